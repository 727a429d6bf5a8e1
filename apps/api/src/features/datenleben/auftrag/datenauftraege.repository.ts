import {
  type Datenarbeit,
  type Datenauftrag,
  type Datenzahl,
  mandantenarbeiten,
  personenarbeiten,
} from '@frachtportal/domain/datenleben/datenauftrag';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../../platform/database/json/json-lesen.js';
import { personSql } from '../../../platform/database/sql/person.js';
import { type Person, Personen } from '../../protokoll/personen.service.js';

const worte = (namen: readonly string[]) => namen.map((n) => `'${n}'`).join(', ');

const gezeigt = `
  SELECT d.id, d.art, d.probe, coalesce(${personSql('d.gegenstand_nr')}, d.gegenstand) AS gegenstand, d.zustand, d.schritt,
    d.erledigt, d.gesamt, d.ergebnis, d.fehler, d.datei, CASE WHEN d.datei IS NULL THEN NULL ELSE d.dateiname END AS dateiname,
    d.bytes::float8 AS bytes, ${personSql('d.person_nr')} AS benutzer, ${zeitpunktSql('d.erstellt_am')} AS "erstelltAm",
    ${zeitpunktSql('d.beendet_am')} AS "beendetAm", d.zustand = 'vorgelegt' AND d.vorgelegt_von IS DISTINCT FROM $2 AS freigebbar
  FROM datenauftrag d`;

interface Genauer {
  art: Datenarbeit;
  gegenstand: string;
  zustand: Datenauftrag['zustand'];
  ergebnis: Datenzahl[];
  fehler: Meldung | null;
  benutzer: string;
  erstelltAm: string;
  freigebbar: boolean;
}

/** Of one of these clients, or of a person of theirs; null for all. */
const sichtbar = `($1::int[] IS NULL
  OR CASE WHEN d.art IN (${worte(mandantenarbeiten)}) THEN d.ziel = ANY($1)
    WHEN d.art IN (${worte(personenarbeiten)}) THEN EXISTS (SELECT FROM benutzer b WHERE b.id = d.ziel AND b.mandant_id = ANY($1))
    ELSE false END)`;
