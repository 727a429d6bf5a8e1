import {
  kategorieVon,
  punktegrenze,
  punkteJeKategorie,
  punktesumme,
  zeilenpunkte,
} from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import { falscheEinheit } from '@frachtportal/domain/auftrag/gefahrgut/mengeneinheit';
import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { farben } from '../darstellung/farben.js';
import { menge, zahl } from '../darstellung/format.js';
import { type Berichtsgefahrgut, bezeichnung, vermerke } from '../darstellung/gefahrgut/gefahrgut.js';
import { saetzeUeber } from '../darstellung/gefahrgut/gefahrguturteil.js';
import { kopfzeile } from '../darstellung/kopf.js';
import { adrAbsender } from '../darstellung/neutral.js';
import { linien } from '../darstellung/positionen.js';
import { aus, verbunden } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { satzbreite } from '../darstellung/seite.js';
import { unterschriften } from '../darstellung/unterschriften.js';
import { erklaerungen } from './erklaerungen.js';
import { gesamtmengen } from './gesamtmengen.js';

const art = { titel: 'Beförderungspapier (ADR 5.4.1)', mehrzahl: 'Beförderungspapiere (ADR 5.4.1)' };

/** The transport document for dangerous goods: consignor, consignee, description in the prescribed order, totals. */
export function befoerderungspapier(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(art, auftraege, (auftrag) => {
    const zeilen = auftrag.auftragspositionen.flatMap((p) => p.auftragsgefahrgueter ?? []);
    return [
      ...kopfzeile(art.titel, auftrag, texte.koepfe[auftrag.mandant?.id ?? 0]),
      ...adressen(beteiligte(auftrag, texte)),
      tabelle('Gefährliche Güter', gueterspalten, zeilen.map(gueterzeile)),
      ...gesamt(zeilen),
      ...[...saetzeUeber(zeilen), ...erklaerungen(zeilen)].map((satz) => hinweis(satz)),
      weisungen,
      unterschriften(['Absender', 'Fahrer']),
    ];
  });
}

/** The totals; limited and excepted quantities, of which there are none, have neither them nor their headings. */
function gesamt(zeilen: Berichtsgefahrgut[]): Content[] {
  const mengen = gesamtmengen(zeilen).map((g) => [
    g.bezeichnung,
    zahl(g.packstuecke),
    menge(g.kg, 2, 'kg'),
    menge(g.liter, 2, 'l'),
  ]);
  if (mengen.length === 0) return [];
  const titel = 'Gesamtmenge je UN-Nummer, Benennung und Verpackungsgruppe';
  return [tabelle(titel, mengenspalten, mengen), punkte(zeilen)];
}

/** Consignor and consignee; nobody else has a part in it. */
function beteiligte(a: Berichtsauftrag, texte: Berichtstexte): Berichtsauftrag {
  return {
    ...a,
    absenderAdresse: adrAbsender(a, texte),
    abweichendeAbholerAdresse: null,
    neutralerAbsenderAdresse: null,
    abweichendeRechnungsempfaengerAdresse: null,
    rechnungsempfaengerAdresse: null,
    nachnahmeempfaengerAdresse: null,
  };
}

interface Spalte {
  titel: string;
  breite: number;
  rechts?: boolean;
}

const gueterspalten: Spalte[] = [
  { titel: 'UN-Nummer, Benennung, Gefahrzettel, Verpackungsgruppe, Tunnelcode', breite: 0 },
  { titel: 'Anzahl und Beschreibung der Versandstücke', breite: 96 },
  { titel: 'Brutto', breite: 56, rechts: true },
  { titel: 'Netto / Liter', breite: 58, rechts: true },
  { titel: 'Kat.', breite: 22, rechts: true },
  { titel: 'Punkte', breite: 44, rechts: true },
];
const mengenspalten: Spalte[] = [
  { titel: 'Gut', breite: 0 },
  { titel: 'Versandstücke', breite: 60, rechts: true },
  { titel: 'Masse', breite: 74, rechts: true },
  { titel: 'Volumen', breite: 74, rechts: true },
];
const kategoriespalten: Spalte[] = [
  { titel: 'Beförderungskategorie', breite: 0 },
  { titel: 'Faktor', breite: 60, rechts: true },
  { titel: 'Gesamtmenge (kg oder l)', breite: 110, rechts: true },
  { titel: 'Berechneter Wert', breite: 110, rechts: true },
];

