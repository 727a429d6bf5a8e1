import type { Spaltenwahlstand } from './useSpaltenwahl';

type Wahl = Pick<Spaltenwahlstand, 'folge' | 'sichtbar' | 'nurGenannte'>;

/** The columns in the order somebody chose; what was never moved stays behind what stands before it. */
export function geordnet<S extends { field: string }>(
  spalten: readonly S[],
  { folge }: Pick<Wahl, 'folge'>,
): S[] {
  const genannt = folge.flatMap((f) => spalten.find((s) => s.field === f) ?? []);
  return [...genannt, ...spalten.filter((s) => !folge.includes(s.field))];
}

/** Does the column show? */
export const istSichtbar = (feld: string, { folge, sichtbar, nurGenannte }: Wahl): boolean =>
  sichtbar[feld] ?? (!nurGenannte || folge.includes(feld));

/** The order with one column moved to another place, where there is such a place. */
export function versetzt(felder: readonly string[], von: number, nach: number): string[] {
  const feld = felder[von];
  if (feld === undefined || nach < 0 || nach >= felder.length) return [...felder];
  return felder.toSpliced(von, 1).toSpliced(nach, 0, feld);
}
