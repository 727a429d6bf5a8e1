import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { felderSql } from '../../../platform/database/json/json-lesen.js';
import '../../stammdaten/stammdaten.entity.js';

/** Is the change of the address `alias` on its way to the dispatch system? */
export const inUebertragungSql = (alias: string) => `coalesce(${alias}.uebertragung_bis > now(), false)`;

/** An address `a` in wire form. */
export const adresseAlsZeile = `(SELECT row_to_json(x) FROM (SELECT ${felderSql(Adresse, 'a', {
  inUebertragung: inUebertragungSql('a'),
  lkz: '(SELECT lkz FROM land WHERE id = a.land_id)',
})}) x)`;
