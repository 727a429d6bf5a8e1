/** Where a session is kept: the browser's local storage, or anything like it outside of one. */
export type Ablage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage's names of what belongs to a session. */
export const schluessel = {
  token: 'token',
  refreshtoken: 'refreshtoken',
  backuptoken: 'backuptoken',
  username: 'username',
  userid: 'userid',
} as const;

/** A storage for programs that have none. */
export function fluechtigeAblage(): Ablage {
  const inhalt = new Map<string, string>();
  return {
    getItem: (name) => inhalt.get(name) ?? null,
    setItem: (name, wert) => void inhalt.set(name, wert),
    removeItem: (name) => void inhalt.delete(name),
  };
}

export interface Tokenpaar {
  accessToken: string;
  refreshToken: string;
}

/** The claims of the access token that the browser uses; the server trusts its database instead. */
export interface Ansprueche {
  sub?: string;
  name?: string;
  hauptmandant?: boolean;
  admin?: boolean;
  betreiber?: boolean;
  main?: boolean;
  version?: number;
  metro?: boolean;
  edit?: boolean;
  'mandant-id'?: number;
  'language-id'?: number;
  rowsInGrid?: number;
  'client-config-params'?: Record<string, string>;
  /** Name of the administrator who works as this user. */
  'gewechselt-von'?: string;
  exp?: number;
}

/** Reads the claims of a token without checking its signature; an unreadable one has none. */
export function liesAnsprueche(token: string | null | undefined): Ansprueche {
  const mitte = token?.split('.')[1];
  if (!mitte) return {};
  try {
    const bytes = Uint8Array.from(atob(mitte.replaceAll('-', '+').replaceAll('_', '/')), (z) =>
      z.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Ansprueche;
  } catch {
    return {};
  }
}

/** Stands for a refresh token that the server keeps in a cookie. */
export const imKeks = 'cookie';

/** The access token of a session kept by a cookie: nowhere but here. */
let gehalten: { offen: string; token: string } | undefined;

/** What a token claims, without what makes it one. */
const ohneUnterschrift = (token: string) => token.slice(0, token.lastIndexOf('.') + 1);

/** The token to send for what the storage holds; undefined where this window has none and has to renew first. */
export function ausweisZu(offen: string | null): string | undefined {
  if (!offen?.endsWith('.')) return offen ?? undefined;
  return gehalten?.offen === offen ? gehalten.token : undefined;
}

/** What the storage learns: of a session kept by a cookie no more than the claims, by which windows know of each other. */
export const offenesToken = ({ accessToken, refreshToken }: Tokenpaar) =>
  refreshToken === imKeks ? ohneUnterschrift(accessToken) : accessToken;

export function merkeTokens(ablage: Ablage, paar: Tokenpaar): void {
  const offen = offenesToken(paar);
  gehalten = paar.refreshToken === imKeks ? { offen, token: paar.accessToken } : undefined;
  ablage.setItem(schluessel.token, offen);
  ablage.setItem(schluessel.refreshtoken, paar.refreshToken);
}

export function vergiss(ablage: Ablage): void {
  for (const name of Object.values(schluessel)) ablage.removeItem(name);
}
