import type { Adresssuche } from '@frachtportal/domain/adresse/adresssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { Buchgroesse } from '../adressbuch/buchgroesse.read-model.js';
import { adresseAlsZeile } from './adresszeile.read-model.js';
import { fragmentspalte, liesSuchtext, type Suchtext } from './suchworte.js';

/** Umlauts among their vowels, whatever the server's collation is. */
const alphabetisch = (spalte: string) => `translate(lower(${spalte}), 'äöüßéèáàç', 'aouseeaac') COLLATE "C"`;
const name = 'a.suchname COLLATE "C"';

/** Fields the list can be sorted by, and nothing else: what a user sends never becomes part of a statement. */
const sortierbar = new Map<string, string>([
  ['name', name],
  ['lkz', '(SELECT lkz FROM land WHERE id = a.land_id)'],
  ['mandant', `(SELECT ${alphabetisch('name')} FROM mandant WHERE id = a.mandant_id)`],
  ...['matchcode', 'fremdnummer', 'zeile2', 'plz', 'ort', 'ortsteil', 'strasse', 'kontakt', 'telefon'].map(
    (feld): [string, string] => [feld, alphabetisch(`a.${feld}`)],
  ),
]);

interface Plan {
  suche: Suchtext;
  gross: boolean;
  auchUnsichtbare: boolean;
  spalte: string;
  richtung: 'ASC' | 'DESC';
}

function bedingung({ suche, gross, auchUnsichtbare }: Plan): string {
  const spalte = { alle: '', name, nummer: 'a.fremdnummer', worte: fragmentspalte(gross) }[suche.art];
  const worte = suche.muster.map((_, i) => ` AND ${spalte} LIKE $${i + 4}`).join('');
  return `a.mandant_id = ANY($1)${auchUnsichtbare ? '' : ' AND NOT a.unsichtbar'}${worte}`;
}

/** In the order of names counting and paging each have an index; otherwise the matches are collected once for both. */
function suchSql(p: Plan): string {
  const wo = bedingung(p);
  // Names are never missing, so that an index can give their order; elsewhere what is empty comes last.
  const folge = (spalte: string, id: string) =>
    `${spalte} ${p.richtung}${p.spalte === name ? '' : ' NULLS LAST'}, ${id} ${p.richtung}`;
  const gesamt = (quelle: string) => `(SELECT count(*) FROM ${quelle})::int AS gesamt`;
  const zeilen = (folgeDerSeite: string) => `(SELECT coalesce(json_agg(z.wert), '[]')::text FROM (
    SELECT ${adresseAlsZeile} AS wert FROM seite s JOIN adresse a ON a.id = s.id ORDER BY ${folgeDerSeite}) z) AS json`;
  if (p.spalte === name && p.suche.art !== 'worte') {
    // Only ids until the page is found: however far behind it lies, the index alone leads there.
    return `WITH seite AS (
        SELECT a.id FROM adresse a WHERE ${wo} ORDER BY ${folge(name, 'a.id')} LIMIT $2 OFFSET $3)
      SELECT ${gesamt(`adresse a WHERE ${wo}`)}, ${zeilen(folge(name, 'a.id'))}`;
  }
  return `
  WITH treffer AS MATERIALIZED (SELECT a.id, ${p.spalte} AS folge FROM adresse a WHERE ${wo}),
  seite AS (SELECT id, folge FROM treffer ORDER BY ${folge('folge', 'id')} LIMIT $2 OFFSET $3)
  SELECT ${gesamt('treffer')}, ${zeilen(folge('s.folge', 's.id'))}`;
}

const beispiel: Plan = {
  suche: { art: 'worte', muster: ['%a%', '%b%'] },
  gross: false,
  auchUnsichtbare: false,
  spalte: name,
  richtung: 'ASC',
};
const suche = anweisungsform('adressen-suchen.suche', suchSql, [
  beispiel,
  { ...beispiel, gross: true },
  { ...beispiel, suche: { art: 'alle', muster: [] }, auchUnsichtbare: true },
  { ...beispiel, suche: { art: 'name', muster: ['a%'] } },
  { ...beispiel, suche: { art: 'nummer', muster: ['1%'] }, richtung: 'DESC' },
  ...[...sortierbar.values()].map((spalte) => ({ ...beispiel, spalte })),
])
  .genauer<{ json: string; gesamt: number }>()
  .ohneZeilenschutz();

/** The list of the address book. */
@Injectable()
export class AdressenSuchen {
  constructor(
    private readonly db: Datenbank,
    private readonly groesse: Buchgroesse,
  ) {}

  /** A page of addresses of the given clients as JSON text, and how many match in all. */
  async suche(
    frage: Adresssuche,
    mandanten: number[],
    proSeite: number,
  ): Promise<{ json: string; gesamt: number }> {
    const gross = Boolean(frage.query?.trim()) && (await this.groesse.istGross(mandanten));
    const gesucht = liesSuchtext(frage.query ?? '', gross);
    const plan: Plan = {
      suche: gesucht,
      gross,
      auchUnsichtbare: frage.auchUnsichtbare === true,
      ...sortierung(frage.sortierung),
    };
    const ab = (frage.page ?? 0) * proSeite;
    const [ergebnis] = await this.db.frisch(suche.fuer(plan), [mandanten, proSeite, ab, ...gesucht.muster]);
    return ergebnis ?? { json: '[]', gesamt: 0 };
  }
}

function sortierung(wert: string | null): Pick<Plan, 'spalte' | 'richtung'> {
  const [feld = 'name', richtung = 'asc', ...rest] = wert?.split(':') ?? [];
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return { spalte, richtung: richtung === 'asc' ? 'ASC' : 'DESC' };
}
