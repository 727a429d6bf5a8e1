import { Module } from '@nestjs/common';
import { FeedModule } from '../../platform/feed/feed.module.js';
import { EreignisseController } from './ereignisse.controller.js';
import { Ereignisse } from './ereignisse.service.js';
import { EreignisfeedController } from './feed/ereignisfeed.controller.js';
import { EreignisfeedReadModel } from './feed/ereignisfeed.read-model.js';
import { Ereignisfeed } from './feed/ereignisfeed.service.js';

@Module({
  imports: [FeedModule],
  controllers: [EreignisseController, EreignisfeedController],
  providers: [Ereignisse, Ereignisfeed, EreignisfeedReadModel],
  exports: [EreignisfeedReadModel],
})
export class EreignisseModule {}
