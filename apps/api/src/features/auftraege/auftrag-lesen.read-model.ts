import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { adresstypen, auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
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
import { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import {
  felderSql,
  jsonSql,
  listeSql,
  verweisSql,
  zeitpunktSql,
} from '../../platform/database/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';

export interface GelesenerAuftrag {
  id: number;
  version: number;
  mandantId: number;
  statusId: number;
  /** The whole order in wire form. */
  json: string;
}

const person = (spalte: string) =>
  `(SELECT json_build_object('name', b.name) FROM benutzer b WHERE b.id = ${spalte})`;

const adresse = (rolle: number) =>
  `(SELECT row_to_json(x) FROM (SELECT ${felderSql(AuftragAdresse, 't', {
    id: 't.adresse_id',
    lkz: '(SELECT lkz FROM land WHERE id = t.land_id)',
    typ: 't.rolle',
  })} FROM auftrag_adresse t WHERE t.auftrag_id = a.id AND t.rolle = ${rolle}) x)`;

const gefahrgut = listeSql(
  Gefahrgutzeile,
  'gefahrgutzeile t WHERE t.auftrag_id = p.auftrag_id AND t.laufende_position = p.laufende_position',
  't.laufende_nummer',
  { gefahrgutUnnr: verweisSql(GefahrgutUnnr, 't.gefahrgutklasse_id') },
);

const positionen = `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (SELECT ${felderSql(
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

const historie = listeSql(
  Historieneintrag,
  'auftrag_historie t JOIN sendungsstatus s ON s.id = t.sendungsstatus_id WHERE t.auftrag_id = a.id',
  't.datum, t.id',
  { sendungsstatus: jsonSql(Sendungsstatus, 's') },
);

const dokumente = listeSql(Dokumentenverweis, 'dokumentenverweis t WHERE t.auftrag_id = a.id', 't.id', {
  objectId: 't.auftrag_id',
});

const auftrag = felderSql(Auftrag, 'a', {
  ...Object.fromEntries(auftragsrollen.map((r) => [r.feld, adresse(adresstypen[r.typ])])),
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
});

const lesen = (bedingung: string) => `
  SELECT a.id, a.version, a.mandant_id AS "mandantId", a.status_id AS "statusId",
    (SELECT row_to_json(x)::text FROM (SELECT ${auftrag}) x) AS json
  FROM auftrag a WHERE a.mandant_id = ANY($2) AND ${bedingung}`;

const nachId = lesen('a.id = $1');
const nachNummer = lesen('a.spedeigennr = $1');
const viele = `${lesen('a.id = ANY($1)')} ORDER BY array_position($1, a.id)`;

/** Whole orders in wire form, each in one statement; only those of the given clients. */
@Injectable()
export class AuftragLesen {
  constructor(private readonly db: Datenbank) {}

  nachId(id: number, mandanten: number[]): Promise<GelesenerAuftrag | undefined> {
    return this.db.eine<GelesenerAuftrag>(nachId, [id, mandanten]);
  }

  nachNummer(nummer: string, mandanten: number[]): Promise<GelesenerAuftrag | undefined> {
    return this.db.eine<GelesenerAuftrag>(nachNummer, [nummer, mandanten]);
  }

  /** In the order of the ids; invisible ones are missing. */
  viele(ids: number[], mandanten: number[]): Promise<GelesenerAuftrag[]> {
    return this.db.sql<GelesenerAuftrag>(viele, [ids, mandanten]);
  }
}
