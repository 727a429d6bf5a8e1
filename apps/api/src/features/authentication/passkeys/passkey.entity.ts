import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const PasskeyEntity = tabelle('passkey', {
  id: { type: 'integer', primary: true, generated: true },
  benutzerId: { type: 'integer' },
  kennung: { type: 'varchar', length: 1400 },
  schluessel: { type: 'bytea' },
  zaehler: { type: 'bigint' },
  wege: { type: 'varchar', length: 200 },
  name: { type: 'varchar', length: 60 },
  angelegtAm: { type: 'timestamptz' },
  zuletztAm: { type: 'timestamptz', nullable: true },
});

export const PasskeyvorgangEntity = tabelle('passkeyvorgang', {
  aufgabe: { type: 'varchar', length: 100, primary: true },
  benutzerId: { type: 'integer' },
  zweck: { type: 'varchar', length: 10 },
  begonnenAm: { type: 'timestamptz' },
});
