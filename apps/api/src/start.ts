import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Umgebung } from './config/umgebung.js';
import { entities } from './entities.js';
import { oeffneQuelle } from './platform/database/quelle.js';
import { baueAnwendung } from './platform/http/anwendung.js';
import { dokumentiere } from './platform/http/openapi.js';

/** Builds the application over a prepared database; it listens on nothing yet. */
export async function erstelleAnwendung(umgebung: Umgebung): Promise<NestFastifyApplication> {
  const quelle = await oeffneQuelle(umgebung, entities);
  return baueAnwendung(AppModule.mit(umgebung, quelle), umgebung, dokumentiere);
}
