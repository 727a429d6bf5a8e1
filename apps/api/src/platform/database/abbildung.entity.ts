import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { spaltenname } from './spalte.js';

/** A mapped class, whichever it is. */
export type Entitaet = EntitySchema;

export interface Spaltentypen {
  integer: number;
  bigint: string;
  text: string;
  varchar: string;
  boolean: boolean;
  timestamptz: Date;
  date: string;
  uuid: string;
  bytea: Buffer;
  json: object;
  jsonb: object;
}

/** What a column declared here holds; one that names no type stays what the class says. */
export type Wert<O, Sonst> = O extends { type: infer A extends keyof Spaltentypen }
  ? Spaltentypen[A] | (O extends { nullable: true } ? null : never)
  : Sonst;

/** The columns that fields of a class become: references their ids, parts and lists none. */
type Spalten<T> = {
  [K in keyof T as NonNullable<T[K]> extends readonly unknown[] | ((...a: never[]) => unknown)
    ? never
    : NonNullable<T[K]> extends object
      ? `${K & string}Id`
      : K]: NonNullable<T[K]> extends object ? number | null : T[K];
};

/** A row of a mapped table. */
export type Zeile<T, A extends Abbildungsangaben> = Omit<
  Spalten<T>,
  keyof A['dazu'] | (A['ohne'] extends readonly (infer O)[] ? O & PropertyKey : never)
> & { [K in keyof A['dazu']]: Wert<A['dazu'][K], K extends keyof T ? T[K] : never> };

export interface Abbildungsangaben {
  tabelle: string;
  /** Fields of the class that live elsewhere or are computed. */
  ohne?: readonly string[];
  /** Columns the class does not show, or whose declaration differs. */
  dazu?: Record<string, Partial<EntitySchemaColumnOptions>>;
}

/**
 * Maps a plain domain class to a table: lengths and decimals come from its field declarations, references become a
 * column `<name>_id`, parts and lists are tables of their own. The class itself never hears of the ORM.
 */
export function abbildung<T extends object, const A extends Abbildungsangaben>(
  klasse: Klasse<T>,
  angaben: A,
): EntitySchema<Zeile<T, A>> {
  const columns: Record<string, EntitySchemaColumnOptions> = {};
  for (const feld of felder(klasse).values()) {
    if (angaben.ohne?.includes(feld.name) || feld.art === 'teil' || feld.art === 'liste') continue;
    const eigenschaft = feld.art === 'verweis' ? `${feld.name}Id` : feld.name;
    columns[eigenschaft] = { name: spaltenname(eigenschaft), nullable: true, ...spalte(feld) };
  }
  for (const [name, o] of Object.entries(angaben.dazu ?? {})) {
    columns[name] = { name: spaltenname(name), ...columns[name], ...o } as EntitySchemaColumnOptions;
  }
  return new EntitySchema<Zeile<T, A>>({
    name: klasse.name,
    tableName: angaben.tabelle,
    target: klasse,
    columns: columns as never,
  });
}

function spalte(feld: Feld): EntitySchemaColumnOptions {
  switch (feld.art) {
    case 'text':
      return { type: 'varchar', length: feld.max };
    case 'zahl':
      return feld.dezimal
        ? { type: 'numeric', scale: feld.dezimal, transformer: alsZahl }
        : { type: 'integer' };
    case 'tag':
      return { type: 'date' };
    case 'uhrzeit':
      return { type: 'varchar', length: 5 };
    case 'zeitpunkt':
      return { type: 'timestamptz' };
    case 'worte':
      return { type: 'text', array: true };
    case 'wahrheit':
      return { type: 'boolean' };
    default:
      return { type: 'integer' };
  }
}

/** node-postgres reads numeric as text to keep every digit; the domain's numbers fit a double exactly. */
const alsZahl = {
  to: (w: unknown) => w,
  from: (w: string | null) => (w === null ? null : Number(w)),
};
