import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { mitEinemLand } from '@frachtportal/domain/adresse/landesname';
import { plzPasst } from '@frachtportal/domain/adresse/plz';
import { landAus, landVorPlz } from '@frachtportal/domain/auftragseingang/zellwerte';
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
  bezeichnung: string;
  iso2: string | null;
  alias: string[];
}

const alle = anweisung(
  'laender.alle',
  'SELECT id, lkz, bezeichnung, plz_muster AS "plzMuster", iso2, lkz_alias AS alias FROM land ORDER BY skey, id',
);

/** The countries by what people write: vehicle sign, a former one, or ISO code, in this order. */
export class Laenderverzeichnis {
  private readonly nachId = new Map<number, Landzeile>();
  private readonly nachKuerzel = new Map<string, Landzeile>();

  constructor(private readonly laender: Landzeile[]) {
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

  /**
   * The address with its country by its sign, as files of people write it: as a name ("Deutschland"), an ISO code of
   * three letters, or before the postcode ("D-20457"). What is not understood stays as it is.
   */
  ausgeschrieben<A extends object>(adresse: A): A {
    const { lkz, plz } = { lkz: null, plz: null, ...adresse } as Record<'lkz' | 'plz', unknown>;
    const kurz = typeof lkz === 'string' ? lkz.trim() : '';
    const geschrieben = this.nachKuerzel.get(kurz.toUpperCase()) ?? landAus(kurz, this.laender);
    const vorPlz = typeof plz === 'string' ? landVorPlz(plz, this.laender) : undefined;
    const land = geschrieben ?? (kurz ? undefined : vorPlz && this.nachKuerzel.get(vorPlz));
    if (!land) return adresse;
    const mitLand = { ...adresse, lkz: land.lkz };
    return vorPlz === land.lkz && typeof plz === 'string' && !plzPasst(plz, land)
      ? { ...mitLand, plz: plz.trim().replace(/^[A-Z]{1,3}-/, '') }
      : mitLand;
  }

  /**
   * The country of an address. Where its entry and its sign are given and mean different countries, the one that is not
   * stored counts. What cannot be found, or is not clear, is said at its field.
   */
  von(
    roh: Partial<Pick<Adresse, 'land' | 'lkz'>>,
    vorher?: Pick<Adresse, 'land'>,
  ): { land: Adressland | null; meldungen: Meldung[] } {
    const gespeichert = vorher?.land && this.nachId.get(vorher.land.id);
    const adresse = mitEinemLand(roh, gespeichert && { land: gespeichert, lkz: gespeichert.lkz });
    const lkz = adresse.lkz?.trim().toUpperCase();
    if (!adresse.land)
      return lkz ? gefunden(this.nachKuerzel.get(lkz), 'lkz') : { land: null, meldungen: [] };
    const { land, meldungen } = gefunden(this.nachId.get(adresse.land.id), 'land');
    const anderes = land && lkz && this.nachKuerzel.get(lkz) !== land;
    return { land, meldungen: anderes ? [fehler('feld.zweitname', 'lkz')] : meldungen };
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