const neueste = anweisung(
  'datenauftraege.neueste',
  `${gezeigt} WHERE ${sichtbar} ORDER BY d.id DESC LIMIT 100`,
).genauer<Genauer>();
const einer = anweisung(
  'datenauftraege.einer',
  `${gezeigt} WHERE d.id = $3 AND ${sichtbar}`,
).genauer<Genauer>();
const anlegen = anweisung(
  'datenauftraege.anlegen',
  `INSERT INTO datenauftrag (art, probe, ziel, gegenstand, gegenstand_nr, quelle, benutzer_id, person_nr, zustand, vorgelegt_von)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9::int IS NULL THEN 'wartet' ELSE 'vorgelegt' END, $9) RETURNING id`,
);
const offen = anweisung(
  'datenauftraege.offen',
  `SELECT id FROM datenauftrag WHERE zustand IN ('vorgelegt', 'wartet', 'laeuft') AND art = $1 AND ziel IS NOT DISTINCT FROM $2 LIMIT 1`,
);
const abbrechen = anweisung(
  'datenauftraege.abbrechen',
  `UPDATE datenauftrag SET abbruch = true, zustand = CASE zustand WHEN 'laeuft' THEN zustand ELSE 'abgebrochen' END,
     beendet_am = CASE zustand WHEN 'laeuft' THEN NULL ELSE now() END
   WHERE id = $1 AND zustand IN ('vorgelegt', 'wartet', 'laeuft')`,
);
const freigeben = anweisung(
  'datenauftraege.freigeben',
  `UPDATE datenauftrag SET zustand = 'wartet' WHERE id = $1 AND zustand = 'vorgelegt' AND vorgelegt_von IS DISTINCT FROM $2`,
);
const nimm = anweisung(
  'datenauftraege.nimm',
  `UPDATE datenauftrag SET zustand = 'laeuft', versuche = versuche + 1, begonnen_am = now(), erledigt = 0, gesamt = 0, schritt = NULL
   WHERE id = (SELECT id FROM datenauftrag WHERE zustand IN ('wartet', 'laeuft') ORDER BY id LIMIT 1)
   RETURNING id, art, probe, ziel, quelle, versuche, benutzer_id AS "benutzerId", ${personSql('person_nr')} AS name`,
).genauer<{ art: Datenarbeit; name: string }>();
const wartend = anweisung(
  'datenauftraege.wartend',
  "SELECT id FROM datenauftrag WHERE zustand IN ('wartet', 'laeuft') LIMIT 1",
);
const sperre = "SELECT pg_try_advisory_lock(hashtext('datenauftrag')) AS meine";
const schreite = anweisung(
  'datenauftraege.schreite',
  'UPDATE datenauftrag SET schritt = $2, erledigt = $3, gesamt = $4 WHERE id = $1 RETURNING abbruch',
);
const scheitere = anweisung(
  'datenauftraege.scheitere',
  'UPDATE datenauftrag SET zustand = $2, fehler = $3, beendet_am = now() WHERE id = $1',
);
const gibZurueck = anweisung(
  'datenauftraege.gibZurueck',
  "UPDATE datenauftrag SET zustand = 'wartet', versuche = versuche - 1 WHERE id = $1",
);
const merkeDatei = anweisung(
  'datenauftraege.merkeDatei',
  'UPDATE datenauftrag SET datei = $2, dateiname = $3, bytes = $4 WHERE id = $1',
);
const archiviert = anweisung(
  'datenauftraege.archiviert',
  `SELECT id FROM datenauftrag WHERE art = 'archivieren' AND NOT probe AND zustand = 'fertig' AND ziel = $1 AND datei IS NOT NULL
   LIMIT 1`,
);
// Archives of clients stay; everything else is fetched within a week.
const verfallend = `beendet_am < now() - interval '7 days' AND (art <> 'archivieren' OR zustand <> 'fertig')`;
const raeume = anweisung(
  'datenauftraege.raeume',
  `INSERT INTO dokument_abraum (ablageschluessel, faellig_am)
   SELECT s, now() FROM datenauftrag d, unnest(ARRAY[d.datei, d.quelle]) s WHERE s IS NOT NULL AND ${verfallend}
   ON CONFLICT DO NOTHING`,
);
const vergiss = anweisung(
  'datenauftraege.vergiss',
  `UPDATE datenauftrag SET datei = NULL, quelle = NULL WHERE coalesce(datei, quelle) IS NOT NULL AND ${verfallend}`,
);
// A file nobody names yet is thrown away, should this process be killed.
const merkeVor = anweisung(
  'datenauftraege.merkeVor',
  `INSERT INTO dokument_abraum (ablageschluessel, faellig_am) VALUES ($1, now() + interval '1 day')
   ON CONFLICT (ablageschluessel) DO UPDATE SET faellig_am = excluded.faellig_am`,
);
const behalte = anweisung(
  'datenauftraege.behalte',
  'DELETE FROM dokument_abraum WHERE ablageschluessel = $1',
);
const fertig = "UPDATE datenauftrag SET zustand = 'fertig', ergebnis = $2, beendet_am = now() WHERE id = $1";

export interface NeuerAuftrag {
  art: Datenarbeit;
  probe: boolean;
  ziel: number | null;
  gegenstand: string;
  /** Whom it is about, instead of `gegenstand`. */
  person: Person | null;
  quelle: string | null;
  wer: Person;
  /** Until somebody else agrees it does not begin. */
  vorgelegtVon: number | null;
}

/** Work that somebody has taken on. */
export interface Genommener {
  id: number;
  art: Datenarbeit;
  probe: boolean;
  ziel: number | null;
  quelle: string | null;
  versuche: number;
  benutzerId: number | null;
  name: string;
}

