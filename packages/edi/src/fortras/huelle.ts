import type { Satzform } from './felder.js';
import { type Irgendeinsatz, liesSatzNach, type Satzfehler } from './saetze.js';

const hoechstensFehler = 50;
const meisteSaetze = 250_000;
const ohneStelle = { art: '', von: 1, bis: 3, wert: '' };

export const einFehler = (satz: number, grund: Satzfehler['grund'], wert: string) => ({
  fehler: [{ ...ohneStelle, satz, grund, wert }],
});

/**
 * The records between `@@PH…` and `@@PT`, or what is wrong with them; the last one counts them.
 * @param kennzeichen with which the file begins, as `@@PHSTAT512`
 */
export function liesHuelle(
  text: string,
  kennzeichen: string,
  formen: Readonly<Record<string, Satzform>>,
): Irgendeinsatz[] | { fehler: Satzfehler[] } {
  const zeilen = text.split(/\r?\n/, meisteSaetze + 1);
  while (zeilen.length && !zeilen.at(-1)?.trim()) zeilen.pop();
  if (!zeilen[0]?.startsWith(kennzeichen)) return einFehler(1, 'kennung', (zeilen[0] ?? '').slice(0, 11));
  if (zeilen.length > meisteSaetze) return einFehler(meisteSaetze, 'zuViele', String(meisteSaetze));
  if (zeilen.at(-1)?.trimEnd() !== '@@PT') return einFehler(zeilen.length, 'fehlt', '@@PT');
  const fehler: Satzfehler[] = [];
  const saetze: Irgendeinsatz[] = [];
  for (const [i, zeile] of zeilen.slice(1, -1).entries()) {
    const gelesen = liesSatzNach(formen, zeile, i + 2);
    if (Array.isArray(gelesen)) fehler.push(...gelesen);
    else if (gelesen) saetze.push(gelesen);
  }
  const ende = saetze.at(-1);
  if (!fehler.length && ende?.art !== 'Z00') return einFehler(zeilen.length, 'fehlt', 'Z00');
  const [genannt, gezaehlt] = [Number(ende?.werte['recordNumber']), zeilen.length - 3];
  if (ende && !fehler.length && genannt !== gezaehlt)
    return einFehler(ende.nummer, 'anzahl', `${genannt} ≠ ${gezaehlt}`);
  return fehler.length ? { fehler: fehler.slice(0, hoechstensFehler) } : saetze;
}
