import { Einladung } from '@frachtportal/domain/registrierung/einladung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import type { Verwaltungssicht } from '../../platform/tenancy/sicht.js';

/** More than anybody keeps open; those that have run out come last. */
const hoechstens = 500;

const spalten = felderSql(Einladung, 'e', {
  mandant: "(SELECT json_build_object('id', m.id, 'name', m.name) FROM mandant m WHERE m.id = e.mandant_id)",
  eingeladenVon: '(SELECT b.name FROM benutzer b WHERE b.id = e.eingeladen_von)',
  abgelaufen: '(e.laeuft_ab_am <= now())',
  unzustellbar: `EXISTS (SELECT FROM mail p WHERE p.mandant_id = e.mandant_id AND p.art = 'einladung'
    AND lower(p.an) = lower(e.email) AND p.erstellt_am >= e.eingeladen_am AND p.zustand = 'unzustellbar')`,
});
type Genauer = Pick<Einladung, 'mandant' | 'abgelaufen' | 'unzustellbar' | 'eingeladenAm' | 'laeuftAbAm'>;

const alle = anweisung(
  'einladungen.alle',
  `SELECT ${spalten} FROM einladung e WHERE $1::int[] IS NULL OR e.mandant_id = ANY($1)
  ORDER BY e.laeuft_ab_am <= now(), e.eingeladen_am DESC, lower(e.email) LIMIT ${hoechstens}`,
).genauer<Genauer>();
// Whoever was asked already is asked anew: the former link opens nothing any more.
const anlegen = anweisung(
  'einladungen.anlegen',
  `INSERT INTO einladung AS e (mandant_id, sprache_id, edit, main, admin, eingeladen_von, tage, laeuft_ab_am, email, token_hash)
  SELECT $1, $2, $3, $4, $5, $6, $7::smallint, now() + make_interval(days => $7::int), n.email, n.hash
  FROM unnest($8::text[], $9::bytea[]) AS n (email, hash)
  ON CONFLICT (mandant_id, lower(email)) DO UPDATE SET sprache_id = excluded.sprache_id, edit = excluded.edit,
    main = excluded.main, admin = excluded.admin, eingeladen_von = excluded.eingeladen_von, eingeladen_am = now(),
    tage = excluded.tage, laeuft_ab_am = excluded.laeuft_ab_am, token_hash = excluded.token_hash, email = excluded.email
  RETURNING ${spalten}`,
).genauer<Genauer>();
const erneuern = anweisung(
  'einladungen.erneuern',
  `UPDATE einladung e SET token_hash = $3, eingeladen_von = $4, eingeladen_am = now(),
    laeuft_ab_am = now() + make_interval(days => e.tage)
  WHERE e.id = $1 AND ($2::int[] IS NULL OR e.mandant_id = ANY($2))
  RETURNING ${spalten}, (SELECT s.iso FROM sprache s WHERE s.id = e.sprache_id) AS sprache, e.mandant_id AS "mandantId"`,
).genauer<Genauer & { sprache: string }>();
const zurueckziehen = anweisung(
  'einladungen.zurueckziehen',
  `DELETE FROM einladung WHERE id = $1 AND ($2::int[] IS NULL OR mandant_id = ANY($2))
  RETURNING mandant_id AS "mandantId"`,
);
const benutzer = anweisung(
  'einladungen.benutzer',
  `SELECT DISTINCT lower(b.email) AS email FROM benutzer b
  WHERE b.mandant_id = $1 AND b.geloescht_am IS NULL AND lower(b.email) = ANY($2::text[]) ORDER BY 1`,
).genauer<{ email: string }>();

const offene = 'token_hash = $1 AND laeuft_ab_am > now()';
const zuLink = anweisung(
  'einladungen.zuLink',
  `SELECT e.email, e.mandant_id AS "mandantId", m.name AS mandant FROM einladung e JOIN mandant m ON m.id = e.mandant_id
  WHERE ${offene}`,
);
// One statement decides: of many at the same moment one comes in.
const annehmen = anweisung(
  'einladungen.annehmen',
  `DELETE FROM einladung WHERE ${offene}
  RETURNING email, mandant_id AS "mandantId", sprache_id AS "spracheId", edit, main, admin, eingeladen_von AS "eingeladenVon"`,
);

export interface Eingeladene {
  mandantId: number;
  spracheId: number;
  edit: boolean;
  main: boolean;
  admin: boolean;
  tage: number;
}

/** Whom somebody has asked in. */
@Injectable()
export class Einladungen {
  constructor(private readonly db: Datenbank) {}

  alle(sicht: Verwaltungssicht): Promise<Einladung[]> {
    return this.db.sql(alle, [sicht]);
  }

  lade(
    { mandantId, spracheId, edit, main, admin, tage }: Eingeladene,
    wen: readonly { email: string; hash: Buffer }[],
    von: number,
  ): Promise<Einladung[]> {
    const listen = [wen.map((w) => w.email), wen.map((w) => w.hash)];
    return this.db.sql(anlegen, [mandantId, spracheId, edit, main, admin, von, tage, ...listen]);
  }

  /** A new link for as many days as the one before. */
  erneuere(id: number, sicht: Verwaltungssicht, hash: Buffer, von: number) {
    return this.db.eine(erneuern, [id, sicht, hash, von]);
  }

  zieheZurueck(id: number, sicht: Verwaltungssicht) {
    return this.db.eine(zurueckziehen, [id, sicht]);
  }

  /** Which of these addresses are those of users of the client, in small letters. */
  async vonBenutzern(mandantId: number, adressen: readonly string[]): Promise<string[]> {
    const zeilen = await this.db.sql(benutzer, [mandantId, adressen.map((a) => a.toLowerCase())]);
    return zeilen.map(({ email }) => email);
  }

  /** Undefined where it has run out, was taken back or used. */
  unsafeZuLink(hash: Buffer) {
    return this.db.eine(zuLink, [hash]);
  }

  /** Uses it up. */
  unsafeNimmAn(hash: Buffer) {
    return this.db.eine(annehmen, [hash]);
  }
}
