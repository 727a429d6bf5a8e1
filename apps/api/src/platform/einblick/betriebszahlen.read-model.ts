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

/** Orders on their way to dispatch: how many main clients have a way of their own, and what waits without any. */
export interface Uebertragungszahlen extends Ausgangszahlen {
  eigeneWege: number;
  ohneEigenenWeg: number;
}

export interface Betriebszahlen {
  uebertragungen: Uebertragungszahlen;
  mails: Ausgangszahlen;
  druckauftraege: Ausgangszahlen;
  webhooks: Ausgangszahlen;
  importe: { laufen: number; gescheitert: number };
  sitzungen: number;
  /** Who manages the whole installation, and who of them belongs to no main client. */
  betreiber: { namen: string; unten: string | null };
  /** Main clients that have no imprint. */
  ohneImpressum: string | null;
  /** Since when everything that would leave is held back. */
  quarantaeneSeit: Date | null;
  jetzt: Date;
  schema: string;
  version: string;
  /** The database takes changes. */
  nimmtAn: boolean;
}

const ausgang = (tabelle: string, gescheitert: string, draengt = 'true', dazu = '') => `
  (SELECT json_build_object('warten', count(*) FILTER (WHERE zustand = 'wartet'),
    'gescheitert', count(*) FILTER (WHERE zustand = '${gescheitert}' AND erstellt_am > now() - interval '7 days'),
    'aeltesteS', coalesce(extract(epoch FROM now() - min(erstellt_am) FILTER (WHERE zustand = 'wartet' AND ${draengt}))::int, 0)
    ${dazu})
    FROM ${tabelle} WHERE zustand IN ('wartet', '${gescheitert}'))`;

const eigenerWeg = (dazu: string) => `EXISTS (
  SELECT FROM anbindung n JOIN mandant m ON m.hauptmandant_id = n.mandant_id
  WHERE m.id = uebertragung.mandant_id AND n.richtung = 'ausgang' AND n.aktiv ${dazu})`;
// What waits for a closing time waits as long as it shall.
const aufAbschluss = `uebertragung.ausgangsdatei_id IS NULL
  AND ${eigenerWeg("AND n.fortras->>'datenart' = 'STD' AND n.naechster_lauf > now()")}`;
const uebertragungen = ausgang(
  'uebertragung',
  'fehler',
  `NOT (${aufAbschluss})`,
  `, 'eigeneWege', (SELECT count(*) FROM anbindung WHERE richtung = 'ausgang' AND aktiv),
    'ohneEigenenWeg', count(*) FILTER (WHERE zustand = 'wartet' AND NOT ${eigenerWeg('')})`,
);

const zahlen = anweisung(
  'betriebszahlen.lesen',
  `
  SELECT ${uebertragungen} AS uebertragungen, ${ausgang('mail', 'gescheitert')} AS mails,
    ${ausgang('druckauftrag', 'fehler')} AS druckauftraege,
    ${ausgang('webhookzustellung', 'gescheitert')} AS webhooks,
    (SELECT json_build_object('laufen', count(*) FILTER (WHERE zustand = 'laeuft'),
      'gescheitert', count(*) FILTER (WHERE zustand = 'fehlgeschlagen' AND begonnen_am > now() - interval '7 days'))
      FROM importlauf WHERE zustand IN ('laeuft', 'fehlgeschlagen')) AS importe,
    (SELECT count(*) FROM sitzung WHERE beendet_am IS NULL AND laeuft_ab_am > now())::int AS sitzungen,
    (SELECT json_build_object('namen', coalesce(left(string_agg(b.name, ', ' ORDER BY b.name), 500), ''),
      'unten', left(string_agg(b.name, ', ' ORDER BY b.name) FILTER (WHERE NOT m.ist_hauptmandant), 500))
      FROM benutzer b JOIN mandant m ON m.id = b.mandant_id WHERE b.betreiber) AS betreiber,
    (SELECT left(string_agg(m.name, ', ' ORDER BY m.name), 1000) FROM mandant m LEFT JOIN auftritt a ON a.mandant_id = m.id
      WHERE m.ist_hauptmandant AND a.impressum IS NULL) AS "ohneImpressum",
    (SELECT seit FROM quarantaene) AS "quarantaeneSeit",
    clock_timestamp() AS jetzt, (SELECT max(name) FROM migrations) AS schema,
    current_setting('server_version') AS version, current_setting('transaction_read_only') = 'off' AS "nimmtAn"`,
).genauer<{
  uebertragungen: Uebertragungszahlen;
  mails: Ausgangszahlen;
  druckauftraege: Ausgangszahlen;
  webhooks: Ausgangszahlen;
  importe: Betriebszahlen['importe'];
  sitzungen: number;
  betreiber: Betriebszahlen['betreiber'];
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
