import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Fachfehler, gefunden } from '../../../platform/errors/fachfehler.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { type Archivschreiber, stuecke } from '../bestand/archiv.js';
import { type Katalog, KatalogRepository } from '../bestand/katalog.repository.js';
import { hoechsteNummern } from '../bestand/nummern.repository.js';
import { tabellen } from '../bestand/tabellen.js';
import { type Mandantenumfang, UmfangRepository } from '../bestand/umfang.repository.js';
import { AbzugRepository, type Papier } from './abzug.repository.js';
import {
  type Exportkopf,
  endedatei,
  format,
  kopfdatei,
  liesmich,
  papierordner,
  zeilenordner,
} from './exportkopf.js';

interface Ziel {
  archiv: Archivschreiber;
  hole: (schluessel: string) => Promise<Readable | undefined>;
  fortschritt: Fortschritt;
}

/** Reads all that a client has, in a transaction that sees one moment of it. */
@Injectable()
export class Abzug {
  constructor(
    private readonly umfang: UmfangRepository,
    private readonly katalog: KatalogRepository,
    private readonly abzug: AbzugRepository,
  ) {}

  /** What an archive would hold. */
  async zaehle(client: pg.Client, mandantId: number, fortschritt: Fortschritt): Promise<void> {
    const umfang = gefunden(await this.umfang.lies(client, mandantId));
    await this.kopf(client, umfang, await this.katalog.lies(client), fortschritt);
  }

  /** Answers the client's name. */
  async schreibe(client: pg.Client, mandantId: number, { archiv, hole, fortschritt }: Ziel): Promise<string> {
    const umfang = gefunden(await this.umfang.lies(client, mandantId));
    const katalog = await this.katalog.lies(client);
    const kopf = await this.kopf(client, umfang, katalog, fortschritt);
    await archiv.lege('LIESMICH.txt', liesmich);
    await archiv.lege(kopfdatei, JSON.stringify(kopf, null, 1));
    await this.zeilen(client, umfang, katalog, { archiv, fortschritt, kopf });
    await fortschritt.beginne(
      'dateien',
      kopf.tabellen.find((t) => t.name === 'dokumentenverweis')?.zeilen ?? 0,
    );
    for await (const papier of this.abzug.papiere(client, umfang)) {
      const strom = await hole(papier.schluessel);
      if (strom)
        await archiv.nimm(`${papierordner}/${papier.schluessel}`, papier.groesse, geprueft(strom, papier));
      else fortschritt.zaehle('fehlend', 1);
      await fortschritt.weiter();
    }
    await archiv.lege(endedatei, JSON.stringify({ vollstaendig: true }));
    return umfang.name;
  }

  private async kopf(
    client: pg.Client,
    umfang: Mandantenumfang,
    katalog: Katalog,
    fortschritt: Fortschritt,
  ): Promise<Exportkopf> {
    await fortschritt.beginne('zaehlen', tabellen.length);
    const gezaehlt: Exportkopf['tabellen'] = [];
    for (const t of tabellen) {
      const zeilen = await this.abzug.zaehle(client, t, umfang, katalog);
      gezaehlt.push({ name: t.name, gruppe: t.gruppe, zeilen, spalten: this.abzug.spalten(t, katalog) });
      if (zaehlt(t.name)) fortschritt.zaehle(t.gruppe, zeilen);
      await fortschritt.weiter();
    }
    return {
      format,
      fassung: 1,
      erstellt: new Date().toISOString(),
      stand: katalog.stand,
      mandant: { id: umfang.id, name: umfang.name },
      kunden: umfang.kunden,
      tabellen: gezaehlt,
      nummernstaende: await this.abzug.nummernstaende(client, umfang),
      hoechste: await hoechsteNummern(client),
    };
  }

  private async zeilen(
    client: pg.Client,
    umfang: Mandantenumfang,
    katalog: Katalog,
    { archiv, fortschritt, kopf }: Pick<Ziel, 'archiv' | 'fortschritt'> & { kopf: Exportkopf },
  ): Promise<void> {
    await fortschritt.beginne(
      'zeilen',
      kopf.tabellen.reduce((summe, t) => summe + t.zeilen, 0),
    );
    for (const t of tabellen) {
      let nummer = 0;
      for await (const stueck of stuecke(this.abzug.zeilen(client, t, umfang, katalog))) {
        nummer += 1;
        await archiv.lege(`${zeilenordner}/${t.name}/${String(nummer).padStart(6, '0')}.ndjson`, stueck);
        await fortschritt.weiter(stueck.reduce((n, byte) => (byte === 0x0a ? n + 1 : n), 0));
      }
    }
  }
}

/** Things people count; parts of them are not counted again. */
const zaehlbar = new Set([
  'mandant',
  'benutzer',
  'adresse',
  'auftrag',
  'dokumentenverweis',
  'auftrag_historie',
  'auftragsvorlage',
  'auftragsvorschlag',
  'kommentar',
  'klaerfall',
  'dauerauftrag',
  'importlauf',
  'anbindung',
  'drucker',
  'lademittelbuchung',
  'aenderungsprotokoll',
  'konfigurationswert',
]);
export const zaehlt = (tabelle: string) => zaehlbar.has(tabelle);

const geprueft = (strom: Readable, papier: Papier) => Readable.from(pruefend(strom, papier));

/** A paper whose content has changed is none: better no archive than a wrong one. */
async function* pruefend(strom: Readable, { schluessel, sha256, groesse }: Papier): AsyncGenerator<Buffer> {
  const summe = createHash('sha256');
  let bytes = 0;
  for await (const teil of strom) {
    summe.update(teil);
    bytes += teil.length;
    if (bytes > groesse) break;
    yield teil;
  }
  if (bytes !== groesse || summe.digest('hex') !== sha256)
    throw new Fachfehler(409, [fehler('datenleben.papierVeraendert', undefined, { name: schluessel })]);
}
