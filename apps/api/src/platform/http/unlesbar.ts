import { STATUS_CODES } from 'node:http';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { deutsch } from '@frachtportal/texte/server';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { antwortZu } from '../errors/fehler.filter.js';
import { gesagt } from './sprache.js';

/** Nobody's language is known yet. */
const deutschGesagt = (m: Meldung) => gesagt(m, deutsch);

const statusJeCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers to what is refused before a route is found: bad paths, and what is no HTTP at all. In the form of all errors. */
export const unlesbareAnfragen = {
  frameworkErrors(ursache, _anfrage, reply: FastifyReply) {
    const { status, meldungen } = antwortZu(ursache.statusCode ?? 400);
    void reply.status(status).send(meldungen.map(deutschGesagt));
  },
  clientErrorHandler(ursache, socket) {
    if (ursache.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, meldungen } = antwortZu(statusJeCode[ursache.code] ?? 400);
    const text = JSON.stringify(meldungen.map(deutschGesagt));
    const kopf = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ];
    if (socket.writable) socket.write(`${kopf.join('\r\n')}\r\n\r\n${text}`);
    socket.destroy(ursache);
  },
} satisfies Partial<FastifyServerOptions>;
