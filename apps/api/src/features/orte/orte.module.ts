import { Module } from '@nestjs/common';
import { OrteController } from './orte.controller.js';
import { Orte } from './orte.read-model.js';

@Module({ controllers: [OrteController], providers: [Orte] })
export class OrteModule {}
