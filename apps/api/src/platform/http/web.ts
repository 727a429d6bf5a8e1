import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Not to be answered with the start page: calls of the API, built files of another version, and what machines ask for. */
const keineSeite = /^(api|assets|\.well-known|metrics|sbom\.json)(\/|$)/i;

/** Serves the built web app; every path that is not the API's and no file leads to its start page. */
export async function liefereWeb(fastify: FastifyInstance, verzeichnis: string): Promise<void> {
  if (!existsSync(join(verzeichnis, 'index.html'))) return;
  await fastify.register(fastifyStatic, {
    root: verzeichnis,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (antwort, pfad) => {
      // Built files carry their fingerprint in the name.
      const fest = pfad.includes('/assets/');
      void antwort.header('cache-control', fest ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get<{ Params: { '*': string } }>('/*', (anfrage, antwort) =>
    keineSeite.test(anfrage.params['*']) ? antwort.callNotFound() : antwort.sendFile('index.html'),
  );
}