/** The one table of progress. */
@Injectable()
export class DatenauftraegeRepository {
  constructor(
    private readonly db: Datenbank,
    private readonly personen: Personen,
  ) {}

  /** @param wer whoever has put something forward does not agree to it */
  neueste = (sicht: number[] | null, wer: number) => this.db.sql(neueste, [sicht, wer]);
  einer = (id: number, sicht: number[] | null, wer: number) => this.db.eine(einer, [sicht, wer, id]);

  async lege(n: NeuerAuftrag): Promise<number> {
    const gegenstandNr = n.person && (await this.personen.nummer(n.person));
    const personNr = await this.personen.nummer(n.wer);
    const worum = [n.art, n.probe, n.ziel, n.gegenstand, gegenstandNr, n.quelle];
    const neu = await this.db.eine(anlegen, [...worum, n.wer.benutzerId, personNr, n.vorgelegtVon]);
    if (!neu) throw new Error('Nicht angelegt');
    return neu.id;
  }

  /** Is there one of the kind about this one that is not done yet? */
  async offen(art: Datenarbeit, ziel: number | null): Promise<boolean> {
    return (await this.db.sql(offen, [art, ziel])).length > 0;
  }

  async brichAb(id: number): Promise<boolean> {
    return (await this.db.zeilen(abbrechen, [id])) > 0;
  }

  /** Answers whether it waited for somebody else to agree. */
  async gibFrei(id: number, wer: number): Promise<boolean> {
    return (await this.db.zeilen(freigeben, [id, wer])) > 0;
  }

  async wartetEtwas(): Promise<boolean> {
    return (await this.db.sql(wartend)).length > 0;
  }

  /** Until the connection ends nobody else works. Answers whether nobody did. */
  async sperre(client: pg.Client): Promise<boolean> {
    return (await client.query<{ meine: boolean }>(sperre)).rows[0]?.meine ?? false;
  }

  /** The oldest that is not done, also one whose process has died; only for whoever holds the lock. */
  nimm = (): Promise<Genommener | undefined> => this.db.eine(nimm);

  /** Answers whether somebody wants it to end. */
  async schreite(id: number, schritt: string, erledigt: number, gesamt: number): Promise<boolean> {
    return (await this.db.eine(schreite, [id, schritt, erledigt, gesamt]))?.abbruch ?? true;
  }

  /** Somebody else, or this process after its start, begins anew. */
  async gibZurueck(id: number): Promise<void> {
    await this.db.zeilen(gibZurueck, [id]);
  }

  async scheitere(id: number, zustand: 'gescheitert' | 'abgebrochen', grund: Meldung | null): Promise<void> {
    await this.db.zeilen(scheitere, [id, zustand, grund && JSON.stringify(grund)]);
  }

  /** Done, in one transaction with what was done. */
  async fertigMit(client: pg.Client, id: number, ergebnis: Datenzahl[]): Promise<void> {
    await client.query(fertig, [id, JSON.stringify(ergebnis)]);
  }

  async merkeVor(schluessel: string): Promise<void> {
    await this.db.zeilen(merkeVor, [schluessel]);
  }

  async behalte(schluessel: string): Promise<void> {
    await this.db.zeilen(behalte, [schluessel]);
  }

  /** The work has a file to be fetched, which stays from now on. */
  async merkeDatei(id: number, schluessel: string, name: string, bytes: number): Promise<void> {
    await this.db.transaktion(async () => {
      await this.db.zeilen(merkeDatei, [id, schluessel, name, bytes]);
      await this.behalte(schluessel);
    });
  }

  async istArchiviert(mandantId: number): Promise<boolean> {
    return (await this.db.sql(archiviert, [mandantId])).length > 0;
  }

  /** Files that were to be fetched within a week go. */
  async verfalle(): Promise<void> {
    await this.db.transaktion(async () => {
      await this.db.zeilen(raeume);
      await this.db.zeilen(vergiss);
    });
  }
}
