import { fehler, type Meldung } from '../feld/meldung.js';

/** Most characters of a password (specification of accounts, section 9). */
export const passwortMax = 25;

const verlangt = [/\p{Lu}/u, /\d/, /[^\p{L}\p{N}\s]/u];

/**
 * What is wrong with a new password: too short or too long, or without digit, upper-case letter or special character.
 * One sentence names all of it (specification of accounts, section 5).
 * @param mindestlaenge from the configuration (`passwortMindestlaenge`)
 */
export function pruefePasswort(passwort: string, mindestlaenge: number, field = 'password'): Meldung[] {
  const laenge = Array.from(passwort).length;
  const passt =
    laenge >= mindestlaenge && laenge <= passwortMax && verlangt.every((muster) => muster.test(passwort));
  return passt ? [] : [fehler('passwort.regel', field, { min: mindestlaenge })];
}

/** The repetition, which only the browser asks for. */
export function pruefeWiederholung(passwort: string, wiederholung: string): Meldung[] {
  return passwort === wiederholung ? [] : [fehler('passwort.wiederholung', 'passwordRepeat')];
}
