// The published images under ours; where none can be fetched, a stand-in from Debian packages.
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Hinweis, schritt } from '../ausgabe.mjs';
import { ausfuehren, befehl } from '../befehl.mjs';
import { NODE, WURZEL } from '../orte.mjs';

/** The images that the Dockerfile builds on, by the name of their argument. */
export async function grundlagen() {
  const text = await readFile(join(WURZEL, 'Dockerfile'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, wert]) => [name, wert]));
}

/** Has them ready; says whether they are the real ones. */
export async function holeGrundlagen(buildah, { NODE_ABBILD, CADDY_ABBILD }) {
  const holen = await Promise.all(
    [NODE_ABBILD, CADDY_ABBILD].map((name) =>
      buildah.versuche('pull', '--quiet', `docker.io/library/${name}`),
    ),
  );
  if (holen.every(({ code }) => code === 0)) return true;
  const { code } = await ausfuehren('debootstrap', ['--version']).catch(() => ({ code: 1 }));
  if (code !== 0)
    throw new Hinweis(
      `${NODE_ABBILD} und ${CADDY_ABBILD} sind nicht zu holen, und debootstrap für einen Ersatz fehlt.`,
    );
  await schritt('Ersatz für die veröffentlichten Abbilder aus Debian-Paketen', () =>
    ersatz(buildah, NODE_ABBILD, CADDY_ABBILD),
  );
  return false;
}

async function ersatz(buildah, node, caddy) {
  const baum = join(buildah.ort, 'baum');
  await rm(baum, { recursive: true, force: true });
  await befehl('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,caddy',
    'bookworm',
    baum,
    ...(process.env['DEBIAN_SPIEGEL'] ? [process.env['DEBIAN_SPIEGEL']] : []),
  ]);
  await befehl('chroot', [baum, 'useradd', '--create-home', '--uid', '1000', 'node']);
  // The Node of the workspace, and the npm that is installed here.
  await cp(NODE, join(baum, 'usr/local/bin/node'));
  await mkdir(join(baum, 'usr/local/lib/node_modules'), { recursive: true });
  await cp(npm(), join(baum, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(baum, 'usr/local/bin/npm'));
  await buildah.ausBaum(baum, `docker.io/library/${node}`);
  const start = '["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]';
  await buildah.ausBaum(baum, `docker.io/library/${caddy}`, '--cmd', start, '--workingdir', '/srv');
  await rm(baum, { recursive: true, force: true });
}

/** Where the npm lies that runs this script. */
function npm() {
  const programm = process.env['npm_execpath'];
  if (!programm) throw new Hinweis('Bitte mit npm aufrufen: npm run test:image');
  return join(dirname(programm), '..');
}
