import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { MandantEntity } from '../../mandanten/mandant.entity.js';
import { adresseAlsZeile } from '../suche/adresszeile.read-model.js';

const jeAbfrage = 1000;

export type Exportadresse = Adresse & { mandantName: string };

const seite = anweisung(
  'adressbuecher.seite',
  `SELECT a.id, ${adresseAlsZeile} AS wert FROM adresse a
  WHERE a.mandant_id = $1 AND a.id > $2 ORDER BY a.id LIMIT ${jeAbfrage}`,
).genauer<{ wert: Adresse }>();
/** Reads whole address books a piece at a time, hidden entries too, in the order in which they came. */
@Injectable()
export class Adressbuecher {
  constructor(private readonly db: Datenbank) {}

  async *stuecke(mandanten: number[]): AsyncGenerator<Exportadresse[]> {
    const buecher = await this.db.bestand(MandantEntity, mandanten).viele({}, { name: 'ASC', id: 'ASC' });
    for (const { id, name } of buecher) {
      let ab = 0;
      do {
        const zeilen = await this.db.sql(seite, [id, ab]);
        if (zeilen.length) yield zeilen.map(({ wert }) => ({ ...wert, mandantName: name }));
        ab = zeilen.length < jeAbfrage ? 0 : (zeilen.at(-1)?.id ?? 0);
      } while (ab);
    }
  }
}
