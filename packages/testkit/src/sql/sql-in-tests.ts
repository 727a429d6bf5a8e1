/** A statement in a test by which a table of the product is written past the product. */
export type Schreibanweisung = `${'INSERT' | 'UPDATE' | 'DELETE' | 'ALTER' | 'TRUNCATE'} ${string}`;

const name = String.raw`"?(?<tabelle>\w+|\$\{[^}]*\})"?`;
const muster = [
  new RegExp(String.raw`\b(?<art>INSERT)\s+INTO\s+${name}`, 'gi'),
  new RegExp(String.raw`\b(?<art>UPDATE)\s+(?:ONLY\s+)?${name}(?:\s+(?:AS\s+)?\w+)?\s+SET\b`, 'gi'),
  new RegExp(String.raw`\b(?<art>DELETE)\s+FROM\s+(?:ONLY\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\b(?<art>ALTER)\s+TABLE\s+(?:IF\s+EXISTS\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\b(?<art>TRUNCATE)\s+(?:TABLE\s+)?${name}`, 'gi'),
];

/** What a source file writes by SQL: each kind and table once. A name that is put in counts whatever it is. */
export function schreibanweisungen(quelltext: string, tabellen: ReadonlySet<string>): Schreibanweisung[] {
  const gefunden = muster.flatMap((form) =>
    [...quelltext.matchAll(form)].map(({ groups }) => ({
      art: groups?.['art']?.toUpperCase() ?? '',
      tabelle: groups?.['tabelle']?.startsWith('$') ? '*' : (groups?.['tabelle']?.toLowerCase() ?? ''),
    })),
  );
  const geschrieben = gefunden
    .filter(({ tabelle }) => tabelle === '*' || tabellen.has(tabelle))
    .map(({ art, tabelle }) => `${art} ${tabelle}` as Schreibanweisung);
  return [...new Set(geschrieben)].sort();
}

/** The tables that the migrations make. */
export function tabellenDer(migrationen: readonly string[]): Set<string> {
  const form = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)/gi;
  return new Set(migrationen.flatMap((sql) => [...sql.matchAll(form)].map((m) => m[1]?.toLowerCase() ?? '')));
}
