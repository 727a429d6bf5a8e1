import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Mail, Seitenfrage } from '@frachtportal/domain/protokoll/mail';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';
import { MailsLesen } from './mails-lesen.read-model.js';

/** Shows administrators what was sent, and opens mails that lie as files. */
@Injectable()
export class Mails {
  constructor(
    private readonly lesen: MailsLesen,
    private readonly protokoll: Aenderungsprotokoll,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  suche(frage: Seitenfrage): Promise<{ gesamt: number; treffer: Mail[] }> {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    return this.lesen.suche(frage.query ?? '', seite, unsafeVerwaltungssicht());
  }

  /** A mail may hold a link that opens an account, so opening it is written down. */
  async oeffne(id: number): Promise<{ name: string; inhalt: Buffer }> {
    const gefunden = await this.lesen.datei(id, unsafeVerwaltungssicht());
    if (!gefunden?.datei) throw nichtGefunden();
    const name = basename(gefunden.datei);
    const inhalt = await readFile(join(this.umgebung.DATA_DIR, 'mails', name)).catch(() => undefined);
    if (!inhalt) throw nichtGefunden();
    await this.protokoll.schreibe('mail.gelesen', { person: { benutzerId: null, name: gefunden.an } });
    return { name, inhalt };
  }
}
