import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';
import { MailEntity } from './mail.entity.js';
import { type Brief, type Sendung, verlangeSauber } from './zusteller.js';

/** How the main client of a client shows itself; null where there is none. */
const hausSql = (mandant: string) => `
    (SELECT json_build_object('name', m.name, 'farbe', a.farbe, 'logo', a.logo, 'antwort', a.antwort_email,
        'server', CASE WHEN s.mandant_id IS NOT NULL THEN json_build_object('mandantId', s.mandant_id, 'host', s.host,
          'port', s.port, 'verschluesselung', s.verschluesselung, 'anmeldung', s.anmeldung, 'benutzername', s.benutzername,
          'anmeldeadresse', s.anmeldeadresse, 'klient', s.klient, 'umfang', s.umfang, 'chiffre', s.chiffre,
          'absender', s.absender) END) FROM mandant k
      JOIN mandant m ON m.id = coalesce(k.hauptmandant_id, k.id) LEFT JOIN auftritt a ON a.mandant_id = m.id
      LEFT JOIN mailversand s ON s.mandant_id = m.id AND s.aktiv
      WHERE k.id = ${mandant})`;

// Claimed for a while rather than locked: a mail server may be slow. After a crash the mail is tried again.
const holen = anweisung(
  'postausgang.holen',
  `
  UPDATE mail SET versuche = versuche + 1, naechster_versuch_am = now() + make_interval(mins => (2 ^ least(versuche, 9))::int)
  WHERE id IN (SELECT id FROM mail WHERE zustand = 'wartet' AND naechster_versuch_am <= now()
    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, art, json_build_object('name', an_name, 'address', an) AS an, betreff, inhalt, abmeldung, versuche,
    kennung::text AS kennung, anhang, anhang_name AS "anhangName", ${hausSql('mail.mandant_id')} AS haus`,
).genauer<Pick<Sendung, 'an' | 'inhalt' | 'haus'> & { kennung: string }>();
const haus = anweisung('postausgang.haus', `SELECT ${hausSql('$1')} AS haus`).genauer<
  Pick<Sendung, 'haus'>
>();

const zurueck = anweisung(
  'postausgang.zurueck',
  `UPDATE mail SET zustand = 'unzustellbar', fehler = left($2, 300)
  WHERE kennung = $1 AND zustand IN ('versendet', 'abgelegt')
  RETURNING an, (SELECT coalesce(m.hauptmandant_id, m.id) FROM mandant m WHERE m.id = mail.mandant_id) AS "hauptmandantId"`,
);

/** About one day of waiting, then a mail is given up. */
const hoechstensVersuche = 10;

/** The outbox of mails: a mail leaves only if what it tells of was stored. */
@Injectable()
export class Postausgang {
  constructor(private readonly db: Datenbank) {}

  private get mails() {
    return this.db.unsafeAlle(MailEntity);
  }

  /** Puts a mail into the outbox, inside the surrounding transaction. */
  async stelle(brief: Brief): Promise<void> {
    verlangeSauber(brief);
    const { art, an, mandantId, betreff, inhalt, abmeldung = null, anhang } = brief;
    const wem = { art, mandantId, an: an.address, anName: an.name };
    const papier = { anhang: anhang?.inhalt ?? null, anhangName: anhang?.name ?? null };
    await this.mails.insert({ ...wem, betreff, inhalt, abmeldung, ...papier });
  }

  async hole(hoechstens: number): Promise<Sendung[]> {
    const zeilen = await this.db.sql(holen, [hoechstens]);
    return zeilen.map(({ anhang, anhangName, ...sendung }) => ({
      ...sendung,
      anhang: anhang && anhangName ? { name: anhangName, inhalt: anhang } : undefined,
    }));
  }

  /** How the main client behind a client shows itself. */
  async haus(mandantId: number): Promise<Sendung['haus']> {
    return (await this.db.eine(haus, [mandantId]))?.haus ?? null;
  }

  /** A mail that had left did not arrive; nothing where it is none of ours, or known already. */
  kamZurueck(
    kennung: string,
    grund: string,
  ): Promise<{ an: string; hauptmandantId: number | null } | undefined> {
    return this.db.eine(zurueck, [kennung, grund]);
  }

  async erledigt(id: number, datei: string | null): Promise<void> {
    const zustand = datei === null ? 'versendet' : 'abgelegt';
    await this.mails.update(
      { id },
      { zustand, datei, inhalt: null, anhang: null, fehler: null, erledigtAm: () => 'now()' },
    );
  }

  async gescheitert({ id, versuche }: Sendung, grund: string): Promise<void> {
    const aufgegeben =
      versuche >= hoechstensVersuche ? { zustand: 'gescheitert', inhalt: null, anhang: null } : {};
    await this.mails.update({ id }, { fehler: grund.slice(0, 300), ...aufgegeben });
  }
}
