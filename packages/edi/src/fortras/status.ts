import { einFehler, liesHuelle } from './huelle.js';
import type { Irgendeinsatz, Satzfehler } from './saetze.js';
import { type Statuswerte, stat512 } from './stat512.js';

/** What a partner reports, with what else was scanned. */
interface Gemeldetes<A extends 'Q10' | 'Q20'> {
  /** Where it stands in the file, from 1. */
  nummer: number;
  werte: Statuswerte<A>;
  angaben: { kennung: string; wert: string }[];
}

/** What a partner reports of a consignment, with the texts to it. */
export type Sendungsstatus = Gemeldetes<'Q10'> & { texte: string[] };

/** What a partner has scanned of a package. */
export type Packstueckstatus = Gemeldetes<'Q20'>;

export interface Statusdatei {
  sendungen: Sendungsstatus[];
  packstuecke: Packstueckstatus[];
}

const stellen = [1, 2, 3, 4, 5] as const;
const kennzeichen = '@@PHSTAT512';
export const istStatusdatei = (anfang: string): boolean => anfang.startsWith(kennzeichen);

/** Reads a status file, or says what is wrong with it. */
export function liesStatusdatei(text: string): Statusdatei | { fehler: Satzfehler[] } {
  const saetze = liesHuelle(text, kennzeichen, stat512);
  return 'fehler' in saetze ? saetze : geordnet(saetze);
}

/** Texts belong to the status of a consignment before them, scan data to whatever status is before it. */
function geordnet(saetze: readonly Irgendeinsatz[]): Statusdatei | { fehler: Satzfehler[] } {
  const datei: Statusdatei = { sendungen: [], packstuecke: [] };
  let letztes: Pick<Packstueckstatus, 'angaben'> | undefined;
  for (const { art, nummer, werte } of saetze) {
    const sendung = datei.sendungen.at(-1);
    if (art === 'Q10') {
      letztes = { angaben: [] };
      datei.sendungen.push({ ...letztes, nummer, werte: werte as Statuswerte<'Q10'>, texte: [] });
    } else if (art === 'Q20') {
      letztes = { angaben: [] };
      datei.packstuecke.push({ ...letztes, nummer, werte: werte as Statuswerte<'Q20'> });
    } else if (art === 'Q11' && sendung) sendung.texte.push(...Object.values(werte).filter(Boolean));
    else if (art === 'Q30' && letztes) letztes.angaben.push(...angaben(werte as Statuswerte<'Q30'>));
    else if (art === 'Q11' || art === 'Q30') return einFehler(nummer, 'reihenfolge', art);
  }
  return datei;
}

function angaben(werte: Statuswerte<'Q30'>): Packstueckstatus['angaben'] {
  return stellen.flatMap((i) => {
    const [kennung, wert] = [werte[`referenceQualifier${i}`], werte[`referenceData${i}`]];
    return wert ? [{ kennung, wert }] : [];
  });
}