function gueterzeile(z: Berichtsgefahrgut): string[] {
  const ergebnis = zeilenpunkte(z);
  const inhalt = menge(z.inhaltInnenverpackung, 3, z.liter ? 'l' : 'kg');
  return [
    verbunden(' · ', bezeichnung(z), vermerke(z)),
    verbunden(
      ' · ',
      verbunden(' ', zahl(z.anzahl), aus(z.verpackung, 'langBezeichnung', 'kurzBezeichnung')),
      inhalt && `je Innenverpackung ${inhalt}`,
    ),
    menge(z.bruttoGewicht, 2, 'kg'),
    verbunden(
      ' · ',
      menge(z.nettoexplosivmasse, 2, 'kg NEM') || menge(z.nettoGewicht, 2, 'kg') || menge(z.liter, 2, 'l'),
      falscheEinheit(z) ? 'Einheit prüfen' : '',
    ),
    zahl(kategorieVon(z)),
    'punkte' in ergebnis ? zahl(ergebnis.punkte, 2) : '–',
  ];
}

/** Totals by category stay together, and with what is said of them. */
function punkte(zeilen: Berichtsgefahrgut[]): Content {
  const { punkte: summe, ohneFreistellung, unbekannt } = punktesumme(zeilen);
  const hinweise = [
    `Der Grenzwert von ${zahl(punktegrenze)} gilt für alles, was das Fahrzeug zusammen befördert; dieser Auftrag trägt ${zahl(summe, 2)} dazu bei.`,
    ohneFreistellung ? 'Beförderungskategorie 0: keine Freistellung nach 1.1.3.6.' : '',
    unbekannt
      ? `Bei ${zahl(unbekannt)} ${unbekannt === 1 ? 'Zeile' : 'Zeilen'} fehlt die Beförderungskategorie oder die Menge; ihr Wert ist nicht enthalten.`
      : '',
  ].filter(Boolean);
  const kategorien = punkteJeKategorie(zeilen).map((k) => [
    k.kategorie === null ? 'nicht angegeben' : `Kategorie ${k.kategorie}`,
    k.faktoren.map((f) => zahl(f)).join(' / ') || '–',
    zahl(k.menge, 2),
    k.punkte === null ? '–' : zahl(k.punkte, 2),
  ]);
  const titel = 'Gesamtmenge und berechneter Wert je Beförderungskategorie (ADR 1.1.3.6)';
  return {
    unbreakable: true,
    stack: [tabelle(titel, kategoriespalten, kategorien), ...hinweise.map(hinweis)],
  };
}

function hinweis(text: string): Content {
  return absatz(text, satzbreite, 8, { color: farben.leise, margin: [0, 3, 0, 0] });
}

/** The instructions in writing (5.4.3) are the same for all goods; UNECE publishes them in each language. */
const weisungen: Content = {
  text: 'Schriftliche Weisungen nach ADR 5.4.3 sind mitzuführen (unece.org/transport/dangerous-goods).',
  link: 'https://unece.org/transport/dangerous-goods',
  fontSize: 8,
  color: farben.leise,
  margin: [0, 3, 0, 0],
};

const polster = 3;

/** A table under its heading, which stands again on each page and never alone. */
function tabelle(titel: string, spalten: Spalte[], zeilen: string[][]): Content {
  const frei = satzbreite - spalten.reduce((summe, s) => summe + s.breite + 2 * polster, 0);
  const widths = spalten.map((s) => s.breite || frei);
  const kopf: TableCell[] = spalten.map((s) => ({
    text: s.titel,
    fontSize: 7,
    color: farben.leise,
    fillColor: farben.flaeche,
    alignment: s.rechts ? 'right' : 'left',
  }));
  const ueber: TableCell = {
    text: titel,
    fontSize: 10,
    bold: true,
    colSpan: spalten.length,
    margin: [-polster, 6, 0, 0],
  };
  const titelzeile = [ueber, ...spalten.slice(1).map((): TableCell => '')];
  const rest = zeilen.map((zeile) =>
    zeile.map((text, i) =>
      absatz(text, widths[i] as number, 8.5, { alignment: spalten[i]?.rechts ? 'right' : 'left' }),
    ),
  );
  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [titelzeile, kopf, ...(rest as TableCell[][])],
    },
    layout: linien,
  };
}
