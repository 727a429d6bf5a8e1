import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const MandantensperreEntity = tabelle('mandantensperre', {
  mandantId: { type: 'integer', primary: true },
  seit: { type: 'timestamptz' },
});
