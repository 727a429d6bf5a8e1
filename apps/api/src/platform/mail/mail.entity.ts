import { tabelle } from '../database/tabelle.entity.js';

export const MailEntity = tabelle('mail', {
  id: { type: 'integer', primary: true, generated: true },
  mandantId: { type: 'integer', nullable: true },
  art: { type: 'varchar', length: 30 },
  an: { type: 'varchar', length: 250 },
  anName: { type: 'varchar', length: 60 },
  betreff: { type: 'varchar', length: 200 },
  inhalt: { type: 'text', nullable: true },
  abmeldung: { type: 'varchar', length: 500, nullable: true },
  zustand: { type: 'varchar', length: 12 },
  fehler: { type: 'varchar', length: 300, nullable: true },
  anhang: { type: 'bytea', nullable: true },
  anhangName: { type: 'varchar', length: 120, nullable: true },
  kennung: { type: 'uuid' },
  datei: { type: 'varchar', length: 100, nullable: true },
  erledigtAm: { type: 'timestamptz', nullable: true },
});
