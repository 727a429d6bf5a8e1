import { hoechstensAnsichten, type Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

/** Who asks. */
export interface Betrachter {
  benutzerId: number;
  mandantId: number;
  /** May change what is shared. */
  teilt: boolean;
}

type Gewiss = Pick<Listenansicht, 'spalten' | 'dichte' | 'eigene'>;

const spalten = `v.id, v.name, v.filter, v.spalten, v.dichte, v.geteilt, v.benutzer_id = $1 AS eigene, v.version`;
const sichtbar = '(v.benutzer_id = $1 OR v.geteilt AND v.mandant_id = $2)';
const aenderbar = '(v.benutzer_id = $1 OR v.geteilt AND v.mandant_id = $2 AND $3::bool)';

const alle = anweisung(
  'listenansichten.alle',
  `SELECT ${spalten} FROM listenansicht v WHERE ${sichtbar} ORDER BY v.geteilt DESC, lower(v.name), v.id`,
).genauer<Gewiss>();

const anlegen = anweisung(
  'listenansichten.anlegen',
  `INSERT INTO listenansicht AS v (benutzer_id, mandant_id, name, filter, spalten, dichte, geteilt)
  SELECT $1::int, $2::int, $3::text, $4::text, $5::jsonb, $6::text, $7::bool
  WHERE (SELECT count(*) FROM listenansicht WHERE benutzer_id = $1) < ${hoechstensAnsichten}
  ON CONFLICT (benutzer_id, lower(name)) DO NOTHING RETURNING ${spalten}`,
).genauer<Gewiss>();

const aendern = anweisung(
  'listenansichten.aendern',
  `UPDATE listenansicht v SET name = $4, filter = $5, spalten = $6, dichte = $7, geteilt = $8, version = v.version + 1
  WHERE ${aenderbar} AND v.id = $9 AND ($10::int IS NULL OR v.version = $10) RETURNING ${spalten}`,
).genauer<Gewiss>();

const vergeben = anweisung(
  'listenansichten.vergeben',
  `SELECT id FROM listenansicht WHERE lower(name) = lower($2) AND id <> $3
    AND benutzer_id = coalesce((SELECT v.benutzer_id FROM listenansicht v WHERE v.id = $3), $1)`,
);

const loeschen = anweisung(
  'listenansichten.loeschen',
  `DELETE FROM listenansicht v WHERE ${aenderbar} AND v.id = $4 RETURNING v.id`,
);

/** The views of the order list: a user's own, and those that are shared with the client. */
@Injectable()
export class ListenansichtenRepository {
  constructor(private readonly db: Datenbank) {}

  async alle({ benutzerId, mandantId }: Betrachter) {
    return (await this.db.sql(alle, [benutzerId, mandantId])).map(mitForm);
  }

  /** Nothing where the user has one of this name, or as many as there may be. */
  async legeAn({ benutzerId, mandantId }: Betrachter, a: Listenansicht) {
    const angelegt = await this.db.eine(anlegen, [benutzerId, mandantId, ...werte(a)]);
    return angelegt && mitForm(angelegt);
  }

  /** @param version the one that was read; null overwrites whatever is there */
  async aendere(
    { benutzerId, mandantId, teilt }: Betrachter,
    id: number,
    a: Listenansicht,
    version: number | null,
  ) {
    const geaendert = await this.db.eine(aendern, [benutzerId, mandantId, teilt, ...werte(a), id, version]);
    return geaendert && mitForm(geaendert);
  }

  /** Has the owner of this view, or of a new one, another of the name? */
  async istVergeben({ benutzerId }: Betrachter, name: string, id: number): Promise<boolean> {
    return Boolean(await this.db.eine(vergeben, [benutzerId, name, id]));
  }

  async loesche({ benutzerId, mandantId, teilt }: Betrachter, id: number): Promise<boolean> {
    return Boolean(await this.db.eine(loeschen, [benutzerId, mandantId, teilt, id]));
  }
}

/** Who keeps a view need not name columns, nor say of one in which form it shows; once nobody could. */
const mitForm = <A extends Pick<Listenansicht, 'spalten'>>(a: A): A => ({
  ...a,
  spalten: (a.spalten ?? []).map((s) => ({ ...s, kurz: s.kurz ?? null })),
});

const werte = ({ name, filter, spalten, dichte, geteilt }: Listenansicht) => [
  name.trim(),
  filter ?? '',
  JSON.stringify(spalten ?? []),
  dichte,
  geteilt ?? false,
];
