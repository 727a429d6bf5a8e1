import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { liesUmgebung } from './config/umgebung.js';
import { ungeoeffneteQuelle } from './platform/database/quelle.js';
import { openApiDokument } from './platform/http/openapi.js';

/** Writes the OpenAPI document to the file named on the command line; needs no database. */
async function schreibe(datei: string): Promise<void> {
  const umgebung = liesUmgebung({
    DATABASE_URL: 'postgres://unbenutzt',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  });
  const quelle = ungeoeffneteQuelle(umgebung);
  const app = await NestFactory.create(AppModule.mit(umgebung, quelle), new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  writeFileSync(datei, `${JSON.stringify(openApiDokument(app), null, 2)}\n`);
  process.exit(0);
}

const ziel = process.argv[2];
if (!ziel) throw new Error('Aufruf: node openapi.js <Datei>');
await schreibe(ziel);
