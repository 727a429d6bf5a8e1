import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { landPlzOrt, strassenzeile } from '../darstellung/anschrift.js';
import { abschnitt, grundlage } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { farben } from '../darstellung/farben.js';
import { tag, zahl } from '../darstellung/format.js';
import { unNummer } from '../darstellung/gefahrgut/gefahrgut.js';
import { saetzeUeber } from '../darstellung/gefahrgut/gefahrguturteil.js';
import { briefkopfzeilen } from '../darstellung/kopf.js';
import { tausch, zusatz } from '../darstellung/leistungen.js';
import { sage } from '../darstellung/papiersprache.js';
import { linien } from '../darstellung/positionen.js';
import { aus, klartext, verbunden } from '../darstellung/schrift/klartext.js';
import { absatz, ganzeZahl } from '../darstellung/schrift/satz.js';
import { satzbreite } from '../darstellung/seite.js';
import { type Papierspalte, polster, spaltenbreiten } from '../darstellung/spalten.js';
import { unterschriften } from '../darstellung/unterschriften.js';
import { ssccVon } from '../warenetikett/packstuecke.js';

const spalten = [
  { titel: 'papier.uebernahmeliste.nr', breite: 20, rechts: true },
  { titel: 'papier.auftrag', breite: 58 },
  { titel: 'papier.empfaenger', breite: 0 },
  { titel: 'papier.uebernahmeliste.referenz', breite: 70 },
  { titel: 'papier.uebernahmeliste.packst', breite: 34, rechts: true },
  { titel: 'papier.uebernahmeliste.lademittelTausch', breite: 92 },
  { titel: 'papier.position.gewicht', breite: 50, rechts: true },
  { titel: 'ADR', breite: 40 },
] as const satisfies readonly Papierspalte[];
const widths = spaltenbreiten(spalten);
const frei = widths[2] as number;

/** What a driver takes over at a place, on a list to sign: one for each place and day, however many orders. */
export function uebernahmeliste(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return grundlage(
    sage('papier.uebernahmeliste.titel'),
    gruppen(auftraege).map((gruppe) => {
      const ort = abholort(gruppe[0]!);
      const kopftext = verbunden(
        ' · ',
        sage('papier.uebernahmeliste.titel'),
        ort?.name,
        tag(gruppe[0]?.beladedatum),
      );
      const fuss = texte.koepfe[gruppe[0]?.mandant?.id ?? 0]?.fuss;
      return abschnitt(liste(gruppe, texte), { oben: kopftext, unten: kopftext, fuss });
    }),
  );
}

const abholort = (a: Berichtsauftrag) => a.abweichendeAbholerAdresse ?? a.absenderAdresse;

function gruppen(auftraege: readonly Berichtsauftrag[]): Berichtsauftrag[][] {
  const nach = new Map<string, Berichtsauftrag[]>();
  for (const a of auftraege) {
    const o = abholort(a);
    const schluessel = JSON.stringify([a.mandant?.id, o?.name, o?.strasse, o?.plz, a.beladedatum]);
    nach.set(schluessel, [...(nach.get(schluessel) ?? []), a]);
  }
  return [...nach.values()];
}

function liste(auftraege: Berichtsauftrag[], texte: Berichtstexte): Content[] {
  const erster = auftraege[0]!;
  const ort = abholort(erster);
  return [
    ...briefkopfzeilen(aus(erster.mandant, 'name'), texte.koepfe[erster.mandant?.id ?? 0], satzbreite),
    { text: sage('papier.uebernahmeliste.titel'), fontSize: 18, margin: [0, 10, 0, 4] },
    absatz(klartext(ort?.name), satzbreite, 11, { bold: true }),
    absatz(ort ? verbunden(', ', strassenzeile(ort), landPlzOrt(ort)) : '', satzbreite, 9),
    absatz(
      sage('papier.uebernahmeliste.abholungAm', { tag: tag(erster.beladedatum) || '–' }),
      satzbreite,
      9,
      { margin: [0, 0, 0, 8] },
    ),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [...widths],
        body: [
          kopfzeile(),
          ...auftraege.flatMap((a, i) => [
            zeile(a, i),
            ...nebenzeilen('papier.uebernahmeliste.dazu', zusatz(a)),
            ...nebenzeilen('papier.uebernahmeliste.sscc', ssccVon(a)),
          ]),
          summe(auftraege),
        ],
      },
      layout: linien,
    },
    ...saetzeUeber(auftraege.flatMap(gefahrgueter)).map((satz) =>
      absatz(satz, satzbreite, 8.5, { bold: true, margin: [0, 4, 0, 0] }),
    ),
    unterschriften(['papier.unterschrift.uebergeben', 'papier.unterschrift.uebernommen']),
  ];
}

