import { Mandant, Mandantadresse, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { jsonSql } from '../../platform/database/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';

const adresse = jsonSql(Mandantadresse, 'ma', { lkz: '(SELECT lkz FROM land WHERE id = ma.land_id)' });

/** The JSON of a client `m` as it goes out. A main client names itself as its main client. */
export const mandantSql = jsonSql(Mandant, 'm', {
  hauptmandantId: 'CASE WHEN m.ist_hauptmandant THEN m.id ELSE m.hauptmandant_id END',
  adresse: `(SELECT ${adresse} FROM adresse ma WHERE ma.id = m.adresse_id)`,
});

@Injectable()
export class MandantenLesen {
  constructor(private readonly db: Datenbank) {}

  kurz(ids: number[]): Promise<MandantKurz[]> {
    return this.db.sql<MandantKurz>(
      'SELECT id, name FROM mandant WHERE id = ANY($1) ORDER BY ist_hauptmandant DESC, name',
      [ids],
    );
  }
}
