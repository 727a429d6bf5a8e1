import { type Irgendeinsatz, liesSatzNach, type Satzfehler } from './saetze.js';
import { type Statuswerte, stat512 } from './stat512.js';

/** What a partner reports of a consignment, with the texts to it. */
export interface Sendungsstatus {
  /** Where it stands in the file, from 1. */
  nummer: number;
  werte: Statuswerte<'Q10'>;
  texte: string[];
}

/** What a partner has scanned of a package. */
export interface Packstueckstatus {
  nummer: number;
  werte: Statuswerte<'Q20'>;
}

export interface Statusdatei {
  sendungen: Sendungsstatus[];
  packstuecke: Packstueckstatus[];
}

export const istStatusdatei = (anfang: string): boolean => anfang.startsWith('@@PHSTAT512');

const hoechstensFehler = 50;
const meisteSaetze = 250_000;
const ohneStelle = { art: '', von: 1, bis: 3, wert: '' };

/** Reads a status file, or says what is wrong with it. */
export function liesStatusdatei(text: string): Statusdatei | { fehler: Satzfehler[] } {
  const zeilen = text.split(/\r?\n/, meisteSaetze + 1);
  while (zeilen.length && !zeilen.at(-1)?.trim()) zeilen.pop();
  if (!istStatusdatei(zeilen[0] ?? '')) return einFehler(1, 'kennung', (zeilen[0] ?? '').slice(0, 11));
  if (zeilen.length > meisteSaetze) return einFehler(meisteSaetze, 'zuViele', String(meisteSaetze));
  if (zeilen.at(-1)?.trimEnd() !== '@@PT') return einFehler(zeilen.length, 'fehlt', '@@PT');
  const fehler: Satzfehler[] = [];
  const saetze: Irgendeinsatz[] = [];
  for (const [i, zeile] of zeilen.slice(1, -1).entries()) {
    const gelesen = liesSatzNach(stat512, zeile, i + 2);
    if (Array.isArray(gelesen)) fehler.push(...gelesen);
    else if (gelesen) saetze.push(gelesen);
  }
  const ende = saetze.at(-1);
  if (!fehler.length && ende?.art !== 'Z00') return einFehler(zeilen.length, 'fehlt', 'Z00');
  const [genannt, gezaehlt] = [Number(ende?.werte['recordNumber']), zeilen.length - 3];
  if (ende && !fehler.length && genannt !== gezaehlt)
    return einFehler(ende.nummer, 'anzahl', `${genannt} ≠ ${gezaehlt}`);
  return fehler.length ? { fehler: fehler.slice(0, hoechstensFehler) } : geordnet(saetze);
}

const einFehler = (satz: number, grund: Satzfehler['grund'], wert: string) => ({
  fehler: [{ ...ohneStelle, satz, grund, wert }],
});

/** Texts belong to the status before them. */
function geordnet(saetze: readonly Irgendeinsatz[]): Statusdatei | { fehler: Satzfehler[] } {
  const datei: Statusdatei = { sendungen: [], packstuecke: [] };
  for (const { art, nummer, werte } of saetze) {
    const letzte = datei.sendungen.at(-1);
    if (art === 'Q10') datei.sendungen.push({ nummer, werte: werte as Statuswerte<'Q10'>, texte: [] });
    else if (art === 'Q20') datei.packstuecke.push({ nummer, werte: werte as Statuswerte<'Q20'> });
    else if (art === 'Q11' && letzte) letzte.texte.push(...Object.values(werte).filter(Boolean));
    else if (art === 'Q11') return einFehler(nummer, 'reihenfolge', art);
  }
  return datei;
}
