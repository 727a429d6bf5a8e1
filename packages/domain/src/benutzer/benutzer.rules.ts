import { feld } from '../feld/feld.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import { suchform } from '../texte/suchform.js';
import { Benutzer } from './benutzer.js';
import { pruefeEmail } from './email.js';
import { pruefePasswort } from './passwort.rules.js';

/** What a user may do beyond looking; only who holds one of these may grant it. */
export const flaggen = ['betreiber', 'admin', 'main', 'edit'] as const;
export type Flagge = (typeof flaggen)[number];
export type Flaggen = Record<Flagge, boolean>;

/** The person who manages users. */
export interface Verwalter extends Flaggen {
  benutzerId: number;
}

/** A stored user, as far as the rules look at it. */
export interface Verwalteter extends Flaggen {
  id: number;
  name: string;
  authorized: boolean;
}

/** The name as it is stored: without blanks around it. */
export const benutzername = (name: string) => name.trim();

const langeVorschlagsform = 20;

/**
 * A name that is hardly anybody's yet: the short form of the client and a number. Whether it is free is told to nobody who is
 * not logged in. @param zufall four digits
 */
export function namensvorschlag(mandant: string, zufall: number): string {
  const form = suchform(mandant)
    .replace(/[^a-z\d ]/g, '')
    .trim()
    .split(' ')[0]
    ?.slice(0, langeVorschlagsform);
  return form ? `${form}-${zufall}` : '';
}

const langerName = 30;
const langeZahl = 4;

/**
 * A name made of a wish, or of an address: without what would let it pass for one, and never longer than names are.
 * @param belegt with four digits behind it, as it is somebody's already
 */
export function namensform(wunsch: string, belegt: boolean): string {
  const grund = (wunsch.split('@')[0] ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() || 'benutzer';
  if (!belegt) return grund.slice(0, langerName);
  const zahl = Math.floor(10 ** (langeZahl - 1) + Math.random() * 9 * 10 ** (langeZahl - 1));
  return `${grund.slice(0, langerName - langeZahl - 1)}-${zahl}`;
}

/** A user about to be created. An `@` would let a name pass for somebody's e-mail address at login. */
export function pruefeNeuenBenutzer(
  b: Pick<Benutzer, 'name' | 'email' | 'password'>,
  mindestlaenge: number,
): Meldung[] {
  const name = benutzername(b.name);
  return [
    ...(name ? [] : [fehler('feld.pflicht', 'name')]),
    ...(/[@\p{Cc}]/u.test(name) ? [fehler('benutzer.nameZeichen', 'name')] : []),
    ...pruefeEmail(b.email.trim()),
    ...pruefePasswort(b.password ?? '', mindestlaenge),
  ];
}

/** Capturing at once is a matter of the configuration; otherwise it is granted to a user who is there already. */
export function pruefeErfassenSofort(
  b: Pick<Benutzer, 'edit'>,
  k: Pick<Konfiguration, 'isUserCanEditImmediately'>,
): Meldung[] {
  return b.edit && !k.isUserCanEditImmediately ? [fehler('benutzer.erfassenSpaeter', 'edit')] : [];
}

/** A changed user: the name stays, an empty password means the present one. */
export function pruefeGeaendertenBenutzer(
  vorher: Pick<Verwalteter, 'name'>,
  b: Pick<Benutzer, 'name' | 'email' | 'password'>,
  mindestlaenge: number,
): Meldung[] {
  return [
    ...(benutzername(b.name) === vorher.name ? [] : [fehler('benutzer.nameFest', 'name')]),
    ...pruefeEmail(b.email.trim()),
    ...(b.password ? pruefePasswort(b.password, mindestlaenge) : []),
  ];
}

/** Everybody creates users (the contract), unless the configuration leaves it to those who may capture. */
export function darfAnlegen(
  { admin, edit }: Pick<Flaggen, 'admin' | 'edit'>,
  k: Pick<Konfiguration, 'benutzerAnlegenNurMitEdit'>,
): boolean {
  return !k.benutzerAnlegenNurMitEdit || edit || admin;
}

/**
 * Nobody manages a user who may do more, or they could simply log in as that one. Everybody manages themselves,
 * administrators whoever they see but those who manage the whole installation.
 */
export function darfVerwalten(wer: Verwalter, ziel: Pick<Verwalteter, 'id' | Flagge>): boolean {
  if (wer.betreiber || wer.benutzerId === ziel.id) return true;
  return wer.admin ? !ziel.betreiber : flaggen.every((f) => wer[f] || !ziel[f]);
}

/** Nobody grants a flag they do not hold; an administrator may grant capturing without capturing themselves. */
function darfVergeben(wer: Verwalter, flagge: Flagge): boolean {
  return wer[flagge] || (flagge === 'edit' && wer.admin);
}

/** What `wer` may not do: one message for each flag that would be granted without right. */
export function pruefeFlaggen(wer: Verwalter, vorher: Flaggen, nachher: Flaggen): Meldung[] {
  return flaggen
    .filter((f) => nachher[f] && !vorher[f] && !darfVergeben(wer, f))
    .map((f) => fehler('benutzer.flagge', f, { flagge: feld(Benutzer, f).label }));
}

/** The installation is managed by administrators; with the administration it goes by itself. */
export function pruefeBetreiber(b: Pick<Flaggen, 'admin' | 'betreiber'>): Meldung[] {
  return b.betreiber && !b.admin ? [fehler('benutzer.betreiberOhneAdmin', 'betreiber')] : [];
}

/** Only administrators switch users on and off; nobody locks themselves or gives away their own administration. */
export function pruefeAktivierung(
  wer: Verwalter,
  vorher: Verwalteter,
  nachher: Pick<Verwalteter, 'authorized' | 'admin' | 'betreiber'>,
): Meldung[] {
  const selbst = wer.benutzerId === vorher.id;
  if (nachher.authorized !== vorher.authorized) {
    if (!wer.admin) return [fehler('benutzer.aktivierung', 'authorized')];
    if (selbst) return [fehler('benutzer.selbst', 'authorized')];
  }
  if (!selbst) return [];
  const abgegeben = (['admin', 'betreiber'] as const).find((f) => vorher[f] && !nachher[f]);
  return abgegeben ? [fehler('benutzer.selbst', abgegeben)] : [];
}
