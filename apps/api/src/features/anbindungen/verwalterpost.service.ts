import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import type { Anbindungszeile } from './anbindungen.repository.js';
import { Verwalter } from './verwalter.read-model.js';

type Anlass = 'eingangWartet' | 'eingangAbgewiesen' | 'anbindungGestoert';

/** Mails to administrators about what came and needs somebody, each in their language. */
@Injectable()
export class Verwalterpost {
  constructor(
    private readonly verwalter: Verwalter,
    private readonly ausgang: Postausgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** A file was read and is not taken over by itself. */
  wartet(a: Anbindungszeile, datei: string): Promise<void> {
    return this.sende('eingangWartet', a, { datei }, '/auftragsmanagement/auftragsimport');
  }

  /** A file could not be read. */
  abgewiesen(a: Anbindungszeile, datei: string, grund: Meldung): Promise<void> {
    return this.sende('eingangAbgewiesen', a, { datei, grund }, '/admin/anbindungen');
  }

  /** Nothing can come at the moment. */
  gestoert(a: Anbindungszeile, grund: Meldung): Promise<void> {
    return this.sende('anbindungGestoert', a, { grund }, '/admin/anbindungen');
  }

  private async sende(
    art: Anlass,
    { mandantId, name: anbindung }: Anbindungszeile,
    { datei = '', grund }: { datei?: string; grund?: Meldung },
    pfad: string,
  ): Promise<void> {
    const link = `${this.umgebung.PORTAL_URL}${pfad}`;
    for (const { name, email, sprache } of await this.verwalter.unsafeZu(mandantId)) {
      const sage = uebersetzerZu(sprache);
      const werte = { name, anbindung, datei, link, grund: grund ? meldungstext(grund, sage) : '' };
      await this.ausgang.stelle({
        art,
        an: { name, address: email },
        betreff: einzeilig(sage(`meldung.mail.${art}.betreff`, werte)),
        inhalt: sage(`meldung.mail.${art}.inhalt`, werte),
      });
    }
  }
}

const laengsterBetreff = 200;

/** Names of files are what others choose. */
const einzeilig = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, laengsterBetreff);
