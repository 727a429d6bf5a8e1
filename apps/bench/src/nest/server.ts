// What Nest costs: an order created as the bare server does it, by the same two statements, behind Nest with Fastify, a
// token that Passport checks and a body that class-validator reads. No rights, rules, keys or log. A process of its own.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import {
  BadRequestException,
  Body,
  Controller,
  Module,
  type PipeTransform,
  Post,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { validateSync } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import pg from 'pg';
import { mitAdressen } from '../bare/adressen.ts';
import { type Auftragskoerper, alsParameter } from '../bare/koerper.ts';
import { auftrag } from '../bare/lesen.sql.ts';
import { anlegen } from '../bare/schreiben.sql.ts';
import { mandant } from '../lasten.ts';
import { alsAuftrag } from './koerper.ts';

const geheimnis = randomUUID();
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: '-c timezone=UTC',
});

class Zugang extends PassportStrategy(Strategy, 'zugang') {
  constructor() {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: geheimnis });
  }

  validate(inhalt: { sub: number }) {
    return { id: inhalt.sub };
  }
}

const pruefen: PipeTransform<Auftragskoerper> = {
  transform(gesendet) {
    const gelesen = alsAuftrag(gesendet);
    const fehler = validateSync(gelesen, { whitelist: true, forbidNonWhitelisted: true });
    if (fehler.length) throw new BadRequestException(fehler);
    return gelesen;
  },
};

class Auftraege {
  async anlegen(gesendet: Auftragskoerper): Promise<unknown> {
    const werte = [...alsParameter(gesendet), mandant];
    const neu = await pool.query({ name: 'anlegen', text: anlegen, values: werte });
    const { rows } = await pool.query({ name: 'lesen', text: auftrag, values: [neu.rows[0].id, mandant] });
    return mitAdressen(rows[0].json, rows[0].adressen);
  }
}

class Anmeldung {
  private readonly token: JwtService;

  constructor(token: JwtService) {
    this.token = token;
  }

  melde(): { accessToken: string } {
    return { accessToken: this.token.sign({ sub: mandant }) };
  }
}

class Anwendung {}

/** Declares a call as decorators do; Node runs this file without compiling any. */
function aufruf(klasse: { prototype: object }, name: string, ...erklaerungen: MethodDecorator[]): void {
  const stelle = Object.getOwnPropertyDescriptor(klasse.prototype, name) ?? {};
  for (const erklaerung of erklaerungen) erklaerung(klasse.prototype, name, stelle);
}

Controller('api/auftraege')(Auftraege);
Body(pruefen)(Auftraege.prototype, 'anlegen', 0);
aufruf(Auftraege, 'anlegen', Post(), UseGuards(AuthGuard('zugang')));
Controller('api/authentication')(Anmeldung);
Reflect.defineMetadata('design:paramtypes', [JwtService], Anmeldung);
aufruf(Anmeldung, 'melde', Post('login'));
Module({
  imports: [JwtModule.register({ secret: geheimnis, signOptions: { expiresIn: '1h' } })],
  controllers: [Auftraege, Anmeldung],
  providers: [Zugang],
})(Anwendung);

const app = await NestFactory.create(Anwendung, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
