import { Auftragsvorschlagszeile } from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const AuftragsvorschlagEntity = abbildung(Auftragsvorschlagszeile, {
  tabelle: 'auftragsvorschlag',
  ohne: ['mandant', 'beanstandet', 'erstelltVon', 'entschiedenVon', 'spedeigennr'],
  dazu: {
    id: { primary: true, generated: true },
    version: { type: 'integer' },
    mandantId: { type: 'integer' },
    auftrag: { type: 'jsonb' },
    suchtext: { type: 'text' },
    erstellerId: { type: 'integer', nullable: true },
    entscheiderId: { type: 'integer', nullable: true },
  },
});
