import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const EinrichtungsschrittEntity = tabelle('einrichtungsschritt', {
  mandantId: { type: 'integer', primary: true },
  schritt: { type: 'varchar', length: 20, primary: true },
});
