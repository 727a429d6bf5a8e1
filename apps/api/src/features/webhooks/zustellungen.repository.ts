import { Webhookzustellung } from '@frachtportal/domain/webhook/webhook';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';

const spalten = felderSql(Webhookzustellung, 'z', {
  nachricht: 'z.nachricht::text',
  naechsterVersuch: `CASE WHEN z.zustand = 'wartet' THEN ${zeitpunktSql('z.naechster_versuch')} END`,
});
type Genauer = Pick<Webhookzustellung, 'zustand' | 'nachricht' | 'erstelltAm'>;

/** So long a message waits at most for those before it that do not get through. */
const hoechstensWarten = "interval '5 minutes'";

// Of each webhook the first that are due, so that one with many holds up no other. The events of an order go out one
// after the other; whoever was faster may have taken one since we looked, so the last word is at the row itself.
const nehmen = anweisung(
  'zustellungen.nehmen',
  `
  WITH faellig AS (
    SELECT f.id FROM webhook w, LATERAL (
      SELECT z.id, z.naechster_versuch FROM webhookzustellung z
      WHERE z.webhook_id = w.id AND z.zustand = 'wartet' AND z.naechster_versuch <= now()
        AND NOT EXISTS (SELECT FROM webhookzustellung v WHERE v.webhook_id = z.webhook_id AND v.auftrag_id = z.auftrag_id
          AND v.id < z.id AND v.zustand = 'wartet' AND z.erstellt_am > now() - ${hoechstensWarten})
      ORDER BY z.naechster_versuch, z.id LIMIT $2) f
    WHERE w.aktiv AND w.id <> ALL($4::int[])
    ORDER BY f.naechster_versuch, f.id LIMIT $1),
  frei AS (
    SELECT z.id FROM webhookzustellung z JOIN faellig f ON f.id = z.id
    WHERE z.zustand = 'wartet' AND z.naechster_versuch <= now() FOR UPDATE OF z SKIP LOCKED)
  UPDATE webhookzustellung z SET versuche = z.versuche + 1, naechster_versuch = now() + make_interval(secs => $3)
  FROM frei f, webhook w WHERE z.id = f.id AND w.id = z.webhook_id
  RETURNING z.id, z.nachricht::text AS nachricht, z.inhalt, z.versuche, z.webhook_id AS "webhookId", w.adresse,
    w.geheimnis, coalesce(w.voriges_bis > now(), false) AS "mitVorigem"`,
).genauer<{ nachricht: string; adresse: string; geheimnis: string; mitVorigem: boolean }>();

const vermerken = anweisung(
  'zustellungen.vermerken',
  `UPDATE webhookzustellung SET zustand = $3::text, antwortcode = $4, dauer_ms = $5, antwort = left($6, 2000),
    letzter_fehler = left($7, 500), erledigt_am = CASE WHEN $3::text <> 'wartet' THEN now() END,
    naechster_versuch = now() + make_interval(secs => $8)
  WHERE id = $1 AND versuche = $2 AND zustand = 'wartet'`,
);

const seite = anweisung(
  'zustellungen.seite',
  `SELECT ${spalten} FROM webhookzustellung z WHERE z.webhook_id = $1 ORDER BY z.id DESC LIMIT $2 OFFSET $3`,
).genauer<Genauer>();
const zaehlen = anweisung(
  'zustellungen.zaehlen',
  'SELECT count(*)::int AS anzahl FROM webhookzustellung WHERE webhook_id = $1',
).genauer<{ anzahl: number }>();
const stellen = anweisung(
  'zustellungen.stellen',
  `INSERT INTO webhookzustellung AS z (mandant_id, webhook_id, nachricht, art, inhalt)
  SELECT w.mandant_id, w.id, $2::uuid, 'test', $3 FROM webhook w WHERE w.id = $1 RETURNING ${spalten}`,
).genauer<Genauer>();
const wiederholen = anweisung(
  'zustellungen.wiederholen',
  `UPDATE webhookzustellung z SET zustand = 'wartet', versuche = 0, naechster_versuch = now(), erledigt_am = NULL
  WHERE z.id = $1 AND z.mandant_id = ANY($2) RETURNING ${spalten}`,
).genauer<Genauer>();

/** A message that this process sends now. */
export interface Zustellposten {
  id: number;
  nachricht: string;
  inhalt: string;
  versuche: number;
  webhookId: number;
  adresse: string;
  geheimnis: string;
  /** The secret before signs too. */
  mitVorigem: boolean;
}

/** How a try went. */
export interface Zustellergebnis {
  zustand: 'wartet' | 'zugestellt' | 'gescheitert';
  antwortcode: number | null;
  dauerMs: number;
  antwort: string | null;
  fehler: string | null;
  pauseMs: number;
}

/** The outbox of webhooks. */
@Injectable()
export class Zustellungen {
  constructor(private readonly db: Datenbank) {}

  /** Takes messages that are due, for so many seconds; none of the webhooks `ausser`. */
  unsafeNimm(
    hoechstens: number,
    jeWebhook: number,
    sekunden: number,
    ausser: number[],
  ): Promise<Zustellposten[]> {
    return this.db.sql(nehmen, [hoechstens, jeWebhook, sekunden, ausser]);
  }

  async unsafeVermerke({ id, versuche }: Zustellposten, e: Zustellergebnis): Promise<void> {
    const wie = [e.zustand, e.antwortcode, e.dauerMs, e.antwort, e.fehler, e.pauseMs / 1000];
    await this.db.zeilen(vermerken, [id, versuche, ...wie]);
  }

  /** The newest first; of a webhook that one sees. */
  seite(webhookId: number, anzahl: number, ab: number): Promise<Webhookzustellung[]> {
    return this.db.sql(seite, [webhookId, anzahl, ab]);
  }

  async zaehle(webhookId: number): Promise<number> {
    return (await this.db.eine(zaehlen, [webhookId]))?.anzahl ?? 0;
  }

  /** A message that nothing has happened for. */
  stelle(webhookId: number, nachricht: string, inhalt: string): Promise<Webhookzustellung | undefined> {
    return this.db.eine(stellen, [webhookId, nachricht, inhalt]);
  }

  /** Once more, whatever became of it, with the same id. */
  wiederhole(id: number, mandanten: number[]): Promise<Webhookzustellung | undefined> {
    return this.db.eine(wiederholen, [id, mandanten]);
  }
}