const gefahrgueter = (a: Berichtsauftrag) =>
  a.auftragspositionen.flatMap((p) => p.auftragsgefahrgueter ?? []);

function kopfzeile(): TableCell[] {
  return spalten.map((s) => ({
    text: sage<string>(s.titel),
    fontSize: 7,
    color: farben.leise,
    fillColor: farben.flaeche,
    alignment: 'rechts' in s ? 'right' : 'left',
  }));
}

function zeile(a: Berichtsauftrag, i: number): TableCell[] {
  const e = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  const lademittel = [
    ...anzahlen(lademittelVon([a])),
    ...tausch(a).map((t) => sage('papier.uebernahmeliste.tausch', { was: t })),
  ];
  return [
    zelle(0, zahl(i + 1)),
    zelle(1, klartext(a.spedeigennr)),
    {
      stack: [
        absatz(klartext(e?.name), frei, 8.5),
        absatz(e ? landPlzOrt(e) : '', frei, 7.5, { color: farben.leise }),
      ],
    },
    zelle(3, klartext(a.absenderReferenz)),
    zelle(4, zahl(a.sumPackstueckAnzahl)),
    { stack: lademittel.map((z) => absatz(z, widths[5] as number, 7.5)) },
    zelle(6, zahl(a.sumBruttoGewicht, 2)),
    zelle(7, unNummern([a]).join(', ') || (a.mitGefahrguetern ? sage('papier.uebernahmeliste.ja') : '')),
  ];
}

/** So many entries of a list stand in one row; a row with all of them could be higher than a page. */
const jeZeile = 50;

/** Load units beside the goods, and the numbers of the pieces to tick off, beneath their order. */
function nebenzeilen(satz: string, eintraege: readonly string[]): TableCell[][] {
  const breite = satzbreite - spalten[0].breite - 4 * polster;
  const leere = Array.from({ length: spalten.length - 2 }, () => ({ text: '' }));
  return Array.from({ length: Math.ceil(eintraege.length / jeZeile) }, (_, i) => {
    const was = eintraege.slice(i * jeZeile, (i + 1) * jeZeile).join(', ');
    const zelle = { colSpan: spalten.length - 1, ...(absatz(sage(satz, { was }), breite, 7) as object) };
    return [{ text: '' }, zelle as TableCell, ...leere];
  });
}

/** How many of each kind of load unit the goods stand on. */
function lademittelVon(auftraege: readonly Berichtsauftrag[]): Map<string, number> {
  const anzahl = new Map<string, number>();
  for (const p of auftraege.flatMap((a) => a.auftragspositionen)) {
    const art = aus(p.lademittel, 'langBezeichnung', 'kurzBezeichnung');
    if (art && p.lademittelAnzahl) anzahl.set(art, (anzahl.get(art) ?? 0) + p.lademittelAnzahl);
  }
  return anzahl;
}

const anzahlen = (je: Map<string, number>) => [...je].map(([art, n]) => `${zahl(n)} × ${art}`);

const unNummern = (auftraege: readonly Berichtsauftrag[]) => [
  ...new Set(
    auftraege
      .flatMap((a) => a.auftragspositionen.flatMap((p) => p.auftragsgefahrgueter ?? []))
      .map((g) => unNummer(g) && `UN ${unNummer(g)}`)
      .filter(Boolean),
  ),
];

function summe(auftraege: Berichtsauftrag[]): TableCell[] {
  const fett = (i: number, text: string) => ({ ...(zelle(i, text) as object), bold: true }) as TableCell;
  const packstuecke = auftraege.reduce((n, a) => n + (a.sumPackstueckAnzahl ?? 0), 0);
  // In hundredths: sums of doubles go astray.
  const gewicht = auftraege.reduce((n, a) => n + Math.round((a.sumBruttoGewicht ?? 0) * 100), 0) / 100;
  const adr = auftraege.filter((a) => a.mitGefahrguetern).length;
  return [
    { text: '' },
    fett(1, sage('papier.summe')),
    fett(2, sage('papier.anzahlAuftraege', { anzahl: auftraege.length })),
    { text: '' },
    fett(4, zahl(packstuecke)),
    {
      stack: anzahlen(lademittelVon(auftraege)).map((z) =>
        absatz(z, widths[5] as number, 7.5, { bold: true }),
      ),
    },
    fett(6, zahl(gewicht, 2)),
    fett(7, adr ? `${zahl(adr)} ADR` : ''),
  ];
}

function zelle(spalte: number, text: string): TableCell {
  const breite = widths[spalte] as number;
  return 'rechts' in spalten[spalte]!
    ? ganzeZahl(text, breite, 8.5)
    : (absatz(text, breite, 8.5) as TableCell);
}
