import { setTimeout as warte } from 'node:timers/promises';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Recht } from '../../platform/auth/recht.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Antwortform } from '../../platform/http/antwort.js';
import type { Schema } from '../../platform/http/schema.js';

const datenbank = {
  type: 'object',
  properties: {
    datenbank: {
      type: 'object',
      properties: { status: { type: 'string' }, antwortet: { type: 'boolean' } },
      required: ['status', 'antwortet'],
    },
  },
} satisfies Schema;
const bereitschaft = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok'] },
    info: datenbank,
    error: datenbank,
    details: datenbank,
  },
  required: ['status', 'info', 'error', 'details'],
} satisfies Schema;

/** Behind a pooler a question without a database waits for a long time. */
const hoechstensMs = 1000;

@ApiTags('health')
@Controller('health')
export class GesundheitController {
  constructor(
    private readonly pruefung: HealthCheckService,
    private readonly db: Datenbank,
  ) {}

  /** The process runs. */
  @Get('live')
  @Recht('oeffentlich')
  @Antwortform({
    type: 'object',
    properties: { status: { type: 'string', enum: ['ok'] } },
    required: ['status'],
  })
  live() {
    return { status: 'ok' };
  }

  /**
   * The process can serve: it answers only once the database is as it needs it. When that is away later on, it says so in
   * its answer and stays ready: taken out of a load balancer, with all the others, nobody would read what it tells them.
   */
  @Get('ready')
  @Recht('oeffentlich')
  @HealthCheck({ swaggerDocumentation: false })
  @Antwortform(bereitschaft)
  ready() {
    return this.pruefung.check([() => this.datenbank()]);
  }

  private async datenbank(): Promise<HealthIndicatorResult> {
    const antwort = this.db.pruefe().then(
      () => true,
      () => false,
    );
    const antwortet = await Promise.race([antwort, warte(hoechstensMs, false, { ref: false })]);
    return { datenbank: { status: 'up', antwortet } };
  }
}
