import { nichtGefunden } from '../errors/fachfehler.js';
import { identitaet } from './anfrage-kontext.js';

/** The clients somebody manages, with their users and mails; null means all of the installation. */
export type Verwaltungssicht = number[] | null;

/** Operators manage the whole installation, everybody else what is of their visible clients. */
export function unsafeVerwaltungssicht(): Verwaltungssicht {
  const { betreiber, sichtbareMandanten } = identitaet();
  return betreiber ? null : sichtbareMandanten;
}

/** The clients a request looks at: the named one, if it is visible, else all visible ones. */
export function gesehen(mandantId: number | null | undefined): number[] {
  return mandantId ? [verlangeSichtbar(mandantId)] : identitaet().sichtbareMandanten;
}

/** The client something new belongs to: the named one, if it is visible, else the user's own. */
export function fuerMandant(mandantId: number | null | undefined): number {
  return mandantId ? verlangeSichtbar(mandantId) : identitaet().mandantId;
}

/** A client that is not visible does not exist. */
export function verlangeSichtbar(mandantId: number): number {
  if (!identitaet().sichtbareMandanten.includes(mandantId)) throw nichtGefunden();
  return mandantId;
}
