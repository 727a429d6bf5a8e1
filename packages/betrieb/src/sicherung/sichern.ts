import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { PostgresServer } from '../postgres-server.js';
import { andereDatenbank, mitVerbindung } from '../sql.js';
import { schreibeArchiv, uebernimm } from './archiv.js';
import { sichereServer } from './basisabzug.js';
import {
  gehoertDazu,
  HERKUNFT,
  type Herkunft,
  hier,
  NAME,
  PASSWORT,
  PORTAL,
  POSTGRES,
  SICHERUNGEN,
  zeitname,
} from './bestand.js';
import { sichereDateien, vorhanden } from './dateien.js';
import { type Fremdablage, sichereFremde } from './fremdablage.js';
import { schreibeAbzug } from './logisch/abzug.js';

export interface Sicherungswunsch {
  datenverzeichnis: string;
  /** Where the file is to lie; without it `sicherungen` below the data directory. */
  nach?: string;
  /** So many of the backups there are kept, the newest; without it all. */
  behalten?: number;
  /** Rows instead of the server's files. */
  logisch?: boolean;
  /** A database of its own, which only a logical backup reaches; without it the embedded one. */
  datenbank?: string;
  abbruch?: AbortSignal;
  /** Where papers lie, if not below the data directory. */
  dokumente?: Fremdablage | undefined;
}

/** While this exists, the API removes no papers; it ends with its connection. Only one can bear the name. */
const MARKE = 'frachtportal_sicherung';
const SCHON_DA = '42710';
const DARF_NICHT = '42501';

/** Makes one file of everything that the portal needs, running or not. Answers its path. */
export async function sichern(wunsch: Sicherungswunsch): Promise<string> {
  const ort = resolve(wunsch.datenverzeichnis);
  const nach = resolve(wunsch.nach ?? join(ort, SICHERUNGEN));
  const postgres = join(ort, POSTGRES);
  if (!wunsch.datenbank && !(await vorhanden(join(postgres, 'PG_VERSION'))))
    throw new Error(`Unter ${ort} liegen keine Daten des Portals.`);
  if (nach === ort) throw new Error('Bitte einen eigenen Ordner für die Sicherungen nennen.');
  await mkdir(nach, { recursive: true, mode: 0o700 });
  const jetzt = new Date();
  const datei = join(nach, `frachtportal-${wunsch.logisch ? 'logisch-' : ''}${zeitname(jetzt)}.tar.gz`);
  const herkunft: Herkunft = { erstellt: jetzt.toISOString(), ...hier(), logisch: wunsch.logisch };
  const dazu = (pfad: string) =>
    pfad !== relative(ort, nach) &&
    (pfad.includes('/') || (gehoertDazu(pfad) && !(wunsch.logisch && pfad === PASSWORT)));

  const server = wunsch.datenbank
    ? { url: wunsch.datenbank, stoppen: async () => undefined }
    : await serverVon(postgres);
  try {
    await mitMarke(server.url, (nochDa) =>
      schreibeArchiv(
        datei,
        async (archiv) => {
          const kopf = Buffer.from(JSON.stringify(herkunft));
          await uebernimm(archiv, { name: HERKUNFT, size: kopf.length }, Readable.from([kopf]));
          // Files after the database: every paper is there before its row, so the copy has all that its rows name.
          if (wunsch.logisch)
            await schreibeAbzug(wunsch.datenbank ?? andereDatenbank(server.url, PORTAL), archiv);
          else await sichereServer(server.url, archiv, POSTGRES);
          await sichereDateien(ort, archiv, dazu);
          if (wunsch.dokumente) await sichereFremde(wunsch.dokumente, archiv, wunsch.abbruch);
          await nochDa();
        },
        wunsch.abbruch,
      ),
    );
  } finally {
    await server.stoppen();
  }
  if (wunsch.behalten) await loescheAeltere(nach, wunsch.behalten);
  return datei;
}

/** The server of the running portal, else one started for this. */
export async function serverVon(verzeichnis: string): Promise<{ url: string; stoppen(): Promise<void> }> {
  const fremder = await PostgresServer.adresseDesLaufenden(verzeichnis);
  if (fremder) return { url: fremder, stoppen: async () => undefined };
  const eigener = await PostgresServer.starten({ verzeichnis, dauerhaft: true });
  return { url: eigener.url(), stoppen: () => eigener.stoppen() };
}

/** `nochDa` fails when the mark was lost meanwhile, and with it perhaps a paper. */
async function mitMarke(
  url: string,
  arbeit: (nochDa: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await mitVerbindung(url, async (client) => {
    await client
      .query('SELECT pg_create_physical_replication_slot($1, false, true)', [MARKE])
      .catch((grund: { code?: string }) => {
        if (grund.code === SCHON_DA) throw new Error('Es läuft schon eine Sicherung.');
        if (grund.code !== DARF_NICHT) throw grund;
        throw new Error('Der Benutzer der Datenbank braucht zum Sichern das Recht REPLICATION.');
      });
    await arbeit(() =>
      client.query('SELECT').catch((cause: unknown) => {
        throw new Error('Die Datenbank ist während der Sicherung beendet worden.', { cause });
      }),
    );
  });
}

/** Halves are of processes that were killed. */
async function loescheAeltere(ort: string, behalten: number): Promise<void> {
  const alle = (await readdir(ort)).filter((name) => NAME.test(name.replace(/\.teil$/, ''))).sort();
  const ganze = alle.filter((name) => NAME.test(name));
  const bleibende = new Set(ganze.slice(-behalten));
  for (const name of alle) if (!bleibende.has(name)) await rm(join(ort, name));
}
