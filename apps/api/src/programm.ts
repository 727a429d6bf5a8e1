import 'reflect-metadata';
import type { Umgebung } from './config/umgebung.js';
import { richteEin } from './einrichten.js';
import { legeDemodatenAn } from './features/demo/demodaten.js';
import { bereiteVor } from './platform/database/vorbereiten/vorbereiten.js';
import { gibSpeicherZurueck, Speicherwacht } from './platform/einblick/speicher.js';
import { erstelleAnwendung } from './start.js';
import { pruefeVorDemStart } from './startpruefung.js';

const abschaltfristMs = 10_000;

export async function starte(umgebung: Umgebung, danach: () => Promise<void>): Promise<void> {
  await bereiteStartVor(umgebung);
  await diene(umgebung, danach);
}

/** What is done once, before anybody answers. */
export async function bereiteStartVor(umgebung: Umgebung): Promise<void> {
  await pruefeVorDemStart(umgebung);
  await bereiteVor(umgebung);
}

/**
 * @param danach what is left to do when it ends
 * @param erster of several processes only this one fills and sets up an empty database
 */
export async function diene(umgebung: Umgebung, danach: () => Promise<void>, erster = true): Promise<void> {
  const app = await erstelleAnwendung(umgebung);
  if (erster) await (umgebung.DEMO ? legeDemodatenAn(app, umgebung) : richteEin(app, umgebung));
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
  if (erster) console.log(`Bereit: ${await app.getUrl()}`);
}
