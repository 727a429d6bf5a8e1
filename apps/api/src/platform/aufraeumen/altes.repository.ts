import type { Aufbewahrungsart } from '@frachtportal/domain/datenleben/aufbewahrung';
import { ereignistage } from '@frachtportal/domain/ereignis/ereignis';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

/** As administrators have set it; without a time nothing goes. */
const frist = (art: Aufbewahrungsart) =>
  `(SELECT make_interval(days => frist) FROM aufbewahrung WHERE art = '${art}')`;
const alteMails = `erledigt_am < now() - ${frist('mails')} OR zustand = 'gescheitert' AND erstellt_am < now() - ${frist('mails')}`;

/**
 * What may go, and when. A replaced refresh token stays as long as one could still be kept somewhere: its use ends the
 * session. The one in force always stays.
 */
const altes = {
  konto_token: "coalesce(verbraucht_am, laeuft_ab_am) < now() - interval '7 days'",
  einladung: "laeuft_ab_am < now() - interval '30 days'",
  auffrischung: "ersetzt_am < now() - interval '14 days'",
  sitzung: `least(beendet_am, laeuft_ab_am) < now() - ${frist('sitzungen')}`,
  anmeldeversuch: "letzter_am < now() - interval '1 day' AND coalesce(gesperrt_bis, now()) <= now()",
  passkeyvorgang: "begonnen_am < now() - interval '1 hour'",
  firmenvorgang: "begonnen_am < now() - interval '1 hour'",
  logauszug: "am < now() - interval '1 hour'",
  drossel: "beginn < now() - interval '1 hour'",
  idempotenz: "erstellt_am < now() - interval '30 days'",
  auftragszahl: 'anzahl = 0',
  auftragsvorschlag: "entschieden_am < now() - interval '90 days'",
  druckauftrag: "erledigt_am < now() - interval '14 days'",
  webhookzustellung: `erstellt_am < now() - interval '${ereignistage} days'`,
  ausgangsdatei: "gesendet_am < now() - interval '30 days'",
  mail: alteMails,
};
const tabellen = Object.keys(altes) as (keyof typeof altes)[];

const unsafeLoeschen = anweisungsform(
  'altes.unsafeLoeschen',
  (tabelle: keyof typeof altes) => `DELETE FROM ${tabelle} WHERE ${altes[tabelle]}`,
  tabellen,
);

// From then on nobody reads on who stands before what is gone.
const unsafeEreignisse = anweisung(
  'altes.unsafeEreignisse',
  `
  WITH weg AS (DELETE FROM ereignis WHERE zeitpunkt < now() - interval '${ereignistage} days' RETURNING aenderung),
  neueste AS (SELECT aenderung FROM weg ORDER BY aenderung DESC LIMIT 1)
  UPDATE feed_epoche SET ereignisse_ab = n.aenderung FROM neueste n WHERE n.aenderung > ereignisse_ab`,
);

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
    await this.db.zeilen(unsafeEreignisse);
    for (const tabelle of tabellen) await this.db.zeilen(unsafeLoeschen.fuer(tabelle));
  }
}
