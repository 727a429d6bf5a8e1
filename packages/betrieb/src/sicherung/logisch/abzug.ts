import { Readable } from 'node:stream';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import { mitVerbindung } from '../../sql.js';
import { uebernimm } from '../archiv.js';
import { INHALT, liesInhalt, ORDNER, type Tabelle } from './inhalt.js';

/** An entry of a tar says its length first, so a table is cut into pieces that fit in memory. */
const STUECK = 8_000_000;
const ZEILENENDE = 0x0a;

/** Puts the rows of one moment into the archive, as any PostgreSQL reads them. */
export async function schreibeAbzug(url: string, archiv: Pack): Promise<void> {
  await mitVerbindung(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const inhalt = await liesInhalt(client);
    await lege(archiv, INHALT, Buffer.from(JSON.stringify(inhalt)));
    for (const tabelle of inhalt.tabellen) await schreibeTabelle(client, archiv, tabelle);
    await client.query('COMMIT');
  });
}

async function schreibeTabelle(
  client: pg.Client,
  archiv: Pack,
  { name, spalten }: Pick<Tabelle, 'name' | 'spalten'>,
): Promise<void> {
  const sql = `COPY (SELECT ${spalten.join(', ')} FROM ${client.escapeIdentifier(name)}) TO STDOUT`;
  let nummer = 0;
  for await (const stueck of stuecke(client.query(to(sql)))) {
    nummer += 1;
    await lege(archiv, `${ORDNER}/${name}/${nummer}`, stueck);
  }
}

/** Pieces of whole rows: in the text of COPY a line feed is always the end of one. */
async function* stuecke(strom: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let teile: Buffer[] = [];
  let bytes = 0;
  for await (const teil of strom) {
    teile.push(teil);
    bytes += teil.length;
    if (bytes < STUECK || teil.at(-1) !== ZEILENENDE) continue;
    yield Buffer.concat(teile);
    teile = [];
    bytes = 0;
  }
  if (bytes) yield Buffer.concat(teile);
}

const lege = (archiv: Pack, name: string, inhalt: Buffer) =>
  uebernimm(archiv, { name, size: inhalt.length }, Readable.from([inhalt]));
