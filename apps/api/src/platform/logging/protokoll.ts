import { randomUUID } from 'node:crypto';
import { LoggerModule } from 'nestjs-pino';
import type { Umgebung } from '../../config/umgebung.js';

/** One line a request; tokens, passwords and tickets never reach the log. */
export const protokoll = (umgebung: Umgebung) =>
  LoggerModule.forRoot({
    pinoHttp: {
      level: umgebung.LOG_LEVEL,
      genReqId: () => randomUUID(),
      autoLogging: {
        ignore: (anfrage) => !anfrage.url?.startsWith('/api') || anfrage.url.startsWith('/api/health'),
      },
      serializers: {
        req: (r: { id: string; method: string; url: string }) => ({
          id: r.id,
          method: r.method,
          url: ohneGeheimnis(r.url),
        }),
        res: (r: { statusCode: number }) => ({ status: r.statusCode }),
      },
    },
  });

/** The path without the query and without the token that a link to confirm carries. */
export function ohneGeheimnis(url: string): string {
  return (url.split('?')[0] ?? '').replace(/(\/confirm\/)[^/]+/i, '$1…');
}
