import { type Berichtsname, berichte } from './berichte.js';

/** "Speditionsauftrag_NL004711.pdf", or "Warenetikett_12_Auftraege.pdf" for many; only letters a header can carry. */
export function dateiname(
  bericht: Berichtsname,
  auftraege: readonly { spedeigennr: string }[],
  endung: 'pdf' | 'zpl' = 'pdf',
): string {
  const label = berichte.find((b) => b.reportFileName === bericht)?.label ?? bericht;
  const [einziger] = auftraege;
  const rest = auftraege.length === 1 ? einziger?.spedeigennr : `${auftraege.length}_Auftraege`;
  const schlicht = label.replace(/[ÄÖÜäöü]/g, (z) => `${z.normalize('NFD')[0]}e`).replace(/ \(.*\)$/, '');
  return `${`${schlicht}_${rest}`.replace(/[^A-Za-z0-9._-]/g, '_')}.${endung}`;
}
