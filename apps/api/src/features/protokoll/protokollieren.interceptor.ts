import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { RECHT } from '../../platform/auth/recht.js';
import { istProtokolliert, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';

type Anfrage = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Counting what an export would hold is none. */
const keinExport = /\/count/;

/** Writes deletions and exports of every feature into the audit log, unless the feature has done so itself. */
@Injectable()
export class Protokollieren implements NestInterceptor {
  private readonly log = new Logger('Protokollieren');

  constructor(
    private readonly reflector: Reflector,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  intercept(kontext: ExecutionContext, weiter: CallHandler): Observable<unknown> {
    const anfrage = kontext.switchToHttp().getRequest<Anfrage>();
    const recht = this.reflector.getAllAndOverride<Recht | undefined>(RECHT, [
      kontext.getHandler(),
      kontext.getClass(),
    ]);
    const art = artVon(anfrage, recht);
    if (!art) return weiter.handle();
    return weiter.handle().pipe(
      mergeMap(async (antwort: unknown) => {
        await this.schreibe(art, anfrage);
        return antwort;
      }),
    );
  }

  private async schreibe(art: Protokollart, { method, url, query }: Anfrage): Promise<void> {
    if (istProtokolliert() || !vielleichtIdentitaet()) return;
    const ids = typeof query['ids'] === 'string' ? { ids: query['ids'].slice(0, 2000) } : {};
    const gegenstand = `${method} ${url.split('?')[0]}`;
    await this.protokoll
      .schreibe(art, { gegenstand, einzelheiten: ids })
      .catch((fehler: unknown) => this.log.error(`Nicht protokolliert: ${gegenstand} (${String(fehler)})`));
  }
}

function artVon({ method, url }: Anfrage, recht: Recht | undefined): Protokollart | undefined {
  if (recht === 'auftrag.exportieren' && !keinExport.test(url)) return 'export';
  return method === 'DELETE' ? 'loeschung' : undefined;
}
