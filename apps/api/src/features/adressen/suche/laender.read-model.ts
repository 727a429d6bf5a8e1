import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

export interface Adressland {
  id: number;
  lkz: string;
  plzMuster: string | null;
}

interface Landzeile extends Adressland {
  iso2: string | null;
  alias: string[];
}

const alle = anweisung(
  'laender.alle',
  'SELECT id, lkz, plz_muster AS "plzMuster", iso2, lkz_alias AS alias FROM land ORDER BY skey, id',
);

/** The countries by what people write: vehicle sign, a former one, or ISO code, in this order. */
export class Laenderverzeichnis {
  private readonly nachId = new Map<number, Landzeile>();
  private readonly nachKuerzel = new Map<string, Landzeile>();

  constructor(laender: Landzeile[]) {
    for (const kuerzel of [
      (l: Landzeile) => [l.lkz],
      (l: Landzeile) => l.alias,
      (l: Landzeile) => [l.iso2],
    ]) {
      for (const land of laender) {
        this.nachId.set(land.id, land);
        for (const k of kuerzel(land)) if (k && !this.nachKuerzel.has(k)) this.nachKuerzel.set(k, land);
      }
    }
  }

  /** The country of an address; `land` decides where both are given. What cannot be found is said at its field. */
  von(adresse: Partial<Pick<Adresse, 'land' | 'lkz'>>): { land: Adressland | null; meldungen: Meldung[] } {
    if (adresse.land) return gefunden(this.nachId.get(adresse.land.id), 'land');
    const lkz = adresse.lkz?.trim().toUpperCase();
    return lkz ? gefunden(this.nachKuerzel.get(lkz), 'lkz') : { land: null, meldungen: [] };
  }
}

function gefunden(land: Landzeile | undefined, feld: string) {
  return land ? { land, meldungen: [] } : { land: null, meldungen: [fehler('feld.verweis', feld)] };
}

@Injectable()
export class Laender {
  constructor(private readonly db: Datenbank) {}

  async verzeichnis(): Promise<Laenderverzeichnis> {
    return new Laenderverzeichnis(await this.db.sql(alle));
  }
}
