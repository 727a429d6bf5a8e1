import type { Konfiguration } from '../konfiguration/konfiguration.js';

/** What the server knows of the person behind a request. */
export interface Identitaet {
  admin: boolean;
  /** An administrator of the whole installation. */
  betreiber: boolean;
  main: boolean;
  edit: boolean;
  /** The user's client is a Hauptmandant. */
  hauptmandant: boolean;
  /** 0 or above; 1 Standardversion, 2 Metroversion. */
  version: number;
}

type Rechtekonfiguration = Pick<Konfiguration, 'denyOrderEdit'>;

/** The conditions that rights are made of. */
const bedingungen = {
  admin: (i) => i.admin,
  betreiber: (i) => i.betreiber,
  main: (i) => i.main,
  edit: (i) => i.edit,
  hauptmandant: (i) => i.hauptmandant,
  version0: (i) => i.version === 0,
  versionUeber0: (i) => i.version > 0,
  nichtGesperrt: (_, k) => !k.denyOrderEdit,
} satisfies Record<string, (i: Identitaet, k: Rechtekonfiguration) => boolean>;

export type Bedingung = keyof typeof bedingungen;

export const bedingungsnamen = Object.keys(bedingungen) as Bedingung[];

/** A right is held when all conditions of one of its rows hold; an empty row means: whoever is logged in. */
type Alternativen = readonly (readonly Bedingung[])[];

const angemeldet: Alternativen = [[]];
const erfassen: Alternativen = [['edit', 'nichtGesperrt']];
/** Administrators of a main client, of what is theirs, and those of the whole installation. */
const verwalten: Alternativen = [['admin', 'hauptmandant'], ['betreiber']];

/**
 * Who may do what (specification of orders, section 6; of accounts, section 6; decisions). `oeffentlich` is for
 * everybody, logged in or not.
 */
export const rechte = {
  oeffentlich: 'jeder',
  angemeldet,
  'stammdaten.lesen': angemeldet,
  'stammdaten.verwalten': [['admin', 'hauptmandant']],
  'auftrag.lesen': angemeldet,
  'auftrag.exportieren': angemeldet,
  'auftrag.drucken': angemeldet,
  'auftrag.bearbeiten': erfassen,
  'auftrag.uebertragen': erfassen,
  'auftrag.loeschen': erfassen,
  'status.melden': [['hauptmandant', 'edit']],
  'vorlage.bearbeiten': [
    ['version0', 'edit', 'nichtGesperrt'],
    ['versionUeber0', 'edit', 'main', 'nichtGesperrt'],
  ],
  'ansicht.teilen': [['main'], ['admin']],
  'adresse.lesen': angemeldet,
  'adresse.bearbeiten': erfassen,
  'adresse.importieren': [['admin', 'hauptmandant', 'nichtGesperrt']],
  'benutzer.verwalten': angemeldet,
  admin: [['admin']],
  'mandant.verwalten': [['admin', 'hauptmandant']],
  'konfiguration.verwalten': verwalten,
  'protokoll.lesen': verwalten,
  'serverlog.lesen': [['betreiber']],
  /** How it runs, and what all main clients share: lists, tables, places, statuses. */
  'installation.verwalten': [['betreiber', 'hauptmandant']],
} as const satisfies Record<string, Alternativen | 'jeder'>;

export type Recht = keyof typeof rechte;

export const rechtenamen = Object.keys(rechte) as Recht[];

/** Does this person hold the right? `null` is somebody who is not logged in. */
export function hatRecht(
  recht: Recht,
  identitaet: Identitaet | null,
  konfiguration: Rechtekonfiguration,
): boolean {
  const alternativen: Alternativen | 'jeder' = rechte[recht];
  if (alternativen === 'jeder') return true;
  if (!identitaet) return false;
  return alternativen.some((alle) => alle.every((b) => bedingungen[b](identitaet, konfiguration)));
}

/** Whether a right is held and by what; where it is not, what is missing for it at least. */
export interface Begruendung {
  darf: boolean;
  weil: readonly Bedingung[];
}

export function begruende(
  recht: Recht,
  identitaet: Identitaet,
  konfiguration: Rechtekonfiguration,
): Begruendung {
  const alternativen: Alternativen | 'jeder' = rechte[recht];
  if (alternativen === 'jeder') return { darf: true, weil: [] };
  const erfuellt = (b: Bedingung) => bedingungen[b](identitaet, konfiguration);
  const gehalten = alternativen.find((alle) => alle.every(erfuellt));
  if (gehalten) return { darf: true, weil: gehalten };
  const fehlende = alternativen.map((alle) => alle.filter((b) => !erfuellt(b)));
  return { darf: false, weil: fehlende.reduce((a, b) => (b.length <= a.length ? b : a)) };
}
