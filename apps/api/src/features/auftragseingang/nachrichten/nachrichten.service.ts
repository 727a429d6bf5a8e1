import {
  hoechstensEingangszeilen,
  type Nachrichtenformat,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Lesefaden } from '../../../platform/dateien/lesefaden.service.js';
import type { Eingangsdatei } from '../../../platform/dateien/upload.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { fadendatei } from '../../../platform/jobs/faeden.js';
import type { Leseprofil, Nachrichtentabelle } from '../../importe/importe.service.js';
import { Bekannte, type Partnercodes } from '../bekannte.read-model.js';
import { stellen } from './fortrasstellen.js';
import { iftminStellen } from './iftmin.js';
import type { Nachrichtenauftrag, Nachrichteninhalt } from './nachricht.worker.js';
import { alsTabelle } from './nachrichtentabelle.js';

const groesste = 10 * 1_048_576;

/** Messages of partners as tables. */
@Injectable()
export class Nachrichten {
  constructor(
    private readonly bekannte: Bekannte,
    private readonly faden: Lesefaden,
  ) {}

  /** @throws Fachfehler 400 at `file` */
  async lies(
    format: Nachrichtenformat,
    { pfad, bytes }: Pick<Eingangsdatei, 'pfad' | 'bytes'>,
    { partner, zeichensatz }: Leseprofil,
  ): Promise<Nachrichtentabelle> {
    if (bytes > groesste) throw ungueltig([fehler('datei.zuGross', 'file', { mb: groesste / 1_048_576 })]);
    const codes = partner === null ? (new Map() as Partnercodes) : await this.bekannte.partnercodes(partner);
    const auftrag: Nachrichtenauftrag = { format, pfad, codes, zeichensatz };
    const datei = fadendatei('nachricht.worker');
    const { zeilen, umschlag } = await this.faden.lies<Nachrichteninhalt>(datei, auftrag, bytes);
    if (zeilen.length > hoechstensEingangszeilen)
      throw ungueltig([fehler('datei.zuVieleZeilen', 'file', { max: hoechstensEingangszeilen })]);
    const tabelle = alsTabelle(zeilen, format === 'edifact' ? iftminStellen : stellen);
    return { ...tabelle, ...(umschlag && { umschlag }) };
  }
}
