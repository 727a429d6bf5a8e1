import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const AuftragsvorlageEntity = abbildung(Auftragsvorlage, {
  tabelle: 'auftragsvorlage',
  dazu: {
    id: { primary: true, generated: true },
    version: { type: 'integer' },
    mandantId: { type: 'integer', nullable: false },
    vorlageName: { nullable: false },
    auftrag: { type: 'jsonb' },
    benutzerId: { type: 'integer', nullable: true },
    geaendertAm: { nullable: false },
  },
});
