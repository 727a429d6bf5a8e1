import { fehler } from '@frachtportal/domain/feld/meldung';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ungueltig } from '../errors/fachfehler.js';
import { versionAus } from './etag.js';

function kopfzeile(
  name: string,
  lesen: (wert: string | undefined) => unknown,
  description: string,
): ParameterDecorator {
  const quelle = createParamDecorator((_: unknown, kontext: ExecutionContext) => {
    const wert = kontext.switchToHttp().getRequest<FastifyRequest>().headers[name.toLowerCase()];
    return lesen(Array.isArray(wert) ? wert[0] : wert);
  })();
  return (ziel, methode, index) => {
    quelle(ziel, methode, index);
    const beschreibung = Object.getOwnPropertyDescriptor(ziel, methode as string);
    if (beschreibung)
      ApiHeader({ name, required: false, description })(ziel, methode as string, beschreibung);
  };
}

/** The key under which the same request again gets the first answer. */
export const IdempotenzSchluessel = () =>
  kopfzeile(
    'Idempotency-Key',
    (wert) => {
      if (wert !== undefined && !/^[\x21-\x7e]{1,100}$/.test(wert)) {
        throw ungueltig([fehler('feld.zuLang', 'Idempotency-Key', { max: 100 })]);
      }
      return wert;
    },
    'Derselbe Schlüssel: dieselbe Antwort, nichts wird doppelt angelegt',
  );

/** The version the change is made for, from `If-Match`; null for whatever is stored. */
export const ErwarteteVersion = () =>
  kopfzeile('If-Match', versionAus, 'ETag des gelesenen Standes; ein veralteter wird mit 409 abgewiesen');
