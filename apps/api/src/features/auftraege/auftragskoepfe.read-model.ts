import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderMitKennungenSql, zeitpunktSql } from '../../platform/database/json-lesen.js';
import { Kurzformen } from '../stammdaten/kurzformen.service.js';
import { adressenSql, mitAdressen } from './auftragsadressen.js';

const kopffelder = [
  'spedeigennr',
  'datumerfasst',
  'datum',
  'status',
  'absenderReferenz',
  'empfaengerreferenz',
  'spedfremdnr',
  'beladedatum',
  'beladezeitVon',
  'beladezeitBis',
  'entladedatum',
  'entladezeitVon',
  'entladezeitBis',
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'sumPackstueckAnzahl',
  'sumLademittelAnzahl',
  'sumBruttoGewicht',
  'mitGefahrguetern',
  'nachnahmeBetrag',
  'nachnahmeWaehrung',
  'berechnBetrag',
  'berechnWaehrung',
  'dispohinweis',
  'hinweis',
  'mandant',
] as const satisfies (keyof Auftrag)[];

const adressteile = [
  'name',
  'strasse',
  'hausnummer',
  'zusatz',
  'lkz',
  'plz',
  'ort',
] as const satisfies (keyof AuftragAdresse)[];

type Adresse = Pick<AuftragAdresse, (typeof adressteile)[number]>;

/** What an export shows of an order: a third of it, and none of its parts. */
export type Auftragskopf = Pick<Auftrag, (typeof kopffelder)[number]> & {
  absenderAdresse: Adresse | null;
  empfaengerAdresse: Adresse | null;
};

const adressfelder = [
  { feld: 'absenderAdresse', typ: 'versender' },
  { feld: 'empfaengerAdresse', typ: 'empfaenger' },
] as const;

const ausser = (klasse: Klasse, noetig: readonly string[]) =>
  [...felder(klasse).keys()].filter((name) => !noetig.includes(name));

const lesen = `
  SELECT (SELECT row_to_json(x)::text FROM (SELECT ${felderMitKennungenSql(
    Auftrag,
    'a',
    { datumerfasst: zeitpunktSql('a.datumerfasst') },
    ausser(Auftrag, kopffelder),
  )}) x) AS json, ${adressenSql(AuftragAdresse, adressfelder, {}, ausser(AuftragAdresse, adressteile))}
  FROM auftrag a WHERE a.id = ANY($1) AND a.mandant_id = ANY($2) ORDER BY array_position($1, a.id)`;

@Injectable()
export class Auftragskoepfe {
  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
  ) {}

  /** In the order of the ids; those outside the given clients are missing. */
  async viele(ids: number[], mandanten: number[]): Promise<Auftragskopf[]> {
    const zeilen = await this.db.sql<{ json: string; adressen: string | null }>(lesen, [ids, mandanten]);
    const koepfe = zeilen.map(({ json, adressen }) => mitAdressen(json, adressen, adressfelder));
    return JSON.parse(await this.kurzformen.einsetzen(`[${koepfe.join(',')}]`)) as Auftragskopf[];
  }
}
