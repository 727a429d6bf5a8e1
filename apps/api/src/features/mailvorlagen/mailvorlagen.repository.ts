import type { Mailart, Mailsprache, Mailtext } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { MailvorlageEntity } from './mailvorlage.entity.js';

const jeMandant = anweisung(
  'mailvorlagen.jeMandant',
  `SELECT v.betreff, v.inhalt FROM mandant m JOIN mailvorlage v ON v.mandant_id = coalesce(m.hauptmandant_id, m.id)
  WHERE m.id = $1 AND v.art = $2 AND v.sprache = $3`,
);

/** Of which mail, in which language, of which main client. */
export interface Vorlagenort {
  mandantId: number;
  art: Mailart;
  sprache: Mailsprache;
}

/** The words that main clients have chosen for their mails. */
@Injectable()
export class MailvorlagenRepository {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(MailvorlageEntity);
  }

  /** What the main client of a client writes; undefined where it has chosen nothing. */
  fuerMandant({ mandantId, art, sprache }: Vorlagenort): Promise<Mailtext | undefined> {
    return this.db.eine(jeMandant, [mandantId, art, sprache]);
  }

  async eigene(ort: Vorlagenort): Promise<(Mailtext & { version: number }) | null> {
    return this.alle.findOneBy(ort);
  }

  /** Like `eigene`; until the transaction ends nobody else changes it. */
  async gesperrt(ort: Vorlagenort): Promise<(Mailtext & { version: number }) | null> {
    await this.db.sperre(`mailvorlage ${ort.mandantId}`);
    return this.eigene(ort);
  }

  async setze(ort: Vorlagenort, { betreff, inhalt }: Mailtext, version: number): Promise<void> {
    await this.alle.upsert({ ...ort, betreff, inhalt, version }, ['mandantId', 'art', 'sprache']);
  }

  async loesche(ort: Vorlagenort): Promise<void> {
    await this.alle.delete(ort);
  }
}
