import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { felderSql } from '../../platform/database/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';

/** An address `a` in wire form. */
export const adresseAlsZeile = `(SELECT row_to_json(x) FROM (SELECT ${felderSql(Adresse, 'a', {
  lkz: '(SELECT lkz FROM land WHERE id = a.land_id)',
})}) x)`;
