import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Goes to no other call; what it says is signed. */
const keks = 'frachtportal-geraet';
const gueltigSekunden = 180 * 86_400;
/** So many people of one office share a computer; who came in longest ago is forgotten first. */
const hoechstensPersonen = 20;

/** The browser somebody sits at, and who has logged in there before: nobody elsewhere can lock them out there. */
export class BekanntesGeraet {
  constructor(
    private readonly id: string = randomUUID(),
    private readonly personen: readonly number[] = [],
  ) {}

  static aus(anfrage: FastifyRequest): BekanntesGeraet {
    const roh = anfrage.cookies[keks];
    const { valid, value } = roh ? anfrage.unsignCookie(roh) : { valid: false, value: null };
    if (!valid || !value) return new BekanntesGeraet();
    const [id, ...personen] = value.split('.');
    return new BekanntesGeraet(id, personen.map(Number));
  }

  kennt(benutzerId: number): boolean {
    return this.personen.includes(benutzerId);
  }

  schluessel(benutzerId: number): `geraet:${string}` {
    return `geraet:${this.id}|${benutzerId}`;
  }

  /** Remembers who came in. */
  merke(benutzerId: number, antwort: FastifyReply): void {
    const personen = [benutzerId, ...this.personen.filter((p) => p !== benutzerId)];
    antwort.setCookie(keks, [this.id, ...personen.slice(0, hoechstensPersonen)].join('.'), {
      path: '/api/authentication/login',
      maxAge: gueltigSekunden,
      httpOnly: true,
      sameSite: 'strict',
      secure: 'auto',
      signed: true,
    });
  }
}
