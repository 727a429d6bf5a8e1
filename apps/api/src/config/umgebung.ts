import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { wurzel } from '../wurzel.js';

const ja = z.enum(['true', 'false']).transform((w) => w === 'true');

/** The dispatch system and the way to it. */
const dispo = {
  DISPO: z.enum(['keine', 'demo', 'datei', 'http']).optional(),
  /** Of the connector `datei`; without it `dispo` under DATA_DIR. */
  DISPO_VERZEICHNIS: z.string().optional(),
  DISPO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what we send; what we are sent carries the other one. */
  DISPO_SCHLUESSEL: z.string().min(16).optional(),
  DISPO_EINGANGSSCHLUESSEL: z.string().min(16).optional(),
  DISPO_TAKT_MS: z.coerce.number().int().min(10).default(1000),
  DISPO_FRIST_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  DISPO_VERSUCHE: z.coerce.number().int().min(1).max(1000).default(20),
  DISPO_PAUSE_MS: z.coerce.number().int().min(10).default(5000),
  /** So long an address is locked at most, should the process die while its change is on its way. */
  DISPO_ADRESSSPERRE_MS: z.coerce.number().int().min(100).default(900_000),
};

const mitKomma = (liste: string) => liste.split(',').flatMap((teil) => teil.trim() || []);
const netze = z.array(z.string().refine(ipaddr.isValidCIDR, 'ist kein Netz wie 127.0.0.0/8'));

/** Label printers in the network. */
const druck = {
  /** Networks they may stand in although such addresses are refused, comma-joined. */
  DRUCKER_ERLAUBT: z.string().default('').transform(mitKomma).pipe(netze),
  DRUCK_TAKT_MS: z.coerce.number().int().min(10).default(1000),
  /** Of one portion of labels, from the first word to the last. */
  DRUCK_FRIST_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  DRUCK_VERSUCHE: z.coerce.number().int().min(1).max(1000).default(10),
  DRUCK_PAUSE_MS: z.coerce.number().int().min(10).default(5000),
};

/** Connections to partners, over which files come. */
const anbindung = {
  /** Holds a folder for each connection; without it `anbindungen` under DATA_DIR. */
  ANBINDUNG_VERZEICHNIS: z.string().optional(),
  /** Networks in which mail servers may stand although such addresses are refused, comma-joined. */
  ANBINDUNG_ERLAUBT: z.string().default('').transform(mitKomma).pipe(netze),
  /** How often is looked which connection is due; each has its own beat beside it. */
  ANBINDUNG_TAKT_MS: z.coerce.number().int().min(10).default(2000),
  /** A file is complete once it has not changed for so long. */
  ANBINDUNG_RUHE_MS: z.coerce.number().int().min(10).max(300_000).default(3000),
  /** So long a connection that a process has died over waits for another one. */
  ANBINDUNG_FRIST_MS: z.coerce.number().int().min(100).default(60_000),
};

/** Programs of others that are told of events. */
const webhook = {
  /** Networks they may stand in although such addresses are refused, comma-joined; there HTTP does too. */
  WEBHOOK_ERLAUBT: z.string().default('').transform(mitKomma).pipe(netze),
  WEBHOOK_TAKT_MS: z.coerce.number().int().min(10).default(1000),
  /** Of a message, from the first word to the last of the answer. */
  WEBHOOK_FRIST_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
};

/** Mail, and the address under which people reach the portal, for the links in mails. */
const post = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  BETRIEB_TAKT_MS: z.coerce.number().int().min(10).default(300_000),
  DAUERAUFTRAG_TAKT_MS: z.coerce.number().int().min(10).default(30_000),
  MAIL_TAKT_MS: z.coerce.number().int().min(10).default(1000),
  MAIL_ABSENDER: z.email().default('frachtportal@localhost.localdomain'),
  PORTAL_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** Where the papers of orders are kept. */
