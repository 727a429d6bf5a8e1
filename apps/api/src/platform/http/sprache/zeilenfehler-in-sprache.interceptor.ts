import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { uebersetzerVon } from '../sprache.js';

interface Ergebnis {
  fehler: Importfehler[];
}

/** What an import says of its rows, in the language of whoever asked. */
@Injectable()
export class ZeilenfehlerInSprache implements NestInterceptor {
  intercept(kontext: ExecutionContext, weiter: CallHandler): Observable<unknown> {
    const sage = uebersetzerVon(kontext.switchToHttp().getRequest<FastifyRequest>());
    const uebersetze = ({ params, ...fehler }: Importfehler) => ({
      ...fehler,
      text: meldungstext({ ...fehler, ...(params && { params }) }, sage),
    });
    const inSprache = (ergebnis: Ergebnis) => ({ ...ergebnis, fehler: ergebnis.fehler.map(uebersetze) });
    return weiter
      .handle()
      .pipe(map((e: Ergebnis | Ergebnis[]) => (Array.isArray(e) ? e.map(inSprache) : inSprache(e))));
  }
}
