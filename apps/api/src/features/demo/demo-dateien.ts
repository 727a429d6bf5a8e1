import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anschrift } from '@frachtportal/domain/adresse/anschrift';

/** The lines of an address in `db/demo`; the country is given by its vehicle sign. */
export type Demoanschrift = Pick<
  Anschrift,
  | 'name'
  | 'zeile2'
  | 'zeile3'
  | 'strasse'
  | 'hausnummer'
  | 'zusatz'
  | 'plz'
  | 'ort'
  | 'ortsteil'
  | 'kontakt'
  | 'telefon'
  | 'mailTrackTrace'
> & { lkz: string };

/** Clients are named by a key that only these files know. */
export interface Demomandant {
  key: string;
  name: string;
  hauptmandant: string | null;
  nummernPrefix: string | null;
  adresse: Demoanschrift;
}

export interface Demobenutzer {
  name: string;
  email: string;
  mandant: string;
  authorized: boolean;
  admin: boolean;
  betreiber: boolean;
  main: boolean;
  edit: boolean;
  benutzerversion: number;
  sprache: number;
  rowsInGrid: number;
  invisibleEinmaladresse: boolean;
}

export interface Demoadresse extends Demoanschrift {
  mandant: string;
  fremdnummer: string;
  einmaladresse: boolean;
  unsichtbar: boolean;
}

/** Goods as they travel: counts and weights of one load unit, or of one package where there is no load unit. */
export interface Demoware {
  inhalt: string;
  verpackungCode: string;
  lademittelCode: string | null;
  verpackungAnzahlVon: number;
  verpackungAnzahlBis: number;
  laengeCM: number;
  breiteCM: number;
  hoeheCM: number;
  gewichtKgVon: number;
  gewichtKgBis: number;
  unnr: string | null;
  verpackungsgruppe: string | null;
  klassifizierung: string | null;
}

export interface Demodateien {
  mandanten: Demomandant[];
  benutzer: Demobenutzer[];
  adressen: Demoadresse[];
  waren: Demoware[];
}

/** What `db/demo` holds. */
export function liesDemodateien(dbVerzeichnis: string): Demodateien {
  const lies = (name: keyof Demodateien) =>
    JSON.parse(readFileSync(join(dbVerzeichnis, 'demo', `${name}.json`), 'utf8'));
  return {
    mandanten: lies('mandanten'),
    benutzer: lies('benutzer'),
    adressen: lies('adressen'),
    waren: lies('waren'),
  };
}
