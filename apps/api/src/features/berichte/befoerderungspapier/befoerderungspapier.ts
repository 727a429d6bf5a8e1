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
import { inSpracheDesVersandlands } from '../darstellung/gefahrgut/versandland.js';
import { kopfzeile } from '../darstellung/kopf.js';
import { adrAbsender } from '../darstellung/neutral.js';
import { sage } from '../darstellung/papiersprache.js';
import { linien } from '../darstellung/positionen.js';
import { aus, verbunden } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { satzbreite } from '../darstellung/seite.js';
import { unterschriften } from '../darstellung/unterschriften.js';
import { erklaerungen } from './erklaerungen.js';
import { gesamtmengen } from './gesamtmengen.js';

const art = { titel: 'papier.befoerderungspapier.titel', mehrzahl: 'papier.befoerderungspapier.mehrzahl' };

/** So many sentences stand on the page that is signed. */
const beiUnterschriften = 4;

/** The transport document for dangerous goods: consignor, consignee, description in the prescribed order, totals. */
export function befoerderungspapier(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(art, auftraege, texte, (auftrag) => {
    const zeilen = auftrag.auftragspositionen.flatMap((p) => p.auftragsgefahrgueter ?? []);
    const versandland = <T>(mache: () => T) => inSpracheDesVersandlands(auftrag, mache);
    const saetze = versandland(() => [...saetzeUeber(zeilen), ...erklaerungen(zeilen)]).map(hinweis);
    return [
      ...kopfzeile(art.titel, auftrag, {
        briefkopf: texte.koepfe[auftrag.mandant?.id ?? 0],
      }),
      ...adressen(beteiligte(auftrag, texte)),
      tabelle(
        'papier.befoerderungspapier.gueter',
        gueterspalten,
        versandland(() => zeilen.map(gueterzeile)),
      ),
      ...gesamt(zeilen, versandland),
      ...saetze.slice(0, -beiUnterschriften),
      unterschriften(
        ['papier.absender', 'papier.unterschrift.fahrer'],
        [...saetze.slice(-beiUnterschriften), versandland(weisungen)],
      ),
    ];
  });
}

/** The totals; limited and excepted quantities, of which there are none, have neither them nor their headings. */
function gesamt(zeilen: Berichtsgefahrgut[], versandland: <T>(mache: () => T) => T): Content[] {
  const mengen = versandland(() => gesamtmengen(zeilen)).map((g) => [
    g.bezeichnung,
    zahl(g.packstuecke),
    menge(g.kg, 2, 'kg'),
    menge(g.liter, 2, 'l'),
  ]);
  if (mengen.length === 0) return [];
  return [tabelle('papier.befoerderungspapier.gesamtmenge', mengenspalten, mengen), punkte(zeilen)];
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
  { titel: 'papier.befoerderungspapier.spalte.bezeichnung', breite: 0 },
  { titel: 'papier.befoerderungspapier.spalte.versandstuecke', breite: 96 },
  { titel: 'papier.befoerderungspapier.spalte.brutto', breite: 56, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.netto', breite: 58, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.kategorie', breite: 22, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.punkte', breite: 44, rechts: true },
];
const mengenspalten: Spalte[] = [
  { titel: 'papier.befoerderungspapier.spalte.gut', breite: 0 },
  { titel: 'papier.befoerderungspapier.spalte.anzahl', breite: 60, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.masse', breite: 74, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.volumen', breite: 74, rechts: true },
];
const kategoriespalten: Spalte[] = [
  { titel: 'papier.befoerderungspapier.spalte.befoerderungskategorie', breite: 0 },
  { titel: 'papier.befoerderungspapier.spalte.faktor', breite: 60, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.menge', breite: 110, rechts: true },
  { titel: 'papier.befoerderungspapier.spalte.wert', breite: 110, rechts: true },
];

function gueterzeile(z: Berichtsgefahrgut): string[] {
  const ergebnis = zeilenpunkte(z);
  const inhalt = menge(z.inhaltInnenverpackung, 3, z.liter ? 'l' : 'kg');
  return [
    verbunden(' · ', bezeichnung(z), vermerke(z)),
    verbunden(
      ' · ',
      verbunden(' ', zahl(z.anzahl), aus(z.verpackung, 'langBezeichnung', 'kurzBezeichnung')),
      inhalt && sage('papier.befoerderungspapier.jeInnenverpackung', { inhalt }),
      z.tray ? sage('papier.befoerderungspapier.tray') : '',
    ),
    menge(z.bruttoGewicht, 2, 'kg'),
    verbunden(
      ' · ',
      menge(z.nettoexplosivmasse, 2, 'kg NEM') || menge(z.nettoGewicht, 2, 'kg') || menge(z.liter, 2, 'l'),
      falscheEinheit(z) ? sage('papier.adr.einheitPruefen') : '',
    ),
    zahl(kategorieVon(z)),
    'punkte' in ergebnis ? zahl(ergebnis.punkte, 2) : '–',
  ];
}

/** Totals by category stay together, and with what is said of them. */
function punkte(zeilen: Berichtsgefahrgut[]): Content {
  const { punkte: summe, ohneFreistellung, unbekannt } = punktesumme(zeilen);
  const hinweise = [
    sage('papier.befoerderungspapier.grenzwert', { grenze: zahl(punktegrenze), punkte: zahl(summe, 2) }),
    ohneFreistellung ? sage('papier.befoerderungspapier.kategorieNull') : '',
    unbekannt ? sage('papier.befoerderungspapier.unbekannt', { anzahl: unbekannt }) : '',
  ].filter(Boolean);
  const kategorien = punkteJeKategorie(zeilen).map((k) => [
    k.kategorie === null
      ? sage('papier.befoerderungspapier.nichtAngegeben')
      : sage('papier.befoerderungspapier.kategorie', { kategorie: k.kategorie }),
    k.faktoren.map((f) => zahl(f)).join(' / ') || '–',
    zahl(k.menge, 2),
    k.punkte === null ? '–' : zahl(k.punkte, 2),
  ]);
  const titel = 'papier.befoerderungspapier.punkte';
  return {
    unbreakable: true,
    stack: [tabelle(titel, kategoriespalten, kategorien), ...hinweise.map(hinweis)],
  };
}

function hinweis(text: string): Content {
  return absatz(text, satzbreite, 8, { color: farben.leise, margin: [0, 3, 0, 0] });
}

/** The instructions in writing (5.4.3) are the same for all goods; UNECE publishes them in each language. */
const weisungen = (): Content => ({
  text: sage('papier.adr.weisungen'),
  link: 'https://unece.org/transport/dangerous-goods',
  fontSize: 8,
  color: farben.leise,
  margin: [0, 3, 0, 0],
});

const polster = 3;

/** A table under its heading, which stands again on each page and never alone. */
function tabelle(titel: string, spalten: Spalte[], zeilen: string[][]): Content {
  const frei = satzbreite - spalten.reduce((summe, s) => summe + s.breite + 2 * polster, 0);
  const widths = spalten.map((s) => s.breite || frei);
  const kopf: TableCell[] = spalten.map((s) => ({
    text: sage(s.titel),
    fontSize: 7,
    color: farben.leise,
    fillColor: farben.flaeche,
    alignment: s.rechts ? 'right' : 'left',
  }));
  const ueber: TableCell = {
    text: sage(titel),
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
