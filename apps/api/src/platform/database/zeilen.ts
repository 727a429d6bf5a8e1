import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { spaltenname } from './spalte.js';

/** The columns of a table that a client's object fills, in the order of its fields. */
export function schreibspalten(
  klasse: Klasse,
  ohne: string[] = [],
): { feld: string; spalte: string; verweis: boolean }[] {
  return [...felder(klasse).values()]
    .filter((f) => !f.nurLesen && f.art !== 'teil' && f.art !== 'liste' && !ohne.includes(f.name))
    .map((f) => ({
      feld: f.name,
      spalte: spaltenname(f.art === 'verweis' ? `${f.name}Id` : f.name),
      verweis: f.art === 'verweis',
    }));
}

/** The object as a row keyed by column, for `json_populate_recordset`. */
export function alsZeile(
  objekt: object,
  spalten: ReturnType<typeof schreibspalten>,
): Record<string, unknown> {
  const quelle = objekt as Record<string, unknown>;
  const zeile: Record<string, unknown> = {};
  for (const { feld, spalte, verweis } of spalten) {
    const wert = quelle[feld];
    // What is left out of the JSON is null in the row, and the JSON half as long.
    if (wert !== null && wert !== undefined) zeile[spalte] = verweis ? (wert as { id: number }).id : wert;
  }
  return zeile;
}
