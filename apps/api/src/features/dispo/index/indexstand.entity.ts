import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const IndexstandEntity = tabelle('dispo_index', {
  typ: { type: 'varchar', length: 30, primary: true },
  angefordertAm: { type: 'timestamptz' },
  aktualisiertAm: { type: 'timestamptz', nullable: true },
  anzahl: { type: 'integer', nullable: true },
  letzterFehler: { type: 'varchar', length: 500, nullable: true },
});
