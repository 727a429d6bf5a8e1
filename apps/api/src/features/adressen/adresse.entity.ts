import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const AdresseEntity = abbildung(Adresse, {
  tabelle: 'adresse',
  ohne: ['mandant', 'lkz', 'inUebertragung'],
  dazu: {
    id: { primary: true, generated: true },
    version: { type: 'integer' },
    mandantId: { type: 'integer' },
    uebertragungBis: { type: 'timestamptz', nullable: true },
    suchname: { type: 'varchar', length: 60 },
    suchtext: { type: 'varchar', length: 400 },
  },
});
