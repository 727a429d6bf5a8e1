/**
 * Where people see an order: its form, the list with its side panel, CSV and XLSX, the papers by their file names, and
 * the search. The XML of an order has every field, so being there is no reason for one to exist.
 */
export const orte = [
  'formular',
  'liste',
  'tabelle',
  'speditionsauftrag',
  'warenetikett',
  'lieferschein',
  'uebernahmeliste',
  'gs1-etikett',
  'cmr-frachtbrief',
  'befoerderungspapier',
  'abliefernachweis',
  'schadensanzeige',
  'suche',
] as const;

export type Ort = (typeof orte)[number];

/** Where a field is seen, or why nowhere. */
export type Fundstelle = readonly Ort[] | { nirgends: string } | { wie: string };

/** A class without an entry for one of its fields does not compile. */
export type Tafel<T> = Record<keyof T & string, Fundstelle>;

export const an = (...wo: Ort[]): readonly Ort[] => wo;
export const nirgends = (weil: string): Fundstelle => ({ nirgends: weil });
/** The same value under another name of the contract. */
export const wie = (feld: string): Fundstelle => ({ wie: feld });

export const kennung = nirgends('weil es eine Kennung für Programme ist');
