import { type Sendung, sende } from './http-ausgang.js';

type Grenzen = Pick<Sendung, 'fristMs' | 'erlaubt' | 'arten' | 'hoechstensBytes'>;
interface Anfrage {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
}

/** `fetch` for libraries that bring their own protocol: through the one way out, with its limits. */
export function ausgangsfetch(grenzen: Grenzen): (adresse: string, anfrage: Anfrage) => Promise<Response> {
  return async (adresse, { method, headers, body }) => {
    const { status, koepfe, text } = await sende({
      ...grenzen,
      adresse,
      methode: method === 'GET' ? 'GET' : 'POST',
      koepfe: Object.fromEntries(new Headers(headers)),
      inhalt: body === undefined || body === null ? '' : String(body),
    });
    const zurueck = Object.entries(koepfe).flatMap(([name, wert]) =>
      [wert ?? []].flat().map((w): [string, string] => [name, w]),
    );
    return new Response(status === 204 ? null : text, { status, headers: zurueck });
  };
}
