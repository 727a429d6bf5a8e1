import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { schliesseTuer } from './tuer.js';

/** What is on the line when the server stops listening has this long to arrive. */
const nachzueglerMs = 1000;

/** Who has got in and not yet said a word is waited for so long, counted from when they got in. */
const erstesWortMs = 2000;

/**
 * Lets a stopping server go quickly without cutting a request: nobody gets in any more, every answer closes its
 * connection, and those that then carry no request are closed.
 */
export function entleeren(fastify: FastifyInstance): void {
  const { server } = fastify;
  let endet: Promise<void> | undefined;
  const verbindungen = new Map<Socket, number>();
  server.on('connection', (socket) => {
    verbindungen.set(socket, performance.now());
    socket.once('close', () => verbindungen.delete(socket));
  });
  fastify.addHook('onSend', (_anfrage, antwort, inhalt, fertig) => {
    if (!endet) return fertig(null, inhalt);
    void antwort.header('connection', 'close');
    // Whoever gets an answer asks the next question, which would meet the closing door.
    void endet.then(() => fertig(null, inhalt));
  });
  fastify.addHook('preClose', (fertig) => {
    endet = schliesseTuer(server, () => {
      schliesseUnbenutzte(server, verbindungen);
      fertig();
    });
  });
}

function schliesseUnbenutzte(server: Server, verbindungen: Map<Socket, number>): void {
  const untaetige = server.closeIdleConnections.bind(server);
  const schliesse = () => {
    untaetige();
    // Browsers open connections in advance. To Node one that has never carried a request is not idle.
    for (const [socket, seit] of verbindungen)
      if (!socket.bytesRead && performance.now() - seit > erstesWortMs) socket.destroy();
  };
  // Node would do so the moment it stops listening, and cut off who has just begun to send.
  server.closeIdleConnections = () => undefined;
  setTimeout(() => {
    // After the sockets were looked at: what has arrived meanwhile is a request.
    const schliessen = setInterval(() => setImmediate(schliesse), 50);
    server.once('close', () => clearInterval(schliessen));
  }, nachzueglerMs).unref();
}
