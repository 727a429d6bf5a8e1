import { buchungsartname } from '@frachtportal/domain/lademittel/buchungsart';
import type { Kontobewegung } from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Content, TableCell } from 'pdfmake';
import type { Kontoauszugsangaben } from '../blatt.js';
import { abschnitt, grundlage } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { farben } from '../darstellung/farben.js';
import { tag, zahl } from '../darstellung/format.js';
import { briefkopfzeilen } from '../darstellung/kopf.js';
import { sage } from '../darstellung/papiersprache.js';
import { linien } from '../darstellung/positionen.js';
import { kastenzeile } from '../darstellung/raster.js';
import { klartext, verbunden } from '../darstellung/schrift/klartext.js';
import { absatz, ganzeZahl } from '../darstellung/schrift/satz.js';
import { satzbreite } from '../darstellung/seite.js';
import { type Papierspalte, spaltenbreiten } from '../darstellung/spalten.js';

const spalten = [
  { titel: 'lademittel.tag', breite: 48 },
  { titel: 'lademittel.art', breite: 74 },
  { titel: 'papier.auftrag', breite: 62 },
  { titel: 'lademittel.bemerkung', breite: 0 },
  { titel: 'lademittel.beleg', breite: 84 },
  { titel: 'lademittel.geplant', breite: 40, rechts: true },
  { titel: 'beschriftung.anzahl', breite: 44, rechts: true },
  { titel: 'lademittel.saldo', breite: 48, rechts: true },
] as const satisfies readonly Papierspalte[];
const widths = spaltenbreiten(spalten);

/** A statement of load units: whose, of which days, every booking with the balance after it, and what is open in the end. */
export function kontoauszug({ auszug, von, bis, briefkopf, gedrucktAm }: Kontoauszugsangaben): Dokument {
  const lademittel = sage<string>(auszug.lademittel);
  const partner = verbunden(', ', auszug.partner, auszug.ort);
  const titel = verbunden(' · ', sage('lademittel.auszug'), partner, lademittel);
  const inhalt: Content[] = [
    ...briefkopfzeilen(klartext(auszug.mandant), briefkopf, satzbreite),
    { text: sage('papier.kontoauszug.titel'), fontSize: 18, margin: [0, 10, 0, 6] },
    kastenzeile(
      [
        { label: 'lademittel.partner', wert: partner, anteil: 2 },
        { label: 'beschriftung.lademittel', wert: lademittel, anteil: 1.2 },
        { label: 'papier.kontoauszug.zeitraum', wert: `${tag(von)} – ${tag(bis)}`, anteil: 1.3 },
        { label: 'papier.kontoauszug.gedruckt', wert: tag(gedrucktAm) },
      ],
      satzbreite,
    ),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [...widths],
        body: [
          spalten.map(kopfzelle),
          saldozeile('lademittel.anfang', von, auszug.anfang),
          ...auszug.bewegungen.map(zeile),
          saldozeile('lademittel.ende', bis, auszug.ende, true),
        ],
      },
      layout: linien,
    },
    absatz(schlusssatz(auszug.ende, bis, { partner: klartext(auszug.partner), lademittel }), satzbreite, 10, {
      bold: true,
      margin: [0, 10, 0, 0],
    }),
  ];
  return grundlage(titel, [abschnitt(inhalt, { oben: titel, unten: titel, fuss: briefkopf?.fuss })]);
}

/** What the balance means, in words. */
function schlusssatz(ende: number, bis: string, wer: { partner: string; lademittel: string }): string {
  const werte = { ...wer, tag: tag(bis), anzahl: zahl(Math.abs(ende)) };
  if (ende > 0) return sage('papier.kontoauszug.schuldet', werte);
  return sage(ende < 0 ? 'papier.kontoauszug.bekommt' : 'papier.kontoauszug.ausgeglichen', werte);
}

const kopfzelle = (s: Papierspalte): TableCell => ({
  text: sage<string>(s.titel),
  fontSize: 7,
  color: farben.leise,
  fillColor: farben.flaeche,
  alignment: s.rechts ? 'right' : 'left',
});

function zeile(b: Kontobewegung): TableCell[] {
  return zellen([
    tag(b.tag),
    buchungsartname(b, sage),
    klartext(b.nummer),
    klartext(b.bemerkung),
    klartext(b.dokument),
    zahl(b.geplant),
    zahl(b.anzahl),
    zahl(b.saldo),
  ]);
}

const saldozeile = (name: string, am: string, saldo: number, bold = false): TableCell[] =>
  zellen([tag(am), sage<string>(name), '', '', '', '', '', zahl(saldo)]).map((z) => ({
    ...(z as object),
    bold,
  })) as TableCell[];

const zellen = (texte: readonly string[]): TableCell[] =>
  texte.map((text, i) => {
    const breite = widths[i] as number;
    const spalte: Papierspalte = spalten[i] as Papierspalte;
    return spalte.rechts ? ganzeZahl(text, breite, 8.5) : (absatz(text, breite, 8.5) as TableCell);
  });
