import { setTimeout as warten } from 'node:timers/promises';
import pg from 'pg';
import { type Fund, grundVon } from '../../einblick/fund.js';
import { Datenbankziel } from '../verbindung/datenbankziel.js';
import { fragRechte, vorbereitend } from './betriebsrolle.js';

const fristMs = 5000;
const ersteVersion = 150_000;
const uhrGrenzeS = 30;
const laengstePauseMs = 10_000;

/** What says that trying again is of no use: wrong password, unknown database, no permission to connect. */
const endgueltig = /^(28|3D|42501)/;

/** What ends by itself, or when somebody elsewhere does something. */
const voruebergehend = new Set<string>(['betrieb.datenbank.weg', 'betrieb.datenbank.nurLesen']);

const frage = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS nummer,
    extract(epoch FROM clock_timestamp()) * 1000 AS zeit, current_setting('transaction_read_only') = 'on' AS "nurLesen",
    rechte.* FROM (${fragRechte}) rechte`;

interface Auskunft {
  version: string;
  nummer: number;
  zeit: string;
  nurLesen: boolean;
  rolle: string;
  vorbereiten: boolean;
  arbeiten: boolean;
  schutzrolle: string;
  schuetzen: boolean;
}

/** What can be said of the database and of its clock. */
export async function pruefeDatenbank(url: string): Promise<Fund[]> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: await new Datenbankziel(url).suche(),
      application_name: vorbereitend,
      connectionTimeoutMillis: fristMs,
    });
    // Reported by the query that it ends.
    client.on('error', () => undefined);
    await client.connect();
    const beginn = Date.now();
    const { rows } = await client.query<Auskunft>(frage);
    const ende = Date.now();
    return rows.flatMap((a) => [ueberServer(a, ende - beginn), ueberUhr(Number(a.zeit), beginn, ende)]);
  } catch (ursache) {
    const art = endgueltig.test((ursache as { code?: string }).code ?? '') ? 'anmeldung' : 'weg';
    const werte = { grund: grundVon(ursache) };
    const [satz, tun] = [`betrieb.datenbank.${art}`, `betrieb.datenbank.${art}Tun`] as const;
    return [{ bereich: 'datenbank', stand: 'stoerung', satz, werte, tun }];
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Comes back once the database answers, with what there is to say of it; `melde` hears why it takes longer. */
export async function warteAufDatenbank(url: string, melde: (fund: Fund) => void): Promise<Fund[]> {
  for (let pauseMs = 500; ; pauseMs = Math.min(laengstePauseMs, pauseMs * 2)) {
    const funde = await pruefeDatenbank(url);
    const weg = funde.find(({ satz }) => voruebergehend.has(satz));
    if (!weg) return funde;
    melde(weg);
    await warten(pauseMs);
  }
}

function ueberServer({ rolle, ...a }: Auskunft, ms: number): Fund {
  const { version, nummer } = a;
  const werte = { version, ms };
  if (nummer < ersteVersion)
    return {
      bereich: 'datenbank',
      stand: 'stoerung',
      satz: 'betrieb.datenbank.alt',
      werte,
      tun: 'betrieb.datenbank.altTun',
    };
  if (!a.vorbereiten && !a.arbeiten)
    return {
      bereich: 'datenbank',
      stand: 'stoerung',
      satz: 'betrieb.datenbank.rechte',
      werte: { rolle },
      tun: 'betrieb.datenbank.rechteTun',
    };
  if (a.nurLesen) return nurLesen;
  if (!a.schuetzen)
    return {
      bereich: 'datenbank',
      stand: 'achtung',
      satz: 'betrieb.datenbank.schutz',
      werte: { rolle: a.schutzrolle },
      tun: 'betrieb.datenbank.schutzTun',
    };
  return { bereich: 'datenbank', stand: 'gut', satz: 'betrieb.datenbank.gut', werte };
}

/** It answers and takes nothing: a standby, or one that somebody has set so. */
export const nurLesen: Fund = {
  bereich: 'datenbank',
  stand: 'stoerung',
  satz: 'betrieb.datenbank.nurLesen',
  tun: 'betrieb.datenbank.nurLesenTun',
};

/** The database read its clock somewhere between question and answer. */
export function ueberUhr(zeit: number, beginn: number, ende: number): Fund {
  const sekunden = Math.round(Math.max(beginn - zeit, zeit - ende, 0) / 1000);
  if (sekunden < uhrGrenzeS) return { bereich: 'uhr', stand: 'gut', satz: 'betrieb.uhr.gut' };
  return {
    bereich: 'uhr',
    stand: 'achtung',
    satz: 'betrieb.uhr.falsch',
    werte: { sekunden },
    tun: 'betrieb.uhr.falschTun',
  };
}
