import 'reflect-metadata';
import { deutsch } from '@frachtportal/texte/server';
import { liesUmgebung } from './config/umgebung.js';
import { bereiteVor } from './platform/database/vorbereiten/vorbereiten.js';
import { pruefeDatenbankVorDemStart } from './startpruefung.js';

/** Brings the database to the state of this program, before its processes start. */
async function migriere(): Promise<void> {
  const umgebung = liesUmgebung();
  await pruefeDatenbankVorDemStart(umgebung);
  await bereiteVor(umgebung);
  console.log(deutsch('betrieb.version.bereit'));
  process.exit(0);
}

migriere().catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