const ablage = {
  DOKUMENTE: z.enum(['verzeichnis', 's3']).default('verzeichnis'),
  /** Of a storage that is not Amazon's. */
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: z.string().optional(),
  S3_SCHLUESSEL_ID: z.string().optional(),
  S3_SCHLUESSEL: z.string().optional(),
};

/** The first administrator of an empty installation; without them a link in the log sets one up. */
const erster = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
};

/** What an operator looks at. */
const einblick = {
  /** `datei`: lines go to the output and into files under DATA_DIR; `json`: to the output alone. */
  PROTOKOLL: z.enum(['datei', 'json']).default('datei'),
  /** Without it there are no metrics. */
  METRIKEN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRIKEN_HOST: z.string().default('127.0.0.1'),
  /** So old the newest backup may become; not set where the portal knows no backups of its database. */
  SICHERUNG_FRIST_MS: z.coerce.number().int().min(1).optional(),
  /** Without it `sicherungen` under DATA_DIR. */
  SICHERUNG_ORDNER: z.string().optional(),
};

const anzahl = z.coerce.number().int().min(1).max(64);
const alsAnzahl = (wert: number | 'auto') => (wert === 'auto' ? availableParallelism() : wert);

/** Several processes over one database. */
const verbund = {
  /** They stand on several machines: nothing may lie on one of them alone. */
  CLUSTER: ja.default(false),
  /** Answers people, does what waits (mails, handing over, recurring orders …), or both. */
  ROLLE: z.enum(['api', 'auftraege', 'beides']).default('beides'),
  /** So many processes on this machine share the port; `auto`: one for each of its processors. */
  PROZESSE: z
    .union([z.literal('auto'), anzahl])
    .default(1)
    .transform(alsAnzahl),
};

/** PostgreSQL takes 100 connections by itself: so many processes share those they need. */
const poolFuer = (prozesse: number) => Math.max(4, Math.min(16, Math.floor(80 / prozesse)));

const schema = z.object({
  DATABASE_URL: z.string().min(1),
  /** Of a user who may change tables, where the one of DATABASE_URL may not. */
  DATABASE_URL_MIGRATION: z.string().optional(),
  /** Past the pooler (transaction mode) that DATABASE_URL leads to: for LISTEN and work that takes hours. */
  DATABASE_URL_DIREKT: z.string().optional(),
  /** Of a server that follows: exports and the overview are read there. */
  DATABASE_URL_LESEN: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  /** Below so much free room nothing is stored any more, so that the database never meets the wall. */
  PLATTE_RESERVE_MB: z.coerce.number().int().min(0).max(1_000_000).default(64),
  DEMO: ja.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Addresses of proxies whose X-Forwarded-For is believed, comma-joined. */
  TRUST_PROXY: z.string().default(''),
  /** Origins of other web pages that may call the API from a browser, comma-joined; `*` for all. */
  CORS_ORIGINS: z.string().default(''),
  /** Where weaknesses are reported, a mail address or a page; without it there is no security.txt. */
  SICHERHEIT_KONTAKT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** Where a browser keeps its session: in its storage, or in a cookie that no script can read. */
  SITZUNG: z.enum(['ablage', 'cookie']).default('ablage'),
  TOKEN_SECRET: z.string().min(32).optional(),
  /** Encrypts secrets of others that are stored, such as passwords of mailboxes. */
  DATEN_SCHLUESSEL: z.string().min(32).optional(),
  /** The one before, until nothing is encrypted with it any more. */
  DATEN_SCHLUESSEL_ALT: z.string().min(32).optional(),
  WEB_DIR: z.string().default(join(wurzel, 'apps/web/dist')),
  SBOM_DIR: z.string().default(join(wurzel, 'sbom')),
  DB_DIR: z.string().default(join(wurzel, 'db')),
  /** Of each process; without it as many as PostgreSQL has for all of them, 16 at most. */
  DB_POOL: z.coerce.number().int().min(2).max(100).optional(),
  DB_WARTEN_MS: z.coerce.number().int().min(500).max(60_000).default(2000),
  /** Tests only: accept a database that may lose acknowledged data in a crash. */
  DB_OHNE_FSYNC: ja.default(false),
  DEMO_TAKT_MS: z.coerce.number().int().min(10).default(15_000),
  DEMO_AUFTRAEGE: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  API_DOCS: ja.optional(),
  ...verbund,
  ...dispo,
  ...druck,
  ...anbindung,
  ...webhook,
  ...post,
  ...ablage,
  ...einblick,
  ...erster,
});

