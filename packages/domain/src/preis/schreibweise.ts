/** Exact amounts as Germans write them, for the explanations in a calculation. */

/** An integer of the smallest unit with `dezimal` places: (123456, 2) is "1.234,56". */
export function dezimal(ganzzahl: number, stellen: number): string {
  const ziffern = String(Math.abs(ganzzahl)).padStart(stellen + 1, '0');
  const vorne = ziffern.slice(0, ziffern.length - stellen).replace(/\B(?=(\d{3})+$)/g, '.');
  const hinten = stellen ? `,${ziffern.slice(-stellen)}` : '';
  return `${ganzzahl < 0 ? '-' : ''}${vorne}${hinten}`;
}

/** The same without trailing zeros: (7500, 3) is "7,5". */
export function dezimalKurz(ganzzahl: number, stellen: number): string {
  const lang = dezimal(ganzzahl, stellen);
  return stellen ? lang.replace(/0+$/, '').replace(/,$/, '') : lang;
}

/** Cents as an amount of money: 123456 is "1.234,56". */
export const geld = (cent: number): string => dezimal(cent, 2);
