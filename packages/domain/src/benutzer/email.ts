import { isEmail } from 'class-validator';
import { fehler, type Meldung } from '../feld/meldung.js';

/** Characters that would change what a mail header means; no address people use has them. */
const verboten = /[\s"'<>()[\],;:\\\p{Cc}]/u;

/** Is this an address mail can be sent to? */
export function istEmail(adresse: string): boolean {
  return !verboten.test(adresse) && isEmail(adresse);
}

export function pruefeEmail(adresse: string, field = 'email'): Meldung[] {
  return istEmail(adresse) ? [] : [fehler('benutzer.email', field)];
}
