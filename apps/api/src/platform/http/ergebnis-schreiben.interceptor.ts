import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Ergebnis, JsonText, kopfzeilenZu } from './ergebnis.js';
import { istBekannt } from './etag.js';

const json = 'application/json; charset=utf-8';

/** Writes what routes answer: headers beside the content, JSON text as it is, plain values as JSON. */
@Injectable()
export class ErgebnisSchreiben implements NestInterceptor {
  intercept(kontext: ExecutionContext, weiter: CallHandler): Observable<unknown> {
    const http = kontext.switchToHttp();
    const anfrage = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return weiter.handle().pipe(map((wert: unknown) => schreibe(wert, anfrage, reply)));
  }
}

function schreibe(wert: unknown, anfrage: FastifyRequest, reply: FastifyReply): unknown {
  if (!(wert instanceof Ergebnis)) return alsText(wert, reply);
  void reply.headers(kopfzeilenZu(wert.beiwerk));
  const { etag, status } = wert.beiwerk;
  if (etag && istBekannt(anfrage.headers['if-none-match'], etag)) return void reply.status(304).send();
  if (status) return void reply.status(status).send(alsText(wert.inhalt, reply));
  return alsText(wert.inhalt, reply);
}

function alsText(inhalt: unknown, reply: FastifyReply): unknown {
  const einfach = typeof inhalt === 'number' || typeof inhalt === 'boolean';
  if (!einfach && !(inhalt instanceof JsonText)) return inhalt;
  void reply.type(json);
  return einfach ? String(inhalt) : inhalt.text;
}
