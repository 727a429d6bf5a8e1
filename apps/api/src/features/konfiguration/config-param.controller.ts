import { alsDraht } from '@frachtportal/domain/konfiguration/konfiguration';
import { Controller, Get } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

@ApiTags('config-param')
@Controller('config-param')
export class ConfigParamController {
  @Get('clientconfig')
  @Recht('angemeldet')
  @ApiResponse({ status: 200, schema: { type: 'object', additionalProperties: { type: 'string' } } })
  clientconfig(): Record<string, string> {
    return alsDraht(identitaet().konfiguration);
  }
}
