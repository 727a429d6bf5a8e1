import 'reflect-metadata';
import { liesUmgebung } from './config/umgebung.js';
import { Protokollpruefung } from './features/protokoll/siegel/protokollpruefung.repository.js';
import { Datenbank } from './platform/database/datenbank.js';
import { oeffneQuelle } from './platform/database/quelle.js';

/** Is the audit log what was sealed? The argument is a seal noted elsewhere. */
async function pruefe(): Promise<void> {
  const quelle = await oeffneQuelle(liesUmgebung(), []);
  try {
    const db = new Datenbank(quelle.typeorm, quelle.pool, quelle.benannt);
    const { zeilen, heil } = await new Protokollpruefung(db).pruefe(process.argv[2]);
    console.log(zeilen.join('\n'));
    process.exitCode = heil ? 0 : 1;
  } finally {
    await quelle.typeorm.destroy();
  }
}

pruefe().then(
  () => process.exit(),
  (fehler: unknown) => {
    console.error(fehler instanceof Error ? fehler.message : fehler);
    process.exit(1);
  },
);
