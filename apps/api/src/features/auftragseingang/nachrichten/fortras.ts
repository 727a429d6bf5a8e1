import type { Bordero, Sendung, Sendungsadresse, Sendungsposition } from '@frachtportal/edi/fortras/bordero';
import type { Satz } from '@frachtportal/edi/fortras/saetze';
import { gut, pos, rollen } from './fortrasstellen.js';
import { hinweis, type Nachrichtenzeile, zahl } from './nachrichtenzeile.js';

const verbindungen: Readonly<Record<string, string>> = { KPE: 'kontakt', TEL: 'telefon' };

/** Which text codes of the partner are one of our kinds of appointment. */
export type Terminschluessel = ReadonlySet<string>;

/** A consignment file as lines: each position one, each further dangerous good and load unit one more. */
export function fortrasZeilen(
  bordero: Bordero,
  termine: Terminschluessel,
  nachnahmen: ReadonlyMap<number, string>,
): Nachrichtenzeile[] {
  return bordero.sendungen.flatMap((sendung) => {
    const zeilen = sendung.positionen.flatMap((p) => positionszeilen(sendung.nummer, p));
    const [erste] = zeilen;
    if (!erste) return [];
    const kopf = kopfVon(bordero, sendung, termine);
    const betrag = nachnahmen.get(sendung.nummer);
    const nachnahme = betrag && {
      nachnahmeBetrag: zahl(betrag),
      nachnahmeWaehrung: bordero.kopf.werte.currency || 'EUR',
    };
    Object.assign(erste.werte, kopf, adressen(sendung), nachnahme, warenwert(sendung));
    return mitLademitteln(zeilen, sendung);
  });
}

function kopfVon({ kopf }: Bordero, sendung: Sendung, termine: Terminschluessel) {
  const { consignmentNumberSendingDepot, orderDate, pickupDate, pickupTimeFrom, pickupTimeTo, deliveryTerm } =
    sendung.summe?.werte ?? {};
  const { termin, texte } = textschluessel(sendung, termine);
  const andere = sendung.adressen.flatMap(({ adresse: { werte: w } }) =>
    w.addressTypeQualifier in rollen
      ? []
      : [
          `${w.addressTypeQualifier}: ${[w.name1, w.streetAndStreetNumber, `${w.postcode} ${w.place}`].join(', ')}`,
        ],
  );
  const verweise = sendung.positionen.flatMap((p) =>
    p.packstuecke.flatMap(({ werte }) => verweiseVon(werte)),
  );
  const weitere = verweise.flatMap(([art, nr]) => (art in bekannteVerweise ? [] : [`${art}: ${nr}`]));
  return {
    absenderReferenz: consignmentNumberSendingDepot,
    empfaengerreferenz: verweise.find(([art]) => art === '502')?.[1],
    datum: orderDate || kopf.werte.waybillDate,
    beladedatum: pickupDate,
    beladezeitVon: pickupTimeFrom,
    beladezeitBis: pickupTimeTo,
    frankatur: deliveryTerm,
    ...termin,
    hinweis: hinweis([
      ...freieTexte(sendung),
      ...texte,
      ...new Set(weitere),
      ...andere,
      ...fremdwert(sendung),
    ]),
  };
}

/** 501 is a delivery note, 502 the order of the customer. */
const bekannteVerweise = { '501': true, '502': true };

const verweiseVon = (w: Satz<'F00'>['werte']): [string, string][] =>
  ([1, 2, 3, 4, 5] as const).flatMap((i): [string, string][] =>
    w[`referenceNumber${i}`] ? [[w[`referenceQualifier${i}`], w[`referenceNumber${i}`]]] : [],
  );

/** An appointment where the partner's code is one, with the day that stands beside it; any other code as a text. */
function textschluessel({ textschluessel: saetze }: Sendung, termine: Terminschluessel) {
  const termin: Record<string, string> = {};
  const texte: string[] = [];
  for (const { werte: w } of saetze)
    for (const i of [1, 2, 3, 4, 5, 6] as const) {
      const [code, text] = [w[`textCode${i}`], w[`additionalText${i}`]];
      if (!code && !text) continue;
      const tag = /^(\d{2})\.?(\d{2})\.?(\d{4})$/.exec(text);
      const istTermin = termine.has(code.toUpperCase()) && !termin.terminkennzeichen && (!text || tag);
      if (!istTermin) texte.push([code, text].filter(Boolean).join(' '));
      else {
        termin.terminkennzeichen = code;
        if (tag) termin.entladedatum = `${tag[3]}-${tag[2]}-${tag[1]}`;
      }
    }
  return { termin, texte };
}

/** Texts of one kind go on in the next field. */
function freieTexte({ texte }: Sendung): string[] {
  const jeArt = new Map<string, string>();
  for (const { werte: w } of texte)
    for (const i of [1, 2, 3] as const) {
      const [art, text] = [w[`textQualifier${i}`], w[`text${i}`]];
      if (text) jeArt.set(art, [jeArt.get(art), text].filter(Boolean).join(' '));
    }
  return [...jeArt.values()];
}

function adressen({ adressen: alle }: Sendung): Nachrichtenzeile['werte'] {
  const werte: Nachrichtenzeile['werte'] = {};
  for (const a of alle) {
    const rolle = rollen[a.adresse.werte.addressTypeQualifier];
    if (!rolle || werte[`${rolle}.name`]) continue;
    for (const [feld, wert] of Object.entries(anschrift(a))) werte[`${rolle}.${feld}`] = wert;
  }
  return werte;
}

