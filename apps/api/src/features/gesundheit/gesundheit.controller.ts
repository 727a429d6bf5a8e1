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
    datenbank: { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] },
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

  /** The process can serve: the database answers. */
  @Get('ready')
  @Recht('oeffentlich')
  @HealthCheck({ swaggerDocumentation: false })
  @Antwortform(bereitschaft)
  ready() {
    return this.pruefung.check([() => this.datenbank()]);
  }

  private async datenbank(): Promise<HealthIndicatorResult> {
    await this.db.pruefe();
    return { datenbank: { status: 'up' } };
  }
}
