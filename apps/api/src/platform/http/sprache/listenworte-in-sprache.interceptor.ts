import { deutsch } from '@frachtportal/texte/server';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Ergebnis, JsonText } from '../ergebnis.js';
import { uebersetzerVon } from '../sprache.js';

const namensfeld = /^(bezeichnung|(kurz|lang)Bezeichnung|bezkurz)$/;

/** Entries of shipped lists inside an answer bear the name that the lists themselves give in the language asked for. */
@Injectable()
export class ListenworteInSprache implements NestInterceptor {
  intercept(kontext: ExecutionContext, weiter: CallHandler): Observable<unknown> {
    const sage = uebersetzerVon(kontext.switchToHttp().getRequest<FastifyRequest>());
    if (sage === deutsch) return weiter.handle();
    const benannt = (feld: string, wert: unknown) =>
      typeof wert === 'string' && namensfeld.test(feld) ? sage(wert) : wert;
    const inSprache = (inhalt: unknown): unknown => {
      if (inhalt instanceof Ergebnis) return new Ergebnis(inSprache(inhalt.inhalt), inhalt.beiwerk);
      if (Array.isArray(inhalt)) return JSON.parse(JSON.stringify(inhalt), benannt);
      return inhalt instanceof JsonText
        ? new JsonText(JSON.stringify(JSON.parse(inhalt.text, benannt)))
        : inhalt;
    };
    return weiter.handle().pipe(map(inSprache));
  }
}
