import { tabelle } from '../../platform/database/tabelle.entity.js';

export const SitzungEntity = tabelle('sitzung', {
  id: { type: 'uuid', primary: true, generated: 'uuid' },
  benutzerId: { type: 'integer' },
  erstelltAm: { type: 'timestamptz' },
  beendetAm: { type: 'timestamptz', nullable: true },
  beendetGrund: { type: 'varchar', length: 40, nullable: true },
});

export const AnmeldeversuchEntity = tabelle('anmeldeversuch', {
  schluessel: { type: 'varchar', length: 300, primary: true },
  fehlversuche: { type: 'integer' },
  letzterAm: { type: 'timestamptz' },
  gesperrtBis: { type: 'timestamptz', nullable: true },
});
