/** What the numbers of a column count, as the order has them. */
export type Masseinheit = 'kg' | 'cm' | 'cbm' | 'l' | 'ldm' | 'stueck' | 'eur';

/** How each unit is written, with the power of ten that makes of it that of the field. */
const schreibweisen: Record<Masseinheit, Record<string, number>> = {
  kg: { kg: 0, kgs: 0, kilo: 0, t: 3, to: 3, tonnen: 3, g: -3, gramm: -3 },
  cm: { cm: 0, mm: -1, dm: 1, m: 2 },
  cbm: { cbm: 0, m3: 0, 'm³': 0, l: -3, ltr: -3, liter: -3 },
  l: { l: 0, ltr: 0, liter: 0, ml: -3, cbm: 3, m3: 3, 'm³': 3 },
  ldm: { ldm: 0, lm: 0, m: 0 },
  stueck: { stk: 0, st: 0, stück: 0, stp: 0, pal: 0, colli: 0, pcs: 0 },
  eur: { eur: 0, '€': 0, euro: 0 },
};

/** Units of other systems: numbers in them are not taken for those of the field. */
const fremde = ['lb', 'lbs', 'oz', 'in', 'inch', 'ft', 'usd', 'chf', 'gbp', '$'];

/** The power of ten of a unit against that of the field; undefined where it is none of this kind. */
export function zehnerpotenz(mass: Masseinheit, einheit: string): number | undefined {
  const kurz = einheit.trim().replace(/\.$/, '').toLowerCase();
  return Object.hasOwn(schreibweisen[mass], kurz) ? schreibweisen[mass][kurz] : undefined;
}

/** "Länge (mm)", "Gewicht in t": the unit that a column's head ends with, and what stands before it. */
export function mitEinheit(titel: string): { titel: string; einheit: string | null } {
  const treffer = /^(.*?)(?:\s*[([]\s*(?:in\s+)?([^)\]]*?)\s*[)\]]|\s+(?:in\s+)?(\S+))\s*$/i.exec(titel);
  const einheit = (treffer?.[2] ?? treffer?.[3] ?? '').replace(/\.$/, '').toLowerCase();
  return istEinheit(einheit) ? { titel: treffer?.[1] ?? titel, einheit } : { titel, einheit: null };
}

const istEinheit = (wort: string) =>
  fremde.includes(wort) || Object.values(schreibweisen).some((s) => Object.hasOwn(s, wort));

/** Exact: the shift is one of the decimal point. */
export const verschoben = (zahl: number, potenz: number): number => Number(`${zahl}e${potenz}`);
