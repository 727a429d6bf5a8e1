import {
  einAuftrag,
  eineAdresse,
  eineGefahrgutzeile,
  einePosition,
} from '@frachtportal/domain/testing/builder';

/** A paper of docs/papiere: which one, of which orders, and what has to happen before. */
export interface Beispiel {
  /** Its file, without ending. */
  name: string;
  papier: string;
  auftraege: (gueter: Gueter) => object[];
  /** Is it printed only once the order has left? */
  uebertragen?: true;
}

/** The row of the dangerous-goods table for a UN number, as a reference. */
type Gueter = (unnr: string) => { id: number };

const tage = {
  datum: '2026-03-02',
  beladedatum: '2026-03-03',
  beladezeitVon: '08:00',
  beladezeitBis: '12:00',

  entladedatum: '2026-03-05',
  entladezeitVon: '09:00',
  entladezeitBis: '16:00',
  terminkennzeichen: null,
};
const absender = eineAdresse('Werkzeugbau Jansen GmbH')
  .mit({ kontakt: 'Frau Petersen', telefon: '0421 23125-10' })
  .build();
const empfaenger = eineAdresse('Maschinenhandel Huber KG')
  .mit({ strasse: 'Landsberger Straße', hausnummer: '155', plz: '80687', ort: 'München' })
  .mit({ kontakt: 'Herr Moser', telefon: '089 99998-120' })
  .build();
const wien = eineAdresse('Alpenland Technik GesmbH')
  .mit({
    strasse: 'Simmeringer Hauptstraße',
    hausnummer: '99',
    lkz: 'A',
    land: { id: 2 },
    plz: '1110',
    ort: 'Wien',
  })
  .build();

const auftrag = () =>
  einAuftrag()
    .von(absender)
    .an(empfaenger)
    .mit({ ...tage, absenderReferenz: 'B-2026-0815', empfaengerreferenz: 'EK 4711', hinweis: null });
const position = (nr: number) =>
  einePosition().mit({
    warengutBezeichnung: ['Drehteile', 'Fräsköpfe', 'Spannfutter', 'Werkzeughalter'][nr % 4] ?? '',
    bruttoGewicht: 120 + 10 * nr,
    zeichenNummer: `WZ-${100 + nr}`,
    lieferschein: `LS-26-${1000 + nr}`,
  });
const viele = (anzahl: number) =>
  Array.from({ length: anzahl }, (_, i) => position(i).aufPaletten(1).build());

const gefahrgut = (klasse: { id: number }, werte: object) =>
  eineGefahrgutzeile()
    .mit({ gefahrgutUnnr: klasse, gefahrgutklasse: klasse, ...werte })
    .build();
const liter = (n: number, anzahl: number) => ({
  liter: n,
  nettoGewicht: null,
  anzahl,
  bruttoGewicht: n + anzahl,
});

const reich = () =>
  auftrag()
    .mit({ tauschpaletteA: 4, tauschpaletteY: 1, nachnahmeBetrag: 1250.5, nachnahmeWaehrung: { id: 2 } })
    .mit({ hinweis: 'Anlieferung über Tor 3, Höhe 3,60 m.\nBitte eine Stunde vorher anrufen.' })
    .mitService(48)
    .mitService(49)
    .mitPositionen(position(0).aufPaletten(2).build(), position(1).inKartons(6).build());

export const beispiele: readonly Beispiel[] = [
  { name: '01-speditionsauftrag', papier: 'speditionsauftrag', auftraege: () => [reich().build()] },
  { name: '02-lieferschein', papier: 'lieferschein', uebertragen: true, auftraege: () => [reich().build()] },
  {
    name: '03-lieferschein-neutral',
    papier: 'lieferschein',
    uebertragen: true,
    auftraege: () => [
      auftrag()
        .mit({
          neutralerAbsenderAdresse: eineAdresse('Neutral Versand GmbH')
            .mit({ plz: '20457', ort: 'Hamburg' })
            .build(),
        })
        .build(),
    ],
  },
  {
    name: '04-gefahrgut',
    papier: 'befoerderungspapier',
    auftraege: (gueter) => [
      auftrag()
        .mitGefahrgut(
          gefahrgut(gueter('1263'), liter(60, 12)),
          gefahrgut(gueter('1830'), liter(120, 6)),
          gefahrgut(gueter('1203'), {
            ...liter(0, 2),
            liter: null,
            bruttoGewicht: 24,
            leerUngereinigt: true,
          }),
        )
        .build(),
    ],
  },
  {
    name: '05-begrenzte-mengen',
    papier: 'befoerderungspapier',
    auftraege: (gueter) => [
      auftrag()
        .mitGefahrgut(
          gefahrgut(gueter('1133'), { ...liter(48, 8), begrenztemenge: true, inhaltInnenverpackung: 0.5 }),
        )
        .build(),
    ],
  },
  {
    name: '06-cmr',
    papier: 'cmr-frachtbrief',
    auftraege: () => [reich().an(wien).mit({ zollvermerk: null }).build()],
  },
  {
    name: '07-cmr-zwoelf-positionen',
    papier: 'cmr-frachtbrief',
    auftraege: () => [
      auftrag()
        .an(wien)
        .mitPositionen(...viele(12))
        .build(),
    ],
  },
  {
    name: '08-vierzig-positionen',
    papier: 'speditionsauftrag',
    auftraege: () => [
      auftrag()
        .mitPositionen(...viele(40))
        .build(),
    ],
  },
  {
    name: '09-etiketten',
    papier: 'warenetikett',
    auftraege: () => [auftrag().mitPositionen(position(0).aufPaletten(2).build()).build()],
  },
  {
    name: '10-uebernahmeliste',
    papier: 'uebernahmeliste',
    uebertragen: true,
    auftraege: (gueter) => [
      reich().build(),
      auftrag()
        .mitPositionen(...viele(3))
        .build(),
      auftrag()
        .mitGefahrgut(gefahrgut(gueter('1830'), liter(120, 6)))
        .build(),
    ],
  },
];
