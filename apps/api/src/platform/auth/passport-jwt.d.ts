/** What we use of it; its published types know text and buffers as keys only, it takes key objects as well. */
declare module 'passport-jwt' {
  import type { KeyObject } from 'node:crypto';
  import type { IncomingMessage } from 'node:http';

  type Tokenleser = (anfrage: IncomingMessage) => string | null;

  interface Angaben {
    jwtFromRequest: Tokenleser;
    secretOrKey: string | Buffer | KeyObject;
    algorithms: string[];
    issuer: string;
    audience: string;
    ignoreExpiration: boolean;
    passReqToCallback: boolean;
  }

  export class Strategy {
    constructor(angaben: Angaben, pruefe: (...werte: unknown[]) => void);
  }

  export const ExtractJwt: { fromAuthHeaderAsBearerToken(): Tokenleser };
}
