import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { mindestens } from '../../platform/jobs/mindestens.js';
import { Bremse } from '../authentication/bremse.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Kontolinks } from './kontolinks.service.js';
import { Kontopost } from './kontopost.service.js';

/** So long an answer takes at least: whether an account was found shows in nothing. */
const antwortMs = 250;

// A changed address takes the place of the old one with its confirmation.
const bestaetigen = anweisung(
  'bestaetigen.bestaetigen',
  `
  UPDATE benutzer SET bestaetigt_am = coalesce(bestaetigt_am, now()), changed = now(), version = version + 1,
    email = CASE WHEN $2 THEN coalesce(email_neu, email) ELSE email END, email_neu = CASE WHEN $2 THEN NULL ELSE email_neu END
  WHERE id = $1 AND geloescht_am IS NULL RETURNING id, name, mandant_id AS "mandantId"`,
);

const offene = anweisung(
  'bestaetigen.offene',
  `
  SELECT id, CASE WHEN bestaetigt_am IS NOT NULL THEN email_neu END AS "emailNeu" FROM benutzer
  WHERE (lower(name) = lower($1) OR lower(email) = lower($1) OR lower(email_neu) = lower($1))
    AND geloescht_am IS NULL AND (bestaetigt_am IS NULL OR email_neu IS NOT NULL)
  ORDER BY id LIMIT 5`,
);

/** Confirms addresses by the link of a mail, and sends the link again. */
@Injectable()
export class Bestaetigen {
  constructor(
    private readonly db: Datenbank,
    private readonly bremse: Bremse,
    private readonly links: Kontolinks,
    private readonly post: Kontopost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async bestaetige(token: string, adresse: string): Promise<void> {
    const schluessel = [`bestaetigung:${adresse}`];
    await this.bremse.zaehle(schluessel);
    await this.db.transaktion(async () => {
      const link = await this.links.verbrauche(token, ['bestaetigung', 'email']);
      const konto = link && (await this.db.eine(bestaetigen, [link.benutzerId, link.art === 'email']));
      if (!konto) throw ungueltig([fehler('registrierung.link', 'token')]);
      await this.protokoll.schreibe('bestaetigung', { wer: { ...konto, benutzerId: konto.id } });
    });
    await this.bremse.vergiss(schluessel);
  }

  /** The same answer, and as late, whether something is open for this name or not. */
  async sendeErneut(nameOderEmail: string, adresse: string): Promise<void> {
    const getippt = nameOderEmail.trim().toLowerCase();
    if (!getippt) throw ungueltig([fehler('feld.pflicht', 'nameOrEmail')]);
    await this.bremse.zaehle([`erneut-adresse:${adresse}`, `erneut:${getippt}`]);
    await mindestens(antwortMs, () => this.db.transaktion(() => this.sende(getippt)));
  }

  private async sende(nameOderEmail: string): Promise<void> {
    const konten = await this.db.sql(offene, [nameOderEmail]);
    for (const { id, emailNeu } of konten) await this.post.bestaetigung(id, emailNeu ?? undefined);
  }
}
