// Container images without an engine: buildah, with storage of its own that is thrown away at the end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ausfuehren, gelungen } from '../befehl.mjs';

export class Buildah {
  /** `ort` is where images and containers are kept, `art` how; `Buildah.in` finds out. */
  constructor(ort, art) {
    this.ort = ort;
    this.lager = ['--storage-driver', art, '--root', join(ort, 'lager'), '--runroot', join(ort, 'lauf')];
  }

  static async vorhanden() {
    const { code } = await ausfuehren('buildah', ['--version']).catch(() => ({ code: 1 }));
    return code === 0;
  }

  /** Layers over each other where the system can do that; else whole copies, which takes a multiple of room and time. */
  static async in(ort) {
    const schichten = new Buildah(ort, 'overlay');
    const { code } = await schichten.versuche('images');
    return code === 0 ? schichten : new Buildah(ort, 'vfs');
  }

  /** Takes away everything, mounts included; the files go by themselves, which takes minutes. */
  async entfernen() {
    await this.versuche('rm', '--all');
    await ausfuehren('umount', [join(this.ort, 'lager/overlay')]);
    spawn('rm', ['-rf', this.ort], { detached: true, stdio: 'ignore' }).unref();
  }

  versuche(...argumente) {
    return ausfuehren('buildah', [...this.lager, ...argumente]);
  }

  async tue(...argumente) {
    return gelungen(await this.versuche(...argumente)).trim();
  }

  /** An image out of a directory tree, as if it had been published under that name. */
  async ausBaum(baum, name, ...einstellungen) {
    const container = (await this.tue('from', 'scratch')).split('\n').at(-1);
    await this.tue('add', '--quiet', container, baum, '/');
    await this.tue('config', ...einstellungen, container);
    await this.tue('commit', '--quiet', '--rm', container, name);
  }

  /** What the image starts, as whom, and which settings it brings. */
  async einstellungen(abbild) {
    const { OCIv1 } = JSON.parse(await this.tue('inspect', '--type', 'image', abbild));
    return OCIv1.config;
  }

  container = async (abbild) => (await this.tue('from', '--pull-never', abbild)).split('\n').at(-1);

  /** Starts a program in a container, as the user of its image; `stoppen` ends it and all that it started. */
  starte(container, befehl, { umgebung = {}, ordner = {} }) {
    const argumente = [
      ...['run', '--isolation', 'chroot'],
      ...Object.entries(umgebung).flatMap(([name, wert]) => ['--env', `${name}=${wert}`]),
      ...Object.entries(ordner).flatMap(([aussen, innen]) => ['--volume', `${aussen}:${innen}`]),
      ...[container, '--', ...befehl],
    ];
    // A group of its own, so that a signal reaches what buildah starts as well.
    const kind = spawn('buildah', [...this.lager, ...argumente], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ausgabe = [];
    for (const strom of [kind.stdout, kind.stderr])
      strom.setEncoding('utf8').on('data', (teil) => ausgabe.push(teil));
    const ende = new Promise((fertig) => {
      kind.once('error', (fehler) => fertig(fehler.message));
      kind.once('close', (code) => fertig(code));
    });
    return {
      ende,
      ausgabe: () => ausgabe.join(''),
      stoppen: async () => {
        if (kind.exitCode === null && kind.pid) process.kill(-kind.pid, 'SIGTERM');
        await ende;
      },
    };
  }
}
