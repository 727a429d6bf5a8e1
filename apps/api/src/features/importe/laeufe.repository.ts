import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import type { Eingelesen } from './einlesen.service.js';
import type { Lauf } from './importart.js';

type Zustand = Dateilauf['zustand'];

/** A run as its steps need it. */
export interface Laufstand extends Lauf {
  zustand: Zustand;
  kopfzeile: number;
  blatt: string | null;
  blaetter: string[];
  doppelte: boolean;
  /** Of a set: by what it was known when the run was compared with it. */
  grundlage: string | null;
}

interface Genauer {
  zustand: Zustand;
  format: Lauf['format'];
  mandantId: number | null;
  zuordnung: Lauf['zuordnung'];
  komma: Lauf['komma'];
  kopf: string[];
  blaetter: string[];
}

const stand = (dazu: string) => `
  SELECT l.id, l.mandant_id AS "mandantId", l.format, l.partner, l.umschlag, l.zustand, l.zuordnung, l.komma, l.kopf, l.kopfzeile, l.blatt,
    l.blaetter, l.doppelte, l.ersetzen, l.land_id AS "landId", l.grundlage FROM importlauf l
  WHERE l.art = $1 AND l.id = $2 AND (l.mandant_id IS NULL OR l.mandant_id = ANY($3)) ${dazu}`;
const lies = anweisung('laeufe.lies', stand('')).genauer<Genauer>();
const sperre = anweisung('laeufe.sperre', stand('FOR UPDATE OF l')).genauer<Genauer>();

const gezeigt = `
  SELECT l.id, l.mandant_id AS "mandantId", m.name AS mandant, l.dateiname, l.format, l.partner, l.zustand, b.name AS benutzer, l.zeilen,
    l.ausgeblendete_zeilen AS "ausgeblendeteZeilen", l.ausgeblendete_spalten AS "ausgeblendeteSpalten",
    l.vorgaenge AS auftraege, l.geprueft, l.neu, l.geaendert, l.unveraendert, l.doppelt, l.vorhanden, l.abgelehnt, l.uebernommen,
    ${zeitpunktSql('l.begonnen_am')} AS "begonnenAm", ${zeitpunktSql('l.beendet_am')} AS "beendetAm"
  FROM importlauf l LEFT JOIN mandant m ON m.id = l.mandant_id LEFT JOIN benutzer b ON b.id = l.benutzer_id
  WHERE l.art = $1 AND (l.mandant_id IS NULL OR l.mandant_id = ANY($2))`;
interface Gezeigt {
  zustand: Zustand;
  format: Lauf['format'];
  mandantId: number | null;
  begonnenAm: string;
}
const eines = anweisung('laeufe.eines', `${gezeigt} AND l.id = $3`).genauer<Gezeigt>();
const neueste = anweisung('laeufe.neueste', `${gezeigt} ORDER BY l.id DESC LIMIT 50`).genauer<Gezeigt>();

