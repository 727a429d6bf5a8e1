import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';

const benutzer = felderSql(Benutzer, 'b', {
  password: 'NULL',
  benutzerversion: `json_build_object('id', b.benutzerversion,
    'bezeichnung', CASE b.benutzerversion WHEN 2 THEN 'Metroversion' ELSE 'Standardversion' END)`,
  owningMandant:
    "(SELECT json_build_object('id', m.id, 'name', m.name) FROM mandant m WHERE m.id = b.mandant_id)",
});

const eigener = `SELECT (SELECT row_to_json(x) FROM (SELECT ${benutzer}) x) AS wert FROM benutzer b WHERE b.id = $1`;

@Injectable()
export class BenutzerLesen {
  constructor(private readonly db: Datenbank) {}

  async eigenerAlsListe(benutzerId: number): Promise<Benutzer[]> {
    return (await this.db.sql<{ wert: Benutzer }>(eigener, [benutzerId])).map((z) => z.wert);
  }
}
