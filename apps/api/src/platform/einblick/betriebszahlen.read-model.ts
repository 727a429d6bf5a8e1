import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

/** What waits to leave, and what was given up. */
export interface Ausgangszahlen {
  warten: number;
  gescheitert: number;
  /** Seconds since the oldest of what waits began to; 0 where nothing waits. */
  aeltesteS: number;
}

export interface Betriebszahlen {
  uebertragungen: Ausgangszahlen;
  mails: Ausgangszahlen;
  druckauftraege: Ausgangszahlen;
  webhooks: Ausgangszahlen;
  importe: { laufen: number; gescheitert: number };
  sitzungen: number;
  /** Since when everything that would leave is held back. */
  quarantaeneSeit: Date | null;
  jetzt: Date;
  schema: string;
  version: string;
  /** The database takes changes. */
  nimmtAn: boolean;
}

const ausgang = (tabelle: string, gescheitert: string) => `
  (SELECT json_build_object('warten', count(*) FILTER (WHERE zustand = 'wartet'),
    'gescheitert', count(*) FILTER (WHERE zustand = '${gescheitert}' AND erstellt_am > now() - interval '7 days'),
    'aeltesteS', coalesce(extract(epoch FROM now() - min(erstellt_am) FILTER (WHERE zustand = 'wartet'))::int, 0))
    FROM ${tabelle} WHERE zustand IN ('wartet', '${gescheitert}'))`;

const zahlen = anweisung(
  'betriebszahlen.lesen',
  `
  SELECT ${ausgang('uebertragung', 'fehler')} AS uebertragungen, ${ausgang('mail', 'gescheitert')} AS mails,
    ${ausgang('druckauftrag', 'fehler')} AS druckauftraege,
    ${ausgang('webhookzustellung', 'gescheitert')} AS webhooks,
    (SELECT json_build_object('laufen', count(*) FILTER (WHERE zustand = 'laeuft'),
      'gescheitert', count(*) FILTER (WHERE zustand = 'fehlgeschlagen' AND begonnen_am > now() - interval '7 days'))
      FROM importlauf WHERE zustand IN ('laeuft', 'fehlgeschlagen')) AS importe,
    (SELECT count(*) FROM sitzung WHERE beendet_am IS NULL AND laeuft_ab_am > now())::int AS sitzungen,
    (SELECT seit FROM quarantaene) AS "quarantaeneSeit",
    clock_timestamp() AS jetzt, (SELECT max(name) FROM migrations) AS schema,
    current_setting('server_version') AS version, current_setting('transaction_read_only') = 'off' AS "nimmtAn"`,
).genauer<{
  uebertragungen: Ausgangszahlen;
  mails: Ausgangszahlen;
  druckauftraege: Ausgangszahlen;
  webhooks: Ausgangszahlen;
  importe: Betriebszahlen['importe'];
  sitzungen: number;
  jetzt: Date;
  schema: string;
  version: string;
  nimmtAn: boolean;
}>();

/** How much is under way in the whole installation; counts alone, nothing of what it is about. */
@Injectable()
export class BetriebszahlenReadModel {
  constructor(private readonly db: Datenbank) {}

  async unsafeLies(): Promise<Betriebszahlen> {
    const gelesen = await this.db.eine(zahlen);
    if (!gelesen) throw new Error('Die Datenbank zählt nicht');
    return gelesen;
  }
}
