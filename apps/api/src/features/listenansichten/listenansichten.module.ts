import { Module } from '@nestjs/common';
import { ListenansichtenController } from './listenansichten.controller.js';
import { ListenansichtenRepository } from './listenansichten.repository.js';
import { Listenansichten } from './listenansichten.service.js';

@Module({
  controllers: [ListenansichtenController],
  providers: [Listenansichten, ListenansichtenRepository],
})
export class ListenansichtenModule {}
