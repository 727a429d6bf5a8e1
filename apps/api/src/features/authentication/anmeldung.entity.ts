import { tabelle } from '../../platform/database/tabelle.entity.js';

export const SitzungEntity = tabelle('sitzung', {
  id: { type: 'uuid', primary: true, generated: 'uuid' },
  benutzerId: { type: 'integer' },
  erstelltAm: { type: 'timestamptz' },
  beendetAm: { type: 'timestamptz', nullable: true },
  beendetGrund: { type: 'varchar', length: 40, nullable: true },
  anmeldeart: { type: 'varchar', length: 20 },
  geraet: { type: 'varchar', length: 80, nullable: true },
  adresse: { type: 'varchar', length: 45, nullable: true },
});

export const AnmeldeversuchEntity = tabelle('anmeldeversuch', {
  schluessel: { type: 'varchar', length: 300, primary: true },
  fehlversuche: { type: 'integer' },
  letzterAm: { type: 'timestamptz' },
  gesperrtBis: { type: 'timestamptz', nullable: true },
});

export const ZweiterFaktorEntity = tabelle('zweiter_faktor', {
  benutzerId: { type: 'integer', primary: true },
  geheimnis: { type: 'text' },
  bestaetigtAm: { type: 'timestamptz', nullable: true },
  letzterSchritt: { type: 'integer' },
});

export const WiederherstellungscodeEntity = tabelle('wiederherstellungscode', {
  benutzerId: { type: 'integer', primary: true },
  codeHash: { type: 'bytea', primary: true },
});
