import { createHash, timingSafeEqual } from 'node:crypto';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';

export const schluesselkopf = 'x-dispo-schluessel';

/** Only the dispatch system comes in: it carries a key of its own, no login. Without a key set up, nobody does. */
@Injectable()
export class DispoSchluesselGuard implements CanActivate {
  constructor(@Inject(UMGEBUNG) private readonly umgebung: Umgebung) {}

  canActivate(kontext: ExecutionContext): boolean {
    const gezeigt = kontext.switchToHttp().getRequest<FastifyRequest>().headers[schluesselkopf];
    const erwartet = this.umgebung.DISPO_EINGANGSSCHLUESSEL;
    if (!erwartet || typeof gezeigt !== 'string' || !gleich(gezeigt, erwartet))
      throw new Fachfehler(403, [fehler('dispo.schluessel')]);
    return true;
  }
}

/** Hashes have one length and tell nothing of how far two texts agree. */
function gleich(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
