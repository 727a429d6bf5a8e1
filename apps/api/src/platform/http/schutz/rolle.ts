import { fehler } from '@frachtportal/domain/feld/meldung';
import type { FastifyInstance } from 'fastify';
import { gesagt, uebersetzerVon } from '../sprache.js';

const wiederNachSekunden = 5;

/** A process that only does what waits answers nobody but who asks how it is. */
export function beantworteNurNachfragen(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onRequest', (anfrage, antwort, fertig) => {
    if (anfrage.url.startsWith('/api/health/')) return fertig();
    const meldung = gesagt(fehler('server.nurArbeiten'), uebersetzerVon(anfrage));
    void antwort.status(503).header('retry-after', wiederNachSekunden).send([meldung]);
  });
}
