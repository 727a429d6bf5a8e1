import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Identitaet } from '../tenancy/anfrage-kontext.js';
import { IdentitaetReadModel } from './identitaet.read-model.js';
import { Schluessel } from './schluessel.js';
import { aussteller, publikum } from './token.service.js';

/** Form of a session's id: anything else would be a fault of the database, not of the caller. */
const sitzungsform = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the bearer token; what it claims beside the session is for the browser only. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'zugang') {
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
    });
  }

  async validate({ sid, exp }: { sid?: unknown; exp?: unknown }): Promise<Identitaet | false> {
    if (typeof sid !== 'string' || !sitzungsform.test(sid)) return false;
    const identitaet = await this.identitaeten.zuSitzung(sid);
    const gilt = typeof exp === 'number' && exp * 1000 > this.identitaeten.jetzt();
    return identitaet && gilt ? identitaet : false;
  }
}
