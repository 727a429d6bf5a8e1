import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  AuftragLademittel,
  type AuftragService,
  Dokumentenverweis,
  Historieneintrag,
} from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { mitDefinition } from '@frachtportal/domain/auftrag/service/services';
import { Packstueck } from '@frachtportal/domain/packstueck/packstueck';
import { GefahrgutUnnr } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderMitKennungenSql, kurzform, listeSql } from '../../platform/database/json/json-lesen.js';
import { mitFeldern } from '../../platform/database/json/json-text.js';
import { Kurzformen } from '../stammdaten/kurzformen.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { adressenSql, mitAdressen } from './speichern/auftragsadressen.js';

export interface GelesenerAuftrag {
  id: number;
  version: number;
  mandantId: number;
  /** How many numbers its pieces have or had: they come without a new version. */
  nummern: number;
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

const gefahrgut = listeSql(
  Gefahrgutzeile,
  'gefahrgutzeile t WHERE t.auftrag_id = p.auftrag_id AND t.laufende_position = p.laufende_position',
  't.laufende_nummer',
  { gefahrgutUnnr: kurzform('t.gefahrgutklasse_id', GefahrgutUnnr.name) },
);

/** In the order in which labels are printed. */
const packstuecke = listeSql(
  Packstueck,
  'packstueck t WHERE t.auftrag_id = p.auftrag_id AND t.auftpt_num = p.auftpt_num',
  't.nummer',
);

/** The positions of order `a`. */
export const positionen = `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (SELECT ${felderMitKennungenSql(
  Auftragsposition,
  'p',
  {
    anzahlStellplaetze: 'p.stellplaetze',
    auftragsgefahrgueter: `CASE WHEN p.mit_gefahrguetern THEN ${gefahrgut} ELSE '[]' END`,
    packstuecke,
  },
)} FROM auftragsposition p WHERE p.auftrag_id = a.id ORDER BY p.laufende_position) z)`;

/** What was sent, with the clients whose definitions say the rest; null for the many orders without a service. */
const services = `(SELECT json_build_object(
    'mandanten', json_build_array(a.mandant_id, (SELECT m.hauptmandant_id FROM mandant m WHERE m.id = a.mandant_id)),
    'services', json_agg(json_build_object('id', t.id, 'auftragID', t.auftrag_id, 'spez_num', t.spez_num, 'wert', t.wert)
      ORDER BY t.spez_num))
  FROM auftrag_service t WHERE t.auftrag_id = a.id HAVING count(*) > 0) AS services`;

/** The history of order `a`. */
export const historie = listeSql(
  Historieneintrag,
  'auftrag_historie t WHERE t.auftrag_id = a.id',
  't.datum, t.id',
  { benutzer: person('t.benutzer_id') },
);

const dokumente = listeSql(Dokumentenverweis, 'dokumentenverweis t WHERE t.auftrag_id = a.id', 't.id', {
  objectId: 't.auftrag_id',
});

/** Fields of order `a` itself that are no column of its row. */
export const kopfausdruecke = {
  abholDatumVon: 'a.beladedatum',
  abholDatumBis: 'a.beladedatum',
  zustellDatumVon: 'a.entladedatum',
  zustellDatumBis: 'a.entladedatum',
  sdstId: 'a.status_id',
  erfasser: person('a.erfasser_id'),
  aenderer: person('a.aenderer_id'),
  abliefernachweis: '(SELECT dokumentenverweis_id FROM ablieferung WHERE auftrag_id = a.id)',
};

/** All addresses of order `a` as it answers them. */
export const auftragsadressen = adressenSql(AuftragAdresse, auftragsrollen, {
  id: 't.adresse_id',
  typ: 't.rolle',
});

const auftrag = felderMitKennungenSql(
  Auftrag,
  'a',
  {
    ...kopfausdruecke,
    signatur: "(SELECT encode(signatur, 'base64') FROM ablieferung WHERE auftrag_id = a.id)",
    auftragspositionen: positionen,
    auftragZusLademittel: listeSql(
      AuftragLademittel,
      'auftrag_lademittel t WHERE t.auftrag_id = a.id',
      't.anz_folge',
    ),
    auftragshistorie: historie,
    dokumentenverweise: dokumente,
  },
  ['auftragServices', ...auftragsrollen.map((r) => r.feld)],
);

/** What is read of an order `a`; `AuftragLesen.vervollstaendigt` makes its wire form of it. */
export const auftragsspalten = `a.id, a.version, a.mandant_id AS "mandantId",
  (SELECT row_to_json(x)::text FROM (SELECT ${auftrag}) x) AS json, ${auftragsadressen}, ${services}`;

const lesen = (bedingung: string) => `
  SELECT ${auftragsspalten},
    (SELECT count(*)::int FROM packstueck t WHERE t.auftrag_id = a.id) AS nummern
  FROM auftrag a WHERE a.mandant_id = ANY($2) AND ${bedingung}`;

interface Servicezeilen {
  mandanten: (number | null)[];
  services: Pick<AuftragService, 'id' | 'auftragID' | 'spez_num' | 'wert'>[];
}

const nachId = anweisung('auftrag-lesen.nachId', lesen('a.id = $1')).genauer<{
  nummern: number;
  json: string;
  services: Servicezeilen | null;
}>();
const nachNummer = anweisung('auftrag-lesen.nachNummer', lesen('a.spedeigennr = $1')).genauer<{
  nummern: number;
  json: string;
  services: Servicezeilen | null;
}>();
const viele = anweisung(
  'auftrag-lesen.viele',
  `${lesen('a.id = ANY($1)')} ORDER BY array_position($1, a.id)`,
).genauer<{ nummern: number; json: string; services: Servicezeilen | null }>();

const stand = anweisung(
  'auftrag-lesen.stand',
  `SELECT mandant_id AS "mandantId", status_id AS "statusId", spedeigennr
  FROM auftrag WHERE id = $1 AND mandant_id = ANY($2)`,
);

export type Auftragsrohzeile = Pick<GelesenerAuftrag, 'json'> & {
  adressen: string | null;
  services: Servicezeilen | null;
};
type Zeile = GelesenerAuftrag & Auftragsrohzeile;

/** Whole orders in wire form, each in one statement; only those of the given clients. */
@Injectable()
export class AuftragLesen {
  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
    private readonly stammdaten: Stammdaten,
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

  private async lies(
    sql: Anweisung<Zeile>,
    gesucht: unknown,
    mandanten: number[],
  ): Promise<GelesenerAuftrag[]> {
    const zeilen = await this.db.sql(sql, [gesucht, mandanten]);
    return Promise.all(
      zeilen.map(async ({ json, adressen, services, ...rest }) => ({
        ...rest,
        json: await this.vervollstaendigt({ json, adressen, services }),
      })),
    );
  }

  /** The order in wire form. */
  async vervollstaendigt({ json, adressen, services }: Auftragsrohzeile): Promise<string> {
    const fertig = await this.kurzformen.einsetzen(mitAdressen(json, adressen, auftragsrollen));
    return mitFeldern(fertig, { auftragServices: await this.mitNamen(services) });
  }

  private async mitNamen(gelesen: Servicezeilen | null): Promise<string> {
    if (!gelesen) return '[]';
    const definitionen = await this.stammdaten.liste<ServiceDefinition>(
      'serviceDefinition',
      gelesen.mandanten,
    );
    return JSON.stringify(gelesen.services.map((s) => mitDefinition(s, definitionen)));
  }
}
