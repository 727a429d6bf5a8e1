import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Fortrasprofil } from '@frachtportal/domain/anbindung/fortrasprofil';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { alsGanzzahl } from '@frachtportal/domain/auftrag/rechnen/ganzzahl';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import { freitexte, texteJeSatz } from '@frachtportal/domain/dispo/fortras/freitexte';
import type { Sendungsart } from '@frachtportal/edi/fortras/saetze';
import type { Satzangabe, Satzwerte, Sendungsangabe } from '@frachtportal/edi/fortras/schreiben';
import type { Codesuche } from './dispovorgabenauskunft.read-model.js';
import { codeVon, gerundet, gruppen, type Sendungsumgebung, stellplaetze } from './feldwerte.js';
import { positionssaetze } from './sendungsposition.js';

type Satz = Satzangabe<Sendungsart>;
const satz = <A extends Sendungsart>(art: A, werte: Satzwerte<A>) => ({ art, werte }) as Satz;

/** An order as a consignment of BORD512, or as the pickup order that it is there. */
export function sendungAus(a: Auftrag, umgebung: Sendungsumgebung): Sendungsangabe {
  const positionen = a.auftragspositionen;
  return {
    saetze: [
      ...adressen(a, umgebung),
      ...positionen.flatMap((p, i) =>
        positionssaetze(p, i, { ...umgebung, empfaengerreferenz: a.empfaengerreferenz }),
      ),
      satz('G00', summen(a, umgebung)),
      ...textschluessel(a, umgebung.code),
      ...texte(a),
      ...(a.nachnahmeBetrag
        ? [satz('I00', { serviceType1: umgebung.profil.nachnahmecode, amount1: a.nachnahmeBetrag })]
        : []),
    ],
    nachnahme: a.nachnahmeBetrag ?? 0,
    europaletten: a.tauschpaletteA ?? 0,
    gitterboxen: a.tauschpaletteY ?? 0,
  };
}

function adressen(a: Auftrag, { profil, auftraggeber }: Sendungsumgebung): Satz[] {
  // Goods are delivered where they go; whose they are is told as a text.
  const ziel = a.abweichendeEmpfaengerAdresse?.name ? a.abweichendeEmpfaengerAdresse : a.empfaengerAdresse;
  const rechnung = a.abweichendeRechnungsempfaengerAdresse ?? a.rechnungsempfaengerAdresse;
  const alle: [string, Partial<AuftragAdresse> | null | undefined][] = [
    ['SHP', a.absenderAdresse],
    ['CON', ziel],
    ['LOA', a.abweichendeAbholerAdresse],
    ['NES', a.neutralerAbsenderAdresse],
    ['INV', rechnung],
    ['ORD', profil.datenart === 'ABH' ? (auftraggeber ?? a.absenderAdresse) : null],
  ];
  return alle.flatMap(([art, adresse]) => (adresse?.name ? adresssaetze(art, adresse, profil) : []));
}

function adresssaetze(art: string, w: Partial<AuftragAdresse>, { mailkennung }: Fortrasprofil): Satz[] {
  const land = w.land as { iso2?: string | null } | null | undefined;
  const wege = (
    [
      ['KPE', w.kontakt],
      ['TEL', w.telefon],
      [mailkennung, w.mailTrackTrace],
    ] as const
  ).filter(([, inhalt]) => inhalt);
  return [
    satz('B00', {
      addressTypeQualifier: art,
      name1: w.name,
      name2: w.zeile2,
      name3: w.zeile3,
      streetAndStreetNumber: [w.strasse, w.hausnummer, w.zusatz].filter(Boolean).join(' '),
      countryCode: land?.iso2 || w.lkz,
      postcode: w.plz,
      place: w.ort,
      townArea: w.ortsteil,
      partnerId: w.fremdnummer,
    }),
    ...wege.map(([kennung, content]) => satz('B10', { communicationTypeQualifier: kennung, content })),
  ];
}

function summen(a: Auftrag, { profil, code }: Sendungsumgebung): Satzwerte<'G00'> {
  const summe = summiere(a.auftragspositionen);
  const [eins, zwei] = lademittel(a, code);
  const warenwert = a.auftragspositionen.reduce((cent, p) => cent + alsGanzzahl(p.warenwert, 2), 0) / 100;
  return {
    consignmentNumberSendingDepot: a.spedeigennr,
    orderDate: a.datum,
    pickupDate: a.beladedatum,
    pickupTimeFrom: a.beladezeitVon,
    pickupTimeTo: a.beladezeitBis,
    deliveryTerm: codeVon(code, 'frankatur', a.frankatur),
    actualConsignmentGrossWeightInKg: summe.bruttoGewicht,
    chargeableConsignmentWeightInKg: summe.bruttoGewicht,
    goodsValue: warenwert,
    currencyOfGoodsValue: warenwert ? 'EUR' : '',
    cubicMeters: summe.volumenCbm,
    loadingMeters: gerundet(summe.lademeter, 1, 'nächste'),
    numberOfPalletLocations: stellplaetze(summe.stellplaetze, profil),
    numberOfAdditionalLoadingTools1: eins?.anzahl,
    packagingTypeForAdditionalLoadingTools1: eins?.art,
    numberOfAdditionalLoadingTools2: zwei?.anzahl,
    packagingTypeForAdditionalLoadingTools2: zwei?.art,
  };
}

/** Additional load units by kind. */
function lademittel(a: Auftrag, code: Codesuche) {
  const jeArt = new Map<string, number>();
  for (const l of a.auftragZusLademittel ?? []) {
    const art = codeVon(code, 'lademittel', l.lademittel?.id);
    jeArt.set(art, (jeArt.get(art) ?? 0) + l.anzahl);
  }
  return [...jeArt].map(([art, anzahl]) => ({ art, anzahl }));
}

/** Codes of appointments, the first with its day, and of services with what was entered. */
function textschluessel(a: Auftrag, code: Codesuche): Satz[] {
  const tag = (a.entladedatum ?? '').split('-').reverse().join('');
  const paare: [string, string][] = [
    [codeVon(code, 'terminkennzeichen', a.terminkennzeichen?.id), tag],
    [codeVon(code, 'zustellkennzeichen', a.zustellkennzeichen?.id), ''],
    [codeVon(code, 'anlieferkennzeichen', a.anlieferkennzeichen?.id), ''],
    ...(a.auftragServices ?? [])
      .filter((s) => s.active)
      .map((s): [string, string] => [
        codeVon(code, 'serviceDefinition', s.spez_num),
        s.typ === 'Logisch' ? '' : (s.wert ?? ''),
      ]),
  ];
  const gesagte = paare.filter(([schluessel]) => schluessel);
  return gruppen(gesagte, 6).map((gruppe) =>
    satz(
      'H00',
      Object.fromEntries(
        gruppe.flatMap(([schluessel, text], i) => [
          [`textCode${i + 1}`, schluessel],
          [`additionalText${i + 1}`, text],
        ]),
      ),
    ),
  );
}

function texte(a: Auftrag): Satz[] {
  return gruppen(freitexte(a), texteJeSatz).map((gruppe) =>
    satz(
      'H10',
      Object.fromEntries(
        gruppe.flatMap(({ art, text }, i) => [
          [`textQualifier${i + 1}`, art],
          [`text${i + 1}`, text],
        ]),
      ),
    ),
  );
}
