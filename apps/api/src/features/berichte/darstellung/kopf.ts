import { tagVon } from '@frachtportal/domain/feld/zeitpunkt';
import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte, Briefkopf } from '../berichtsauftrag.js';
import { farben } from './farben.js';
import { tag } from './format.js';
import { sage } from './papiersprache.js';
import { kastenzeile } from './raster.js';
import { aus, klartext, verbunden } from './schrift/klartext.js';
import { absatz } from './schrift/satz.js';
import { satzbreite } from './seite.js';
import { code128, qrcodeSvg } from './strichcode/strichcode.js';

const codebreite = 220;
const qrbreite = 48;
const logobreite = 170;
const logohoehe = 34;

/** Whoever issues a paper, and where what it is about is followed. */
interface Kopfangaben {
  briefkopf: Briefkopf | undefined;
  /** Address that the QR code leads to. */
  verfolgen?: string;
}

/** Where a shipment is followed by its number and the postcode; nowhere where nobody has said under which name we are reached. */
export const verfolgungsort = (
  { spedeigennr }: Berichtsauftrag,
  { portal }: Berichtstexte,
): string | undefined => portal && `${portal}/sendung?nr=${encodeURIComponent(spedeigennr)}`;

/** Letterhead and barcode, title, and the strip that says which order this is. */
export function kopf(
  titel: string,
  auftrag: Berichtsauftrag,
  angaben: Kopfangaben,
  zeitzone: string,
): Content[] {
  return [
    ...kopfzeile(titel, auftrag, angaben),
    kastenzeile(
      [
        { label: 'papier.auftragsdatum', wert: tag(auftrag.datum) },
        {
          label: 'papier.erfasst',
          wert: verbunden(', ', tag(tagVon(auftrag.datumerfasst, zeitzone)), aus(auftrag.erfasser, 'name')),
          anteil: 1.7,
        },
        { label: 'papier.status', wert: aus(auftrag.status, 'kurzBezeichnung'), anteil: 1.5 },
        { label: 'papier.fremdnummer', wert: klartext(auftrag.spedfremdnr), anteil: 1.4 },
        { label: 'papier.partnerreferenz', wert: klartext(auftrag.partnerreferenz), anteil: 1.4 },
      ],
      satzbreite,
    ),
  ];
}

/** Letterhead and codes above the title with the order's number. */
export function kopfzeile(
  titel: string,
  auftrag: Berichtsauftrag,
  { briefkopf, verfolgen }: Kopfangaben,
): Content[] {
  const nummer = klartext(auftrag.spedeigennr);
  const links = satzbreite - codebreite - 16 - (verfolgen ? qrbreite + 16 : 0);
  return [
    {
      columns: [
        { width: links, stack: briefkopfzeilen(aus(auftrag.mandant, 'name'), briefkopf, links) },
        ...(verfolgen ? [{ width: qrbreite, stack: verfolgungscode(verfolgen) }] : []),
        { width: codebreite, stack: strichcode(nummer) },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 10],
    },
    { text: [`${sage(titel)} `, { text: nummer, bold: true }], fontSize: 18, margin: [0, 0, 0, 8] },
  ];
}

/** Who issues the paper, and for which client. */
export function briefkopfzeilen(
  mandant: string,
  briefkopf: Briefkopf | undefined,
  spalte: number,
): Content[] {
  const name = klartext(briefkopf?.name) || mandant;
  const zeilen = (briefkopf?.zeilen ?? []).map(klartext).filter(Boolean);
  if (mandant && mandant !== name) zeilen.push(sage('papier.mandant', { mandant }));
  return [
    ...(briefkopf?.logo ? [logo(briefkopf.logo.datenadresse, spalte)] : []),
    absatz(name, spalte, 13, { bold: true, margin: [0, 0, 0, 2] }),
    ...zeilen.map((z) => absatz(z, spalte, 8.5, { color: farben.leise })),
  ];
}

const logo = (image: string, spalte: number): Content => ({
  image,
  fit: [Math.min(spalte, logobreite), logohoehe],
  margin: [0, 0, 0, 4],
});

function verfolgungscode(ort: string): Content[] {
  return [
    { svg: qrcodeSvg(ort), width: qrbreite },
    { text: sage('papier.verfolgen'), fontSize: 5.5, alignment: 'center', color: farben.leise },
  ];
}

function strichcode(nummer: string): Content[] {
  const code = code128(nummer, { breite: codebreite, hoehe: 34, modul: 1.1 });
  if (!code) return [];
  // The page's margin is blank enough on the right, so the last bar stands on it.
  const links = codebreite - code.breite + code.ruhezone;
  return [
    { canvas: code.canvas, margin: [links, 0, 0, 2] },
    { text: nummer, fontSize: 8, alignment: 'right' },
  ];
}
