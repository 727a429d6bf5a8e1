import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is on the line when the server stops listening has this long to arrive. */
const nachzueglerMs = 500;

/**
 * Lets a stopping server go quickly without cutting a request: nobody gets in any more, every answer closes its
 * connection, and those that then carry no request are closed.
 */
export function entleeren(fastify: FastifyInstance): void {
  const { server } = fastify;
  let endet = false;
  const verbindungen = new Set<Socket>();
  server.on('connection', (socket) => {
    verbindungen.add(socket);
    socket.once('close', () => verbindungen.delete(socket));
  });
  fastify.addHook('onSend', (_anfrage, antwort, inhalt, fertig) => {
    if (endet) void antwort.header('connection', 'close');
    fertig(null, inhalt);
  });
  fastify.addHook('preClose', (fertig) => {
    endet = true;
    const untaetige = server.closeIdleConnections.bind(server);
    const schliesseUntaetige = () => {
      untaetige();
      // Browsers open connections in advance. To Node one that has never carried a request is not idle.
      for (const socket of verbindungen) if (!socket.bytesRead) socket.destroy();
    };
    // Node would do so the moment it stops listening, and cut off who has just begun to send.
    server.closeIdleConnections = () => undefined;
    setTimeout(() => {
      schliesseUntaetige();
      const schliessen = setInterval(schliesseUntaetige, 50);
      server.once('close', () => clearInterval(schliessen));
    }, nachzueglerMs).unref();
    fertig();
  });
}
