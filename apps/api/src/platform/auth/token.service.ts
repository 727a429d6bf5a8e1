import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { abweichungen } from '@frachtportal/domain/konfiguration/konfiguration';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Identitaet } from '../tenancy/anfrage-kontext.js';
import { Schluessel } from './schluessel.js';

export const aussteller = 'frachtportal';
export const publikum = 'portal';
export const zugangMinuten = 15;
export const auffrischungTage = 14;

/** Makes the two tokens of a session. */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    private readonly schluessel: Schluessel,
  ) {}

  neueAuffrischung(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The successor follows from its predecessor, so two tabs that renew at once receive the same one. */
  nachfolger(auffrischung: string): string {
    return createHmac('sha256', this.schluessel.auffrischung).update(auffrischung).digest('base64url');
  }

  hash(auffrischung: string): Buffer {
    return createHash('sha256').update(auffrischung).digest();
  }

  /** The session an access token was made for, also of one that has expired; undefined where it is not ours. */
  sitzungAus(accessToken: string): string | undefined {
    try {
      const { sid } = this.jwt.verify<{ sid?: unknown }>(accessToken, {
        secret: this.schluessel.zugang,
        algorithms: ['HS256'],
        issuer: aussteller,
        audience: publikum,
        ignoreExpiration: true,
      });
      return typeof sid === 'string' ? sid : undefined;
    } catch {
      return undefined;
    }
  }

  paar(i: Identitaet, refreshToken: string, ausgestelltAm: Date): Tokenpaar {
    const claims = {
      sid: i.sitzungId,
      sub: String(i.benutzerId),
      name: i.name,
      iat: Math.floor(ausgestelltAm.getTime() / 1000),
      hauptmandant: i.hauptmandant,
      admin: i.admin,
      betreiber: i.betreiber,
      main: i.main,
      version: i.version,
      metro: i.version === 2,
      edit: i.edit,
      'mandant-id': i.mandantId,
      'language-id': i.spracheId,
      rowsInGrid: i.rowsInGrid,
      'client-config-params': abweichungen(i.konfiguration),
      ...(i.gewechseltVon ? { 'gewechselt-von': i.gewechseltVon.name } : {}),
    };
    const accessToken = this.jwt.sign(claims, {
      secret: this.schluessel.zugang,
      algorithm: 'HS256',
      issuer: aussteller,
      audience: publikum,
      expiresIn: zugangMinuten * 60,
    });
    return { accessToken, refreshToken };
  }
}
