import { tabelle } from '../../platform/database/tabelle.entity.js';

export const RegistrierungEntity = tabelle('registrierung', {
  mandantId: { type: 'integer', primary: true },
  benutzerId: { type: 'integer' },
  spediteurId: { type: 'integer', nullable: true },
  agbFassung: { type: 'varchar', length: 30, nullable: true },
  erledigtAm: { type: 'timestamptz', nullable: true },
});
