import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
  Historieneintrag,
} from '@frachtportal/domain/auftrag/auftrag-teile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/auftragsposition';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgutzeile';
import { GefahrgutUnnr } from '@frachtportal/domain/stammdaten/gefahrgut';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import {
  felderMitKennungenSql,
  kurzform,
  listeSql,
  zeitpunktSql,
} from '../../platform/database/json-lesen.js';
import { Kurzformen } from '../stammdaten/kurzformen.service.js';
import { adressenSql, mitAdressen } from './auftragsadressen.js';

export interface GelesenerAuftrag {
  id: number;
  version: number;
  /** The whole order in wire form. */
  json: string;
}

/** What decides whether an order may be changed. */
export interface Auftragsstand {
  mandantId: number;
  statusId: number;
  spedeigennr: string;
}

const person = (spalte: string) =>
  `(SELECT json_build_object('name', b.name) FROM benutzer b WHERE b.id = ${spalte})`;

const adressen = adressenSql(AuftragAdresse, auftragsrollen, { id: 't.adresse_id', typ: 't.rolle' });

const gefahrgut = listeSql(
  Gefahrgutzeile,
  'gefahrgutzeile t WHERE t.auftrag_id = p.auftrag_id AND t.laufende_position = p.laufende_position',
  't.laufende_nummer',
  { gefahrgutUnnr: kurzform('t.gefahrgutklasse_id', GefahrgutUnnr.name) },
);

const positionen = `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (SELECT ${felderMitKennungenSql(
  Auftragsposition,
  'p',
  {
    anzahlStellplaetze: 'p.stellplaetze',
    auftragsgefahrgueter: `CASE WHEN p.mit_gefahrguetern THEN ${gefahrgut} ELSE '[]' END`,
  },
)} FROM auftragsposition p WHERE p.auftrag_id = a.id ORDER BY p.laufende_position) z)`;

const services = listeSql(
  AuftragService,
  'auftrag_service t LEFT JOIN service_definition d ON d.spez_num = t.spez_num AND d.mandant_id IS NULL WHERE t.auftrag_id = a.id',
  't.spez_num',
  {
    auftragID: 't.auftrag_id',
    elementId: 'd.id',
    bezeichnung: 'd.bezkurz',
    hinweis: 'NULL',
    active: 'true',
    editable: 'd.editable',
    defaultService: 'true',
    attributName: 'd.attribut_name',
    isKostenpfl: 'd.is_kostenpfl',
    typ: 'd.typ',
    awSperre: 'd.aw_sperre',
    isAWSperre: 'd.aw_sperre',
    color: 'NULL',
  },
);

const historie = listeSql(Historieneintrag, 'auftrag_historie t WHERE t.auftrag_id = a.id', 't.datum, t.id');

const dokumente = listeSql(Dokumentenverweis, 'dokumentenverweis t WHERE t.auftrag_id = a.id', 't.id', {
  objectId: 't.auftrag_id',
});

const auftrag = felderMitKennungenSql(
  Auftrag,
  'a',
  {
    abholDatumVon: 'a.beladedatum',
    abholDatumBis: 'a.beladedatum',
    zustellDatumVon: 'a.entladedatum',
    zustellDatumBis: 'a.entladedatum',
    sdstId: 'a.status_id',
    erfasser: person('a.erfasser_id'),
    aenderer: person('a.aenderer_id'),
    datumerfasst: zeitpunktSql('a.datumerfasst'),
    abliefernachweis: '(SELECT dokumentenverweis_id FROM ablieferung WHERE auftrag_id = a.id)',
    signatur: "(SELECT encode(signatur, 'base64') FROM ablieferung WHERE auftrag_id = a.id)",
    auftragspositionen: positionen,
    auftragZusLademittel: listeSql(
      AuftragLademittel,
      'auftrag_lademittel t WHERE t.auftrag_id = a.id',
      't.anz_folge',
    ),
    auftragServices: services,
    auftragshistorie: historie,
    dokumentenverweise: dokumente,
  },
  auftragsrollen.map((r) => r.feld),
);

const lesen = (bedingung: string) => `
  SELECT a.id, a.version, (SELECT row_to_json(x)::text FROM (SELECT ${auftrag}) x) AS json, ${adressen}
  FROM auftrag a WHERE a.mandant_id = ANY($2) AND ${bedingung}`;

const nachId = lesen('a.id = $1');
const nachNummer = lesen('a.spedeigennr = $1');
const viele = `${lesen('a.id = ANY($1)')} ORDER BY array_position($1, a.id)`;

const stand = `SELECT mandant_id AS "mandantId", status_id AS "statusId", spedeigennr
  FROM auftrag WHERE id = $1 AND mandant_id = ANY($2)`;

type Zeile = GelesenerAuftrag & { adressen: string | null };

/** Whole orders in wire form, each in one statement; only those of the given clients. */
@Injectable()
export class AuftragLesen {
  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
  ) {}

  async nachId(id: number, mandanten: number[]): Promise<GelesenerAuftrag | undefined> {
    return (await this.lies(nachId, id, mandanten))[0];
  }

  stand(id: number, mandanten: number[]): Promise<Auftragsstand | undefined> {
    return this.db.eine(stand, [id, mandanten]);
  }

  async nachNummer(nummer: string, mandanten: number[]): Promise<GelesenerAuftrag | undefined> {
    return (await this.lies(nachNummer, nummer, mandanten))[0];
  }

  /** In the order of the ids; invisible ones are missing. */
  viele(ids: number[], mandanten: number[]): Promise<GelesenerAuftrag[]> {
    return this.lies(viele, ids, mandanten);
  }

  private async lies(sql: string, gesucht: unknown, mandanten: number[]): Promise<GelesenerAuftrag[]> {
    const zeilen = await this.db.sql<Zeile>(sql, [gesucht, mandanten]);
    return Promise.all(
      zeilen.map(async ({ json, adressen, ...rest }) => ({
        ...rest,
        json: await this.kurzformen.einsetzen(mitAdressen(json, adressen, auftragsrollen)),
      })),
    );
  }
}
