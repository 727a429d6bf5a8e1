import type { FastifyInstance } from 'fastify';

/** Where plain forms are sent to: public pages, which nobody is logged in to. */
const orte = /^\/(v\/:token|sendung)(\/|$)/;
const formularBytes = 4096;

/** Reads plain forms on the public pages; everywhere else they stay what nobody takes. */
export function nimmFormulareAn(fastify: FastifyInstance): void {
  const wie = { parseAs: 'string', bodyLimit: formularBytes } as const;
  fastify.addContentTypeParser('application/x-www-form-urlencoded', wie, (anfrage, inhalt, fertig) => {
    if (orte.test(anfrage.routeOptions.url ?? ''))
      return fertig(null, Object.fromEntries(new URLSearchParams(String(inhalt))));
    return fertig(Object.assign(new Error('Medientyp'), { statusCode: 415 }));
  });
}
