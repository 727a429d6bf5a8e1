import { Module } from '@nestjs/common';
import { ConfigParamController } from './config-param.controller.js';

@Module({ controllers: [ConfigParamController] })
export class KonfigurationModule {}
