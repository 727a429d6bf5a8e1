import { ApiFehler, abgelaufen } from '@frachtportal/api-client/api-fehler';
import { erneuere } from '@frachtportal/api-client/erneuerung';
import {
  authenticationAbmelden,
  authenticationAnmelden,
  authenticationErneuern,
} from '@frachtportal/api-client/generated/frachtportal';
import { konfiguriere } from '@frachtportal/api-client/mutator';
import {
  type Ablage,
  type Ansprueche,
  liesAnsprueche,
  merkeTokens,
  schluessel,
  vergiss,
} from '@frachtportal/api-client/sitzung';
import { useSyncExternalStore } from 'react';

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

function melde(): void {
  for (const h of hoerer) h();
}

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
  zustand = { token, abgelaufen: laeuftAb, sitzung };
  return sitzung;
}

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  window.addEventListener('storage', h);
  return () => {
    hoerer.delete(h);
    window.removeEventListener('storage', h);
  };
}

export function istAngemeldet(): boolean {
  return lies() !== null;
}

/** Who is logged in, or null. Follows other windows of the same browser. */
export function useSitzung(): Sitzung | null {
  return useSyncExternalStore(abonniere, lies);
}

export async function meldeAn(username: string, password: string): Promise<void> {
  const paar = (await authenticationAnmelden({ username, password })).data;
  const { sub } = liesAnsprueche(paar.accessToken);
  localStorage.setItem(schluessel.username, username);
  if (sub) localStorage.setItem(schluessel.userid, sub);
  frisch = paar.accessToken;
  merkeTokens(ablage, paar);
  entscheideAblauf(true);
}

/** Ends the session here and, as far as it can be reached, on the server. */
export async function meldeAb(): Promise<void> {
  await authenticationAbmelden().catch(() => undefined);
  vergiss(ablage);
}

/** Without an access token nothing else of a session is kept; with both tokens they are renewed before the start. */
export async function beginne(): Promise<void> {
  const token = ablage.getItem(schluessel.token);
  if (!token) return vergiss(ablage);
  if (token === frisch) return;
  if (!ablage.getItem(schluessel.refreshtoken)) return;
  const erneuert = await erneuere(ablage, token, (paar) =>
    authenticationErneuern(paar).then(
      ({ data }) => data,
      (grund: unknown) => {
        if (grund instanceof ApiFehler && (grund.status === 401 || grund.status === 400)) return undefined;
        throw grund;
      },
    ),
  );
  if (erneuert) return;
  vergiss(ablage);
  throw abgelaufen();
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
  beiAblauf: () =>
    new Promise((antwort) => {
      entscheide = antwort;
      melde();
    }),
});
