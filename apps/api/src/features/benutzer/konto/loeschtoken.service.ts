import { Injectable } from '@nestjs/common';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { istVersiegelt, versiegle } from '../../../platform/auth/siegel.js';

const gueltigMs = 10 * 60_000;

interface Ziel {
  id: number;
  version: number;
}

/** Lets a user be deleted only by who has just read them: signed, short-lived, for this reader and this state. */
@Injectable()
export class Loeschtoken {
  constructor(private readonly schluessel: Schluessel) {}

  fuer(ziel: Ziel, leserId: number): string {
    return versiegle(this.schluessel.loeschung, inhalt(ziel, leserId), gueltigMs);
  }

  gilt(token: string | null, ziel: Ziel, leserId: number): boolean {
    return istVersiegelt(this.schluessel.loeschung, inhalt(ziel, leserId), token);
  }
}

const inhalt = ({ id, version }: Ziel, leserId: number) => [id, version, leserId].join();
