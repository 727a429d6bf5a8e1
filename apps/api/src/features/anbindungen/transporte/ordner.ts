import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, type FileHandle, lstat, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as warte } from 'node:timers/promises';
import { groessterEingangMb } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import type { Faellige } from '../anbindungen.repository.js';
import { abgelegter, entwurfsname, unfertig } from './dateinamen.js';
import type { Abgang, Ablage, Sendung, Transport } from './transport.js';
import { Transportfehler } from './transportfehler.js';

const ablagen: readonly Ablage[] = ['erledigt', 'fehler'];
const quittungen = 'quittungen';
const hoechstensBytes = groessterEingangMb * 1_048_576;
/** Of so many files at most is looked whether they are complete; the others come with the next. */
const hoechstensZugleich = 500;

/** A folder that somebody puts files into or takes them from; what was read is moved into folders beside it. */
@Injectable()
export class Ordner implements Transport, Abgang {
  constructor(
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    private readonly eingang: Eingang,
  ) {}

  async *sendungen({ verzeichnis }: Faellige): AsyncIterable<Sendung> {
    const ordner = await this.eigener(verzeichnis, ablagen);
    for (const name of await this.fertige(ordner)) {
      const pfad = join(await this.eingang.verzeichnis(), randomUUID());
      try {
        const kopie = await kopiere(join(ordner, name), pfad);
        if (kopie === 'fort') continue;
        const legeAb = (wohin: Ablage, nummer: number) =>
          verschiebe(join(ordner, name), join(ordner, wohin, abgelegter(nummer, name)));
        yield typeof kopie === 'number'
          ? { absender: '', name, legeAb, dateien: [{ name, pfad, bytes: kopie }] }
          : { absender: '', name, legeAb, dateien: [], grund: kopie };
      } finally {
        await rm(pfad, { force: true });
      }
    }
  }

  async pruefe({ verzeichnis }: Faellige): Promise<number> {
    return (await staende(await this.eigener(verzeichnis, ablagen))).size;
  }

  async lege(a: Faellige, name: string, inhalt: Buffer): Promise<void> {
    const griff = await open(join(await this.ausgang(a), entwurfsname(name)), 'w', 0o640);
    try {
      await griff.writeFile(inhalt);
      await griff.sync();
    } finally {
      await griff.close();
    }
  }

  async gib(a: Faellige, name: string): Promise<void> {
    const ordner = await this.ausgang(a);
    await verschiebe(join(ordner, entwurfsname(name)), join(ordner, name));
    // A name is on the disk when its directory is.
    const griff = await open(ordner, 'r');
    await griff.sync().finally(() => griff.close());
  }

  async pruefeAbgang(a: Faellige): Promise<void> {
    await access(await this.ausgang(a), constants.W_OK);
  }

  /** Where files come, what is said of them lies beside them. */
  private async ausgang({ richtung, verzeichnis }: Faellige): Promise<string> {
    if (richtung === 'ausgang') return this.eigener(verzeichnis);
    return join(await this.eigener(verzeichnis, [quittungen]), quittungen);
  }

  /** The folder of the connection and those beside it; none of them may lead anywhere else. */
  private async eigener(name: string | null, daneben: readonly string[] = []): Promise<string> {
    const verzeichnis = name ?? '';
    const { ANBINDUNG_VERZEICHNIS: wurzel } = this.umgebung;
    const ordner = join(wurzel, verzeichnis);
    for (const teil of ['', ...daneben]) await mkdir(join(ordner, teil), { recursive: true, mode: 0o770 });
    const echt = await realpath(wurzel);
    for (const teil of ['', ...daneben]) {
      if ((await realpath(join(ordner, teil))) !== join(echt, verzeichnis, teil))
        throw new Transportfehler(fehler('anbindung.ordnerVerweist', undefined, { name: verzeichnis }));
    }
    return ordner;
  }

  /** Names of the files nobody writes to any more: size and time stay the same for a while. */
  private async fertige(ordner: string): Promise<string[]> {
    const vorher = await staende(ordner);
    if (!vorher.size) return [];
    await warte(this.umgebung.ANBINDUNG_RUHE_MS);
    const nachher = await staende(ordner);
    return [...vorher].flatMap(([name, stand]) => (nachher.get(name) === stand ? [name] : [])).sort();
  }
}

/** What of each file of a folder changes while it is written. */
async function staende(ordner: string): Promise<Map<string, string>> {
  const gefunden = new Map<string, string>();
  for (const eintrag of await readdir(ordner, { withFileTypes: true })) {
    if (eintrag.isDirectory() || unfertig.test(eintrag.name)) continue;
    if (gefunden.size >= hoechstensZugleich) break;
    const stand = await lstat(join(ordner, eintrag.name)).catch(() => undefined);
    if (stand) gefunden.set(eintrag.name, [stand.size, stand.mtimeMs, stand.ino].join());
  }
  return gefunden;
}

/** Copies a file, through no link, and answers its size or why it is none that can be read. */
async function kopiere(
  von: string,
  nach: string,
): Promise<number | 'fort' | 'keineGewoehnliche' | 'zuGross'> {
  const stand = await lstat(von).catch(() => undefined);
  if (!stand) return 'fort';
  if (!stand.isFile()) return 'keineGewoehnliche';
  if (stand.size > hoechstensBytes) return 'zuGross';
  const datei: FileHandle | undefined = await open(
    von,
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  ).catch(() => undefined);
  if (!datei) return 'keineGewoehnliche';
  try {
    if (!(await datei.stat()).isFile()) return 'keineGewoehnliche';
    const bis = { end: hoechstensBytes, autoClose: false };
    await pipeline(datei.createReadStream(bis), createWriteStream(nach, { mode: 0o600 }));
  } finally {
    await datei.close();
  }
  const { size } = await lstat(nach);
  return size > hoechstensBytes ? 'zuGross' : size;
}

/** Whoever was faster has moved it already. */
async function verschiebe(von: string, nach: string): Promise<void> {
  await rename(von, nach).catch(nichtMehrDa);
}

function nichtMehrDa(grund: NodeJS.ErrnoException): undefined {
  if (grund.code !== 'ENOENT') throw grund;
}
