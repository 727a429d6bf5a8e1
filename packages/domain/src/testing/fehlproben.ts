import type { AuftragAdresse } from '../adresse/adresse.js';
import type { Auftrag } from '../auftrag/auftrag.js';
import type { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import type { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import type { Einstellungen } from '../konfiguration/konfiguration.js';
import { einAuftrag, eineAdresse, eineGefahrgutzeile, einePosition } from './builder.js';

/** A wrong order and every message about it, at its field: the same over HTTP and in the form. */
export interface Fehlprobe {
  einstellungen: Einstellungen;
  auftrag: Auftrag;
  /** Path of the field and text, as the specification of orders, section 5, has it. */
  erwartet: readonly (readonly [feld: string, text: string])[];
}

const pflicht = 'Feld ist ein Pflichtfeld. Bitte ausfüllen.';
const hoechstens = (zeichen: number) => `Bitte höchstens ${zeichen} Zeichen eingeben.`;
const bis = (hoechste: string, niedrigste = 0) =>
  `Bitte eine Zahl von ${niedrigste} bis ${hoechste} eingeben.`;

const laengen = {
  fremdnummer: 20,
  name: 35,
  zeile2: 35,
  zeile3: 35,
  strasse: 35,
  hausnummer: 10,
  zusatz: 5,
  plz: 9,
  ort: 35,
  ortsteil: 35,
  kontakt: 100,
  telefon: 50,
  mailTrackTrace: 250,
};

const zuLang = (laengen: Record<string, number>) =>
  Object.fromEntries(Object.entries(laengen).map(([feld, max]) => [feld, 'x'.repeat(max + 1)]));

const adresse = (werte: object) =>
  eineAdresse()
    .mit(werte as Partial<AuftragAdresse>)
    .build();
const position = (werte: object) =>
  einePosition()
    .mit(werte as Partial<Auftragsposition>)
    .build();
const gefahrgut = (...zeilen: object[]) =>
  einePosition()
    .mitGefahrgut(
      ...zeilen.map((werte) =>
        eineGefahrgutzeile()
          .mit(werte as Partial<Gefahrgutzeile>)
          .build(),
      ),
    )
    .build();
const auftrag = (werte: object, ...positionen: Auftragsposition[]) => {
  const bauer = einAuftrag().mit(werte as Partial<Auftrag>);
  return (positionen.length > 0 ? bauer.mitPositionen(...positionen) : bauer).build();
};

const ohneAlles = { gefahrgutUnnr: null, gefahrgutklasse: null, verpackung: null, anzahl: null };

export const fehlproben: Readonly<Record<string, Fehlprobe>> = {
  Pflichtfelder: {
    einstellungen: {
      clientKunde: 'massen-pflicht',
      isVerkehrsartPflichtfeld: 'true',
      isAbholDatumPflicht: 'true',
      isZustellDatumPflicht: 'true',
    },
    auftrag: auftrag(
      {
        absenderAdresse: null,
        empfaengerAdresse: null,
        frankatur: null,
        verkehrsart: -1,
        beladedatum: null,
        entladedatum: null,
      },
      position({
        warengutBezeichnung: '',
        bruttoGewicht: null,
        zeichenNummer: 'A1',
        laengeCM: null,
        breiteCM: null,
        hoeheCM: null,
      }),
    ),
    erwartet: [
      'absenderAdresse.name',
      'empfaengerAdresse.name',
      'frankatur',
      'verkehrsart',
      'beladedatum',
      'entladedatum',
      'auftragspositionen[0].warengutBezeichnung',
      'auftragspositionen[0].bruttoGewicht',
      'auftragspositionen[0].laengeCM',
      'auftragspositionen[0].breiteCM',
      'auftragspositionen[0].hoeheCM',
    ].map((feld) => [feld, pflicht] as const),
  },
  'Längen und Nachnahme mit IBAN': {
    einstellungen: { clientKunde: 'spedition-iban', isShowTTMailAdress: 'true' },
    auftrag: auftrag({
      absenderAdresse: adresse(zuLang(laengen)),
      empfaengerAdresse: adresse(zuLang(laengen)),
      ...zuLang({ absenderReferenz: 35, empfaengerreferenz: 35, hinweis: 4000, zollvermerk: 100 }),
      ...zuLang({ spotpreisnr: 256 }),
      iban: 'DE89 3704 0044 0532 0130 01',
      bic: 'XX',
      nachnahmeBetrag: 1_000_000,
    }),
    erwartet: [
      ...['absenderAdresse', 'empfaengerAdresse'].flatMap((rolle) =>
        Object.entries(laengen).map(([feld, max]) => [`${rolle}.${feld}`, hoechstens(max)] as const),
      ),
      ['absenderReferenz', hoechstens(35)],
      ['empfaengerreferenz', hoechstens(35)],
      ['hinweis', hoechstens(4000)],
      ['zollvermerk', hoechstens(100)],
      ['spotpreisnr', hoechstens(256)],
      ['iban', 'Bitte eine gültige IBAN eingeben.'],
      ['bic', 'Bitte einen gültigen BIC eingeben.'],
      ['nachnahmeBetrag', bis('999.999,99')],
    ],
  },
  'Zahlen, Umbrüche und Zeiten': {
    einstellungen: { isTauschgeraete: 'true' },
    auftrag: auftrag(
      {
        dispohinweis: 'x'.repeat(71),
        hinweis: '\n'.repeat(6),
        nachnahmeBetrag: -0.01,
        tauschpaletteA: 1.5,
        tauschpaletteB: 90_000_000,
        verkehrsart: 0,
        entladedatum: '2026-03-02',
      },
      position({ bruttoGewicht: 90_000_000, laengeCM: 1.5, versicherungswert: 0.001, warenwert: -1 }),
    ),
    erwartet: [
      ['dispohinweis', hoechstens(70)],
      ['hinweis', 'Bitte höchstens 5 Zeilenumbrüche eingeben.'],
      ['nachnahmeBetrag', bis('999.999,99')],
      ['tauschpaletteA', 'Bitte eine ganze Zahl eingeben.'],
      ['tauschpaletteB', bis('89.999.999')],
      ['verkehrsart', 'Bitte einen der angebotenen Werte wählen.'],
      ['entladedatum', 'Das Zustelldatum darf nicht vor dem Abholdatum liegen.'],
      ['auftragspositionen[0].bruttoGewicht', bis('89.999.999,99')],
      ['auftragspositionen[0].laengeCM', 'Bitte eine ganze Zahl eingeben.'],
      ['auftragspositionen[0].versicherungswert', 'Bitte höchstens 2 Nachkommastellen eingeben.'],
      ['auftragspositionen[0].warenwert', bis('89.999.999,99')],
    ],
  },
  'zusätzliche Lademittel': {
    einstellungen: { isZusaetzlicheLademittel: 'true' },
    auftrag: auftrag({
      auftragZusLademittel: [
        { anzFolge: 1, anzahl: 2, lademittel: null, eigentuemer: { id: 1 } },
        { anzFolge: 2, anzahl: 10_000, lademittel: { id: 1 } },
      ],
    }),
    erwartet: [
      ['auftragZusLademittel[0].lademittel', pflicht],
      ['auftragZusLademittel[1].anzahl', bis('9999', 1)],
    ],
  },
  Gefahrgut: {
    einstellungen: {},
    auftrag: auftrag(
      {},
      gefahrgut(
        { nettoGewicht: null, liter: null },
        { nettoGewicht: 80, liter: 5 },
        { nettoGewicht: 90, bruttoGewicht: 88 },
        { ...ohneAlles, gefahrgutausloeser: 'Ethanol', bruttoGewicht: null },
      ),
    ),
    erwartet: [
      ['nettoGewicht', 'Bitte füllen Sie Nettogewicht oder Liter aus.'],
      ['nettoGewicht', 'Bitte füllen Sie entweder Nettogewicht oder Liter aus.'],
      ['nettoGewicht', 'Nettogewicht darf nicht größer sein als Bruttogewicht.'],
      ...['gefahrgutUnnr', 'gefahrgutklasse', 'verpackung', 'anzahl', 'bruttoGewicht'].map(
        (feld) => [feld, pflicht] as const,
      ),
    ].map(([feld, text], i) => [
      `auftragspositionen[0].auftragsgefahrgueter[${Math.min(i, 3)}].${feld}`,
      text as string,
    ]),
  },
};
