import { tabelle } from '../../platform/database/tabelle.entity.js';

export const DauerauftragEntity = tabelle('dauerauftrag', {
  id: { type: 'integer', primary: true, generated: true },
  mandantId: { type: 'integer' },
  vorlageId: { type: 'integer', nullable: true },
});

export const DauerlaufEntity = tabelle('dauerlauf', {
  id: { type: 'integer', primary: true, generated: true },
  dauerauftragId: { type: 'integer' },
  tag: { type: 'date' },
  zustand: { type: 'varchar', length: 12 },
  grund: { type: 'varchar', length: 500, nullable: true },
  auftragId: { type: 'integer', nullable: true },
  auftragsvorschlagId: { type: 'integer', nullable: true },
});
