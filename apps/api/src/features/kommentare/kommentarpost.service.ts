import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { auftragslink } from '../../platform/mail/auftragslink.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import type { Beteiligter } from '../../platform/tenancy/beteiligte.read-model.js';

/** Tells who is named in a comment. What is internal stays in the portal: its mail says no more than that it is there. */
@Injectable()
export class Kommentarpost {
  constructor(
    private readonly ausgang: Postausgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async sende(
    an: Beteiligter,
    auftrag: { id: number; nummer: string },
    { text, intern }: { text: string; intern: boolean },
  ): Promise<void> {
    if (!an.email) return;
    const sage = uebersetzerZu(an.sprache);
    const link = auftragslink(this.umgebung.PORTAL_URL, auftrag, 'kommentare');
    const werte = { name: an.name, verfasser: identitaet().name, nummer: auftrag.nummer, link, text };
    const art = intern ? 'kommentarIntern' : 'kommentar';
    await this.ausgang.stelle({
      art,
      an: { name: an.name, address: an.email },
      mandantId: an.mandantId,
      betreff: sage(`meldung.mail.${art}.betreff`, werte),
      inhalt: sage(`meldung.mail.${art}.inhalt`, werte),
    });
  }
}
