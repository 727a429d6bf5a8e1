import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, blanks and line breaks folded to one blank. */
export async function seitentexte(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((seite) => seite.replace(/\s+/g, ' '));
}

/** Every piece of text with its right edge in points. */
export async function textstellen(pdf: Uint8Array): Promise<{ text: string; rechts: number }[]> {
  const dokument = await getDocumentProxy(new Uint8Array(pdf));
  const stellen: { text: string; rechts: number }[] = [];
  for (let nummer = 1; nummer <= dokument.numPages; nummer++) {
    const { items } = await (await dokument.getPage(nummer)).getTextContent();
    for (const item of items) {
      if ('str' in item) stellen.push({ text: item.str, rechts: item.transform[4] + item.width });
    }
  }
  return stellen;
}

/** A PDF as a scanner makes it: one page for each text. */
export async function pdfMitSeiten(...texte: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const text of texte) pdf.addPage().drawText(text, { x: 60, y: 700 });
  return Buffer.from(await pdf.save());
}

/** A page of the size A4 with texts at given places. */
export async function pdfMitTexten(...texte: [text: string, x: number, y: number][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const seite = pdf.addPage();
  for (const [text, x, y] of texte) seite.drawText(text, { x, y, size: 10 });
  return pdf.save();
}
