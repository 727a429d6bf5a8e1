import { tabelle } from '../../platform/database/tabelle.entity.js';

export const KonfigurationswertEntity = tabelle('konfigurationswert', {
  mandantId: { type: 'integer', primary: true, nullable: true },
  schluessel: { type: 'varchar', length: 100, primary: true },
  wert: { type: 'text' },
  geaendertAm: { type: 'timestamptz' },
  geaendertVon: { type: 'integer', nullable: true },
});

export const KonfigurationsaenderungEntity = tabelle('konfigurationsaenderung', {
  id: { type: 'integer', primary: true, generated: true },
  mandantId: { type: 'integer', nullable: true },
  schluessel: { type: 'varchar', length: 100 },
  vorher: { type: 'text', nullable: true },
  nachher: { type: 'text', nullable: true },
  benutzerId: { type: 'integer', nullable: true },
  personNr: { type: 'integer' },
  gewechseltVonNr: { type: 'integer', nullable: true },
});

export const KonfigurationsvorschlagEntity = tabelle('konfigurationsvorschlag', {
  id: { type: 'integer', primary: true, generated: true },
  mandantId: { type: 'integer', nullable: true },
  aenderungen: { type: 'jsonb' },
  vorgelegtVon: { type: 'integer', nullable: true },
  personNr: { type: 'integer' },
});
