import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Umgebung } from './config/umgebung.js';
import { liesDemodateien } from './features/demo/demo-dateien.js';
import { verlangeKeineStandardkonten } from './features/demo/standardkonten.repository.js';
import { Einrichten } from './features/einrichtung/einrichten.service.js';
import { Datenbank } from './platform/database/datenbank.js';

/** The start in earnest: no account with a known password, and a way to the first administrator. */
export async function richteEin(app: NestFastifyApplication, { DB_DIR }: Umgebung): Promise<void> {
  const namen = liesDemodateien(DB_DIR).benutzer.map((b) => b.name);
  await verlangeKeineStandardkonten(app.get(Datenbank), namen);
  const link = await app.get(Einrichten, { strict: false }).vorbereiten();
  if (link) console.log(`Einrichtung des ersten Administrators (24 Stunden, einmal): ${link}`);
}
