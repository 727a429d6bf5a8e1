import { Mandant } from '@frachtportal/domain/mandant/mandant';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const MandantEntity = abbildung(Mandant, {
  tabelle: 'mandant',
  ohne: ['hauptmandant', 'adresse'],
  dazu: {
    id: { primary: true, generated: true },
    version: { type: 'integer' },
    istHauptmandant: { type: 'boolean' },
    hauptmandantId: { type: 'integer', nullable: true },
    adresseId: { type: 'integer', nullable: true },
    annahmeschluss: { type: 'jsonb', nullable: true },
  },
});
