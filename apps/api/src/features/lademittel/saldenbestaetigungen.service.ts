import { createHash, randomBytes } from 'node:crypto';
import { pruefeEmail } from '@frachtportal/domain/benutzer/email';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  type Saldenanfrage,
  type Saldenbestaetigung,
  saldenlinkTage,
} from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { LademittelbuchungRepository } from './lademittelbuchung.repository.js';
import { SaldenbestaetigungRepository } from './saldenbestaetigung.repository.js';
import { Saldenpost } from './saldenpost.service.js';

/** 128 bits. */
const schluesselbytes = 16;

/** What of a link is kept: it opens nothing. */
export const saldenschluessel = (token: string) => createHash('sha256').update(token).digest();

/** Asks partners whether a balance is as we say: by a mail with a link that needs no account. */
@Injectable()
export class Saldenbestaetigungen {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: SaldenbestaetigungRepository,
    private readonly konten: LademittelbuchungRepository,
    private readonly post: Saldenpost,
  ) {}

  async zuKonto(kontoId: number, lademittelId: number): Promise<Saldenbestaetigung[]> {
    const { sichtbareMandanten } = identitaet();
    const { mandantId } = gefunden(await this.konten.konto(kontoId, sichtbareMandanten));
    if (!(await this.konten.kennt(lademittelId, mandantId))) throw nichtGefunden();
    return this.ablage.zuKonto(kontoId, lademittelId, sichtbareMandanten);
  }

  /** The balance of the day is kept as it is now; mail and question are one. */
  frageAn(kontoId: number, roh: Saldenanfrage, sprache: string): Promise<Saldenbestaetigung> {
    const anfrage = { ...roh, email: roh.email.trim() };
    const meldungen = pruefeEmail(anfrage.email, 'email');
    if (anfrage.stichtag > heute()) meldungen.push(fehler('lademittel.kuenftigerStichtag', 'stichtag'));
    if (meldungen.length) throw ungueltig(meldungen);
    const { name, mandantId, sichtbareMandanten: mandanten } = identitaet();
    return this.db.transaktion(async () => {
      const token = randomBytes(schluesselbytes).toString('base64url');
      const schluessel = saldenschluessel(token);
      const von = { schluessel, name, mandanten, tage: saldenlinkTage };
      const neu = gefunden(await this.ablage.lege(kontoId, anfrage, von));
      await this.post.sende(gefunden(await this.ablage.unsafeBlatt(schluessel)), {
        email: anfrage.email,
        token,
        sprache,
        mandantId,
      });
      return neu;
    });
  }

  /** @throws Fachfehler 409 where it was answered, or taken back before */
  async widerrufe(id: number): Promise<Saldenbestaetigung> {
    const { sichtbareMandanten } = identitaet();
    const vorher = gefunden(await this.ablage.eine(id, sichtbareMandanten));
    if (!['offen', 'abgelaufen'].includes(vorher.zustand)) throw konflikt('lademittel.schonBeantwortet');
    await this.ablage.widerrufe(id, sichtbareMandanten);
    return gefunden(await this.ablage.eine(id, sichtbareMandanten));
  }
}
