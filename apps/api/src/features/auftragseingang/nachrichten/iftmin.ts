import type {
  Beteiligter,
  Gefahrgutangabe,
  Messung,
  Transportauftrag,
  Ware,
} from '@frachtportal/edi/edifact/iftmin';
import type { Partnercodes } from '../bekannte.read-model.js';
import { hinweis, type Nachrichtenzeile, type Stellen, zahl } from './nachrichtenzeile.js';

/** Which of our addresses is meant; carriers and forwarders are the house itself. */
const rollen: Readonly<Record<string, string | null>> = {
  CZ: 'absenderAdresse',
  CN: 'empfaengerAdresse',
  PW: 'abweichendeAbholerAdresse',
  DP: 'abweichendeEmpfaengerAdresse',
  CA: null,
  FW: null,
  MS: null,
  MR: null,
};
const adressstellen = {
  fremdnummer: 'C082',
  name: 'C080',
  zeile2: 'C080',
  zeile3: 'C080',
  strasse: 'C059',
  ort: '3164',
  plz: '3251',
  lkz: '3207',
  kontakt: 'CTA',
  telefon: 'COM',
};

const pos = (feld: string) => `auftragspositionen.${feld}`;
const gut = (feld: string) => `auftragsgefahrgueter.${feld}`;

export const iftminStellen: Stellen = {
  absenderReferenz: 'BGM',
  partnerreferenz: 'BGM',
  empfaengerreferenz: 'RFF ON',
  hinweis: 'FTX',
  datum: 'DTM 137',
  beladedatum: 'DTM 200',
  beladezeitVon: 'DTM 200',
  beladezeitBis: 'DTM 200',
  entladedatum: 'DTM 2',
  entladezeitVon: 'DTM 2',
  entladezeitBis: 'DTM 2',
  frankatur: 'TOD',
  verkehrsart: 'TSR',
  terminkennzeichen: 'TSR',
  nachnahmeBetrag: 'MOA 22',
  nachnahmeWaehrung: 'MOA 22',
  ...Object.fromEntries(
    Object.entries(rollen).flatMap(([art, rolle]) =>
      rolle
        ? Object.entries(adressstellen).map(([feld, wo]) => [`${rolle}.${feld}`, `NAD ${art} ${wo}`])
        : [],
    ),
  ),
  [pos('packmittelAnzahl')]: 'GID',
  [pos('packmittel')]: 'GID',
  [pos('lademittelAnzahl')]: 'GID',
  [pos('lademittel')]: 'GID',
  [pos('warengutBezeichnung')]: 'FTX AAA',
  [pos('zeichenNummer')]: 'PCI',
  [pos('bruttoGewicht')]: 'MEA',
  [pos('volumenCBM')]: 'MEA',
  [pos('lademeter')]: 'MEA',
  [pos('laengeCM')]: 'DIM',
  [pos('breiteCM')]: 'DIM',
  [pos('hoeheCM')]: 'DIM',
  [pos('lieferschein')]: 'RFF DQ',
  [gut('unnr')]: 'DGS 7124',
  [gut('klasse')]: 'DGS 8351',
  [gut('verpackungsgruppe')]: 'DGS 8339',
  [gut('bruttoGewicht')]: 'MEA',
  [gut('nettoGewicht')]: 'MEA',
  [gut('liter')]: 'MEA',
  [gut('gefahrgutausloeser')]: 'FTX AAD',
};

/** Which dates are the pickup and the delivery, the most exact first. */
const abholung = ['200', '234', '10', '11'];
const zustellung = ['2', '69', '64', '17', '76'];

/** A transport order as lines: each goods item one, each further dangerous good one more. */
export function iftminZeilen(
  auftrag: Transportauftrag,
  vorgang: number,
  codes: Partnercodes,
): Nachrichtenzeile[] {
  const zeilen = auftrag.waren.flatMap((ware) => warenzeilen(ware, vorgang));
  const [erste] = zeilen;
  if (erste) Object.assign(erste.werte, kopf(auftrag, codes), adressen(auftrag.beteiligte));
  return zeilen;
}

