/** The papers an order can be printed on. `label` and file name are what the print menu shows and sends. */
export const berichte = [
  { id: 1, label: 'Speditionsauftrag', reportFileName: 'speditionsauftrag' },
  { id: 2, label: 'Warenetikett', reportFileName: 'warenetikett' },
  { id: 8, label: 'Abliefernachweis', reportFileName: 'abliefernachweis' },
] as const;

export type Berichtsname = (typeof berichte)[number]['reportFileName'];

export function istBericht(name: string): name is Berichtsname {
  return berichte.some((b) => b.reportFileName === name);
}
