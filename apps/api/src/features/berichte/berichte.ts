/** The papers an order can be printed on. `label` and file name are what the print menu shows and sends. */
export const berichte = [
  { id: 1, label: 'Speditionsauftrag', reportFileName: 'speditionsauftrag' },
  { id: 2, label: 'Warenetikett', reportFileName: 'warenetikett' },
  { id: 3, label: 'Lieferschein', reportFileName: 'lieferschein' },
  // Browsers leave it out of the print menu (specification of orders, section 3).
  { id: 4, label: 'Übernahmeliste', reportFileName: 'uebernahmeliste' },
  { id: 5, label: 'GS1-Etikett', reportFileName: 'gs1-etikett' },
  { id: 6, label: 'CMR-Frachtbrief', reportFileName: 'cmr-frachtbrief' },
  { id: 7, label: 'Beförderungspapier (ADR)', reportFileName: 'befoerderungspapier' },
  { id: 8, label: 'Abliefernachweis', reportFileName: 'abliefernachweis' },
] as const;

export type Berichtsname = (typeof berichte)[number]['reportFileName'];

export function istBericht(name: string): name is Berichtsname {
  return berichte.some((b) => b.reportFileName === name);
}

/** Labels, one for each piece. */
const etiketten = ['warenetikett', 'gs1-etikett'] as const;
export type Etikettname = (typeof etiketten)[number];

export function istEtikett(bericht: Berichtsname): bericht is Etikettname {
  return etiketten.some((name) => name === bericht);
}
