// The environment variables that the start itself looks at; all others belong to the API.
import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { Hinweis } from './ausgabe.mjs';
import { gesperrtePorts } from './gesperrte-ports.mjs';
import { WURZEL } from './orte.mjs';

export function einstellungen(env = process.env) {
  const demo = (env['DEMO'] || 'true') === 'true';
  const port = Number(env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Hinweis(`PORT muss eine Zahl von 1 bis 65535 sein, nicht „${env['PORT']}“.`);
  }
  if (gesperrtePorts.has(port)) {
    throw new Hinweis(
      `PORT=${port} öffnet kein Browser (der Port gehört einem anderen Protokoll). Bitte einen anderen wählen, etwa PORT=3080.`,
    );
  }
  if (env['CLUSTER'] === 'true' && !env['DATABASE_URL']) {
    throw new Hinweis(
      'CLUSTER=true braucht DATABASE_URL: das eingebaute PostgreSQL gehört zu einem Rechner allein.',
    );
  }
  return {
    demo,
    port,
    host: env['HOST'] || (demo ? '127.0.0.1' : '0.0.0.0'),
    datenverzeichnis: resolve(WURZEL, env['DATA_DIR'] || 'data'),
    datenbank: env['DATABASE_URL'] || undefined,
    reserve: Number(env['PLATTE_RESERVE_MB'] || 64),
    sicherung: sicherungsangaben(env, demo),
  };
}

const EINHEITEN = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** How often the portal makes a backup by itself; 0 where it does not. */
function sicherungsangaben(env, demo) {
  const takt = env['SICHERUNG_TAKT'] || (demo ? 'aus' : '24h');
  const [, zahl, einheit] = /^([1-9]\d{0,4})([mhd])$/.exec(takt) ?? [];
  if (!zahl && takt !== 'aus') {
    throw new Hinweis(
      `SICHERUNG_TAKT muss „aus“ oder eine Dauer wie 24h, 90m oder 7d sein, nicht „${takt}“.`,
    );
  }
  const behalten = Number(env['SICHERUNG_BEHALTEN'] || 14);
  if (!Number.isInteger(behalten) || behalten < 1) {
    throw new Hinweis(`SICHERUNG_BEHALTEN muss eine Anzahl ab 1 sein, nicht „${env['SICHERUNG_BEHALTEN']}“.`);
  }
  const nach = env['SICHERUNG_ORDNER'] ? resolve(WURZEL, env['SICHERUNG_ORDNER']) : undefined;
  return { taktMs: zahl ? Number(zahl) * EINHEITEN[einheit] : 0, behalten, nach };
}

/** With those above it. Node's own `recursive` never comes back where a file system makes no folders, as /proc. */
async function ordnerAnlegen(ort) {
  try {
    await mkdir(ort);
  } catch (grund) {
    if ((await stat(ort).catch(() => undefined))?.isDirectory()) return;
    if (await stat(dirname(ort)).catch(() => undefined)) throw grund;
    await ordnerAnlegen(dirname(ort));
    await mkdir(ort);
  }
}

/** Fails with a clear word where nothing can be kept. */
export async function ortPruefen(datenverzeichnis) {
  try {
    await ordnerAnlegen(datenverzeichnis);
    await access(datenverzeichnis, constants.W_OK | constants.X_OK);
  } catch (grund) {
    throw new Hinweis(
      `In ${datenverzeichnis} lässt sich nichts anlegen (${grund.code}). Bitte DATA_DIR auf einen Ordner setzen, in dem das Portal schreiben darf.`,
    );
  }
}

/** Fails with a clear word when somebody else listens there already. */
export function portPruefen(port, host) {
  return new Promise((frei, fehler) => {
    const server = createServer();
    server.once('error', (grund) => {
      const belegt = `Port ${port} auf ${host} ist schon belegt. Läuft das Portal bereits?\nSonst einen anderen wählen: PORT=${port + 80} npm start`;
      const verboten = `Port ${port} auf ${host} lässt sich nicht öffnen (${grund.code}). Bitte PORT oder HOST anders wählen.`;
      fehler(new Hinweis(grund.code === 'EADDRINUSE' ? belegt : verboten));
    });
    server.listen(port, host, () => server.close(frei));
  });
}

/** A host to listen on is not always one to call. */
export const erreichbarAls = (host) => (['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host);