function kopf(a: Transportauftrag, codes: Partnercodes): Nachrichtenzeile['werte'] {
  const eigene = verweisVon(a.verweise, 'CU');
  const nachnahme = a.betraege.find((b) => b.art === '22');
  const { werte, texte } = leistungen(a.leistungen, codes);
  const andere = a.beteiligte.flatMap((b) =>
    b.art in rollen ? [] : [`${b.art}: ${[b.name.join(' '), ...b.strasse, `${b.plz} ${b.ort}`].join(', ')}`],
  );
  const weitere = a.verweise.flatMap(([art, nr]) =>
    ['CU', 'ON', 'DQ'].includes(art) ? [] : [`${art}: ${nr}`],
  );
  return {
    absenderReferenz: eigene ?? a.nummer,
    partnerreferenz: eigene && eigene !== a.nummer ? a.nummer : null,
    empfaengerreferenz: verweisVon(a.verweise, 'ON'),
    datum: terminVon(a, ['137'])?.tag,
    ...zeitraum(a, abholung, '235', ['beladedatum', 'beladezeitVon', 'beladezeitBis']),
    ...zeitraum(a, zustellung, '63', ['entladedatum', 'entladezeitVon', 'entladezeitBis']),
    frankatur: a.lieferbedingung,
    ...werte,
    ...(nachnahme && {
      nachnahmeBetrag: zahl(nachnahme.betrag),
      nachnahmeWaehrung: nachnahme.waehrung || 'EUR',
    }),
    hinweis: hinweis([...a.texte.map(([, text]) => text), ...texte, ...weitere, ...andere]),
  };
}

const verweisVon = (verweise: [string, string][], art: string) =>
  verweise.find(([a, nummer]) => a === art && nummer)?.[1];
const terminVon = ({ termine }: Transportauftrag, arten: string[]) =>
  arten.map((art) => termine.find(([a]) => a === art)?.[1]).find(Boolean);

/** A day with its times; the end may stand in a date of its own, where it is the same day. */
function zeitraum(
  a: Transportauftrag,
  arten: string[],
  ende: string,
  [tag, von, bis]: [string, string, string],
): Record<string, string | null | undefined> {
  const anfang = terminVon(a, arten) ?? terminVon(a, [ende]);
  const letzter = terminVon(a, [ende]);
  const endzeit = letzter && letzter.tag === anfang?.tag ? letzter.zeit : null;
  const spanne = anfang?.bisTag === anfang?.tag ? anfang?.bisZeit : null;
  const istEnde = anfang === letzter;
  return { [tag]: anfang?.tag, [von]: istEnde ? null : anfang?.zeit, [bis]: endzeit ?? spanne };
}

/** A service that the partner's codes know as one of ours; any other is told. */
function leistungen(alle: string[], codes: Partnercodes) {
  const werte: Record<string, string> = {};
  const texte: string[] = [];
  for (const code of alle.filter(Boolean)) {
    const liste = ['verkehrsart', 'terminkennzeichen'].find(
      (l) => !werte[l] && codes.get(l)?.has(code.toUpperCase()),
    );
    if (liste) werte[liste] = code;
    else texte.push(`TSR: ${code}`);
  }
  return { werte, texte };
}

function adressen(beteiligte: Beteiligter[]): Nachrichtenzeile['werte'] {
  const ohneEmpfaenger = !beteiligte.some((b) => b.art === 'CN');
  const werte: Nachrichtenzeile['werte'] = {};
  for (const b of beteiligte) {
    const rolle = b.art === 'DP' && ohneEmpfaenger ? 'empfaengerAdresse' : rollen[b.art];
    if (!rolle || werte[`${rolle}.name`]) continue;
    const [name, zeile2, zeile3] = b.name;
    const anschrift = {
      fremdnummer: b.kennung,
      name,
      zeile2,
      zeile3,
      strasse: b.strasse.join(' '),
      plz: b.plz,
      ort: b.ort,
      lkz: b.land,
      kontakt: b.kontakt,
      telefon: b.telefon,
    };
    for (const [feld, wert] of Object.entries(anschrift)) werte[`${rolle}.${feld}`] = wert;
  }
  return werte;
}

