import type { Uebersetzer, Werte } from '@frachtportal/texte/katalog';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { einzeilig } from './betreff.js';
import { Postausgang } from './postausgang.repository.js';
import { Verwalter } from './verwalter.read-model.js';

type Anlass =
  | 'anbindungGestoert'
  | 'ausgangGestoert'
  | 'betrieb'
  | 'eingangAbgewiesen'
  | 'eingangWartet'
  | 'freigabe'
  | 'neukunde'
  | 'statusAbgewiesen';

/** Mails to administrators about what needs somebody, each in their language. */
@Injectable()
export class Verwalterbrief {
  constructor(
    private readonly verwalter: Verwalter,
    private readonly ausgang: Postausgang,
  ) {}

  /**
   * @param mandantId to those of its main client, else to those of the whole installation
   * @param ausser not to this one, who knows already
   * @returns to how many
   */
  async stelle(
    art: Anlass,
    zu: (sage: Uebersetzer) => Werte,
    mandantId?: number,
    ausser?: string,
  ): Promise<number> {
    const alle = await (mandantId ? this.verwalter.unsafeZu(mandantId) : this.verwalter.unsafeBetreiber());
    const andere = alle.filter(({ name }) => name !== ausser);
    for (const { name, email, sprache } of andere) {
      const sage = uebersetzerZu(sprache);
      const werte = { name, ...zu(sage) };
      await this.ausgang.stelle({
        art,
        an: { name, address: email },
        mandantId: mandantId ?? null,
        betreff: einzeilig(sage(`meldung.mail.${art}.betreff`, werte)),
        inhalt: sage(`meldung.mail.${art}.inhalt`, werte),
      });
    }
    return andere.length;
  }
}
