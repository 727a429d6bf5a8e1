import { einFehler, liesHuelle } from './huelle.js';
import type { Irgendeinsatz, Satzfehler } from './saetze.js';
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

const kennzeichen = '@@PHSTAT512';
export const istStatusdatei = (anfang: string): boolean => anfang.startsWith(kennzeichen);

/** Reads a status file, or says what is wrong with it. */
export function liesStatusdatei(text: string): Statusdatei | { fehler: Satzfehler[] } {
  const saetze = liesHuelle(text, kennzeichen, stat512);
  return 'fehler' in saetze ? saetze : geordnet(saetze);
}

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
