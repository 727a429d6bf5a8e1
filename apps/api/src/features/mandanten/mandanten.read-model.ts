import { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';

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