export type Umgebung = Omit<
  z.infer<typeof schema>,
  'HOST' | 'DB_POOL' | 'API_DOCS' | 'DISPO' | 'DISPO_VERZEICHNIS' | 'ANBINDUNG_VERZEICHNIS' | 'PORTAL_URL'
> & {
  HOST: string;
  DB_POOL: number;
  DISPO: 'keine' | 'demo' | 'datei' | 'http';
  PORTAL_URL: string;
  /** Somebody said under which address people reach the portal. */
  PORTAL_URL_GENANNT: boolean;
  API_DOCS: boolean;
  DISPO_VERZEICHNIS: string;
  ANBINDUNG_VERZEICHNIS: string;
  /** Every process sees the folders of connections: there is one machine, or somebody has named a directory. */
  ANBINDUNG_ORDNER_FUER_ALLE: boolean;
};

/** DI token of the environment. */
export const UMGEBUNG = Symbol('Umgebung');

/**
 * The environment, checked once; the only reader of process.env. A secret X may come from the file X_FILE.
 * @throws with a German sentence for every setting that is missing or wrong
 */
export function liesUmgebung(roh: NodeJS.ProcessEnv = process.env): Umgebung {
  const gelesen = schema
    .superRefine(verlangeDispo)
    .superRefine(verlangeS3)
    .superRefine(verlangeErsten)
    .superRefine(verlangeGemeinsames)
    .safeParse(ausDateien(roh));
  if (!gelesen.success) {
    const gruende = gelesen.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
    throw new Error(`Die Einstellungen sind unvollständig oder falsch: ${gruende}`);
  }
  const { DEMO, HOST, PORT, API_DOCS, DATA_DIR, DISPO, DISPO_VERZEICHNIS, PORTAL_URL } = gelesen.data;
  const { DB_POOL, PROZESSE } = gelesen.data;
  return {
    ...gelesen.data,
    HOST: HOST ?? (DEMO ? '127.0.0.1' : '0.0.0.0'),
    DB_POOL: DB_POOL ?? poolFuer(PROZESSE),
    API_DOCS: API_DOCS ?? DEMO,
    // Nothing is invented outside the demo: without a choice orders wait.
    DISPO: DISPO ?? (DEMO ? 'demo' : 'keine'),
    DISPO_VERZEICHNIS: DISPO_VERZEICHNIS ?? join(DATA_DIR, 'dispo'),
    ANBINDUNG_VERZEICHNIS: gelesen.data.ANBINDUNG_VERZEICHNIS ?? join(DATA_DIR, 'anbindungen'),
    ANBINDUNG_ORDNER_FUER_ALLE: !gelesen.data.CLUSTER || gelesen.data.ANBINDUNG_VERZEICHNIS !== undefined,
    PORTAL_URL_GENANNT: PORTAL_URL !== undefined,
    PORTAL_URL: (PORTAL_URL ?? `http://127.0.0.1:${PORT}`).replace(/\/+$/, ''),
  };
}

