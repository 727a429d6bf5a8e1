import {
  type ApiFehler,
  abgelaufen,
  fehlerAus,
  meldungenAus,
  nichtErreichbar,
  unbekannteAblehnung,
} from './api-fehler.js';
import { erneuere } from './erneuerung.js';
import { type Fortschritt, sende } from './senden.js';
import { type Ablage, ausweisZu, fluechtigeAblage, liesAnsprueche, schluessel, vergiss } from './sitzung.js';

interface Einstellung {
  /** Origin of the API; empty means the page's own. */
  basis: string;
  ablage: Ablage;
  /** Language id of texts where no token names one; 0 leaves it to the server. */
  sprache: () => number;
  /** The session cannot be renewed. True: someone logged in again, the call is repeated; false: it fails. */
  beiAblauf: (grund: ApiFehler) => Promise<boolean> | boolean;
}

const einstellung: Einstellung = {
  basis: '',
  ablage: globalThis.localStorage ?? fluechtigeAblage(),
  sprache: () => 0,
  beiAblauf: () => false,
};

/** Sets where the API is and where the session is kept; without it: this origin and the local storage. */
export function konfiguriere(neu: Partial<Einstellung>): void {
  Object.assign(einstellung, neu);
}

interface Zusatz {
  /** Told while a body is being sent: the part of it that is out, 0 to 1. */
  onFortschritt?: Fortschritt;
}

type Aufrufoptionen = Omit<RequestInit, 'headers'> &
  Zusatz & { headers?: HeadersInit | Record<string, string | readonly string[]> };

/** The one way to the API; the generated functions call it. Throws `ApiFehler` for every answer from 400 on. */
export function aufruf<T>(pfad: string, optionen: Aufrufoptionen): Promise<T>;
// The generated functions take their options from the last signature.
export function aufruf<T>(pfad: string, optionen?: RequestInit & Zusatz): Promise<T>;
export async function aufruf<T>(pfad: string, optionen: Aufrufoptionen = {}): Promise<T> {
  const token = einstellung.ablage.getItem(schluessel.token);
  const { antwort, inhalt } = await hole(pfad, optionen, token);
  if (antwort.ok) return { data: inhalt, status: antwort.status, headers: antwort.headers } as T;
  if (antwort.status !== 401 || pfad.startsWith('/api/authentication/'))
    throw fehlerAus(antwort.status, inhalt);

  const meldungen = meldungenAus(inhalt);
  // Once whoever asked has heard why: what shows the answer may be gone with the session.
  if (meldungen.some((m) => m.text === 'Bitte melden Sie sich erneut an.'))
    setTimeout(() => vergiss(einstellung.ablage));
  if (meldungen.length > 0) throw fehlerAus(401, inhalt);
  const erneuert = await erneuere(einstellung.ablage, token, (paar) => tausche(paar));
  if (!erneuert && !(await meldeAblauf())) throw abgelaufen();
  return wiederhole<T>(pfad, optionen);
}

async function wiederhole<T>(pfad: string, optionen: Aufrufoptionen): Promise<T> {
  const { antwort, inhalt } = await hole(pfad, optionen, einstellung.ablage.getItem(schluessel.token));
  if (antwort.ok) return { data: inhalt, status: antwort.status, headers: antwort.headers } as T;
  // The new token is refused as well: renewing once more would lead nowhere.
  if (antwort.status === 401 && meldungenAus(inhalt).length === 0) throw unbekannteAblehnung();
  throw fehlerAus(antwort.status, inhalt);
}

let ablaufFrage: Promise<boolean> | undefined;

/** Many calls may fail at once; the user is asked once. */
function meldeAblauf(): Promise<boolean> {
  ablaufFrage ??= Promise.resolve(einstellung.beiAblauf(abgelaufen())).finally(() => {
    ablaufFrage = undefined;
  });
  return ablaufFrage;
}

/** A new pair of tokens, or undefined where the server refuses. */
async function tausche(paar: { refreshToken: string; accessToken: string }) {
  const { antwort, inhalt } = await hole(
    '/api/authentication/token',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(paar) },
    null,
  );
  if (antwort.ok) return inhalt as { accessToken: string; refreshToken: string };
  // A refused renewal ends the session; a server in trouble does not.
  if (antwort.status === 429 || antwort.status >= 500) throw fehlerAus(antwort.status, inhalt);
  return undefined;
}

async function hole(pfad: string, optionen: Aufrufoptionen, token: string | null) {
  const headers = new Headers(optionen.headers as HeadersInit);
  // Without its own token a window asks all the same: the answer makes it renew.
  if (token && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${ausweisZu(token) ?? token}`);
  if (!headers.has('languageId'))
    headers.set('languageId', String(liesAnsprueche(token)['language-id'] ?? einstellung.sprache()));
  // A DELETE that announces JSON and carries none is refused as unreadable.
  if (optionen.body === undefined || optionen.body === null) headers.delete('content-type');
  try {
    const { onFortschritt, ...rest } = optionen;
    const ziel = einstellung.basis + pfad;
    const antwort = onFortschritt
      ? await sende(ziel, { ...rest, headers }, onFortschritt)
      : await fetch(ziel, { ...rest, headers });
    return { antwort, inhalt: await liesInhalt(antwort) };
  } catch (grund) {
    if (optionen.signal?.aborted) throw grund;
    throw nichtErreichbar();
  }
}

async function liesInhalt(antwort: Response): Promise<unknown> {
  const art = antwort.headers.get('content-type') ?? '';
  // What is written in JSON but of a kind of its own is a file, as the contract says of it.
  if (art.startsWith('application/json')) {
    const text = await antwort.text();
    return text === '' ? undefined : JSON.parse(text);
  }
  // Not every type with "xml" in its name is a text: Excel files are none.
  if (/^(text\/|application\/([\w.-]+\+)?xml\b)/.test(art)) return antwort.text();
  return art === '' ? undefined : antwort.blob();
}
