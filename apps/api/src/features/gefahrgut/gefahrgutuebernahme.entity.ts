import { jsonSpalte, tabelle } from '../../platform/database/tabelle.entity.js';

/** A row as it was before an edition was taken over, or is while that one is taken back. */
interface Vorher {
  id: number;
  gueltig_bis: string | null;
  ersetzt: boolean | null;
}

export const GefahrgutuebernahmeEntity = tabelle('gefahrgutuebernahme', {
  id: { type: 'integer', primary: true, generated: true },
  version: { type: 'varchar', length: 20 },
  gueltigVon: { type: 'date' },
  benutzerId: { type: 'integer', nullable: true },
  laufId: { type: 'integer', nullable: true },
  vorher: jsonSpalte<Vorher[]>(),
});
