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

export function merkeTokens(ablage: Ablage, paar: Tokenpaar): void {
  ablage.setItem(schluessel.token, paar.accessToken);
  ablage.setItem(schluessel.refreshtoken, paar.refreshToken);
}

export function vergiss(ablage: Ablage): void {
  for (const name of Object.values(schluessel)) ablage.removeItem(name);
}
