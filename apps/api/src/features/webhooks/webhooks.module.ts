import { Module } from '@nestjs/common';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Webhookpflege } from './webhookpflege.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.repository.js';
import { Webhookversand } from './webhookversand.service.js';
import { Zustellungen } from './zustellungen.repository.js';

@Module({
  imports: [ProtokollModule],
  controllers: [WebhooksController],
  providers: [Geheimnisse, Webhookpflege, Webhooks, Webhookversand, Zustellungen],
})
export class WebhooksModule {}
