import { fehler } from '@frachtportal/domain/feld/meldung';
import { type Mailversand, pruefeMailversand } from '@frachtportal/domain/mandant/mailversand';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { gefunden, konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { versandzweck } from '../../../platform/mail/hauspost.service.js';
import { istFreigegeben, istWebziel, istZiel } from '../../../platform/netz/ziel.js';
import { Mandantenauskunft } from '../../mandanten/mandantenauskunft.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { type GespeicherterVersand, MailversandRepository } from './mailversand.repository.js';

/** Keeps over which server the mails of a main client leave. */
@Injectable()
export class Mailversandpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: MailversandRepository,
    private readonly mandanten: Mandantenauskunft,
    private readonly geheimnisse: Geheimnisse,
    private readonly protokoll: Aenderungsprotokoll,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws Fachfehler 404 where there is no such client, or it has no server of its own, 409 where it is no main client */
  async lies(mandantId: number): Promise<GespeicherterVersand> {
    return gefunden(await this.vielleicht(mandantId));
  }

  /** The same, undefined where it has none of its own. @throws Fachfehler 404 where there is no such client, 409 */
  async vielleicht(mandantId: number): Promise<GespeicherterVersand | undefined> {
    await this.mandanten.hauptmandant(mandantId);
    return this.ablage.lies(mandantId);
  }

  /** @throws Fachfehler 400 at the field, 404, 409 */
  async speichere(
    mandantId: number,
    roh: Mailversand,
    version: number | null,
  ): Promise<GespeicherterVersand> {
    await this.mandanten.hauptmandant(mandantId);
    return this.db.transaktion(async () => {
      const vorher = await this.ablage.gesperrt(mandantId);
      if (version !== null && version !== (vorher?.version ?? 0)) throw konflikt();
      const neu = this.geprueft(roh, vorher);
      const bisheriges = neu.anmeldung === 'keine' ? null : (vorher?.chiffre ?? null);
      const chiffre = neu.geheimnis
        ? await this.geheimnisse.verschluessele(neu.geheimnis, versandzweck(mandantId))
        : bisheriges;
      await this.ablage.setze(mandantId, neu, chiffre, (vorher?.version ?? 0) + 1);
      const { geheimnis: _, geheimnisDa: __, ...einzelheiten } = neu;
      await this.protokoll.schreibe('mailversand.geaendert', { gegenstand: neu.host, einzelheiten });
      return gefunden(await this.ablage.lies(mandantId));
    });
  }

  /** Mails leave over the server of the installation again. @throws Fachfehler 404 */
  async loesche(mandantId: number): Promise<void> {
    const { wert } = await this.lies(mandantId);
    await this.db.transaktion(async () => {
      await this.ablage.loesche(mandantId);
      await this.protokoll.schreibe('mailversand.geloescht', { gegenstand: wert.host });
    });
  }

  /** What was typed, and what of the stored one goes with it. @throws Fachfehler 400 at the field */
  geprueft(roh: Mailversand, vorher: GespeicherterVersand | undefined): Mailversand {
    const neu = bereinigt(roh);
    const erlaubt = this.umgebung.ANBINDUNG_ERLAUBT;
    const offen = neu.verschluesselung === 'keine' && !istFreigegeben(neu.host, erlaubt);
    const { anmeldeadresse } = neu;
    const ohneGeheimnis = neu.anmeldung !== 'keine' && !neu.geheimnis && brauchtGeheimnis(neu, vorher?.wert);
    const meldungen = [
      ...(istZiel(neu.host, erlaubt) ? [] : [fehler('anbindung.ziel', 'host')]),
      ...(offen ? [fehler('anbindung.klartext', 'verschluesselung')] : []),
      ...pruefeMailversand(neu),
      ...(anmeldeadresse && !istWebziel(anmeldeadresse, erlaubt)
        ? [fehler('anbindung.anmeldeadresse', 'anmeldeadresse')]
        : []),
      ...(ohneGeheimnis ? [fehler('anbindung.geheimnis', 'geheimnis')] : []),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    return neu;
  }
}

const worte = ['benutzername', 'anmeldeadresse', 'klient', 'umfang'] as const;

/** Without the blanks around it; blanks alone are nothing. A secret is what it is. */
function bereinigt(roh: Mailversand): Mailversand {
  return {
    ...roh,
    host: roh.host.trim(),
    absender: roh.absender.trim(),
    geheimnis: roh.geheimnis || null,
    ...Object.fromEntries(worte.map((name) => [name, roh[name]?.trim() || null])),
  };
}

/** What was told to one server is not told to another. */
const gebunden = ['host', 'anmeldung', 'benutzername', 'anmeldeadresse', 'klient'] as const;
const brauchtGeheimnis = (neu: Mailversand, alt: Mailversand | undefined) =>
  !alt?.geheimnisDa || gebunden.some((name) => neu[name] !== alt[name]);
