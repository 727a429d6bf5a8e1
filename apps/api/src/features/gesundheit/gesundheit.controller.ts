import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Recht } from '../../platform/auth/recht.js';
import { Datenbank } from '../../platform/database/datenbank.js';

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
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: the database answers. */
  @Get('ready')
  @Recht('oeffentlich')
  @HealthCheck()
  ready() {
    return this.pruefung.check([() => this.datenbank()]);
  }

  private async datenbank(): Promise<HealthIndicatorResult> {
    await this.db.pruefe();
    return { datenbank: { status: 'up' } };
  }
}
