import { Auftritt } from '@frachtportal/domain/mandant/auftritt';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const AuftrittEntity = abbildung(Auftritt, {
  tabelle: 'auftritt',
  dazu: {
    mandantId: { type: 'integer', primary: true },
    logoKennung: { type: 'varchar', length: 32, nullable: true },
    version: { type: 'integer' },
  },
});
