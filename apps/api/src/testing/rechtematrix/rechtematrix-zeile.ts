import type { Portal } from '../portal.js';

/** They hold no (good) token: nothing but public routes answers them. */
export const draussen = ['anonym', 'abgelaufen', 'unbestaetigt', 'gesperrt'] as const;
/**
 * They are logged in. `leser`, `kunde`, the main user `haupt` and the administrator `kundenadmin` belong to the client of
 * the data, `dispo`, the administrator `hauptadmin` and the operator `admin` to its main client.
 */
export const drinnen = [
  'leser',
  'kunde',
  'haupt',
  'kundenadmin',
  'dispo',
  'hauptadmin',
  'admin',
  'fremd',
] as const;
export const identitaeten = [...draussen, ...drinnen] as const;

type Drinnen = (typeof drinnen)[number];
export type Identitaet = (typeof identitaeten)[number];

/** Fresh data of the client of `kunde`, so that a request which is allowed can also succeed. */
export interface Vorrat {
  auftrag: { id: number; spedeigennr: string };
  adresse: number;
  /** A refresh token of somebody else's session. */
  auffrischung(): Promise<string>;
  /** What is dear to make, kept while nobody was let in who had asked for it. */
  unberuehrt(mache: Macher): ReturnType<Macher>;
  portal: Portal;
}

export interface Anfrage {
  /** Values of the path's places, else the id of the order. */
  pfad?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

export type Macher = (vorrat: Vorrat) => Promise<{ pfad: { id: number } }>;

export interface Zeile {
  /** Status each identity gets; those outside get 401 unless `draussen` says otherwise. */
  ausgang: Record<Drinnen, number>;
  draussen?: number;
  /** Where a public route also takes a token, and refuses a bad one. */
  anonym?: number;
  anfrage?(vorrat: Vorrat, wer: Identitaet): Anfrage | Promise<Anfrage>;
}

/** Whoever is logged in. */
export const alle = (status = 200) =>
  Object.fromEntries(drinnen.map((wer) => [wer, status])) as Record<Drinnen, number>;
/** Whoever sees the client of the data. */
export const eigene = (status = 200) => ({ ...alle(status), fremd: 404 });
/** Whoever may edit; a stranger may too, but not this. */
export const erfasser = (status: number, fremd = 404) => ({ ...alle(status), leser: 403, fremd });
export const oeffentlich = (status = 200) => ({ ausgang: alle(status), draussen: status });
/** Operators. */
export const betreiber = (status = 200) => ({ ...alle(403), admin: status });
/** Administrators of a main client. */
export const verwalter = (status = 200) => ({ ...betreiber(status), hauptadmin: status });

/** Main users who may edit; `kunde` is none. */
export const hauptbenutzer = (status: number, fremd = 404) => ({ ...erfasser(status, fremd), kunde: 403 });

/** Administrators, whatever their client. */
export const administratoren = (status = 200) => ({ ...verwalter(status), kundenadmin: status });
