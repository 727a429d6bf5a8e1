import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { meldungstext } from '@frachtportal/domain/feld/meldung';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { tafelVon } from './sprache.js';

/** What an import says of its rows, in the language of whoever asked. */
@Injectable()
export class ZeilenfehlerInSprache implements NestInterceptor {
  intercept(kontext: ExecutionContext, weiter: CallHandler): Observable<unknown> {
    const tafel = tafelVon(kontext.switchToHttp().getRequest<FastifyRequest>());
    const uebersetze = ({ params, ...fehler }: Importfehler) => ({
      ...fehler,
      text: meldungstext({ ...fehler, ...(params && { params }) }, tafel),
    });
    const inSprache = (ergebnis: { fehler: Importfehler[] }) => ({
      ...ergebnis,
      fehler: ergebnis.fehler.map(uebersetze),
    });
    return weiter.handle().pipe(map(inSprache));
  }
}
