import { ApiFehler, abgelaufen } from '@frachtportal/api-client/api-fehler';
import { erneuere } from '@frachtportal/api-client/erneuerung';
import {
  authenticationAbmelden,
  authenticationAnmelden,
  authenticationErneuern,
  authenticationWechseln,
  firmaAbmeldung,
} from '@frachtportal/api-client/generated/authentication';
import { konfiguriere } from '@frachtportal/api-client/mutator';
import {
  type Ablage,
  type Ansprueche,
  liesAnsprueche,
  merkeTokens,
  offenesToken,
  schluessel,
  type Tokenpaar,
  vergiss,
} from '@frachtportal/api-client/sitzung';
import { useSyncExternalStore } from 'react';
import { aktuelleSprache } from './sprache';

export interface Sitzung {
  username: string;
  ansprueche: Ansprueche;
  /** The session ran out; somebody has to type the password before calls go on. */
  abgelaufen: boolean;
}

const hoerer = new Set<() => void>();
let zustand: { token: string | null; abgelaufen: boolean; sitzung: Sitzung | null } | undefined;
/** The token of a login just made: the start need not renew it. */
let frisch: string | undefined;
let entscheide: ((angemeldet: boolean) => void) | undefined;

/** Who was logged in last; told once it is somebody else. */
let letzter: string | undefined;
const wechselhoerer = new Set<() => void>();

/** Another person is logged in, maybe since another window: nothing of the former one may stay. */
export function beiAnderemBenutzer(h: () => void): void {
  wechselhoerer.add(h);
}

function melde(): void {
  for (const h of hoerer) h();
}

/** Before anything of a new session shows. */
function merkeWer(sub: string | undefined): void {
  if (sub && letzter && sub !== letzter) for (const h of wechselhoerer) h();
  letzter = sub ?? letzter;
}

/** Another window renewed, logged in or out. */
function folge(e: StorageEvent): void {
  if (e.key !== schluessel.token && e.key !== null) return;
  const antwort = entscheide;
  entscheide = undefined;
  antwort?.(e.newValue !== null);
  melde();
}
window.addEventListener('storage', folge);

/** The local storage, telling the app of each change. */
const ablage: Ablage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, wert) => {
    localStorage.setItem(name, wert);
    melde();
  },
  removeItem: (name) => {
    localStorage.removeItem(name);
    melde();
  },
};

function lies(): Sitzung | null {
  const token = ablage.getItem(schluessel.token);
  const laeuftAb = entscheide !== undefined;
  if (zustand && zustand.token === token && zustand.abgelaufen === laeuftAb) return zustand.sitzung;
  const username = ablage.getItem(schluessel.username) ?? '';
  const sitzung = token ? { username, ansprueche: liesAnsprueche(token), abgelaufen: laeuftAb } : null;
  merkeWer(sitzung?.ansprueche.sub);
  zustand = { token, abgelaufen: laeuftAb, sitzung };
  return sitzung;
}

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  return () => {
    hoerer.delete(h);
  };
}

export function istAngemeldet(): boolean {
  return lies() !== null;
}

/** Who is logged in at this moment, or null. */
export const aktuelleSitzung = lies;

/** Who is logged in, or null. Follows other windows of the same browser. */
export function useSitzung(): Sitzung | null {
  return useSyncExternalStore(abonniere, lies);
}

export async function meldeAn(username: string, password: string): Promise<void> {
  uebernimm((await authenticationAnmelden({ username, password })).data, username);
}

/** Whoever these tokens were made for is logged in, and what waited for a login goes on. */
export function uebernimm(paar: Tokenpaar, username: string): void {
  localStorage.removeItem(schluessel.backuptoken);
  nimmAn(paar, username);
  entscheideAblauf(true);
}

/** Keeps a new authentication: of a login, or of working as somebody else. */
function nimmAn(paar: Tokenpaar, username: string): void {
  const { sub } = liesAnsprueche(paar.accessToken);
  localStorage.setItem(schluessel.username, username);
  if (sub) localStorage.setItem(schluessel.userid, sub);
  frisch = offenesToken(paar);
  merkeTokens(ablage, paar);
}

/** Works as somebody else from now on; the token from before, which names who one is, stays as the way back. */
export async function wechsleZu(username: string): Promise<void> {
  const vorher = ablage.getItem(schluessel.token) ?? '';
  const wunsch = { accessToken: vorher, username, backupToken: '' };
  const { data } = await authenticationWechseln(wunsch);
  localStorage.setItem(schluessel.backuptoken, vorher);
  nimmAn(data, username);
}

/** Back to whom one is. */
export async function wechsleZurueck(): Promise<void> {
  const accessToken = ablage.getItem(schluessel.token) ?? '';
  const backupToken = ablage.getItem(schluessel.backuptoken) ?? '';
  const username = liesAnsprueche(accessToken)['gewechselt-von'] ?? '';
  const { data } = await authenticationWechseln({ accessToken, username, backupToken });
  localStorage.removeItem(schluessel.backuptoken);
  nimmAn(data, username);
}

/** Where the session ends at the provider of a company too; nowhere where it did not begin there. */
export async function abmeldungDerFirma(): Promise<string | null> {
  const { data } = await firmaAbmeldung().catch(() => ({ data: { adresse: null } }));
  return data.adresse ?? null;
}

/** Ends the session here and, as far as it can be reached, on the server. */
export async function meldeAb(): Promise<void> {
  const ohneAusweis = (grund: unknown) => grund instanceof ApiFehler && grund.status === 401;
  await authenticationAbmelden()
    .catch(async (grund: unknown) => {
      if (ohneAusweis(grund) && (await versucheErneuerung())) await authenticationAbmelden();
    })
    .catch(() => undefined);
  vergiss(ablage);
}

/** Without an access token nothing else of a session is kept; with both tokens they are renewed before the start. */
export async function beginne(): Promise<void> {
  const token = ablage.getItem(schluessel.token);
  if (!token) return vergiss(ablage);
  if (token === frisch) return;
  if (!ablage.getItem(schluessel.refreshtoken)) return;
  await erneuereSitzung();
}

/** Fetches new tokens, and with them the claims as they are now; where that is refused nobody is logged in any more. */
export async function erneuereSitzung(): Promise<void> {
  if (await versucheErneuerung()) return;
  vergiss(ablage);
  throw abgelaufen();
}

/** Fetches new tokens for something that nobody waits for: where that is refused, the next call asks for the password. */
export function versucheErneuerung(): Promise<boolean> {
  const token = ablage.getItem(schluessel.token);
  return erneuere(ablage, token, (paar) =>
    authenticationErneuern(paar).then(
      ({ data }) => data,
      (grund: unknown) => {
        if (grund instanceof ApiFehler && (grund.status === 401 || grund.status === 400)) return undefined;
        throw grund;
      },
    ),
  );
}

/** Answers the question that the expiry dialog asks: was the password given, or is the session given up? */
export function entscheideAblauf(angemeldet: boolean): void {
  const antwort = entscheide;
  entscheide = undefined;
  if (!angemeldet) vergiss(ablage);
  antwort?.(angemeldet);
  melde();
}

konfiguriere({
  ablage,
  sprache: aktuelleSprache,
  beiAblauf: () =>
    new Promise((antwort) => {
      entscheide = antwort;
      melde();
    }),
});
