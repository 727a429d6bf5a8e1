import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const KontotokenEntity = tabelle('konto_token', {
  tokenHash: { type: 'bytea', primary: true },
  art: { type: 'varchar', length: 20 },
  benutzerId: { type: 'integer', nullable: true },
  laeuftAbAm: { type: 'timestamptz' },
  verbrauchtAm: { type: 'timestamptz', nullable: true },
});
