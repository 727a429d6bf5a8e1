import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import { loeseAuf } from '../../../platform/netz/ziel.js';
import { alsDruckfehler } from './druckfehler.js';

/** A printer that takes what it prints over a TCP connection (port 9100, „raw“). */
export interface Netzdrucker {
  host: string;
  port: number;
}

/** So long a printer may take to hang up once it has everything; some never do. */
const auflegenMs = 5000;
/** Whoever hangs up before we have said that this was all has not taken it. */
const nachklangMs = 200;

/**
 * Sends a text and waits until the printer hangs up: it has taken all then.
 * @throws Druckfehler where it did not work within the time
 */
export async function sende(
  ziel: Netzdrucker,
  inhalt: string,
  { fristMs, erlaubt }: { fristMs: number; erlaubt: readonly string[] },
): Promise<void> {
  const signal = AbortSignal.timeout(fristMs);
  let verbindung: Socket | undefined;
  try {
    verbindung = connect({ host: await loeseAuf(ziel.host, erlaubt), port: ziel.port });
    await uebertrage(verbindung, inhalt, signal);
  } catch (fehler) {
    throw alsDruckfehler(fehler, ziel);
  } finally {
    verbindung?.destroy();
  }
}

async function uebertrage(verbindung: Socket, inhalt: string, signal: AbortSignal): Promise<void> {
  // What it says is not for us, but unread it would never be seen to hang up.
  verbindung.resume();
  const aufgelegt = once(verbindung, 'close', { signal }).then(() => true);
  // Whoever fails first is told of below.
  aufgelegt.catch(() => undefined);
  const spaetestens = (ms: number) => Promise.race([aufgelegt, warte(ms, false, { ref: false })]);
  await once(verbindung, 'connect', { signal });
  if (!verbindung.write(inhalt)) await Promise.race([aufgelegt, once(verbindung, 'drain', { signal })]);
  if (await spaetestens(nachklangMs)) throw Object.assign(new Error('aufgelegt'), { code: 'ECONNRESET' });
  verbindung.end();
  await spaetestens(auflegenMs);
}
