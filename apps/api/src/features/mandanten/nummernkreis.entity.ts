import { tabelle } from '../../platform/database/tabelle.entity.js';

export const NummernkreisEntity = tabelle('nummernkreis', {
  id: { type: 'integer', primary: true, generated: true },
  mandantId: { type: 'integer' },
  art: { type: 'varchar', length: 20 },
  praefix: { type: 'varchar', length: 10 },
});