function anschrift({ adresse: { werte: w }, verbindungen: wege }: Sendungsadresse): Record<string, string> {
  const wegeVon = wege.flatMap(({ werte }) => {
    const feld = verbindungen[werte.communicationTypeQualifier];
    return feld ? [[feld, werte.content] as const] : [];
  });
  return {
    fremdnummer: w.partnerId,
    name: w.name1,
    zeile2: w.name2,
    zeile3: w.name3,
    strasse: w.streetAndStreetNumber,
    lkz: w.countryCode,
    plz: w.postcode,
    ...(w.place ? { ort: w.place, ortsteil: w.townArea } : { ort: w.townArea }),
    ...Object.fromEntries(wegeVon),
  };
}

/** The value of the goods is held in euros; any other is told. */
const istEuro = ({ summe }: Sendung) => ['', 'EUR'].includes(summe?.werte.currencyOfGoodsValue ?? '');
const warenwert = (s: Sendung) => (istEuro(s) ? { [pos('warenwert')]: zahl(s.summe?.werte.goodsValue) } : {});
function fremdwert(s: Sendung): string[] {
  const betrag = zahl(s.summe?.werte.goodsValue);
  return istEuro(s) || !betrag ? [] : [`Warenwert ${betrag} ${s.summe?.werte.currencyOfGoodsValue}`];
}

const zentimeter = (meter: string) => (Number(meter) ? String(Math.round(Number(meter) * 100)) : null);

function positionszeilen(
  vorgang: number,
  { gut: d, gefahrgut, packstuecke }: Sendungsposition,
): Nachrichtenzeile[] {
  const w = d.werte;
  const innen = zahl(w.numberOfPackagesOnPallets);
  const [aussenAnzahl, aussen] = [zahl(w.numberOfPackages), w.packagingType];
  const lieferscheine = packstuecke
    .flatMap(({ werte }) => verweiseVon(werte))
    .flatMap(([art, nr]) => (art === '501' ? [nr] : []));
  const position = {
    warengutBezeichnung: w.contentOfGoods,
    zeichenNummer: w.codeAndNumber,
    // Packages upon pallets: then the pallets are load units.
    ...(innen ? { lademittelAnzahl: aussenAnzahl, lademittel: aussen } : {}),
    packmittelAnzahl: innen ?? aussenAnzahl,
    packmittel: innen ? w.packagingTypeOnPallets : aussen,
    bruttoGewicht: zahl(w.actualWeight),
    laengeCM: zentimeter(w.lengthInMeters),
    breiteCM: zentimeter(w.widthInMeters),
    hoeheCM: zentimeter(w.heightInMeters),
    volumenCBM: zahl(w.cubicMeters),
    lademeter: zahl(w.loadingMeters),
    stellplaetze: zahl(w.numberOfPalletLocations),
    lieferschein: [...new Set(lieferscheine)].join(', '),
  };
  const [erstes, ...weitere] = gefahrgut;
  const werte = { ...mitGruppe(pos, position), ...(erstes && gefahrgutwerte(erstes)) };
  return [
    { nummer: d.nummer, vorgang, werte },
    ...weitere.map((e) => ({ nummer: e.nummer, vorgang, werte: gefahrgutwerte(e) })),
  ];
}

const mitGruppe = (name: (feld: string) => string, werte: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(werte).map(([feld, wert]) => [name(feld), wert]));
const jaNein = (wert: string) => (/^[YJX1]$/i.test(wert) ? 'ja' : null);

function gefahrgutwerte({ werte: w }: Satz<'E00'>): Nachrichtenzeile['werte'] {
  const menge = zahl(w.entryForLitersOrNetWeightInKg);
  const inLitern = w.qualifierForLitersOrNetWeight === 'LIT';
  return mitGruppe(gut, {
    unnr: w.unNumber,
    verpackungsgruppe: w.packagingGroup,
    klasse: w.dangerousGoodsSampleMajor,
    klassifizierung: w.classificationCode,
    anzahl: zahl(w.numberOfPackages),
    bruttoGewicht: zahl(w.grossWeightInKg),
    ...(inLitern ? { liter: menge } : { nettoGewicht: menge }),
    nettoexplosivmasse: zahl(w.netExplosiveMassInKg),
    begrenztemenge: jaNein(w.limitedAmount),
    freigestelltemenge: jaNein(w.exemptQuantity),
    umweltgefaehrdend: jaNein(w.harmfulToTheEnvironment),
    gefahrgutausloeser: w.additionalTextForNAG,
  });
}

/** Two kinds of load units may go along; the second has a line of its own. */
function mitLademitteln(zeilen: Nachrichtenzeile[], { nummer: vorgang, summe }: Sendung): Nachrichtenzeile[] {
  if (!summe) return zeilen;
  const mittel = ([1, 2] as const).flatMap((i) => {
    const anzahl = zahl(summe.werte[`numberOfAdditionalLoadingTools${i}`]);
    const lademittel = summe.werte[`packagingTypeForAdditionalLoadingTools${i}`];
    return anzahl ? [mitGruppe((feld) => `auftragZusLademittel.${feld}`, { anzahl, lademittel })] : [];
  });
  const [erste, zweite] = mittel;
  if (zeilen[0] && erste) Object.assign(zeilen[0].werte, erste);
  return zweite ? [...zeilen, { nummer: summe.nummer, vorgang, werte: zweite }] : zeilen;
}
