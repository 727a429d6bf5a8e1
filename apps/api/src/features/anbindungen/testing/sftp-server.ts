import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import ssh2, { type AuthContext, type Server, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
/** A private key; the generator of the library makes some that it cannot read itself. */
const schluessel = () =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'sec1', format: 'pem' })
    .toString();

/** What everybody may know of a private key. */
function oeffentlicher(privat: string): Buffer {
  const gelesen = ssh2.utils.parseKey(privat);
  if (gelesen instanceof Error) throw gelesen;
  return gelesen.getPublicSSH();
}

/** An SFTP server for one person (partner, with a password or their key) over a folder that goes in the end. */
export class SftpServer {
  readonly ordner = mkdtempSync(join(tmpdir(), 'sftp-'));
  /** The key of the person. */
  readonly eigener = schluessel();
  /** How often somebody has shown a password or a key. */
  versuche = 0;
  private serverschluessel = schluessel();
  private server: Server | undefined;
  private angenommen = 0;

  static async starten(): Promise<SftpServer> {
    const server = new SftpServer();
    for (const name of ['in', 'fertig']) mkdirSync(join(server.ordner, name));
    await server.oeffne(0);
    return server;
  }

  get port(): number {
    return this.angenommen;
  }

  get fingerabdruck(): string {
    return `SHA256:${createHash('sha256').update(oeffentlicher(this.serverschluessel)).digest('base64').replace(/=+$/, '')}`;
  }

  /** Another machine stands at the same address. */
  async andererSchluessel(): Promise<void> {
    await this.schliesse();
    this.serverschluessel = schluessel();
    await this.oeffne(this.angenommen);
  }

  in(pfad: string): string[] {
    return readdirSync(join(this.ordner, pfad), { withFileTypes: true })
      .flatMap((d) => (d.isDirectory() ? [] : d.name))
      .sort();
  }

  async stoppen(): Promise<void> {
    await this.schliesse();
    rmSync(this.ordner, { recursive: true });
  }

  private async oeffne(port: number): Promise<void> {
    const server = new ssh2.Server({ hostKeys: [this.serverschluessel] }, (klient) => {
      klient
        .on('error', () => undefined)
        .on('authentication', (anmeldung) => this.melde(anmeldung))
        .on('session', (annehmen) => {
          annehmen().on('sftp', (oeffnen) => bediene(oeffnen(), this.ordner));
        });
    });
    this.server = server;
    await new Promise<void>((fertig) => void server.listen(port, '127.0.0.1', fertig));
    this.angenommen = (server.address() as AddressInfo).port;
  }

  private schliesse(): Promise<void> {
    return new Promise((fertig) => void this.server?.close(() => fertig()));
  }

  private melde(a: AuthContext): void {
    if (a.method !== 'none') this.versuche++;
    if (this.gilt(a)) a.accept();
    else a.reject(['password', 'publickey']);
  }

  private gilt(a: AuthContext): boolean {
    if (a.username !== 'partner') return false;
    if (a.method === 'password') return a.password === 'geheim';
    const erwartet = ssh2.utils.parseKey(this.eigener);
    if (a.method !== 'publickey' || erwartet instanceof Error) return false;
    const gleich = a.key.data.equals(erwartet.getPublicSSH());
    return gleich && (!a.signature || erwartet.verify(a.blob ?? '', a.signature, a.hashAlgo) === true);
  }
}

/** The requests of one session, over a folder that is the root for whoever asks. */
function bediene(sftp: SFTPWrapper, wurzel: string): void {
  const offen = new Map<number, { pfad: string; gelesen: boolean }>();
  let naechster = 0;
  const ort = (pfad: string) => join(wurzel, posix.resolve('/', pfad));
  const handle = (pfad: string) => {
    offen.set(++naechster, { pfad, gelesen: false });
    const nummer = Buffer.alloc(4);
    nummer.writeUInt32BE(naechster);
    return nummer;
  };
  const zu = (h: Buffer) => offen.get(h.readUInt32BE(0)) ?? { pfad: '', gelesen: true };
  const versuche = (id: number, tat: () => void) => {
    try {
      tat();
    } catch (grund) {
      const fehlt = (grund as NodeJS.ErrnoException).code === 'ENOENT';
      sftp.status(id, fehlt ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  };
  const stat = (id: number, pfad: string) => versuche(id, () => sftp.attrs(id, angaben(statSync(ort(pfad)))));
  sftp
    .on('REALPATH', (id, pfad) => {
      const filename = posix.resolve('/', pfad);
      sftp.name(id, [{ filename, longname: filename, attrs: angaben(statSync(wurzel)) }]);
    })
    .on('STAT', stat)
    .on('LSTAT', stat)
    .on('OPENDIR', (id, pfad) => versuche(id, () => statSync(ort(pfad)) && sftp.handle(id, handle(pfad))))
    .on('OPEN', (id, pfad, art) =>
      versuche(id, () => {
        if (art & OPEN_MODE.CREAT) writeFileSync(ort(pfad), '');
        else statSync(ort(pfad));
        sftp.handle(id, handle(pfad));
      }),
    )
    .on('WRITE', (id, h, ab, teil) =>
      versuche(id, () => {
        const datei = openSync(ort(zu(h).pfad), 'r+');
        writeSync(datei, teil, 0, teil.length, ab);
        closeSync(datei);
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
    .on('REMOVE', (id, pfad) =>
      versuche(id, () => {
        rmSync(ort(pfad));
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('FSTAT', (id, h) => stat(id, zu(h).pfad))
    .on('READDIR', (id, h) => {
      const verzeichnis = zu(h);
      if (verzeichnis.gelesen) return sftp.status(id, STATUS_CODE.EOF);
      verzeichnis.gelesen = true;
      sftp.name(
        id,
        readdirSync(ort(verzeichnis.pfad)).map((name) => eintrag(ort(verzeichnis.pfad), name)),
      );
    })
    .on('READ', (id, h, ab, laenge) => {
      const teil = readFileSync(ort(zu(h).pfad)).subarray(ab, ab + laenge);
      if (teil.length) sftp.data(id, teil);
      else sftp.status(id, STATUS_CODE.EOF);
    })
    .on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
    .on('MKDIR', (id, pfad) =>
      versuche(id, () => {
        mkdirSync(ort(pfad));
        sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on('RENAME', (id, von, nach) =>
      versuche(id, () => {
        renameSync(ort(von), ort(nach));
        sftp.status(id, STATUS_CODE.OK);
      }),
    );
}

function angaben({ mode, size, uid, gid, atimeMs, mtimeMs }: Stats) {
  return { mode, size, uid, gid, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
}

function eintrag(ordner: string, filename: string) {
  const stand = statSync(join(ordner, filename));
  const longname = `${stand.isDirectory() ? 'd' : '-'}rw-r--r-- 1 partner partner ${stand.size} Nov 23 05:00 ${filename}`;
  return { filename, longname, attrs: angaben(stand) };
}
