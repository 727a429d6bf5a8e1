import { LoggerModule } from 'nestjs-pino';
import { pino } from 'pino';
import type { Umgebung } from '../../config/umgebung.js';
import { angabenVon } from './anfrageangaben.js';
import { anfragekennung } from './anfragekennung.js';
import { merkeFehler } from './fehlerspur.js';
import { Protokolldatei, protokollverzeichnis } from './protokolldatei.js';

/** One line a request, to the output and into a file; tokens, passwords and tickets never reach the log. */
export const protokoll = (umgebung: Umgebung) =>
  LoggerModule.forRoot({
    pinoHttp: [
      {
        level: umgebung.LOG_LEVEL,
        genReqId: anfragekennung,
        customProps: angabenVon,
        autoLogging: {
          ignore: (anfrage) => istUninteressant(ganzeAdresse(anfrage)),
        },
        serializers: {
          req: (r: { id: string; method: string; url: string }) => ({
            id: r.id,
            method: r.method,
            // An address may name people; where lines are collected the route says enough.
            ...(umgebung.PROTOKOLL === 'datei' && { url: ohneGeheimnis(r.url) }),
          }),
          res: (r: { statusCode: number }) => ({ status: r.statusCode }),
        },
      },
      ziel(umgebung),
    ],
  });

/** As a middleware of a path sees it, the address has lost its beginning. */
const ganzeAdresse = (anfrage: { url?: string; originalUrl?: string }) =>
  anfrage.originalUrl ?? anfrage.url ?? '';

/** Files of the web app and the questions of health checks. */
const istUninteressant = (adresse: string) =>
  !adresse.startsWith('/api') || adresse.startsWith('/api/health');

function ziel({ DATA_DIR, LOG_LEVEL, PROTOKOLL }: Umgebung): { write(zeile: string): void } {
  if (LOG_LEVEL === 'silent') return { write: () => undefined };
  const ausgabe = pino.destination({ dest: 1, sync: false, minLength: 0 });
  // Nobody may read it any more, or its disk may be full: the portal goes on.
  ausgabe.on('error', () => undefined);
  process.once('exit', () => {
    try {
      ausgabe.flushSync();
    } catch {
      // As above.
    }
  });
  const datei = PROTOKOLL === 'datei' ? new Protokolldatei(protokollverzeichnis(DATA_DIR)) : undefined;
  return {
    write(zeile) {
      ausgabe.write(zeile);
      datei?.write(zeile);
      merkeFehler(zeile);
    },
  };
}

/** The path without the query and without the token that a link of a mail carries. */
export function ohneGeheimnis(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/(?:confirm|saldenbestaetigung)\/)[^/]+/i, '$1…');
}
