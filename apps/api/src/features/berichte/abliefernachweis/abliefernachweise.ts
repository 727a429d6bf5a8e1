import { PDFDocument } from '@cantoo/pdf-lib';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { dokumentsprache, sage } from '../darstellung/papiersprache.js';
import { drucke } from '../drucken/drucker.js';
import { abliefernachweis, art } from './abliefernachweis.js';
import { haengeAn, oeffneBeleg } from './belegpdf.js';

/**
 * Proofs of delivery in one PDF, in the order of the orders: where the signed paper is stored as PDF its pages, else
 * the sheet made from the delivery data. A stored paper that cannot be read is named on such a sheet.
 */
export async function abliefernachweise(
  auftraege: readonly Berichtsauftrag[],
  texte: Berichtstexte,
): Promise<Uint8Array> {
  const belegPdf = (a: Berichtsauftrag) => texte.ablieferungen?.[a.id]?.belegPdf;
  if (!auftraege.some(belegPdf)) return drucke(abliefernachweis(auftraege, texte));

  const ziel = await PDFDocument.create();
  ziel.setTitle(sage(auftraege.length === 1 ? art.titel : art.mehrzahl));
  ziel.setLanguage(dokumentsprache());
  // Sheets in a row are laid out together: each document brings its fonts along.
  let blaetter: Berichtsauftrag[] = [];
  const druckeBlaetter = async () => {
    if (blaetter.length === 0) return;
    await haengeAn(ziel, await PDFDocument.load(await drucke(abliefernachweis(blaetter, texte))));
    blaetter = [];
  };
  for (const auftrag of auftraege) {
    const beleg = await oeffneBeleg(belegPdf(auftrag) ?? new Uint8Array());
    if (beleg) await druckeBlaetter();
    if (!beleg || !(await haengeAn(ziel, beleg))) blaetter.push(auftrag);
  }
  await druckeBlaetter();
  return ziel.save();
}
