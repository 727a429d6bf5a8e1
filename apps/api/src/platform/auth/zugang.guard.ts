import { hatRecht, type Recht } from '@frachtportal/domain/benutzer/rechte';
import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { keinRecht } from '../errors/fachfehler.js';
import { type Identitaet, setzeIdentitaet } from '../tenancy/anfrage-kontext.js';
import { AUCH_ANGEMELDET, RECHT } from './recht.js';
import { TokenStrategy } from './token.strategy.js';

interface Anfrage {
  user: Identitaet;
  headers: { authorization?: string };
}

/** The only door: no right declared, no entry; no valid token, no entry; right not held, no entry. */
@Injectable()
export class ZugangGuard extends AuthGuard('zugang') {
  constructor(
    private readonly reflector: Reflector,
    private readonly ausweise: TokenStrategy,
  ) {
    super();
  }

  override async canActivate(kontext: ExecutionContext): Promise<boolean> {
    const recht = this.reflector.getAllAndOverride<Recht | undefined>(RECHT, [
      kontext.getHandler(),
      kontext.getClass(),
    ]);
    const anfrage = kontext.switchToHttp().getRequest<Anfrage>();
    if (recht === 'oeffentlich' && !this.fragtNachAusweis(kontext, anfrage)) return true;
    const identitaet = await this.wer(kontext, anfrage);
    setzeIdentitaet(identitaet);
    if (!recht || !hatRecht(recht, identitaet, identitaet.konfiguration)) throw keinRecht();
    return true;
  }

  private async wer(kontext: ExecutionContext, anfrage: Anfrage): Promise<Identitaet> {
    const { authorization } = anfrage.headers;
    const bekannter = authorization ? await this.ausweise.bekannter(authorization) : false;
    if (bekannter) return bekannter;
    await super.canActivate(kontext);
    return anfrage.user;
  }

  private fragtNachAusweis(kontext: ExecutionContext, { headers }: Anfrage): boolean {
    return Boolean(headers.authorization && this.reflector.get(AUCH_ANGEMELDET, kontext.getHandler()));
  }

  override handleRequest<T>(ursache: unknown, identitaet: T): T {
    // A bad token is no cause but a missing identity; a cause is a fault of ours, as when the database is away.
    if (ursache) throw ursache;
    if (!identitaet) throw new UnauthorizedException();
    return identitaet;
  }
}
