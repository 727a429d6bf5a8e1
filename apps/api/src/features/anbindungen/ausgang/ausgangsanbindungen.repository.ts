import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { type Anbindungsspalten, anbindungsspalten, type Faellige } from '../anbindungen.repository.js';
import { naechsterAbschluss } from './abschluss.sql.js';

const eingeschaltete = anweisung(
  'ausgangsanbindungen.eingeschaltete',
  `SELECT ${anbindungsspalten}, a.benutzer_id AS "benutzerId", a.geheimnis AS verschluesselt
  FROM anbindung a WHERE a.richtung = 'ausgang' AND a.aktiv ORDER BY a.id`,
).genauer<Anbindungsspalten>();
const aktive = anweisung(
  'ausgangsanbindungen.aktive',
  `SELECT ${anbindungsspalten}, a.benutzer_id AS "benutzerId", a.geheimnis AS verschluesselt
  FROM anbindung a WHERE a.id = $1 AND a.aktiv`,
).genauer<Anbindungsspalten>();
// One process at a time puts the orders of a closing together.
const abschluss = anweisung(
  'ausgangsanbindungen.abschluss',
  `
  WITH faellig AS (
    SELECT id FROM anbindung WHERE richtung = 'ausgang' AND aktiv AND fortras->>'datenart' = 'STD'
      AND naechster_lauf <= now() AND vergeben_bis <= now() ORDER BY naechster_lauf, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE anbindung a SET vergeben_bis = now() + make_interval(secs => $1) FROM faellig f WHERE a.id = f.id
  RETURNING a.id`,
);
const abgeschlossen = anweisung(
  'ausgangsanbindungen.abgeschlossen',
  `UPDATE anbindung a SET naechster_lauf = ${naechsterAbschluss('a.fortras')}, vergeben_bis = '-infinity'
  WHERE a.id = $1`,
);
const gelungen = anweisung(
  'ausgangsanbindungen.gelungen',
  // All orders of a connection would wait for its row, one after the other.
  `UPDATE anbindung SET letzter_lauf_am = now(), fehler = NULL, fehler_seit = NULL
  WHERE id = $1 AND richtung = 'ausgang' AND (fehler IS NOT NULL OR letzter_lauf_am IS NULL OR letzter_lauf_am < now() - interval '5 seconds')`,
);
const gestoert = anweisung(
  'ausgangsanbindungen.gestoert',
  `UPDATE anbindung a SET letzter_lauf_am = now(), fehler = $2, fehler_seit = coalesce(a.fehler_seit, now())
  FROM (SELECT id, fehler_seit FROM anbindung WHERE id = $1 AND richtung = 'ausgang' FOR UPDATE) v
  WHERE a.id = v.id RETURNING v.fehler_seit IS NULL AS neu`,
).genauer<{ neu: boolean }>();

// In the order in which taking back locks them.
const wiederholen = anweisung(
  'ausgangsanbindungen.wiederholen',
  `
  WITH gescheitert AS (
    SELECT u.id FROM uebertragung u JOIN mandant m ON m.id = u.mandant_id
      JOIN anbindung a ON a.mandant_id = m.hauptmandant_id
    WHERE a.id = $1 AND u.mandant_id = ANY($2) AND u.zustand = 'fehler'
    ORDER BY u.auftrag_id, u.id FOR UPDATE OF u)
  UPDATE uebertragung u SET zustand = 'wartet', versuche = 0, naechster_versuch = now()
  FROM gescheitert g WHERE u.id = g.id`,
);
const auftraggeber = anweisung(
  'ausgangsanbindungen.auftraggeber',
  `SELECT m.name AS mandant, d.name, d.zeile2, d.zeile3, d.strasse, d.hausnummer, d.zusatz, d.ortsteil, d.ort, d.plz,
    d.fremdnummer, d.kontakt, d.telefon, l.lkz
  FROM mandant m LEFT JOIN adresse d ON d.id = m.adresse_id LEFT JOIN land l ON l.id = d.land_id WHERE m.id = $1`,
);

/** The connections over which orders leave; works across clients, as the outbox does. */
@Injectable()
export class Ausgangsanbindungen {
  constructor(private readonly db: Datenbank) {}

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }

  /** At most one a main client. */
  unsafeEingeschaltete(): Promise<Faellige[]> {
    return this.db.sql(eingeschaltete, []);
  }

  /** One over which files go, whichever way orders do. */
  unsafeAktive(id: number): Promise<Faellige | undefined> {
    return this.db.eine(aktive, [id]);
  }

  /** Takes a connection whose closing time has come, for so many seconds. */
  async unsafeNimmAbschluss(sekunden: number): Promise<number | undefined> {
    return (await this.db.eine(abschluss, [sekunden]))?.id;
  }

  /** All that waited is in files. */
  async unsafeAbgeschlossen(id: number): Promise<void> {
    await this.db.zeilen(abgeschlossen, [id]);
  }

  /** Lets orders that were given up start again; answers how many. */
  wiederhole(id: number, mandanten: number[]): Promise<number> {
    return this.db.zeilen(wiederholen, [id, mandanten]);
  }

  /** A client by its own address, as far as it has one. */
  async unsafeAuftraggeber(mandantId: number): Promise<Partial<AuftragAdresse> | null> {
    const gelesen = await this.db.eine(auftraggeber, [mandantId]);
    if (!gelesen) return null;
    const { mandant, name, ...adresse } = gelesen;
    return { ...adresse, name: name ?? mandant };
  }

  async unsafeGelungen(id: number): Promise<void> {
    await this.db.zeilen(gelungen, [id]);
  }

  /** Notes why nothing can go; was it well until now? */
  async unsafeGestoert(id: number, grund: Meldung): Promise<boolean> {
    return (await this.db.eine(gestoert, [id, JSON.stringify(grund)]))?.neu ?? false;
  }
}
