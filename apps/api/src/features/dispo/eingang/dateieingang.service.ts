import { mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statusquittung } from '@frachtportal/domain/dispo/statusmeldung';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import { Rueckmeldungen } from './rueckmeldungen.service.js';
import { statussaetze, UnlesbareDatei } from './statusdatei.js';

const hoechstensBytes = 64 * 1024 * 1024;
/** A file somebody is still writing is left alone. */
const ruheMs = 1000;

/**
 * With the connector `datei`: takes in status files. A file that is broken off in the middle stays and is read again,
 * which changes nothing for the records taken before.
 */
@Injectable()
export class Dateieingang implements OnModuleInit {
  private readonly log = new Logger('Dateieingang');

  constructor(
    private readonly rueckmeldungen: Rueckmeldungen,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    const { DISPO, DISPO_TAKT_MS } = umgebung;
    if (DISPO === 'datei') taktgeber.wiederhole('Dateieingang', DISPO_TAKT_MS, () => this.laufe());
  }

  async onModuleInit(): Promise<void> {
    if (this.umgebung.DISPO !== 'datei') return;
    for (const name of ['eingang', 'erledigt', 'fehler']) await mkdir(this.pfad(name), { recursive: true });
  }

  /** Takes in every finished file, in the order of the names. */
  async laufe(): Promise<void> {
    const eintraege = await readdir(this.pfad('eingang'), { withFileTypes: true });
    const namen = eintraege
      .filter((e) => e.isFile() && /^[^.].*\.(xml|csv)$/i.test(e.name))
      .map((e) => e.name);
    for (const name of namen.sort()) await this.nimm(name);
  }

  private async nimm(name: string): Promise<void> {
    const inhalt = await liesFertige(this.pfad('eingang', name));
    if (!inhalt) return;
    const quittung = await this.verarbeitet(name, inhalt);
    const gut = quittung && !quittung.abgewiesen.length;
    const ziel = `${new Date().toISOString().replace(/[:.]/g, '-')}_${name}`;
    if (quittung && !gut) await writeFile(this.pfad('fehler', `${ziel}.txt`), alsText(quittung));
    // Another process may have been quicker; it did the same.
    await rename(this.pfad('eingang', name), this.pfad(gut ? 'erledigt' : 'fehler', ziel)).catch(
      wennEsSieNochGibt,
    );
    const { uebernommen = 0, wiederholt = 0, abgewiesen = [] } = quittung ?? {};
    this.log.log(
      `${name}: ${uebernommen} übernommen, ${wiederholt} bekannt, ${abgewiesen.length} abgewiesen`,
    );
  }

  /** Undefined when the file as a whole cannot be read. */
  private async verarbeitet(name: string, inhalt: Buffer | 'zu groß'): Promise<Statusquittung | undefined> {
    try {
      if (inhalt === 'zu groß') throw new UnlesbareDatei(`Größer als ${hoechstensBytes} Byte.`);
      return await this.rueckmeldungen.nimm(statussaetze(name, inhalt), name.slice(-255));
    } catch (ursache) {
      if (!(ursache instanceof UnlesbareDatei)) throw ursache;
      await this.rueckmeldungen.weiseDateiAb(name.slice(-255), ursache.message);
      return undefined;
    }
  }

  private pfad(...teile: string[]): string {
    return join(this.umgebung.DISPO_VERZEICHNIS, ...teile);
  }
}

async function liesFertige(datei: string): Promise<Buffer | 'zu groß' | undefined> {
  const griff = await open(datei, 'r').catch(wennEsSieNochGibt);
  if (!griff) return undefined;
  try {
    const { mtimeMs, size } = await griff.stat();
    if (Date.now() - mtimeMs < ruheMs) return undefined;
    return size > hoechstensBytes ? 'zu groß' : await griff.readFile();
  } finally {
    await griff.close();
  }
}

function wennEsSieNochGibt(fehler: NodeJS.ErrnoException): undefined {
  if (fehler.code !== 'ENOENT') throw fehler;
}

function alsText({ uebernommen, wiederholt, abgewiesen }: Statusquittung): string {
  const kopf = `${uebernommen} übernommen, ${wiederholt} schon bekannt, ${abgewiesen.length} abgewiesen`;
  const zeilen = abgewiesen.map((a) => `Satz ${a.satz} (${a.auftragsnummer ?? 'ohne Nummer'}): ${a.grund}`);
  return `${[kopf, ...zeilen].join('\n')}\n`;
}
