import { readFile } from 'node:fs/promises';
import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { aufbewahrteBytes, type Eingelesenedatei, Einlesen, ohneDatei } from './einlesen.service.js';
import { Gruppierung } from './gruppierung.service.js';
import type { Importart, Leseprofil } from './importart.js';
import { Laeufe } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Pruefung } from './pruefung.service.js';

/** What is said beside a file. */
export interface Dateiangaben extends Leseprofil {
  /** Of a set: do the rows take the place of all former ones? */
  ersetzen?: boolean | null;
  /** The country whose set it must be; without it the file says it. */
  landId?: number | null;
  /** What its kind keeps of what was said. */
  umschlag?: object | null;
}

const ohneProfil: Dateiangaben = { partner: null, zeichensatz: null };

/** The first step of an import: a file becomes a run. */
@Injectable()
export class Dateiannahme {
  constructor(
    private readonly db: Datenbank,
    private readonly einlesen: Einlesen,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly pruefung: Pruefung,
    private readonly gruppierung: Gruppierung,
  ) {}

  /** Reads a file and checks it as far as its columns are known. @throws Fachfehler 400; then nothing is kept */
  async hochladen(
    art: Importart,
    mandantId: number | null,
    datei: Eingelesenedatei,
    angaben = ohneProfil,
  ): Promise<Dateilauf> {
    return this.pruefung.weiter(art, await this.nimmAn(art, mandantId, datei, angaben));
  }

  /** Reads a file and keeps it; nothing of it is checked yet. @throws Fachfehler 400; then nothing is kept */
  async nimmAn(
    art: Importart,
    mandantId: number | null,
    datei: Eingelesenedatei,
    angaben = ohneProfil,
  ): Promise<number> {
    const inhaltlich = await this.einlesen.lies(art, datei, { blatt: null, profil: angaben });
    const gelesen = angaben.umschlag ? { ...inhaltlich, umschlag: angaben.umschlag } : inhaltlich;
    const inhalt = datei.bytes <= aufbewahrteBytes ? await readFile(datei.pfad) : null;
    return this.db.transaktion(async () => {
      const { partner, ersetzen, landId = null } = angaben;
      const werte = { dateiname: datei.name, inhalt, gelesen, partner, ersetzen: ersetzen ?? true, landId };
      const id = await this.laeufe.anlegen(art.art, mandantId, werte);
      await this.zeilen.ersetze(id, gelesen.zeilen);
      if (gelesen.strom) await this.laeufe.setzeZeilen(id, await this.zeilen.fuegeAn(id, gelesen.strom));
      if (art.behalten) await this.laeufe.kuerze(art.art, mandantId, art.behalten);
      const lauf = await this.laeufe.gesperrt(art.art, id);
      await this.gruppierung.ordneZu(art, lauf, await this.gruppierung.vorschlag(art, mandantId, gelesen));
      return id;
    });
  }

  eines(art: Importart, id: number): Promise<Dateilauf> {
    return this.laeufe.eines(art.art, id);
  }

  /** Goes on with a check that was interrupted. */
  pruefeWeiter(art: Importart, id: number): Promise<Dateilauf> {
    return this.pruefung.weiter(art, id);
  }

  /** Keeps rows that came without a file; they are not looked at before they are stored. */
  async halteFest(
    art: Importart,
    mandantId: number,
    dateiname: string,
    zeilen: readonly unknown[],
  ): Promise<number> {
    const gelesen = ohneDatei(zeilen);
    const id = await this.laeufe.anlegen(art.art, mandantId, {
      dateiname,
      inhalt: null,
      gelesen,
      partner: null,
    });
    await this.zeilen.ersetze(id, gelesen.zeilen);
    await this.zeilen.vereinzle(id);
    await this.laeufe.setze(id, 'uebernahme');
    if (art.behalten) await this.laeufe.kuerze(art.art, mandantId, art.behalten);
    return id;
  }
}
