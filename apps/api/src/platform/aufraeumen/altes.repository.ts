import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

const alteMails =
  "erledigt_am < now() - interval '30 days' OR zustand = 'gescheitert' AND erstellt_am < now() - interval '30 days'";

/**
 * What may go, and when. A replaced refresh token stays as long as one could still be kept somewhere: its use ends the
 * session. The one in force always stays.
 */
const unsafeAltes = [
  anweisung(
    'altes.konto_token',
    "DELETE FROM konto_token WHERE coalesce(verbraucht_am, laeuft_ab_am) < now() - interval '7 days'",
  ),
  anweisung('altes.auffrischung', "DELETE FROM auffrischung WHERE ersetzt_am < now() - interval '14 days'"),
  anweisung(
    'altes.sitzung',
    "DELETE FROM sitzung WHERE least(beendet_am, laeuft_ab_am) < now() - interval '30 days'",
  ),
  anweisung(
    'altes.anmeldeversuch',
    "DELETE FROM anmeldeversuch WHERE letzter_am < now() - interval '1 day' AND coalesce(gesperrt_bis, now()) <= now()",
  ),
  anweisung('altes.idempotenz', "DELETE FROM idempotenz WHERE erstellt_am < now() - interval '30 days'"),
  anweisung(
    'altes.auftragsvorschlag',
    "DELETE FROM auftragsvorschlag WHERE entschieden_am < now() - interval '90 days'",
  ),
  anweisung('altes.mail', `DELETE FROM mail WHERE ${alteMails}`),
];

const maildateien = anweisung(
  'altes.maildateien',
  `SELECT datei FROM mail WHERE datei IS NOT NULL AND (${alteMails})`,
).genauer<{ datei: string }>();

/** What has served its time, of the whole installation. */
@Injectable()
export class Altes {
  constructor(private readonly db: Datenbank) {}

  /** Files of mails that are about to go. */
  async maildateien(): Promise<string[]> {
    const zeilen = await this.db.sql(maildateien);
    return zeilen.map(({ datei }) => datei);
  }

  async loesche(): Promise<void> {
    for (const anweisung of unsafeAltes) await this.db.zeilen(anweisung);
  }
}
