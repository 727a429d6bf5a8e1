import { tabelle } from '../../platform/database/tabelle.entity.js';

export const AenderungsprotokollEntity = tabelle('aenderungsprotokoll', {
  id: { type: 'bigint', primary: true, generated: true },
  art: { type: 'varchar', length: 40 },
  mandantId: { type: 'integer', nullable: true },
  benutzerId: { type: 'integer', nullable: true },
  personNr: { type: 'integer' },
  gewechseltVonNr: { type: 'integer', nullable: true },
  gegenstandNr: { type: 'integer', nullable: true },
  gegenstand: { type: 'varchar', length: 200 },
  einzelheiten: { type: 'jsonb' },
  suchtext: { type: 'varchar', length: 600 },
});
