import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Zielfehler } from '../../../platform/netz/ziel.js';

/** Nothing can come on this way at the moment. */
export class Transportfehler extends Error {
  constructor(readonly meldung: Meldung) {
    super(meldung.key);
  }
}

/** A server that shows another key than the one that was confirmed; nothing was told to it. */
export class FremderServer extends Transportfehler {
  constructor(
    readonly gezeigt: string,
    bestaetigt: string | null,
  ) {
    super(fehler(bestaetigt ? 'anbindung.andererServer' : 'anbindung.unbestaetigt', undefined, { gezeigt }));
  }
}

const netzworte: Record<string, Meldung> = {
  ECONNREFUSED: fehler('anbindung.netz.abgewiesen'),
  ECONNRESET: fehler('anbindung.netz.abgebrochen'),
  ENOTFOUND: fehler('anbindung.netz.unbekannt'),
  EAI_AGAIN: fehler('anbindung.netz.unbekannt'),
  ETIMEDOUT: fehler('anbindung.netz.schweigt'),
  ETIMEOUT: fehler('anbindung.netz.schweigt'),
  CONNECT_TIMEOUT: fehler('anbindung.netz.schweigt'),
  GREETING_TIMEOUT: fehler('anbindung.netz.schweigt'),
  ABORT_ERR: fehler('anbindung.netz.schweigt'),
};

/** Why nothing can come, in words; of what nobody knows those of the system. */
export function alsMeldung(grund: unknown): Meldung {
  if (grund instanceof Transportfehler) return grund.meldung;
  if (grund instanceof Zielfehler)
    return fehler(grund.grund === 'verboten' ? 'anbindung.netz.verboten' : 'anbindung.netz.unbekannt');
  const code = String((grund as { code?: unknown } | null)?.code);
  if (/CERT|ALTNAME/.test(code)) return fehler('anbindung.netz.zertifikat');
  const bekannt = netzworte[code];
  return bekannt ?? gestoert(grund);
}

/** What the system says of a folder or a server, in its own short words. */
const gestoert = (grund: unknown): Meldung =>
  fehler('anbindung.gestoert', undefined, {
    grund: (grund instanceof Error ? grund.message : String(grund)).slice(0, 300),
  });
