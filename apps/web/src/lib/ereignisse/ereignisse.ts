import { ausweisZu, schluessel } from '@frachtportal/api-client/sitzung';
import { createParser } from 'eventsource-parser';
import { versucheErneuerung } from '../sitzung';

const pauseMs = 2000;
const hoechstensPauseMs = 60_000;

/** The lists of which the server tells. */
export const ereignisarten = ['auftraege', 'vorschlaege', 'kommentare', 'importe', 'klaerfaelle'] as const;
export type Ereignisart = (typeof ereignisarten)[number];

/** What has changed, by its ids; null: some have, read again what is shown. */
export type Aenderung = readonly number[] | null;

/**
 * Listens to the server until `signal` ends it: through the token like every other call, hence with fetch and not with
 * EventSource. A line that breaks is opened again, and then anything may have been missed.
 */
export async function lausche(
  melde: (art: Ereignisart, ids: Aenderung) => void,
  signal: AbortSignal,
  /** Told when the line opens and when it ends: without one, somebody else has to ask. */
  leitung: (offen: boolean) => void = () => undefined,
): Promise<void> {
  let fehlversuche = 0;
  let verpasst = false;
  while (!signal.aborted) {
    try {
      const ergebnis = await eineLeitung(melde, signal, () => {
        fehlversuche = 0;
        leitung(true);
        if (verpasst) for (const art of ereignisarten) melde(art, null);
        verpasst = true;
      });
      if (ergebnis === 'abgelehnt') return;
      if (ergebnis === 'erneuern' && !(await versucheErneuerung())) return;
    } catch {
      if (signal.aborted) return;
    } finally {
      leitung(false);
    }
    await warte(Math.min(hoechstensPauseMs, pauseMs * 2 ** Math.min(5, fehlversuche++)), signal);
  }
}

/** One line, until it ends. A refused token is renewed; whoever may not listen does not try again. */
async function eineLeitung(
  melde: (art: Ereignisart, ids: Aenderung) => void,
  signal: AbortSignal,
  offen: () => void,
): Promise<'ende' | 'erneuern' | 'abgelehnt'> {
  const token = localStorage.getItem(schluessel.token);
  if (!token) return 'abgelehnt';
  const antwort = await fetch('/api/ereignisse', {
    headers: { authorization: `Bearer ${ausweisZu(token) ?? token}` },
    signal,
  });
  if (antwort.status === 401) return 'erneuern';
  if (antwort.status === 403) return 'abgelehnt';
  if (!antwort.ok || !antwort.body) throw new Error(`Ereignisse: ${antwort.status}`);
  let grund = '';
  const leser = createParser({
    onEvent({ event, data }) {
      const inhalt = JSON.parse(data) as { ids?: Aenderung; grund?: string };
      if (event === 'offen') offen();
      const art = ereignisarten.find((a) => a === event);
      if (art) melde(art, inhalt.ids ?? null);
      if (event === 'ende') grund = inhalt.grund ?? '';
    },
  });
  for await (const teil of stuecke(antwort.body)) leser.feed(teil);
  if (grund === 'abgemeldet') return 'abgelehnt';
  return grund === 'erneuern' ? 'erneuern' : 'ende';
}

/** Not every browser can iterate over a stream. */
async function* stuecke(strom: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const leser = strom.getReader();
  const worte = new TextDecoder();
  try {
    for (let teil = await leser.read(); !teil.done; teil = await leser.read())
      yield worte.decode(teil.value, { stream: true });
  } finally {
    leser.releaseLock();
  }
}

/** Half as long again at most, by chance: when the server comes back not all windows come at once. */
function warte(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((fertig) => {
    const uhr = setTimeout(fertig, ms * (1 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(uhr);
      fertig();
    });
  });
}
