import pg from 'pg';

/** A column of a statement's rows: its name and its type in TypeScript. */
export interface Spalte {
  name: string;
  typ: string;
}

/** Types in TypeScript as node-postgres reads them, by PostgreSQL's name; what is missing here is refused. */
const typen: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  void: 'string',
};

interface Feld {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Asks PostgreSQL what a statement would answer, without running it: the protocol's parse and describe. */
class Beschreibung implements pg.Submittable {
  readonly fertig: Promise<Feld[]>;
  private felder: Feld[] = [];
  private nimm: (felder: Feld[]) => void = () => undefined;
  private scheitere: (fehler: Error) => void = () => undefined;

  constructor(private readonly text: string) {
    this.fertig = new Promise((nimm, scheitere) => Object.assign(this, { nimm, scheitere }));
  }

  submit(leitung: pg.Connection): void {
    leitung.parse({ name: '', text: this.text, types: [] }, true);
    leitung.describe({ type: 'S', name: '' }, true);
    leitung.sync();
  }

  handleRowDescription({ fields }: { fields: Feld[] }): void {
    this.felder = fields;
  }

  handleError(fehler: Error): void {
    this.scheitere(fehler);
  }

  handleReadyForQuery(): void {
    this.nimm(this.felder);
  }
}

/**
 * What PostgreSQL says of the rows of a statement. A column is never null where it is a NOT NULL column of a table and
 * no outer join could leave it out; of everything else (expressions, unions) nothing is known.
 * @returns undefined for a statement without rows
 */
export async function beschreibe(client: pg.Client, text: string): Promise<Spalte[] | undefined> {
  const felder = await client.query(new Beschreibung(text)).fertig;
  if (!felder.length) return undefined;
  const namen = felder.map((f) => f.name);
  const doppelt = namen.find((n, i) => n === '?column?' || namen.indexOf(n) < i);
  if (doppelt) throw new Error(`Die Spalte ${doppelt} braucht einen eigenen Namen (AS)`);
  const bekannt = await katalog(client, felder);
  const offen = durchOuterJoin(text);
  return felder.map((f) => {
    const typ = tsTyp(bekannt.typen.get(f.dataTypeID) ?? '?', f.name);
    const spalte = bekannt.spalten.get(`${f.tableID}.${f.columnID}`);
    const nieNull = spalte?.pflicht && offen !== 'alle' && !offen.has(spalte.tabelle);
    return { name: f.name, typ: nieNull || typ === 'unknown' ? typ : `${typ} | null` };
  });
}

async function katalog(client: pg.Client, felder: Feld[]) {
  const arten = await client.query<{ oid: number; name: string }>(
    'SELECT oid::int, typname AS name FROM pg_type WHERE oid = ANY($1)',
    [felder.map((f) => f.dataTypeID)],
  );
  const spalten = await client.query<{ stelle: string; tabelle: string; pflicht: boolean }>(
    `SELECT a.attrelid || '.' || a.attnum AS stelle, c.relname AS tabelle, a.attnotnull AS pflicht
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid WHERE a.attrelid = ANY($1)`,
    [felder.map((f) => f.tableID)],
  );
  return {
    typen: new Map(arten.rows.map((t) => [t.oid, t.name])),
    spalten: new Map(spalten.rows.map((s) => [s.stelle, s])),
  };
}

/**
 * The tables an outer join may leave out, by the text of the statement: those named behind a LEFT JOIN, in a subquery
 * all its words. Where that names a CTE, or with a RIGHT or FULL JOIN or the old row of RETURNING, all tables.
 */
function durchOuterJoin(text: string): Set<string> | 'alle' {
  if (/\b(right|full)\s+(outer\s+)?join\b|\bgrouping\s+sets\b|\b(rollup|cube)\s*\(|\bold\./i.test(text))
    return 'alle';
  const ctes = new Set(
    [...text.matchAll(/(\w+)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi)].map((t) => t[1]),
  );
  const tabellen = new Set<string>();
  for (const treffer of text.matchAll(/\bleft\s+(?:outer\s+)?join\s+(?:lateral\s+)?/gi)) {
    const quelle = erstesGlied(text.slice(treffer.index + treffer[0].length));
    for (const [wort] of quelle.matchAll(/\w+/g)) {
      if (ctes.has(wort)) return 'alle';
      tabellen.add(wort.toLowerCase());
    }
  }
  return tabellen;
}

/** A name, or everything up to the bracket that closes the first one. */
function erstesGlied(text: string): string {
  if (!text.startsWith('(')) return /^[\w.]+/.exec(text)?.[0] ?? '';
  let tiefe = 0;
  const ende = [...text].findIndex((z) => {
    if (z === '(') tiefe++;
    if (z === ')') tiefe--;
    return tiefe === 0;
  });
  return text.slice(0, ende);
}

function tsTyp(name: string, spalte: string): string {
  const element = name.startsWith('_') ? typen[name.slice(1)] : undefined;
  const typ = element ? `${element}[]` : typen[name];
  if (!typ)
    throw new Error(`Die Spalte ${spalte} ist vom Typ ${name}, für den keiner in TypeScript bekannt ist`);
  return typ;
}

/**
 * The row types of all statements as a TypeScript file.
 * @param anweisungen the texts by name; several texts of one statement must describe the same row
 * @throws Error that names every statement PostgreSQL refuses
 */
export async function zeilentypen(
  client: pg.Client,
  anweisungen: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const zeilen: string[] = [];
  const fehler: string[] = [];
  for (const [name, texte] of [...anweisungen].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const formen = new Set<string>();
    for (const text of new Set(texte))
      await zeilentyp(client, text).then(
        (form) => formen.add(form),
        (grund: Error) => fehler.push(`${name}: ${grund.message}`),
      );
    if (formen.size > 1) fehler.push(`${name}: verschiedene Zeilen ${[...formen].join(' und ')}`);
    zeilen.push(`  '${name}': ${[...formen].join(' | ')};`);
  }
  if (fehler.length) throw new Error(fehler.join('\n'));
  return `${kopf}export interface Zeilen {\n${zeilen.join('\n')}\n}\n`;
}

const kopf = `// Made by \`npm run generate\` from the statements and the migrated schema (docs/adr/0011).

/** What PostgreSQL says of the rows of each statement, by its name. */
`;

async function zeilentyp(client: pg.Client, text: string): Promise<string> {
  const spalten = await beschreibe(client, text);
  if (!spalten) return 'never';
  const felder = spalten.map(
    ({ name, typ }) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${typ}`,
  );
  return `{ ${felder.join('; ')} }`;
}
