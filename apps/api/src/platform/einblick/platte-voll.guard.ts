import { fehler } from '@frachtportal/domain/feld/meldung';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RECHT } from '../auth/recht.js';
import { Fachfehler } from '../errors/fachfehler.js';
import { Plattenwacht } from './plattenwacht.service.js';

/** Whoever reads must be able to log in, and what is asked with a body is still only asked. */
const trotzdem = /^\/api\/(authentication|maut\/mautberechnung)\b/;

/** With the reserve of the disk touched, everything that stores is refused before it begins. */
@Injectable()
export class PlatteVollGuard implements CanActivate {
  constructor(
    private readonly platte: Plattenwacht,
    private readonly reflector: Reflector,
  ) {}

  canActivate(kontext: ExecutionContext): boolean {
    if (this.platte.knapp && this.speichert(kontext))
      throw new Fachfehler(507, [fehler('server.platteVoll')], 60);
    return true;
  }

  private speichert(kontext: ExecutionContext): boolean {
    const { method, url } = kontext.switchToHttp().getRequest<FastifyRequest>();
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || trotzdem.test(url)) return false;
    const stellen = [kontext.getHandler(), kontext.getClass()];
    return !this.reflector.getAllAndOverride<string | undefined>(RECHT, stellen)?.endsWith('.lesen');
  }
}