/** Powers of ten that make kilograms, cubic metres, litres and centimetres of other units. */
const gewicht: Readonly<Record<string, number>> = { KGM: 0, GRM: -3, TNE: 3 };
const raum: Readonly<Record<string, number>> = { MTQ: 0, DMQ: -3, LTR: -3 };
const laengen: Readonly<Record<string, number>> = { CMT: 0, MTR: 2, MMT: -1 };
const netto = ['AAL', 'AAA', 'AAC', 'N'];

/** Moves the point; a decimal stays exact. */
const verschoben = (wert: string, potenz: number) => {
  const stellen = (wert.split('.')[1] ?? '').length;
  return zahl((Number(wert) * 10 ** potenz).toFixed(Math.max(0, stellen - potenz)));
};
const in_ = (einheiten: Readonly<Record<string, number>>, m: Messung | undefined) =>
  m ? verschoben(m.wert, einheiten[m.einheit] ?? 0) : null;
const finde = (messungen: Messung[], einheiten: object, passt: (m: Messung) => boolean = () => true) =>
  messungen.find((m) => m.einheit in einheiten && passt(m));

function warenzeilen(ware: Ware, vorgang: number): Nachrichtenzeile[] {
  const [aussen, innen] = ware.packstuecke;
  const { abmessung: a } = ware;
  const cm = (wert: string | undefined) => (a && wert ? verschoben(wert, laengen[a.einheit] ?? 0) : null);
  const { messungen } = ware;
  const werte = mitGruppe(pos, {
    warengutBezeichnung: ware.texte.find(([art]) => art === 'AAA')?.[1] ?? ware.texte[0]?.[1],
    zeichenNummer: ware.zeichen.join(', '),
    ...(innen ? { lademittelAnzahl: aussen?.anzahl, lademittel: aussen?.art } : {}),
    packmittelAnzahl: (innen ?? aussen)?.anzahl,
    packmittel: (innen ?? aussen)?.art,
    bruttoGewicht: in_(
      gewicht,
      finde(messungen, gewicht, (m) => !netto.includes(m.art)),
    ),
    volumenCBM: in_(raum, finde(messungen, raum)),
    lademeter: zahl(messungen.find((m) => m.art === 'LMT' || m.einheit === 'LM')?.wert),
    laengeCM: cm(a?.laenge),
    breiteCM: cm(a?.breite),
    hoeheCM: cm(a?.hoehe),
    lieferschein: ware.verweise.flatMap(([art, nr]) => (art === 'DQ' ? [nr] : [])).join(', '),
  });
  const [erstes, ...weitere] = ware.gefahrgut;
  return [
    { nummer: ware.segment, vorgang, werte: { ...werte, ...(erstes && gefahrgut(erstes)) } },
    ...weitere.map((g) => ({ nummer: g.segment, vorgang, werte: gefahrgut(g) })),
  ];
}

const mitGruppe = (name: (feld: string) => string, werte: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(werte).map(([feld, wert]) => [name(feld), wert]));

function gefahrgut({ messungen, texte, ...g }: Gefahrgutangabe): Nachrichtenzeile['werte'] {
  return mitGruppe(gut, {
    unnr: g.unnr,
    klasse: g.klasse,
    verpackungsgruppe: g.verpackungsgruppe,
    bruttoGewicht: in_(
      gewicht,
      finde(messungen, gewicht, (m) => !netto.includes(m.art)),
    ),
    nettoGewicht: in_(
      gewicht,
      finde(messungen, gewicht, (m) => netto.includes(m.art)),
    ),
    liter: in_({ LTR: 0, DMQ: 0, MTQ: 3 }, finde(messungen, raum)),
    gefahrgutausloeser: texte.find(([art]) => art === 'AAD')?.[1],
  });
}
