import 'reflect-metadata';
import type { Umgebung } from './config/umgebung.js';
import { richteEin } from './einrichten.js';
import { legeDemodatenAn } from './features/demo/demodaten.js';
import { bereiteVor } from './platform/database/vorbereiten/vorbereiten.js';
import { gibSpeicherZurueck, Speicherwacht } from './platform/einblick/speicher.js';
import { erstelleAnwendung } from './start.js';
import { pruefeVorDemStart } from './startpruefung.js';

const abschaltfristMs = 10_000;

/** @param danach what is left to do when it ends */
export async function starte(umgebung: Umgebung, danach: () => Promise<void>): Promise<void> {
  await pruefeVorDemStart(umgebung);
  await bereiteVor(umgebung);
  const app = await erstelleAnwendung(umgebung);
  await (umgebung.DEMO ? legeDemodatenAn(app, umgebung) : richteEin(app, umgebung));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), abschaltfristMs).unref();
      void app
        .close()
        .then(danach)
        .finally(() => process.exit(0));
    });
  }
  await gibSpeicherZurueck();
  await app.listen(umgebung.PORT, umgebung.HOST);
  new Speicherwacht().starte();
  console.log(`Bereit: ${await app.getUrl()}`);
}
