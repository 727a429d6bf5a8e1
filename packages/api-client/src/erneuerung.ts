import { type Ablage, ausweisZu, imKeks, merkeTokens, schluessel, type Tokenpaar } from './sitzung.js';

type Tausch = (paar: Tokenpaar) => Promise<Tokenpaar | undefined>;

let laufend: Promise<boolean> | undefined;

/**
 * Renews the session once for all calls that need it, across tabs too. `verbraucht` is the token that was refused: if
 * the storage already holds another one, somebody renewed meanwhile and nothing is sent. False: it cannot be renewed.
 * The storage is never cleared here, as another tab may just have renewed.
 */
export function erneuere(ablage: Ablage, verbraucht: string | null, tausche: Tausch): Promise<boolean> {
  if (hatNeues(ablage, verbraucht)) return Promise.resolve(true);
  laufend ??= allein(() => erneuereJetzt(ablage, verbraucht, tausche)).finally(() => {
    laufend = undefined;
  });
  return laufend;
}

function hatNeues(ablage: Ablage, verbraucht: string | null): boolean {
  const token = ablage.getItem(schluessel.token);
  return token !== null && token !== verbraucht && ausweisZu(token) !== undefined;
}

async function erneuereJetzt(ablage: Ablage, verbraucht: string | null, tausche: Tausch): Promise<boolean> {
  // Another tab may have renewed while this one waited for its turn.
  if (hatNeues(ablage, verbraucht)) return true;
  const accessToken = ablage.getItem(schluessel.token);
  const refreshToken = ablage.getItem(schluessel.refreshtoken);
  if (!accessToken || !refreshToken) return false;
  const paar = await tausche({ refreshToken, accessToken });
  // Meanwhile somebody may have logged out, or in as somebody else: theirs stays.
  const selbes = refreshToken !== imKeks || ablage.getItem(schluessel.token) === accessToken;
  const nochDa = selbes && ablage.getItem(schluessel.refreshtoken) === refreshToken;
  if (paar && nochDa) merkeTokens(ablage, paar);
  return (paar !== undefined && nochDa) || hatNeues(ablage, verbraucht);
}

/** One renewal at a time in the whole browser, where it offers locks. */
function allein(arbeit: () => Promise<boolean>): Promise<boolean> {
  const sperren = globalThis.navigator?.locks;
  return sperren ? (sperren.request('frachtportal-anmeldung', arbeit) as Promise<boolean>) : arbeit();
}
