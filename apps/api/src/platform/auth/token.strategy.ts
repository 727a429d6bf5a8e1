import { createSecretKey } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Identitaet } from '../tenancy/anfrage-kontext.js';
import { IdentitaetReadModel } from './identitaet.read-model.js';
import { Schluessel } from './schluessel.js';
import { aussteller, publikum } from './token.service.js';

/** Form of a session's id: anything else would be a fault of the database, not of the caller. */
const sitzungsform = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What counts of a token once its signature has been found right. */
interface Ausweis {
  sid?: unknown;
  exp?: unknown;
}

/** So many tokens are known at once; each is a few hundred bytes. */
const hoechstensBekannt = 5000;

/** Reads the bearer token; what it claims beside the session is for the browser only. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'zugang') {
  private readonly bekannte = new Map<string, Ausweis>();

  constructor(
    schluessel: Schluessel,
    private readonly identitaeten: IdentitaetReadModel,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As a key object: a buffer is tried as a public key first, with every token.
      secretOrKey: createSecretKey(schluessel.zugang),
      algorithms: ['HS256'],
      issuer: aussteller,
      audience: publikum,
      // Looked at below, by the clock that issued it.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  /**
   * Whose token this is that was found genuine before: a signature that was right once stays right, and to check it
   * anew takes longer than all else that is asked about the caller. That is asked each time.
   */
  async bekannter(authorization: string): Promise<Identitaet | false> {
    const ausweis = this.bekannte.get(authorization);
    return ausweis ? this.inhaber(ausweis) : false;
  }

  async validate({ headers }: IncomingMessage, ausweis: Ausweis): Promise<Identitaet | false> {
    const inhaber = await this.inhaber(ausweis);
    if (inhaber && headers.authorization) {
      if (this.bekannte.size >= hoechstensBekannt) this.bekannte.clear();
      this.bekannte.set(headers.authorization, { sid: ausweis.sid, exp: ausweis.exp });
    }
    return inhaber;
  }

  private async inhaber({ sid, exp }: Ausweis): Promise<Identitaet | false> {
    if (typeof sid !== 'string' || !sitzungsform.test(sid)) return false;
    const identitaet = await this.identitaeten.zuSitzung(sid);
    const gilt = typeof exp === 'number' && exp * 1000 > this.identitaeten.jetzt();
    return identitaet && gilt ? identitaet : false;
  }
}
