import type { FastifyInstance } from 'fastify';
import type { Umgebung } from '../../../config/umgebung.js';

const tagMs = 86_400_000;
/** Shorter than the year that the standard allows at most. */
const gueltigTage = 180;

/** Tells who finds a weakness where to report it (RFC 9116); without an address there is no such file. */
export function nenneSicherheitskontakt(fastify: FastifyInstance, umgebung: Umgebung): void {
  const { SICHERHEIT_KONTAKT: kontakt, PORTAL_URL } = umgebung;
  if (!kontakt) return;
  const wohin = kontakt.startsWith('https://') ? kontakt : `mailto:${kontakt}`;
  fastify.get('/.well-known/security.txt', (_anfrage, antwort) => {
    const bis = new Date(Math.ceil(Date.now() / tagMs) * tagMs + gueltigTage * tagMs).toISOString();
    const zeilen = [
      `Contact: ${wohin}`,
      `Expires: ${bis}`,
      'Preferred-Languages: de, en',
      `Canonical: ${PORTAL_URL}/.well-known/security.txt`,
    ];
    return antwort.type('text/plain; charset=utf-8').send(`${zeilen.join('\n')}\n`);
  });
}
