import { pruefeEmail } from '../benutzer/email.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { artenFuerEmpfaenger, type Benachrichtigung } from './benachrichtigung.js';

/** What does not go together in a rule. */
export function pruefeBenachrichtigung(regel: Partial<Benachrichtigung>): Meldung[] {
  const { an, arten = [], email, sprache } = regel;
  const zuViele = an === 'empfaenger' && arten.some((art) => !artenFuerEmpfaenger.includes(art));
  return [
    ...(arten.length ? [] : [fehler('webhook.artWaehlen', 'arten')]),
    ...(zuViele ? [fehler('benachrichtigung.artFuerEmpfaenger', 'arten')] : []),
    ...(an === 'adresse' ? pruefeEmail(email ?? '') : nurAnAdresse({ email, sprache })),
  ];
}

function nurAnAdresse(angaben: Record<string, string | null | undefined>): Meldung[] {
  return Object.entries(angaben)
    .filter(([, wert]) => wert)
    .map(([field]) => fehler('benachrichtigung.nurAnAdresse', field));
}
