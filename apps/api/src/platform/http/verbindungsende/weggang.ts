import type { ServerResponse } from 'node:http';
import { Fachfehler } from '../../errors/fachfehler.js';

/** What web servers say of a request whose caller has gone; nobody reads it but the log. */
const aufruferWeg = 499;

/** Makes, when first asked, what ends when the caller goes before the answer is complete. */
export function weggangVon(antwort: ServerResponse): () => AbortSignal {
  let gemacht: AbortSignal | undefined;
  return () => (gemacht ??= beobachte(antwort));
}

function beobachte(antwort: ServerResponse): AbortSignal {
  const abbruch = new AbortController();
  const gehe = () => {
    if (!antwort.writableFinished) abbruch.abort(new Fachfehler(aufruferWeg, []));
  };
  if (antwort.closed) gehe();
  else antwort.once('close', gehe);
  return abbruch.signal;
}
