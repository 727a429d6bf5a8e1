import { tabelle } from '../../platform/database/tabelle.entity.js';

export const AbbestellungEntity = tabelle('abbestellung', {
  mandantId: { type: 'integer', primary: true },
  adresse: { type: 'varchar', length: 64, primary: true },
  unzustellbar: { type: 'boolean' },
});
