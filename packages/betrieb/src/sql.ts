import pg from 'pg';

/** Opens one connection, does the work, closes it. */
export async function mitVerbindung<T>(url: string, arbeit: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that is stopped cuts its connections: this is no reason to end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await arbeit(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens each database of a server that is somebody's, one after the other. */
export async function jeDatenbank(
  serverUrl: string,
  arbeit: (client: pg.Client, datenbank: string) => Promise<void>,
): Promise<void> {
  const { rows } = await mitVerbindung(serverUrl, (client) =>
    client.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE NOT datistemplate'),
  );
  for (const { name } of rows)
    await mitVerbindung(andereDatenbank(serverUrl, name), (client) => arbeit(client, name));
}

/** The same server and login, another database. */
export function andereDatenbank(url: string, name: string): string {
  const ziel = new URL(url);
  ziel.pathname = `/${name}`;
  return ziel.href;
}

/** Creates the database unless it is there. */
export async function datenbankAnlegen(serverUrl: string, name: string): Promise<void> {
  await mitVerbindung(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
