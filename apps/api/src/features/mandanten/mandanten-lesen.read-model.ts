import { Mandant, Mandantadresse, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { jsonSql } from '../../platform/database/json/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';
import { anweisungsform } from '../../platform/database/anweisung.js';
import { MandantEntity } from './mandant.entity.js';

const adresse = jsonSql(Mandantadresse, 'ma', { lkz: '(SELECT lkz FROM land WHERE id = ma.land_id)' });

/** The JSON of a client `m` as it goes out. A main client names itself as its main client. */
export const mandantSql = jsonSql(Mandant, 'm', {
  hauptmandantId: 'CASE WHEN m.ist_hauptmandant THEN m.id ELSE m.hauptmandant_id END',
  adresse: `(SELECT ${adresse} FROM adresse ma WHERE ma.id = m.adresse_id)`,
  annahmeschluss: 'm.annahmeschluss',
});

const hoechstens = 1000;

const bedingungen = {
  alle: '$3::int IS NULL',
  frei: '$3::int IS NULL AND NOT m.ist_hauptmandant AND m.hauptmandant_id IS NULL',
  haupt: '$3::int IS NULL AND m.ist_hauptmandant',
  unter: 'm.hauptmandant_id = $3',
};
export type Mandantenart = keyof typeof bedingungen;

const liste = (art: Mandantenart) => `
  WITH treffer AS MATERIALIZED (
    SELECT m.id FROM mandant m LEFT JOIN adresse a ON a.id = m.adresse_id
    WHERE ${bedingungen[art]} AND ($4::int[] IS NULL OR m.id = ANY($4)) AND ($1 = '' OR strpos(lower(m.name), $1) > 0 OR strpos(coalesce(a.suchtext, ''), $2) > 0)),
  neueste AS (SELECT id FROM treffer ORDER BY id DESC LIMIT ${hoechstens})
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg(${mandantSql} ORDER BY m.id DESC), '[]') FROM neueste n JOIN mandant m ON m.id = n.id) AS treffer`;
const listen = anweisungsform('mandanten-lesen.liste', liste, ['alle', 'frei', 'haupt', 'unter']).genauer<{
  gesamt: number;
  treffer: Mandant[];
}>();

const sichtbar = '($2::int[] IS NULL OR m.id = ANY($2))';
const gesucht = {
  id: `m.id = $1 AND ${sichtbar}`,
  hauptmandantVon: `m.id = (SELECT CASE WHEN m.ist_hauptmandant THEN m.id ELSE m.hauptmandant_id END
    FROM mandant m WHERE m.id = $1 AND ${sichtbar})`,
};
const einer = anweisungsform(
  'mandanten-lesen.einer',
  (nach: keyof typeof gesucht) =>
    `SELECT m.version, ${mandantSql} AS wert FROM mandant m WHERE ${gesucht[nach]}`,
  ['id', 'hauptmandantVon'],
).genauer<{ wert: Mandant }>();

export interface GelesenerMandant {
  version: number;
  wert: Mandant;
}

export interface Mandantenliste {
  gesamt: number;
  treffer: Mandant[];
}

@Injectable()
export class MandantenLesen {
  constructor(private readonly db: Datenbank) {}

  async kurz(ids: number[]): Promise<MandantKurz[]> {
    const folge = { istHauptmandant: 'DESC', name: 'ASC' } as const;
    const mandanten = await this.db.bestand(MandantEntity, ids).viele({}, folge);
    return mandanten.map(({ id, name }) => ({ id, name }));
  }

  /**
   * The newest clients that are of a kind and contain the text in name or address.
   * @param sicht the clients that may be seen; null for all of the installation
   */
  async liste(
    art: Mandantenart,
    text: string,
    hauptmandantId: number | null,
    sicht: number[] | null,
  ): Promise<Mandantenliste> {
    const getippt = text.trim();
    const werte = [getippt.toLowerCase(), suchform(getippt), hauptmandantId, sicht];
    return (await this.db.eine(listen.fuer(art), werte)) ?? { gesamt: 0, treffer: [] };
  }

  /** @param sicht the clients that may be seen; null for all of the installation */
  nachId(id: number, sicht: number[] | null): Promise<GelesenerMandant | undefined> {
    return this.db.eine(einer.fuer('id'), [id, sicht]);
  }

  /** The main client of a client, itself where it is one; none where it is free. */
  hauptmandantVon(id: number, sicht: number[] | null): Promise<GelesenerMandant | undefined> {
    return this.db.eine(einer.fuer('hauptmandantVon'), [id, sicht]);
  }
}
