import { Module } from '@nestjs/common';
import { EreignisseController } from './ereignisse.controller.js';
import { Ereignisse } from './ereignisse.service.js';

@Module({ controllers: [EreignisseController], providers: [Ereignisse] })
export class EreignisseModule {}
