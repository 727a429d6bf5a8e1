import 'reflect-metadata';
import { liesUmgebung } from './config/umgebung.js';
import { richteEin } from './einrichten.js';
import { legeDemodatenAn } from './features/demo/demodaten.js';
import { bereiteDatenbankVor } from './platform/database/vorbereiten/vorbereiten.js';
import { erstelleAnwendung } from './start.js';
import { pruefeVorDemStart } from './startpruefung.js';

const abschaltfristMs = 10_000;

async function starte(): Promise<void> {
  const umgebung = liesUmgebung();
  await pruefeVorDemStart(umgebung);
  await bereiteDatenbankVor(umgebung.DATABASE_URL, umgebung.DB_DIR);
  const app = await erstelleAnwendung(umgebung);
  await (umgebung.DEMO ? legeDemodatenAn(app, umgebung) : richteEin(app, umgebung));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), abschaltfristMs).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen(umgebung.PORT, umgebung.HOST);
  console.log(`Bereit: ${await app.getUrl()}`);
}

starte().catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
