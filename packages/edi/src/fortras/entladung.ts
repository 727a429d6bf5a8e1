import { type Entladewerte, entl512 } from './entl512.js';
import { einFehler, liesHuelle } from './huelle.js';
import type { Irgendeinsatz, Satzfehler } from './saetze.js';

/** A consignment as it was unloaded. */
export interface Entladene {
  /** Where it stands in the file, from 1. */
  nummer: number;
  werte: Entladewerte<'N00'>;
}

/** A consignment that was there and on no list. */
export interface Ueberzaehlige {
  nummer: number;
  werte: Entladewerte<'O00'>;
}

export interface Entladebericht {
  kopf: Entladewerte<'M00'>;
  sendungen: Entladene[];
  ueberzaehlige: Ueberzaehlige[];
}

const kennzeichen = '@@PHENTL512';
export const istEntladebericht = (anfang: string): boolean => anfang.startsWith(kennzeichen);

/** Reads the report of an unloading, or says what is wrong with it. */
export function liesEntladebericht(text: string): Entladebericht | { fehler: Satzfehler[] } {
  const saetze = liesHuelle(text, kennzeichen, entl512);
  return 'fehler' in saetze ? saetze : geordnet(saetze);
}

/** A surplus consignment has an address for each side of it: the first one names it. */
function geordnet(saetze: readonly Irgendeinsatz[]): Entladebericht | { fehler: Satzfehler[] } {
  const [kopf, ...rest] = saetze;
  if (kopf?.art !== 'M00') return einFehler(kopf?.nummer ?? 2, 'reihenfolge', kopf?.art ?? '');
  const bericht: Entladebericht = {
    kopf: kopf.werte as Entladewerte<'M00'>,
    sendungen: [],
    ueberzaehlige: [],
  };
  for (const { art, nummer, werte } of rest) {
    if (art === 'N00') bericht.sendungen.push({ nummer, werte: werte as Entladewerte<'N00'> });
    if (art !== 'O00') continue;
    const neue = werte as Entladewerte<'O00'>;
    const nr = neue.preliminaryConsignmentNoOfReceivingDepot;
    if (!bericht.ueberzaehlige.some((u) => u.werte.preliminaryConsignmentNoOfReceivingDepot === nr))
      bericht.ueberzaehlige.push({ nummer, werte: neue });
  }
  return bericht;
}
