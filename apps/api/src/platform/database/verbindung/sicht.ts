import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { type Identitaet, vielleichtIdentitaet } from '../../tenancy/anfrage-kontext.js';

/** Whose rows a connection shows, as the rules ask for it (vorbereiten/zeilenschutz.ts); undefined for everybody's. */
type Sicht = readonly [mandanten: string, haus: string, betreiber: boolean];

const ausgesetzt = new AsyncLocalStorage<true>();
const sichten = new WeakMap<Identitaet, Sicht>();
const gestellt = new WeakMap<pg.ClientBase, Sicht>();

/** Without a role of its own (its owner may make none) it is the one that sees everything. */
const nurDiese = (fuerTransaktion: boolean) => `
  SELECT set_config('role', coalesce(sichtrolle(), betriebsrolle()), ${fuerTransaktion}),
    set_config('frachtportal.mandanten', $1, ${fuerTransaktion}), set_config('frachtportal.haus', $2, ${fuerTransaktion}),
    set_config('frachtportal.betreiber', $3, ${fuerTransaktion}), pg_backend_pid() AS pid`;
const alles = (fuerTransaktion: boolean) =>
  `SELECT set_config('role', betriebsrolle(), ${fuerTransaktion}), pg_backend_pid() AS pid`;
const texte = { nurDiese: nurDiese(false), alles: alles(false) };
const texteInTransaktion = { nurDiese: nurDiese(true), alles: alles(true) };

/** Does a connection show already what whoever asks may see? */
export const zeigtSicht = (client: pg.ClientBase): boolean => gleich(gestellt.get(client), aktuelle());

/** Before somebody works with a connection: it shows what they may see. */
export async function stelleSicht(client: pg.ClientBase): Promise<void> {
  const sicht = aktuelle();
  if (sicht) {
    await client.query({ name: 'sicht', text: texte.nurDiese, values: [...sicht] });
    gestellt.set(client, sicht);
  } else {
    await client.query({ name: 'alles', text: texte.alles });
    gestellt.delete(client);
  }
}

/**
 * The same until the transaction ends that has begun: behind a pooler nothing outlives it.
 * @returns which process of PostgreSQL works on it
 */
export async function stelleSichtInTransaktion(client: pg.ClientBase): Promise<number | undefined> {
  const sicht = aktuelle();
  const [text, values] = sicht ? [texteInTransaktion.nurDiese, [...sicht]] : [texteInTransaktion.alles, []];
  return (await client.query<{ pid: number }>(text, values)).rows[0]?.pid;
}

/**
 * Nothing of others is left out for `arbeit`, whoever asks: it asks for the right rows by itself.
 * @param client of the transaction around it, if there is one
 */
export function ohneZeilenschutz<T>(client: pg.ClientBase | undefined, arbeit: () => Promise<T>): Promise<T> {
  if (!client || ausgesetzt.getStore() || !vielleichtIdentitaet()) return ausgesetzt.run(true, arbeit);
  return ausgesetzt.run(true, async () => {
    await stelleSichtInTransaktion(client);
    const ergebnis = await arbeit();
    // Where it failed the transaction is over, and with it what was said.
    await ausgesetzt.exit(() => stelleSichtInTransaktion(client));
    return ergebnis;
  });
}

function aktuelle(): Sicht | undefined {
  const wer = ausgesetzt.getStore() ? undefined : vielleichtIdentitaet();
  if (!wer) return undefined;
  const bekannt = sichten.get(wer);
  if (bekannt) return bekannt;
  const haus = [...wer.sichtbareMandanten, wer.mandantId, wer.hauptmandantId];
  const sicht: Sicht = [feld(wer.sichtbareMandanten), feld(haus), wer.betreiber];
  sichten.set(wer, sicht);
  return sicht;
}

const feld = (zahlen: readonly number[]) => `{${zahlen.join()}}`;

const gleich = (a: Sicht | undefined, b: Sicht | undefined) =>
  a === b || (a?.every((wert, i) => wert === b?.[i]) ?? false);
