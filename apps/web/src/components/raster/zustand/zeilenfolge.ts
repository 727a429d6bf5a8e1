import { istLeer, type Zeile, type Zeilenregeln } from '../zeile';

/**
 * The rows with some of them at the place of another: behind it when they come from above, else before it. The empty row
 * at the end stays there. Null where nothing moves.
 */
export function verschoben<T>(
  zeilen: readonly Zeile<T>[],
  schluessel: readonly number[],
  zu: number,
  regeln: Zeilenregeln<T>,
): Zeile<T>[] | null {
  const letzte = zeilen.at(-1);
  const ende = letzte && istLeer(letzte, regeln) ? letzte.schluessel : null;
  const bewegt = zeilen.filter((z) => schluessel.includes(z.schluessel) && z.schluessel !== ende);
  const ziel = zeilen.findIndex((z) => z.schluessel === zu);
  const [erste] = bewegt;
  if (ziel < 0 || !erste || bewegt.some((z) => z.schluessel === zu)) return null;
  const bleibend = zeilen.filter((z) => !bewegt.includes(z));
  const stelle =
    bleibend.findIndex((z) => z.schluessel === zu) + (zeilen.indexOf(erste) < ziel && zu !== ende ? 1 : 0);
  return bleibend.toSpliced(stelle, 0, ...bewegt);
}