function verlangeDispo(u: z.infer<typeof schema>, kontext: z.RefinementCtx): void {
  if (u.DISPO === 'demo' && !u.DEMO) {
    const message =
      'demo erfindet Status und Unterschriften und gilt nur mit DEMO=true; bitte keine, datei oder http wählen';
    kontext.addIssue({ code: 'custom', path: ['DISPO'], message });
  }
  if (u.DISPO !== 'http') return;
  for (const name of ['DISPO_URL', 'DISPO_SCHLUESSEL'] as const) {
    if (!u[name]) kontext.addIssue({ code: 'custom', path: [name], message: 'fehlt bei DISPO=http' });
  }
}

function verlangeS3(u: z.infer<typeof schema>, kontext: z.RefinementCtx): void {
  if (u.DOKUMENTE !== 's3') return;
  for (const name of ['S3_BUCKET', 'S3_SCHLUESSEL_ID', 'S3_SCHLUESSEL'] as const) {
    if (!u[name]) kontext.addIssue({ code: 'custom', path: [name], message: 'fehlt bei DOKUMENTE=s3' });
  }
}

const erratbar = /^(.)\1*$|change.?me|geheim|secret|passwor[dt]|example/i;

/** Nobody starts with a secret that others know, and the first administrator needs both. */
function verlangeErsten(u: z.infer<typeof schema>, kontext: z.RefinementCtx): void {
  const melde = (name: string, message: string) =>
    kontext.addIssue({ code: 'custom', path: [name], message });
  if (Boolean(u.ADMIN_EMAIL) !== Boolean(u.ADMIN_PASSWORD))
    melde(u.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL', 'fehlt');
  for (const name of ['TOKEN_SECRET', 'DATEN_SCHLUESSEL'] as const)
    if (!u.DEMO && u[name] && erratbar.test(u[name]))
      melde(name, 'ist kein Geheimnis, bitte zufällig erzeugen');
}

/** What would lie on one machine alone, and why the others miss it. */
function verlangeGemeinsames(u: z.infer<typeof schema>, kontext: z.RefinementCtx): void {
  if (!u.CLUSTER) return;
  const melde = (name: string, message: string) =>
    kontext.addIssue({ code: 'custom', path: [name], message: `${message} (CLUSTER=true)` });
  for (const name of ['TOKEN_SECRET', 'DATEN_SCHLUESSEL'] as const)
    if (!u[name]) melde(name, 'fehlt: jeder Rechner hätte einen eigenen');
  if (u.DOKUMENTE !== 's3') melde('DOKUMENTE', 'muss s3 sein: Papiere lägen auf einem Rechner allein');
  if (!u.SMTP_URL) melde('SMTP_URL', 'fehlt: Mails lägen als Dateien auf einem Rechner');
  if (!u.PORTAL_URL) melde('PORTAL_URL', 'fehlt: Verweise in Mails führten zu einem Rechner');
  if (u.DISPO === 'datei' && !u.DISPO_VERZEICHNIS)
    melde('DISPO_VERZEICHNIS', 'fehlt: bitte einen Ordner nennen, den alle Rechner sehen');
}

/** What may come from a file, so that it stands in no list of processes. */
const geheimnisse = [
  'DATABASE_URL',
  'DATABASE_URL_MIGRATION',
  'DATABASE_URL_DIREKT',
  'DATABASE_URL_LESEN',
  'TOKEN_SECRET',
  'DATEN_SCHLUESSEL',
  'DATEN_SCHLUESSEL_ALT',
  'DISPO_SCHLUESSEL',
  'DISPO_EINGANGSSCHLUESSEL',
  'S3_SCHLUESSEL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
];

function ausDateien(roh: NodeJS.ProcessEnv): Record<string, string | undefined> {
  // A setting left empty, as a compose file hands it on, is not set.
  const ergebnis: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(roh).filter(([, wert]) => wert !== ''),
  );
  for (const name of geheimnisse) {
    const datei = roh[`${name}_FILE`];
    const inhalt = datei && readFileSync(datei, 'utf8').trim();
    // Nor is one whose file is empty.
    if (inhalt) ergebnis[name] = inhalt;
  }
  return ergebnis;
}
