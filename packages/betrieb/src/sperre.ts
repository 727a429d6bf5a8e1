import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * Keeps a second process away from a data directory. The file names a local port on which the holder answers
 * with a secret: a process number alone would be mistaken for a holder after a restart of the machine.
 */
export class Sperre {
  private constructor(
    private readonly datei: string,
    private readonly schliessen: () => Promise<void>,
  ) {}

  /** Does a living process hold it? */
  static async gehalten(datei: string): Promise<boolean> {
    const { port, kennung } = await readFile(datei, 'utf8')
      .then((text) => JSON.parse(text) as { port: number; kennung: string })
      .catch(() => ({ port: 0, kennung: '' }));
    return port > 0 && (await antwort(port)) === kennung;
  }

  static async nehmen(datei: string): Promise<Sperre> {
    if (await Sperre.gehalten(datei)) {
      throw new Error(`Das Datenverzeichnis ist schon in Benutzung (${datei}). Läuft das Portal bereits?`);
    }
    const kennung = randomUUID();
    const server = createServer((leitung) => {
      leitung.on('error', () => undefined);
      leitung.end(kennung);
    });
    await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
    server.unref();
    const { port } = server.address() as AddressInfo;
    await writeFile(datei, JSON.stringify({ port, kennung, pid: process.pid }), { mode: 0o600 });
    return new Sperre(datei, () => new Promise((zu) => server.close(() => zu())));
  }

  async freigeben(): Promise<void> {
    await rm(this.datei, { force: true });
    await this.schliessen();
  }
}

function antwort(port: number): Promise<string> {
  return new Promise((fertig) => {
    let text = '';
    const leitung = connect({ port, host: '127.0.0.1', timeout: 1000 });
    leitung.on('data', (teil) => {
      text += teil.toString();
    });
    leitung.on('timeout', () => leitung.destroy());
    leitung.on('error', () => undefined);
    leitung.on('close', () => fertig(text));
  });
}
