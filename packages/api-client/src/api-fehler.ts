import type { Meldung as Gesagtes } from './generated/frachtportal.schemas.js';

/** What the user is told: as the server sent it, or of what went wrong on the way without a sentence yet. */
export type Meldung = Omit<Gesagtes, 'text'> & Partial<Pick<Gesagtes, 'text'>>;

const fehler = (key: string, params?: Meldung['params']): Meldung => ({
  severity: 'ERROR',
  key,
  ...(params && { params }),
});

/** A refused or failed call with what the user is to be told. `status` 0 means no answer at all. */
export class ApiFehler extends Error {
  constructor(
    readonly status: number,
    readonly meldungen: readonly Meldung[],
  ) {
    super(meldungen.map((m) => m.text ?? m.key).join('\n'));
    this.name = 'ApiFehler';
  }
}

const ersatz: Record<number, string> = {
  403: 'server.keinRecht',
  404: 'server.nichtGefunden',
  409: 'server.konflikt',
  413: 'server.zuGross',
  429: 'server.zuViele',
};

function istMeldung(wert: unknown): wert is Meldung {
  return typeof wert === 'object' && wert !== null && 'severity' in wert && 'text' in wert;
}

/** The notifications in an error's body, empty where it carries none with a severity. */
export function meldungenAus(inhalt: unknown): Meldung[] {
  return Array.isArray(inhalt) ? inhalt.filter(istMeldung) : [];
}

/** The error of an answer with status 400 or above. */
export function fehlerAus(status: number, inhalt: unknown): ApiFehler {
  const meldungen = meldungenAus(inhalt);
  if (meldungen.length === 0) return new ApiFehler(status, [fehler(ersatz[status] ?? 'server.unbekannt')]);
  // Of a server's fault the first message says enough.
  return new ApiFehler(status, status >= 500 ? meldungen.slice(0, 1) : meldungen);
}

export function nichtErreichbar(): ApiFehler {
  return new ApiFehler(0, [fehler('server.nichtErreichbar')]);
}

export function abgelaufen(): ApiFehler {
  return new ApiFehler(401, [fehler('anmeldung.abgelaufen')]);
}

/** Refused although the session was just renewed. */
export function unbekannteAblehnung(): ApiFehler {
  return new ApiFehler(401, [fehler('anmeldung.unbekannt')]);
}

/** Refused here: no address would be right without this value. */
export function ohneWert(name: string, ruf: string): ApiFehler {
  return new ApiFehler(400, [fehler('server.parameter', { name, ruf })]);
}
