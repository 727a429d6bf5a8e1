import { hatRecht, type Recht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Fachfehler, keinRecht } from '../errors/fachfehler.js';
import { type Identitaet, setzeIdentitaet } from '../tenancy/anfrage-kontext.js';
import { AUCH_ANGEMELDET, RECHT, SCHLUESSELRECHTE } from './recht.js';
import { Schluesselzugang, schluesselAus } from './schluesselzugang.service.js';
import { TokenStrategy } from './token.strategy.js';

interface Anfrage {
  user: Identitaet;
  headers: { authorization?: string; 'x-api-key'?: string | string[] };
  ip: string;
}

/**
 * The only door: no right declared, no entry; no valid token or key, no entry; right not held, no entry; and no entry with
 * a key where the route names none of its rights.
 */
@Injectable()
export class ZugangGuard extends AuthGuard('zugang') {
  constructor(
    private readonly reflector: Reflector,
    private readonly ausweise: TokenStrategy,
    private readonly schluesselzugang: Schluesselzugang,
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
    this.verlangeSchluesselrecht(kontext, identitaet);
    return true;
  }

  private verlangeSchluesselrecht(kontext: ExecutionContext, { schluessel }: Identitaet): void {
    if (!schluessel) return;
    const oeffnende = this.reflector.get<Schluesselrecht[] | undefined>(
      SCHLUESSELRECHTE,
      kontext.getHandler(),
    );
    if (!oeffnende) throw new Fachfehler(403, [fehler('zugangsschluessel.nieMitSchluessel')]);
    if (oeffnende.some((recht) => schluessel.rechte.includes(recht))) return;
    throw new Fachfehler(403, [
      fehler('zugangsschluessel.rechtFehlt', undefined, { rechte: oeffnende.join(', ') }),
    ]);
  }

  private async wer(kontext: ExecutionContext, anfrage: Anfrage): Promise<Identitaet> {
    const schluessel = schluesselAus(anfrage.headers);
    if (schluessel !== undefined) return this.schluesselzugang.lasseEin(schluessel, anfrage.ip);
    const { authorization } = anfrage.headers;
    const bekannter = authorization ? await this.ausweise.bekannter(authorization) : false;
    if (bekannter) return bekannter;
    await super.canActivate(kontext);
    return anfrage.user;
  }

  private fragtNachAusweis(kontext: ExecutionContext, { headers }: Anfrage): boolean {
    const zeigtEtwas = headers.authorization || schluesselAus(headers) !== undefined;
    return Boolean(zeigtEtwas && this.reflector.get(AUCH_ANGEMELDET, kontext.getHandler()));
  }

  override handleRequest<T>(ursache: unknown, identitaet: T): T {
    // A bad token is no cause but a missing identity; a cause is a fault of ours, as when the database is away.
    if (ursache) throw ursache;
    if (!identitaet) throw new UnauthorizedException();
    return identitaet;
  }
}
