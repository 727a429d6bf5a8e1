import { type Benutzerwechsel, type Tokenpaar, tokenImKeks } from '@frachtportal/domain/benutzer/anmeldung';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { auffrischungTage } from '../../../platform/auth/token.service.js';

/** What keeps the session on, and while switched the way back. */
const namen = { auffrischung: 'frachtportal-sitzung', zurueck: 'frachtportal-zurueck' } as const;
const ort = { path: '/api/authentication', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;

/**
 * With `SITZUNG=cookie` a browser never sees the refresh token: it lies in a cookie that goes to these calls alone, from
 * our own pages alone. Without it everything passes unchanged.
 */
@Injectable()
export class Sitzungskeks {
  private readonly an: boolean;

  constructor(@Inject(UMGEBUNG) { SITZUNG }: Umgebung) {
    this.an = SITZUNG === 'cookie';
  }

  /** The tokens as they leave. */
  gib<T extends Tokenpaar>(paar: T, antwort: FastifyReply): T {
    if (!this.an) return paar;
    const dauer = { maxAge: auffrischungTage * 86_400 };
    antwort.setCookie(namen.auffrischung, paar.refreshToken, { ...ort, ...dauer });
    return { ...paar, refreshToken: tokenImKeks };
  }

  /** The refresh token of a request; a program without cookies sends what it was given before. */
  auffrischung(imRumpf: string, anfrage: FastifyRequest): string {
    return (this.an && anfrage.cookies[namen.auffrischung]) || imRumpf;
  }

  /** The way back of whoever switches, kept where no script finds it. */
  merkeRueckweg({ headers }: FastifyRequest, antwort: FastifyReply): void {
    if (this.an) antwort.setCookie(namen.zurueck, headers.authorization?.slice('Bearer '.length) ?? '', ort);
  }

  mitRueckweg(wunsch: Benutzerwechsel, anfrage: FastifyRequest): Benutzerwechsel {
    const rueckweg = this.an ? anfrage.cookies[namen.zurueck] : undefined;
    return rueckweg ? { ...wunsch, backupToken: rueckweg } : wunsch;
  }

  loesche(antwort: FastifyReply): void {
    if (this.an) for (const name of Object.values(namen)) antwort.clearCookie(name, ort);
  }
}
