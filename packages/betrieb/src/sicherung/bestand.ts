import { POSTGRES_VERSION } from '../postgres-server.js';

/** The folder of the server's files below the data directory, and in a backup. */
export const POSTGRES = 'postgres';
/** The folder of papers below the data directory, and in a backup. */
export const DOKUMENTE = 'dokumente';
/** The database of the portal in its embedded server. */
export const PORTAL = 'frachtportal';
/** Where the backups lie unless somebody names another place. */
export const SICHERUNGEN = 'sicherungen';
/** Where a restore prepares its exchange. */
export const WIEDERHERSTELLUNG = 'wiederherstellung';
/** What a restore has replaced, with the time behind it. */
export const VORHER = 'vor-wiederherstellung-';

/** Where a backup is restored to be looked at. */
export const PROBE = 'sicherungsprobe';

const BLEIBT = ['protokoll', SICHERUNGEN, WIEDERHERSTELLUNG, PROBE, `${POSTGRES}.sperre`];
/** The server hands over its files itself; the others are halves of something that was under way. */
const UNTERWEGS = [POSTGRES, `${POSTGRES}.neu`, 'eingang'];
/** Opens the one server whose files it came with. */
export const PASSWORT = `${POSTGRES}.passwort`;

/** Belongs to this place and not to the data: in no backup, and left alone by a restore. */
export const bleibt = (name: string): boolean => BLEIBT.includes(name) || name.startsWith(VORHER);

/** A file or folder of the data directory that a backup takes as it is, whatever it may be. */
export const gehoertDazu = (name: string): boolean => !bleibt(name) && !UNTERWEGS.includes(name);

/** The files of a server fit only the same kind of machine and the same PostgreSQL. */
export interface Herkunft {
  erstellt: string;
  system: string;
  postgres: string;
  /** Rows instead of a server's files: fits any machine, and any PostgreSQL that the portal runs on. */
  logisch?: boolean;
}

/** The first entry of every backup. */
export const HERKUNFT = 'sicherung.json';

export const hier = (): Omit<Herkunft, 'erstellt'> => ({
  system: `${process.platform}-${process.arch}`,
  postgres: POSTGRES_VERSION,
});

/** The name of a whole backup. */
export const NAME = /^frachtportal-\d{8}T\d{6}Z\.tar\.gz$/;

/** A moment as part of a file's name, which sorts by time. */
export const zeitname = (zeit: Date): string => zeit.toISOString().replace(/[-:]|\.\d+/g, '');
