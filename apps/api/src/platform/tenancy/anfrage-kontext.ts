import { AsyncLocalStorage } from 'node:async_hooks';
import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';

/** Who asks, as the database knows it at this moment. */
export interface Identitaet {
  benutzerId: number;
  name: string;
  sitzungId: string;
  /** How whoever sits there came in; while switched, the administrator. */
  anmeldeart: Anmeldeart;
  /** Has set up a second factor. */
  hatFaktor: boolean;
  mandantId: number;
  hauptmandantId: number;
  hauptmandant: boolean;
  /** The clients whose data this user may see: the own one and, for a main client, its sub clients. */
  sichtbareMandanten: number[];
  admin: boolean;
  /** An administrator of the whole installation. */
  betreiber: boolean;
  main: boolean;
  edit: boolean;
  version: number;
  spracheId: number;
  rowsInGrid: number;
  konfiguration: Konfiguration;
  /** The administrator who works as this user for a while, and the session they came from. */
  gewechseltVon: Ursprung | null;
  /** The key a program came in with. */
  schluessel?: Schluesselangaben;
}

export interface Schluesselangaben {
  id: number;
  name: string;
  rechte: readonly Schluesselrecht[];
}

export interface Ursprung {
  benutzerId: number;
  name: string;
  sitzungId: string;
}

interface Kontext {
  identitaet?: Identitaet;
  /** What this request did stands in the audit log already. */
  protokolliert?: boolean;
  weggang?: () => AbortSignal;
  gibPlatzFrei?: () => void;
  /** It has had a connection to the database. */
  begonnen?: boolean;
}

const speicher = new AsyncLocalStorage<Kontext>();

/** Opens the context of one job. */
export function mitKontext<T>(arbeit: () => T, identitaet?: Identitaet): T {
  return speicher.run({ identitaet }, arbeit);
}

/** Opens the context of one request. @param weggang makes what ends when its caller has gone */
export function mitAnfrage<T>(arbeit: () => T, weggang: () => AbortSignal): T {
  return speicher.run({ weggang }, arbeit);
}

/** Has this request (or job) had a connection before? From now on it has. */
export function merkeBegonnen(): boolean {
  const kontext = speicher.getStore();
  const bisher = kontext?.begonnen ?? false;
  if (kontext) kontext.begonnen = true;
  return bisher;
}

/** @param gibFrei gives back the place among the requests that are worked on at once */
export function merkePlatz(gibFrei: () => void): void {
  const kontext = speicher.getStore();
  if (kontext) kontext.gibPlatzFrei = gibFrei;
}

/** This request waits in a queue of its own from now on, and holds up nobody else. */
export const stehtAnderswoAn = (): void => speicher.getStore()?.gibPlatzFrei?.();

/** Ends when nobody waits for the answer of this request any more. */
export const weggang = (): AbortSignal | undefined => speicher.getStore()?.weggang?.();

export function setzeIdentitaet(identitaet: Identitaet): void {
  const kontext = speicher.getStore();
  if (!kontext) throw new Error('Kein Anfragekontext offen');
  kontext.identitaet = identitaet;
}

export function merkeProtokolliert(): void {
  const kontext = speicher.getStore();
  if (kontext) kontext.protokolliert = true;
}

export const istProtokolliert = () => speicher.getStore()?.protokolliert ?? false;

/** The identity of the current request, if somebody is logged in. */
export function vielleichtIdentitaet(): Identitaet | undefined {
  return speicher.getStore()?.identitaet;
}

/** The identity of the current request. Throws where no one is logged in: such code must not run on public routes. */
export function identitaet(): Identitaet {
  const gefunden = speicher.getStore()?.identitaet;
  if (!gefunden) throw new Error('Keine Identität im Anfragekontext');
  return gefunden;
}

/** Who really sits there, also while working as somebody else. @throws Error where nobody is logged in */
export function handelnder(): { benutzerId: number; name: string } {
  const { gewechseltVon, benutzerId, name } = identitaet();
  return gewechseltVon ?? { benutzerId, name };
}
