// `npm run bench`: our API as it runs in production beside a bare Fastify + pg server, over the same generated orders.
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { schritt, zahl } from './ausgabe.ts';
import { bericht, type Ergebnis, umstaende } from './bericht.ts';
import { laufeImBrowser } from './browser/lauf.ts';
import { passwort } from './daten/erzeugen.ts';
import { type Messdatenbank, starteDatenbank } from './datenbank.ts';
import { type Einstellungen, liesEinstellungen } from './einstellungen.ts';
import { laufeImporte } from './importe/lauf.ts';
import { benutzer, type Last, lasten } from './lasten.ts';
import { messe, type Ziel } from './messen.ts';
import { apiStart } from './orte.ts';
import { zeigePlaene } from './plaene.ts';
import { starteServer } from './prozesse.ts';
import { verlangeGleiches } from './vergleich.ts';

const einstellungen = liesEinstellungen();
const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-bench-api-'));
const protokoll = openSync(join(ordner, 'server.log'), 'a');
const aufraeumen: (() => Promise<void> | void)[] = [
  () => rmSync(ordner, { recursive: true, force: true }),
  () => closeSync(protokoll),
];
let endet: Promise<void> | undefined;
const beende = () =>
  (endet ??= (async () => {
    for (const tun of aufraeumen.reverse()) await tun();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void beende().then(() => process.exit(130)));
}

try {
  if (einstellungen.browser) await laufeImBrowser(protokoll);
  else if (einstellungen.importe) await laufeImporte(protokoll);
  else await laufe(einstellungen);
} finally {
  await beende();
}

async function laufe(e: Einstellungen): Promise<void> {
  console.log(`\nFrachtportal, Leistung`);
  const db = await starteDatenbank(e);
  aufraeumen.push(() => db.schliessen());
  const unser = e.nest ? await starteSkript('Leeres Nest', 'nest', db) : await starteUnseren(e, db);
  const bloss = await starteSkript('Bloßen Server', 'bare', db);
  const ergebnisse: Ergebnis[] = [];
  for (const last of (await lasten(db.url)).filter((l) => e.nur.includes(l.buchstabe))) {
    // An access token lives 15 minutes; a long measurement outlives it.
    unser.kopf = await melde(unser.prozess.url);
    await verlangeGleiches(last, zugang(unser), zugang(bloss));
    if (!e.vergleich) ergebnisse.push(await vermesse(last, { unser, bloss, postgres: db.pid }, e));
  }
  if (e.vergleich) return;
  console.log(`\n${bericht(ergebnisse)}\n\n${umstaende(e.auftraege)}\n`);
  if (e.plaene) await zeigePlaene(db.url);
}

async function vermesse(
  last: Last,
  ziele: { unser: Ziel; bloss: Ziel; postgres: number },
  { sekunden }: Einstellungen,
): Promise<Ergebnis> {
  const punkte = [];
  for (const verbindungen of [1, 16]) {
    const punkt = await schritt(`${last.buchstabe} mit ${verbindungen}`, () =>
      messe(last, ziele, { verbindungen, sekunden }),
    );
    console.log(`      ${zahl(punkt.verhaeltnis, 2)} von bloß, ${zahl(punkt.unser.cpuJeAnfrage, 2)} ms CPU`);
    punkte.push(punkt);
  }
  return { last, punkte };
}

function zugang({ prozess: { url }, kopf }: Ziel): { url: string; kopf: Record<string, string> } {
  return { url, kopf };
}

async function starteUnseren({ profil }: Einstellungen, db: Messdatenbank): Promise<Ziel> {
  const env = {
    DATABASE_URL: db.url,
    DATA_DIR: ordner,
    DEMO: 'false',
    HOST: '127.0.0.1',
    PORTAL_URL: 'http://127.0.0.1',
  };
  const argumente = [...(profil ? ['--cpu-prof', `--cpu-prof-dir=${profil}`] : []), ...apiStart];
  const prozess = await schritt('Unsere API starten', async () =>
    starteServer(argumente, env, { port: await freierPort(), protokoll, bereit: '/api/health/ready' }),
  );
  aufraeumen.push(() => prozess.beenden());
  return { prozess, kopf: {} };
}

/** @param teil the folder beside this file where its `server.ts` lies */
async function starteSkript(name: string, teil: string, db: Messdatenbank): Promise<Ziel> {
  const skript = join(import.meta.dirname, teil, 'server.ts');
  const prozess = await schritt(`${name} starten`, async () =>
    starteServer([skript], { DATABASE_URL: db.url }, { port: await freierPort(), protokoll, bereit: '/' }),
  );
  aufraeumen.push(() => prozess.beenden());
  return { prozess, kopf: {} };
}

async function melde(url: string): Promise<Record<string, string>> {
  const antwort = await fetch(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: benutzer, password: passwort }),
  });
  if (!antwort.ok) throw new Error(`Anmeldung: ${antwort.status} ${await antwort.text()}`);
  const { accessToken } = (await antwort.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