const anlegen = anweisung(
  'laeufe.anlegen',
  `INSERT INTO importlauf (art, mandant_id, benutzer_id, dateiname, format, datei, zustand, kopf, kopfzeile, blatt, blaetter, zeilen, partner, umschlag,
    ausgeblendete_zeilen, ausgeblendete_spalten, ersetzen, land_id)
  VALUES ($1, $2, $3, $4, $5, $6, 'zuzuordnen', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
);
const neuGelesen = anweisung(
  'laeufe.neuGelesen',
  `UPDATE importlauf SET kopf = $2, kopfzeile = $3, blatt = $4, blaetter = $5, zeilen = $6, ausgeblendete_zeilen = $7,
    ausgeblendete_spalten = $8 WHERE id = $1`,
);
const zuordnen = anweisung(
  'laeufe.zuordnen',
  'UPDATE importlauf SET zuordnung = $2, komma = $3, zustand = $4 WHERE id = $1',
);
const setzeZeilen = anweisung('laeufe.setzeZeilen', 'UPDATE importlauf SET zeilen = $2 WHERE id = $1');
const setzen = anweisung(
  'laeufe.setzen',
  `UPDATE importlauf SET zustand = $2::text, beendet_am = CASE WHEN $2::text IN ('uebernommen', 'zurueckgenommen', 'verworfen') THEN now() END
  WHERE id = $1`,
);
const beginneUebernahme = anweisung(
  'laeufe.beginneUebernahme',
  "UPDATE importlauf SET zustand = 'uebernahme', doppelte = $2 WHERE id = $1",
);
const zaehlen = anweisung(
  'laeufe.zaehlen',
  `UPDATE importlauf l SET (vorgaenge, geprueft, neu, geaendert, unveraendert, doppelt, vorhanden, abgelehnt, uebernommen) = (
    SELECT count(*), count(*) FILTER (WHERE ausgang IS NOT NULL),
      count(*) FILTER (WHERE ausgang = 'neu'), count(*) FILTER (WHERE ausgang = 'geaendert'),
      count(*) FILTER (WHERE ausgang = 'unveraendert'), count(*) FILTER (WHERE ausgang = 'doppelt'),
      count(*) FILTER (WHERE ausgang = 'vorhanden'), count(*) FILTER (WHERE ausgang = 'abgelehnt'),
      count(*) FILTER (WHERE uebernommen)
    -- All lines of a thing have come to the same.
    FROM (SELECT DISTINCT ON (vorgang) ausgang, uebernommen FROM importzeile WHERE lauf_id = $1 ORDER BY vorgang) z)
  WHERE l.id = $1`,
);
const datei = anweisung('laeufe.datei', 'SELECT dateiname, datei FROM importlauf WHERE id = $1');
const verwerfen = anweisung(
  'laeufe.verwerfen',
  `WITH weg AS (DELETE FROM importzeile WHERE lauf_id = $1)
  UPDATE importlauf SET zustand = 'verworfen', datei = NULL, beendet_am = now() WHERE id = $1`,
);
const gemerkt = anweisung(
  'laeufe.gemerkt',
  'SELECT zuordnung FROM importzuordnung WHERE mandant_id IS NOT DISTINCT FROM $1 AND art = $2 AND fingerabdruck = $3',
).genauer<{ zuordnung: (string | null)[] }>();
const merken = anweisung(
  'laeufe.merken',
  `INSERT INTO importzuordnung (mandant_id, art, fingerabdruck, zuordnung) VALUES ($1, $2, $3, $4)
  ON CONFLICT (mandant_id, art, fingerabdruck) DO UPDATE SET zuordnung = EXCLUDED.zuordnung`,
);

const melden = anweisung(
  'laeufe.melden',
  `SELECT pg_notify('importlaeufe', json_build_object('mandant', mandant_id, 'ids', json_build_array(id))::text)
  FROM importlauf WHERE id = $1`,
);

const kuerzen = anweisung(
  'laeufe.kuerzen',
  `DELETE FROM importlauf WHERE id IN (
    SELECT id FROM importlauf WHERE art = $1 AND mandant_id IS NOT DISTINCT FROM $2 ORDER BY id DESC OFFSET $3) AND zustand <> 'uebernahme'`,
);

/** What is known of runs; never beyond the clients one sees. */
@Injectable()
export class Laeufe {
  constructor(private readonly db: Datenbank) {}

  /** @throws Fachfehler 404 */
  async eines(art: string, id: number): Promise<Dateilauf> {
    const gefunden = await this.db.eine(eines, [art, identitaet().sichtbareMandanten, id]);
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }

  neueste(art: string): Promise<Dateilauf[]> {
    return this.db.sql(neueste, [art, identitaet().sichtbareMandanten]);
  }

  /** @throws Fachfehler 404 */
  async stand(art: string, id: number): Promise<Laufstand> {
    const gefunden = await this.db.eine(lies, [art, id, identitaet().sichtbareMandanten]);
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }

  /** The same, and until the surrounding transaction ends nobody else changes the run. @throws Fachfehler 404 */
  async gesperrt(art: string, id: number): Promise<Laufstand> {
    const gefunden = await this.db.eine(sperre, [art, id, identitaet().sichtbareMandanten]);
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }

  async anlegen(
    art: string,
    mandantId: number | null,
    o: {
      dateiname: string;
      inhalt: Buffer | null;
      gelesen: Eingelesen;
      partner: string | null;
      ersetzen?: boolean | null;
      landId?: number | null;
    },
  ): Promise<number> {
    const { format, kopf, zeilen, herkunft, umschlag } = o.gelesen;
    const werte = [
      art,
      mandantId,
      identitaet().benutzerId,
      o.dateiname,
      format,
      o.inhalt,
      JSON.stringify(kopf),
    ];
    const neu = await this.db.eine(anlegen, [
      ...werte,
      herkunft.kopfzeile,
      herkunft.blatt,
      JSON.stringify(herkunft.blaetter),
      zeilen.length,
      o.partner,
      umschlag ? JSON.stringify(umschlag) : null,
      herkunft.ausgeblendet.zeilen,
      herkunft.ausgeblendet.spalten,
      o.ersetzen ?? true,
      o.landId ?? null,
    ]);
    return neu?.id ?? 0;
  }

  async neuGelesen(id: number, { kopf, herkunft, zeilen }: Eingelesen): Promise<void> {
    const { kopfzeile, blatt, blaetter, ausgeblendet } = herkunft;
    const werte = [JSON.stringify(kopf), kopfzeile, blatt, JSON.stringify(blaetter), zeilen.length];
    await this.db.zeilen(neuGelesen, [id, ...werte, ausgeblendet.zeilen, ausgeblendet.spalten]);
  }

  async zuordnen(id: number, o: Pick<Lauf, 'zuordnung' | 'komma'> & { zustand: Zustand }): Promise<void> {
    await this.db.zeilen(zuordnen, [id, JSON.stringify(o.zuordnung), JSON.stringify(o.komma), o.zustand]);
  }

  async setzeZeilen(id: number, zeilen: number): Promise<void> {
    await this.db.zeilen(setzeZeilen, [id, zeilen]);
  }

  async setze(id: number, zustand: Zustand): Promise<void> {
    await this.db.zeilen(setzen, [id, zustand]);
  }

  async beginneUebernahme(id: number, doppelte: boolean): Promise<void> {
    await this.db.zeilen(beginneUebernahme, [id, doppelte]);
  }

  async zaehle(id: number): Promise<void> {
    await this.db.zeilen(zaehlen, [id]);
  }

  /** Tells who listens that a run has gone on, though what it did is not to be seen before its transaction ends. */
  async melde(id: number): Promise<void> {
    await this.db.daneben(melden, [id]);
  }

  async datei(id: number): Promise<{ dateiname: string; inhalt: Buffer }> {
    const gefunden = await this.db.eine(datei, [id]);
    if (!gefunden?.datei) throw nichtGefunden();
    return { dateiname: gefunden.dateiname, inhalt: gefunden.datei };
  }

  async verwirf(id: number): Promise<void> {
    await this.db.zeilen(verwerfen, [id]);
  }

  /** Forgets all but the latest of a client. */
  async kuerze(art: string, mandantId: number | null, behalten: number): Promise<void> {
    await this.db.zeilen(kuerzen, [art, mandantId, behalten]);
  }

  /** What the columns meant the last time. */
  async gemerkt(
    art: string,
    mandantId: number | null,
    abdruck: Buffer,
  ): Promise<(string | null)[] | undefined> {
    return (await this.db.eine(gemerkt, [mandantId, art, abdruck]))?.zuordnung;
  }

  async merke(
    art: string,
    mandantId: number | null,
    abdruck: Buffer,
    zuordnung: (string | null)[],
  ): Promise<void> {
    await this.db.zeilen(merken, [mandantId, art, abdruck, JSON.stringify(zuordnung)]);
  }
}
