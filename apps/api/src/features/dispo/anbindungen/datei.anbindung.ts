import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { alsXml } from '../../../platform/xml/schreiben.js';
import { type Anbindung, type Quittung, Uebergabefehler } from '../anbindung.js';
import { indexAlsXml, type Konfigurationsmeldung, konfigurationsdokument } from './nachricht.js';

/** Marks are needed while a handover may still be repeated, which is hours, not weeks. */
const merkenMs = 30 * 86_400_000;

/**
 * One XML file an order. A file is written whole under another name first; then a mark says that from now on only the
 * renaming is left. So a repetition after a crash knows whether the file has already gone out, even when the
 * dispatch system has taken it away in the meantime.
 */
export class DateiAnbindung implements Anbindung {
  private bereit: Promise<void> | undefined;
  private readonly ausgang: string;
  private readonly vorgang: string;

  constructor(
    verzeichnis: string,
    private readonly alsXml: (auftrag: Auftrag) => Promise<string>,
  ) {
    this.ausgang = join(verzeichnis, 'ausgang');
    this.vorgang = join(verzeichnis, 'vorgang');
  }

  async uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung> {
    const art = auftrag.typ === 1 ? 'preisanfrage_' : '';
    const name = `${art}${auftrag.spedeigennr.replace(/[^\w.-]/g, '_')}_${referenz}.xml`;
    await this.lege(name, () => this.alsXml(auftrag));
    return { nummer: null };
  }

  async aktualisiere(index: Indextyp, ids: number[]): Promise<void> {
    await this.lege(`index_${index}_${randomUUID()}.xml`, () => indexAlsXml(index, ids));
  }

  async konfiguriere(meldung: Konfigurationsmeldung, referenz: string): Promise<void> {
    const wem = meldung.hauptmandant?.id ?? 'alle';
    const name = `konfiguration_${wem}_${meldung.stand}_${referenz}.xml`;
    await this.lege(name, () => alsXml(konfigurationsdokument, meldung));
  }

  private async lege(name: string, inhalt: () => Promise<string>): Promise<void> {
    const [entwurf, marke] = [join(this.vorgang, name), join(this.vorgang, `${name}.bereit`)];
    await this.vorbereitet();
    if (!(await gibtEs(marke))) {
      await schreibe(entwurf, await inhalt()).catch(nichtErreicht);
      await schreibe(marke, '').catch(nichtErreicht);
    }
    try {
      await rename(entwurf, join(this.ausgang, name));
    } catch (fehler) {
      // The draft is gone although its mark is there: it went out before.
      if ((fehler as NodeJS.ErrnoException).code !== 'ENOENT') nichtErreicht(fehler);
    }
    await sichere(this.ausgang);
  }

  private vorbereitet(): Promise<void> {
    this.bereit ??= this.bereiteVor().catch((fehler) => {
      this.bereit = undefined;
      return nichtErreicht(fehler);
    });
    return this.bereit;
  }

  private async bereiteVor(): Promise<void> {
    await Promise.all([this.ausgang, this.vorgang].map((v) => mkdir(v, { recursive: true })));
    const grenze = Date.now() - merkenMs;
    for (const name of await readdir(this.vorgang)) {
      const datei = join(this.vorgang, name);
      if ((await stat(datei)).mtimeMs < grenze) await rm(datei, { force: true });
    }
  }
}

/** Whole and on the disk before anything else happens. */
async function schreibe(datei: string, inhalt: string): Promise<void> {
  const griff = await open(datei, 'w', 0o640);
  try {
    await griff.writeFile(inhalt);
    await griff.sync();
  } finally {
    await griff.close();
  }
}

/** A name is on the disk when its directory is. */
async function sichere(verzeichnis: string): Promise<void> {
  const griff = await open(verzeichnis, 'r');
  try {
    await griff.sync();
  } finally {
    await griff.close();
  }
}

async function gibtEs(datei: string): Promise<boolean> {
  return stat(datei).then(
    () => true,
    () => false,
  );
}

/** Nothing has gone out: the directory could not be written to. */
function nichtErreicht(fehler: unknown): never {
  throw new Uebergabefehler(`Verzeichnis nicht beschreibbar: ${(fehler as Error).message}`, 'nichtErreicht');
}
