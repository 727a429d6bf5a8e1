import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** More than any scanned page takes unpacked; what claims more was made to fill the memory of whoever opens it. */
const hoechstensEntpackt = 256 * 1024 * 1024;

/** A stored paper whose pages can be taken over; undefined for what is damaged, empty or locked by a password. */
export async function oeffneBeleg(
  pdf: Uint8Array,
  hoechstens = hoechstensEntpackt,
): Promise<PDFDocument | undefined> {
  const puffer = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // Cut off it would still open, with empty pages.
  if (!puffer.includes('%%EOF') || entpacktZuGross(puffer, hoechstens)) return undefined;
  try {
    const beleg = await PDFDocument.load(pdf);
    return beleg.getPageCount() > 0 ? beleg : undefined;
  } catch {
    return undefined;
  }
}

/** Puts all pages of a document behind those that are there; answers whether that went well. */
export async function haengeAn(ziel: PDFDocument, quelle: PDFDocument): Promise<boolean> {
  try {
    // First all of them, so that a page that cannot be read leaves no half paper behind.
    const seiten = await ziel.copyPages(quelle, quelle.getPageIndices());
    for (const seite of seiten) ziel.addPage(seite);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks each stream as far as the limit goes, before a reader without a limit does. */
function entpacktZuGross(puffer: Buffer, maxOutputLength: number): boolean {
  for (let ab = puffer.indexOf('stream'); ab >= 0; ab = puffer.indexOf('stream', ab + 6)) {
    let anfang = ab + 6;
    while (puffer[anfang] === 13 || puffer[anfang] === 10) anfang++;
    try {
      inflateSync(puffer.subarray(anfang), { maxOutputLength });
    } catch (grund) {
      if ((grund as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
  }
  return false;
}
