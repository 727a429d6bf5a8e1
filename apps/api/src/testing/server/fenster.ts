import type { Portal } from '../portal.js';

/** A window that listens: everything it has heard. */
export async function oeffneFenster(portal: Portal, wer: string) {
  const { accessToken } = await portal.anmelden(wer);
  const abbruch = new AbortController();
  const { body } = await fetch(`${portal.url}/api/ereignisse`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: abbruch.signal,
  });
  const fenster = { gehoert: '', schliesse: () => abbruch.abort() };
  const lies = async () => {
    for await (const teil of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()))
      fenster.gehoert += teil;
  };
  void lies().catch(() => undefined);
  return fenster;
}
