import { setTimeout as warten } from 'node:timers/promises';
import pg from 'pg';
import { type Fund, grundVon } from '../../einblick/fund.js';
import { betriebsrolle } from './migrationen.js';

const fristMs = 5000;
const ersteVersion = 150_000;
const uhrGrenzeS = 30;
const laengstePauseMs = 10_000;

/** What says that trying again is of no use: wrong password, unknown database, no permission to connect. */
const endgueltig = /^(28|3D|42501)/;

const frage = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS nummer,
    extract(epoch FROM clock_timestamp()) * 1000 AS zeit,
    has_schema_privilege(current_user, 'public', 'CREATE')
      AND CASE WHEN EXISTS (SELECT FROM pg_roles WHERE rolname = '${betriebsrolle}')
        THEN pg_has_role('${betriebsrolle}', 'MEMBER') ELSE r.rolsuper OR r.rolcreaterole END AS darf
  FROM pg_roles r WHERE r.rolname = current_user`;

interface Auskunft {
  version: string;
  nummer: number;
  zeit: string;
  darf: boolean;
}

/** What can be said of the database and of its clock. */
export async function pruefeDatenbank(url: string): Promise<Fund[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: fristMs });
  // Reported by the query that it ends.
  client.on('error', () => undefined);
  try {
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
    await client.end().catch(() => undefined);
  }
}

/** Comes back once the database answers, with what there is to say of it; `melde` hears why it takes longer. */
export async function warteAufDatenbank(url: string, melde: (fund: Fund) => void): Promise<Fund[]> {
  for (let pauseMs = 500; ; pauseMs = Math.min(laengstePauseMs, pauseMs * 2)) {
    const funde = await pruefeDatenbank(url);
    const weg = funde.find((f) => f.satz === 'betrieb.datenbank.weg');
    if (!weg) return funde;
    melde(weg);
    await warten(pauseMs);
  }
}

function ueberServer({ version, nummer, darf }: Auskunft, ms: number): Fund {
  const werte = { version, ms };
  if (nummer < ersteVersion)
    return {
      ...{ bereich: 'datenbank', stand: 'stoerung', satz: 'betrieb.datenbank.alt', werte },
      tun: 'betrieb.datenbank.altTun',
    };
  if (!darf)
    return {
      ...{ bereich: 'datenbank', stand: 'stoerung', satz: 'betrieb.datenbank.rechte' },
      tun: 'betrieb.datenbank.rechteTun',
    };
  return { bereich: 'datenbank', stand: 'gut', satz: 'betrieb.datenbank.gut', werte };
}

/** The database read its clock somewhere between question and answer. */
export function ueberUhr(zeit: number, beginn: number, ende: number): Fund {
  const sekunden = Math.round(Math.max(beginn - zeit, zeit - ende, 0) / 1000);
  if (sekunden < uhrGrenzeS) return { bereich: 'uhr', stand: 'gut', satz: 'betrieb.uhr.gut' };
  return {
    ...{ bereich: 'uhr', stand: 'achtung', satz: 'betrieb.uhr.falsch', werte: { sekunden } },
    tun: 'betrieb.uhr.falschTun',
  };
}
