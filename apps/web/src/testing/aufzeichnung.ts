import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mitListe, server } from './server';

/** A request as it reached the server. */
export interface Gesendet {
  /** Method and path behind `/api/`. */
  was: string;
  // biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
  koerper: any;
  kopf: Headers;
  frage: URLSearchParams;
  teile: Record<string, string | undefined>;
}

type Antwort = object | ((g: Gesendet) => object);
type Methode = 'get' | 'post' | 'put' | 'delete';

/** Everything that was sent to calls with an answer of `antworte`, in its order. */
export const gesendet: Gesendet[] = [];

/** What was sent to a call, e.g. `PUT mandanten/7`. */
export const an = (was: string) => gesendet.filter((g) => g.was === was);

/** A refusal as the portal words it. */
export const abgelehnt = (status: number, text: string, field: string | null = null) =>
  HttpResponse.json([{ severity: 'ERROR', key: 'probe', text, field }], { status });

/** Answers a call, with JSON where it is no answer of its own, and remembers what was sent. */
export function antworte(methode: Methode, pfad: string, antwort: Antwort): void {
  server.use(
    http[methode](`*/api/${pfad}`, async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url);
      const json = request.headers.get('content-type')?.startsWith('application/json');
      const g: Gesendet = {
        was: `${request.method} ${decodeURIComponent(pathname.replace(/^.*\/api\//, ''))}`,
        koerper: json ? await request.json() : null,
        kopf: request.headers,
        frage: searchParams,
        teile: params as Gesendet['teile'],
      };
      gesendet.push(g);
      const jetzt = typeof antwort === 'function' ? antwort(g) : antwort;
      return jetzt instanceof Response ? jetzt.clone() : HttpResponse.json(jetzt as never);
    }),
  );
}

/** A portal for the tests of a file; `vorbereiten` says what it answers before each of them. */
export function mitPortal(vorbereiten: () => void): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterAll(() => server.close());
  afterEach(() => server.resetHandlers());
  beforeEach(() => {
    gesendet.length = 0;
    mitListe([]);
    vorbereiten();
  });
}
