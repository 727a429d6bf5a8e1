import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Profildatei } from '@frachtportal/domain/konfiguration/einstellung';
import type { Werte } from './entwurf';

export interface GeleseneDatei {
  datei: Profildatei;
  werte: Werte;
  meldungen: Meldung[];
}

/** Reads a profile that was exported; what is none says so. */
export function liesProfildatei(inhalt: string): GeleseneDatei {
  const { wert: datei, meldungen } = lies(Profildatei, geparst(inhalt));
  if (meldungen.length > 0) return { datei, werte: {}, meldungen: [fehler('konfiguration.keinProfil')] };
  const werte = Object.fromEntries((datei.werte ?? []).map(({ key, value }) => [key, value ?? '']));
  return { datei, werte, meldungen: [] };
}

function geparst(inhalt: string): unknown {
  try {
    return JSON.parse(inhalt.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}
