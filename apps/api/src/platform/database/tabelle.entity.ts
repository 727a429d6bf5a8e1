import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Spaltentypen, Wert } from './abbildung.entity.js';
import { spaltenname } from './spalte.js';

type Spalte = EntitySchemaColumnOptions & { type: keyof Spaltentypen };

/** What a column of JSON holds travels in its type only. */
type Inhalt<O> = O extends { inhalt?: (inhalt: infer I) => void } ? I : Wert<O, never>;

/** A column of JSON that holds a `T`. */
export const jsonSpalte = <T>(): { type: 'json'; inhalt?: (inhalt: T) => void } => ({ type: 'json' });

/**
 * Maps a table that no class of the domain stands for. A column is never null unless it says so; a test compares all of
 * it with the migrations.
 */
export function tabelle<const S extends Record<string, Spalte>>(
  name: string,
  spalten: S,
): EntitySchema<{ -readonly [K in keyof S]: Inhalt<S[K]> }> {
  const columns = Object.fromEntries(
    Object.entries(spalten).map(([eigenschaft, o]) => [
      eigenschaft,
      { name: spaltenname(eigenschaft), ...o },
    ]),
  );
  return new EntitySchema({ name, columns: columns as never });
}
