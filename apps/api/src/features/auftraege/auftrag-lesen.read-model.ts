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

/** Where the parts of an order are read: in their tables, or in what a statement has just written. */
interface Teilquellen {
  adressen: string;
  gefahrgut: string;
  lademittel: string;
  positionen: string;
  services: string;
  verlauf: string;
}

const gespeichert: Teilquellen = {
  adressen: 'auftrag_adresse',
  gefahrgut: 'gefahrgutzeile',
  lademittel: 'auftrag_lademittel',
  positionen: 'auftragsposition',
  services: 'auftrag_service',
  verlauf: 'auftrag_historie',
};

const gefahrgutAus = (quelle: string) =>
  listeSql(
    Gefahrgutzeile,
    `${quelle} t WHERE t.auftrag_id = p.auftrag_id AND t.laufende_position = p.laufende_position`,
    't.laufende_nummer',
    { gefahrgutUnnr: kurzform('t.gefahrgutklasse_id', GefahrgutUnnr.name) },
  );

/** In the order in which labels are printed. */
const packstuecke = listeSql(
  Packstueck,
  'packstueck t WHERE t.auftrag_id = p.auftrag_id AND t.auftpt_num = p.auftpt_num',
  't.nummer',
);

const positionenAus = ({ positionen, gefahrgut }: Teilquellen) => {
  const inhalt = felderMitKennungenSql(Auftragsposition, 'p', {
    anzahlStellplaetze: 'p.stellplaetze',
    auftragsgefahrgueter: `CASE WHEN p.mit_gefahrguetern THEN ${gefahrgutAus(gefahrgut)} ELSE '[]' END`,
    packstuecke,
  });
  return `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (
    SELECT ${inhalt} FROM ${positionen} p WHERE p.auftrag_id = a.id ORDER BY p.laufende_position) z)`;
};

/** The positions of order `a`. */
export const positionen = positionenAus(gespeichert);

/** What was sent, with the clients whose definitions say the rest; null for the many orders without a service. */
const servicesAus = (quelle: string) => `(SELECT json_build_object(
    'mandanten', json_build_array(a.mandant_id, (SELECT m.hauptmandant_id FROM mandant m WHERE m.id = a.mandant_id)),
    'services', json_agg(json_build_object('id', t.id, 'auftragID', t.auftrag_id, 'spez_num', t.spez_num, 'wert', t.wert)
      ORDER BY t.spez_num))
  FROM ${quelle} t WHERE t.auftrag_id = a.id HAVING count(*) > 0) AS services`;

const historieAus = (quelle: string) =>
  listeSql(Historieneintrag, `${quelle} t WHERE t.auftrag_id = a.id`, 't.datum, t.id', {
    benutzer: person('t.benutzer_id'),
  });

/** The history of order `a`. */
export const historie = historieAus(gespeichert.verlauf);

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

const adressenAus = (quelle: string) =>
  adressenSql(AuftragAdresse, auftragsrollen, { id: 't.adresse_id', typ: 't.rolle' }, [], quelle);

/** All addresses of order `a` as it answers them. */
export const auftragsadressen = adressenAus(gespeichert.adressen);

const auftragAus = (quellen: Teilquellen) =>
  felderMitKennungenSql(
    Auftrag,
    'a',
    {
      ...kopfausdruecke,
      signatur: "(SELECT encode(signatur, 'base64') FROM ablieferung WHERE auftrag_id = a.id)",
      auftragspositionen: positionenAus(quellen),
      auftragZusLademittel: listeSql(
        AuftragLademittel,
        `${quellen.lademittel} t WHERE t.auftrag_id = a.id`,
        't.anz_folge',
      ),
      auftragshistorie: historieAus(quellen.verlauf),
      dokumentenverweise: dokumente,
    },
    ['auftragServices', ...auftragsrollen.map((r) => r.feld)],
  );

const spaltenAus = (quellen: Teilquellen) => `a.id, a.version, a.mandant_id AS "mandantId",
  (SELECT row_to_json(x)::text FROM (SELECT ${auftragAus(quellen)}) x) AS json,
  ${adressenAus(quellen.adressen)}, ${servicesAus(quellen.services)}`;

/** What is read of an order `a`; `AuftragLesen.vervollstaendigt` makes its wire form of it. */
export const auftragsspalten = spaltenAus(gespeichert);

/** The same of an order that a statement has just written, with its parts in CTEs named as in `Teilquellen`. */
export const geschriebeneSpalten = `${spaltenAus({
  adressen: 'adressen',
  gefahrgut: 'gefahrgut',
  lademittel: 'lademittel',
  positionen: 'positionen',
  services: 'services',
  verlauf: 'verlauf',
})}, 0 AS nummern`;

const lesen = (bedingung: string) => `
  SELECT ${auftragsspalten},
    (SELECT count(*)::int FROM packstueck t WHERE t.auftrag_id = a.id) AS nummern
  FROM auftrag a WHERE a.mandant_id = ANY($2) AND ${bedingung}`;

interface Servicezeilen {
  mandanten: (number | null)[];
  services: Pick<AuftragService, 'id' | 'auftragID' | 'spez_num' | 'wert'>[];
}

/** What PostgreSQL does not say of these columns. */
export interface Genaue {
  nummern: number;
  json: string;
  services: Servicezeilen | null;
}

const nachId = anweisung('auftrag-lesen.nachId', lesen('a.id = $1')).genauer<Genaue>();
const nachNummer = anweisung('auftrag-lesen.nachNummer', lesen('a.spedeigennr = $1')).genauer<Genaue>();
const viele = anweisung(
  'auftrag-lesen.viele',
  `${lesen('a.id = ANY($1)')} ORDER BY array_position($1, a.id)`,
).genauer<Genaue>();

const stand = anweisung(
  'auftrag-lesen.stand',
  `SELECT mandant_id AS "mandantId", status_id AS "statusId", spedeigennr
  FROM auftrag WHERE id = $1 AND mandant_id = ANY($2)`,
);

export type Auftragsrohzeile = Pick<GelesenerAuftrag, 'json'> & {
  adressen: string | null;
  services: Servicezeilen | null;
};
export type Auftragszeile = GelesenerAuftrag & Auftragsrohzeile;

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
    sql: Anweisung<Auftragszeile>,
    gesucht: unknown,
    mandanten: number[],
  ): Promise<GelesenerAuftrag[]> {
    const zeilen = await this.db.sql(sql, [gesucht, mandanten]);
    return Promise.all(zeilen.map((zeile) => this.fertig(zeile)));
  }

  /** A row of `auftragsspalten` or `geschriebeneSpalten` with the order in wire form. */
  async fertig({ json, adressen, services, ...rest }: Auftragszeile): Promise<GelesenerAuftrag> {
    return { ...rest, json: await this.vervollstaendigt({ json, adressen, services }) };
  }

  /** The order in wire form. */
  async vervollstaendigt({ json, adressen, services }: Auftragsrohzeile): Promise<string> {
    const fertig = await this.kurzformen.einsetzen(mitAdressen(json, adressen, auftragsrollen));
    return mitFeldern(fertig, { auftragServices: await this.mitNamen(services) });
  }

  private async mitNamen(gelesen: Servicezeilen | null): Promise<string> {
    if (!gelesen) return '[]';
    const definitionen = await this.stammdaten.liste('serviceDefinition', gelesen.mandanten);
    return JSON.stringify(gelesen.services.map((s) => mitDefinition(s, definitionen)));
  }
}
