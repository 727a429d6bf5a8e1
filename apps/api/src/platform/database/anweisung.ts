import type { Zeilen } from './zeilen.generated.js';

/** Rows of type `Z` with some columns known more exactly; each must be one that PostgreSQL's type allows. */
type Genauer<Z, A> = { [K in keyof Z]: K extends keyof A ? A[K] : Z[K] };
type Erlaubt<Z, A> = { [K in keyof A]: K extends keyof Z ? Z[K] : never };

/** The texts of all statements by name, several where a statement takes several forms; filled as modules load. */
export const alleAnweisungen = new Map<string, readonly string[]>();

/** An SQL statement whose rows are of type `Z`. */
export class Anweisung<Z> {
  /** Never there: the type of a row travels here. */
  declare protected readonly zeile: Z;

  constructor(
    readonly text: string,
    /** PostgreSQL does not leave out what belongs to others (docs/adr/0014). */
    readonly siehtAlles = false,
  ) {}

  get schreibt(): boolean {
    return /\b(INSERT INTO|UPDATE|DELETE FROM)\b/.test(this.text);
  }

  /** Asserts what PostgreSQL does not know: that a column is never null, what a JSON column or a text holds. */
  genauer<A extends Erlaubt<Z, A>>(): Anweisung<Genauer<Z, A>> {
    return new Anweisung(this.text, this.siehtAlles);
  }

  /** For a search whose index PostgreSQL uses only where it need not leave out what belongs to others first. */
  ohneZeilenschutz(): Anweisung<Z> {
    return new Anweisung(this.text, true);
  }
}

/** A statement whose text depends on what is asked for: filters, order, size. */
export class Anweisungsform<P, Z> {
  declare protected readonly zeile: Z;

  constructor(
    private readonly bau: (angaben: P) => string,
    private readonly siehtAlles = false,
  ) {}

  fuer(angaben: P): Anweisung<Z> {
    return new Anweisung(this.bau(angaben), this.siehtAlles);
  }

  /** Like `Anweisung.genauer`. */
  genauer<A extends Erlaubt<Z, A>>(): Anweisungsform<P, Genauer<Z, A>> {
    return new Anweisungsform(this.bau, this.siehtAlles);
  }

  /** Like `Anweisung.ohneZeilenschutz`. */
  ohneZeilenschutz(): Anweisungsform<P, Z> {
    return new Anweisungsform(this.bau, true);
  }
}

/**
 * Declares a statement. Its row type is made from PostgreSQL's own description by `npm run generate` and checked by
 * `npm run check` (docs/adr/0011).
 * @param name `<file without its role>.<what it does>`; unique
 */
export function anweisung<N extends keyof Zeilen>(name: N, text: string): Anweisung<Zeilen[N]> {
  merke(name, [text]);
  return new Anweisung(text);
}

/**
 * Declares a statement that takes several forms.
 * @param beispiele angaben whose forms are checked; together they use every piece of SQL there is. All give the same row
 */
export function anweisungsform<N extends keyof Zeilen, P>(
  name: N,
  bau: (angaben: P) => string,
  beispiele: readonly NoInfer<P>[],
): Anweisungsform<P, Zeilen[N]> {
  merke(name, beispiele.map(bau));
  return new Anweisungsform(bau);
}

function merke(name: string, texte: readonly string[]): void {
  // A module may be loaded twice, by tests.
  if ((alleAnweisungen.get(name) ?? texte).join() !== texte.join())
    throw new Error(`Zwei Anweisungen heißen ${name}`);
  alleAnweisungen.set(name, texte);
}
