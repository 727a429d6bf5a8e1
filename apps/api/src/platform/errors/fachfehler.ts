import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';

/** An answer that says no: an HTTP status and what the user is told. */
export class Fachfehler extends Error {
  constructor(
    readonly status: number,
    readonly meldungen: Meldung[],
    /** After how long it is worth trying again. */
    readonly wartenSekunden?: number,
  ) {
    super(meldungen.map((m) => m.key).join(', '));
  }
}

/** Nothing there, or nothing the caller may know of: both look the same. */
export const nichtGefunden = () => new Fachfehler(404, [fehler('server.nichtGefunden')]);

/** What was looked for, where it is there. @throws Fachfehler 404 */
export function gefunden<T>(wert: T | undefined): T {
  if (wert === undefined) throw nichtGefunden();
  return wert;
}
export const keinRecht = () => new Fachfehler(403, [fehler('server.keinRecht')]);
export const konflikt = (
  key: Meldungsschluessel = 'server.konflikt',
  params?: Record<string, string | number>,
) => new Fachfehler(409, [fehler(key, undefined, params)]);
export const ungueltig = (meldungen: Meldung[]) => new Fachfehler(400, meldungen);

/** What was read, where nothing is wrong with it. @throws Fachfehler 400 */
export function verlange<T>({ wert, meldungen }: { wert: T; meldungen: Meldung[] }): T {
  if (meldungen.length) throw ungueltig(meldungen);
  return wert;
}
