import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Schluessel } from '../../../platform/auth/schluessel.js';

const gueltigMs = 10 * 60_000;

/** Lets a user be deleted only by who has just read them: signed, short-lived, for this reader and this state. */
@Injectable()
export class Loeschtoken {
  constructor(private readonly schluessel: Schluessel) {}

  fuer(ziel: { id: number; version: number }, leserId: number): string {
    const ablauf = Date.now() + gueltigMs;
    return `${ablauf.toString(36)}.${this.siegel(ziel, leserId, ablauf)}`;
  }

  gilt(token: string | null, ziel: { id: number; version: number }, leserId: number): boolean {
    const [zeit = '', siegel = ''] = (token ?? '').split('.');
    const ablauf = Number.parseInt(zeit, 36);
    if (!(ablauf > Date.now())) return false;
    const [soll, ist] = [this.siegel(ziel, leserId, ablauf), siegel].map((s) => Buffer.from(s));
    return Boolean(soll && ist && soll.length === ist.length && timingSafeEqual(soll, ist));
  }

  private siegel(ziel: { id: number; version: number }, leserId: number, ablauf: number): string {
    const inhalt = [ziel.id, ziel.version, leserId, ablauf].join();
    return createHmac('sha256', this.schluessel.loeschung).update(inhalt).digest('base64url');
  }
}
