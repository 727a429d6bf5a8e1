// Second half of `npm run test:image`: builds both images for real and starts them, as their users, against a database.
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Buildah } from './abbild/buildah.mjs';
import { grundlagen, holeGrundlagen } from './abbild/grundlage.mjs';
import { bereit, pruefeApi, pruefeWeb } from './abbild/probe.mjs';
import { gesamt, Hinweis, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { befehl } from './befehl.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { WURZEL } from './orte.mjs';

const leben = new Lebenslauf('Die Prüfung der Abbilder wird abgebrochen …');

await leben.fuehren(async () => {
  if (!(await Buildah.vorhanden())) {
    console.log('\n  Übersprungen: Zum Bauen der Abbilder fehlt buildah (Debian: apt install buildah).\n');
    return leben.beenden(0);
  }
  if (process.getuid?.() !== 0) {
    console.log('\n  Übersprungen: Abbilder ohne Container-Dienst zu bauen geht nur als root.\n');
    return leben.beenden(0);
  }
  await bauen('--filter=@frachtportal/betrieb');
  const ort = await mkdtemp(join(tmpdir(), 'frachtportal-abbild-'));
  // The users of the containers must get in.
  await chmod(ort, 0o755);
  const buildah = await Buildah.in(ort);
  leben.amEnde(() => buildah.entfernen());
  const abbilder = await grundlagen();
  const echt = await holeGrundlagen(buildah, abbilder);
  for (const ziel of ['api', 'web']) await schritt(`Abbild ${ziel} bauen`, () => baue(buildah, ziel));
  const adresse = await schritt('API starten und sich anmelden', () => probiereApi(buildah));
  await schritt('Webserver davor starten und fragen', () => probiereWeb(buildah, adresse));
  for (const zeile of (await buildah.tue('images', '--format', '{{.Name}} {{.Size}}')).split('\n'))
    if (zeile.includes('frachtportal')) console.log(`  ${zeile.replace('localhost/', '')}`);
  const worauf = echt ? 'den veröffentlichten Abbildern' : 'einem Ersatz aus Debian-Paketen';
  console.log(`\n  Beide Abbilder sind gebaut und laufen (auf ${worauf}, ${gesamt()}).\n`);
  await leben.beenden(0);
});

function baue(buildah, ziel) {
  // A network that looks into encrypted connections names its certificate so.
  const ca = process.env['NODE_EXTRA_CA_CERTS'];
  const vertrauen = ca ? ['--volume', `${ca}:${ca}:ro`, '--env', `NODE_EXTRA_CA_CERTS=${ca}`] : [];
  return buildah.tue(
    ...['bud', '--isolation', 'chroot', '--pull-never', '--layers', '--target', ziel],
    ...[...vertrauen, '--tag', `frachtportal-${ziel}`, WURZEL],
  );
}

async function probiereApi(buildah) {
  const { PostgresServer } = await import('../../packages/betrieb/dist/postgres-server.js');
  const { freierPort } = await import('../../packages/betrieb/dist/freier-port.js');
  const db = await PostgresServer.starten({ verzeichnis: join(buildah.ort, 'db'), dauerhaft: true });
  leben.amEnde(() => db.stoppen());
  await befehl(process.execPath, [join(WURZEL, 'scripts/geheimnisse.mjs'), buildah.ort]);
  const geheimnisse = join(buildah.ort, 'geheimnisse');
  await chmod(geheimnisse, 0o755);
  await writeFile(join(geheimnisse, 'datenbank_url'), db.url());
  const { User, Cmd } = await buildah.einstellungen('frachtportal-api');
  if (User !== 'node') throw new Hinweis(`Das Abbild der API läuft als „${User}“.`);
  const port = await freierPort();
  const aus = (name) => `/run/secrets/${name}`;
  const api = buildah.starte(await buildah.container('frachtportal-api'), Cmd, {
    umgebung: {
      ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: '/daten', PROTOKOLL: 'json' },
      ...{ DATABASE_URL_FILE: aus('datenbank_url'), TOKEN_SECRET_FILE: aus('token_secret') },
      ...{ SMTP_URL_FILE: aus('smtp_url'), DEMO: 'true', DEMO_AUFTRAEGE: 20 },
    },
    ordner: { [geheimnisse]: '/run/secrets:ro' },
  });
  leben.amEnde(() => api.stoppen());
  const adresse = `http://127.0.0.1:${port}`;
  await bereit(`${adresse}/api/health/ready`, api);
  await pruefeApi(adresse);
  return adresse;
}

async function probiereWeb(buildah, api) {
  const { freierPort } = await import('../../packages/betrieb/dist/freier-port.js');
  const { User, Cmd } = await buildah.einstellungen('frachtportal-web');
  if (User !== '1000:1000') throw new Hinweis(`Das Abbild des Webservers läuft als „${User}“.`);
  const port = await freierPort();
  const web = buildah.starte(await buildah.container('frachtportal-web'), Cmd, {
    umgebung: {
      PORTAL_ADRESSE: `:${port}`,
      PORTAL_API: new URL(api).host,
      CADDY_ADMIN: `127.0.0.1:${await freierPort()}`,
    },
  });
  leben.amEnde(() => web.stoppen());
  const adresse = `http://127.0.0.1:${port}`;
  await bereit(`${adresse}/api/health/ready`, web);
  await pruefeWeb(adresse);
}
