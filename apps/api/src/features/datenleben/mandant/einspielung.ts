import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type pg from 'pg';
import { konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { eintraege, istArchivfehler } from '../bestand/archiv.js';
import type { Katalog } from '../bestand/katalog.repository.js';
import type { Nummern } from '../bestand/nummern.repository.js';
import { type Tabelle, tabellen } from '../bestand/tabellen.js';
import { zaehlt } from './abzug.service.js';
import type { EinspielenRepository } from './einspielen.repository.js';
import { type Exportkopf, endedatei, format, kopfdatei, papierordner, zeilenordner } from './exportkopf.js';

interface Ort {
  katalog: Katalog;
  abstand: Nummern;
  legeAb: (schluessel: string, datei: string, inhaltstyp: string) => Promise<void> | undefined;
}

const keinArchiv = () => ungueltig([fehler('datenleben.keinArchiv', 'file')]);

/** One archive on its way into the database. */
export class Einspielung {
  private kopf: Exportkopf | undefined;
  private vollstaendig = false;
  private papiere = 0;
  private readonly gelegt = new Map<string, number>();
  private readonly spaetere: { t: Tabelle; zeilen: Buffer }[] = [];

  constructor(
    private readonly client: pg.Client,
    private readonly zeilen: EinspielenRepository,
    private readonly fortschritt: Fortschritt,
    private readonly ort: Ort,
  ) {}

  /** @throws Fachfehler where it is no whole archive */
  async lies(pfad: string): Promise<void> {
    try {
      await this.liesAlles(pfad);
    } catch (grund) {
      throw istArchivfehler(grund) ? keinArchiv() : grund;
    }
  }

  private async liesAlles(pfad: string): Promise<void> {
    for await (const { name, inhalt } of eintraege(pfad)) {
      const [ordner, ...rest] = name.split('/');
      if (name === kopfdatei) await this.beginne(await text(inhalt));
      else if (name === endedatei) this.vollstaendig = true;
      else if (ordner === zeilenordner) await this.fuelle(rest[0] ?? '', await buffer(inhalt));
      else if (ordner === papierordner) await this.papier(rest.join('/'), inhalt, `${pfad}.papier`);
    }
    await this.schliesse();
  }

  private async beginne(json: string): Promise<void> {
    const kopf = gelesenerKopf(json);
    for (const { name, spalten } of kopf.tabellen) {
      const da = this.ort.katalog.spalten.get(name)?.map((s) => s.name) ?? [];
      if (spalten.some((s) => !da.includes(s))) throw konflikt('datenleben.neuer');
    }
    this.kopf = kopf;
    await this.zeilen.reserviere(this.client, this.ort.abstand, kopf.hoechste);
    await this.zeilen.macheNummernkreiseFrei(this.client, kopf.nummernstaende);
    await this.fortschritt.beginne(
      'zeilen',
      kopf.tabellen.reduce((summe, t) => summe + t.zeilen, 0),
    );
  }

  private async fuelle(name: string, zeilen: Buffer): Promise<void> {
    const t = tabellen.find((x) => x.name === name);
    const spalten = this.kopf?.tabellen.find((x) => x.name === name)?.spalten;
    if (!t || !spalten) throw keinArchiv();
    const anzahl = await this.zeilen.fuelle(this.client, t, zeilen, { spalten, ...this.ort });
    this.gelegt.set(name, (this.gelegt.get(name) ?? 0) + anzahl);
    if (t.spaeter) this.spaetere.push({ t, zeilen });
    if (zaehlt(name)) this.fortschritt.zaehle(t.gruppe, anzahl);
    await this.fortschritt.weiter(anzahl);
  }

  private async papier(schluessel: string, inhalt: Readable, datei: string): Promise<void> {
    const soll = await this.zeilen.papier(this.client, schluessel);
    if (!soll) throw keinArchiv();
    if (!this.papiere) await this.fortschritt.beginne('dateien', this.gelegt.get('dokumentenverweis') ?? 0);
    const summe = createHash('sha256');
    const gesehen = async function* (teile: AsyncIterable<Buffer>) {
      for await (const teil of teile) {
        summe.update(teil);
        yield teil;
      }
    };
    await pipeline(inhalt, gesehen, createWriteStream(datei, { mode: 0o600 }));
    if (summe.digest('hex') !== soll.sha256)
      throw konflikt('datenleben.papierVeraendert', { name: schluessel });
    await this.ort.legeAb(schluessel, datei, soll.inhaltstyp);
    this.papiere += 1;
    await this.fortschritt.weiter();
  }

  private async schliesse(): Promise<void> {
    const { kopf } = this;
    if (!kopf || !this.vollstaendig) throw keinArchiv();
    for (const { name, zeilen } of kopf.tabellen)
      if ((this.gelegt.get(name) ?? 0) !== zeilen) throw keinArchiv();
    for (const { t, zeilen } of this.spaetere)
      await this.zeilen.ergaenze(this.client, t, zeilen, this.ort.abstand);
    await this.zeilen.stelleFolgen(this.client, kopf.nummernstaende);
    await this.zeilen.schliesseAb(this.client);
    this.fortschritt.zaehle('fehlend', (this.gelegt.get('dokumentenverweis') ?? 0) - this.papiere);
    this.fortschritt.zaehle('umbenannt', await this.zeilen.umbenannte(this.client));
  }
}

/** Whatever stands there, only tables and columns that are known here get any further. */
function gelesenerKopf(json: string): Exportkopf {
  try {
    const kopf = JSON.parse(json) as Exportkopf;
    const bekannt = kopf.tabellen.every(({ name }) => tabellen.some((t) => t.name === name));
    if (
      kopf.format !== format ||
      !Array.isArray(kopf.nummernstaende) ||
      !Number.isInteger(kopf.hoechste.person)
    )
      throw keinArchiv();
    if (kopf.fassung !== 1 || !bekannt) throw konflikt('datenleben.neuer');
    return kopf;
  } catch (grund) {
    if (grund instanceof SyntaxError || grund instanceof TypeError) throw keinArchiv();
    throw grund;
  }
}
