import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hoechstensDokumentBytes } from '@frachtportal/domain/dokument/dokument';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Dokumente } from './dokumente.service.js';

/** Keeps the papers that the driver brought back and the dispatch system sends with a status. */
@Injectable()
export class BelegeService {
  constructor(
    private readonly dokumente: Dokumente,
    private readonly eingang: Eingang,
  ) {}

  /** Answers the id of the document reference. @throws Fachfehler where the content is not one that is kept */
  async lege(beleg: {
    auftragId: number;
    mandantId: number;
    dateiname: string;
    inhalt: Buffer;
  }): Promise<number> {
    if (beleg.inhalt.length > hoechstensDokumentBytes)
      throw new Fachfehler(413, [
        fehler('datei.zuGross', 'dokument', { mb: hoechstensDokumentBytes / 1_048_576 }),
      ]);
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    await writeFile(pfad, beleg.inhalt, { mode: 0o600 });
    try {
      const { id } = await this.dokumente.lege(
        { id: beleg.auftragId, mandantId: beleg.mandantId },
        { pfad, bytes: beleg.inhalt.length, filename: beleg.dateiname, dateiname: null, belegart: null },
      );
      return id;
    } finally {
      await rm(pfad, { force: true });
    }
  }
}
