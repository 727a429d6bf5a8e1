/** Column name of a property: `laengeCM` → `laenge_cm`, `kurzBezeichnung` → `kurz_bezeichnung`. */
export function spaltenname(eigenschaft: string): string {
  return eigenschaft.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
