import { jsonSpalte, tabelle } from '../../platform/database/tabelle.entity.js';
import type { Tabelle } from '../../platform/dateien/tabelle.js';

export const GefahrgutdateiEntity = tabelle('gefahrgutimport', {
  id: { type: 'integer', primary: true, generated: true },
  benutzerId: { type: 'integer' },
  dateiname: { type: 'varchar', length: 255 },
  tabelle: jsonSpalte<Tabelle>(),
  erstelltAm: { type: 'timestamptz' },
});
