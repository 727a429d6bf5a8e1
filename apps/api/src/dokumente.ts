import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { liesUmgebung, type Umgebung } from './config/umgebung.js';
import { s3Sicherung } from './features/dokumente/ablage/s3-sicherung.js';

function ablage(u: Umgebung) {
  if (u.DOKUMENTE !== 's3') throw new Error('Die Dokumente liegen in keinem S3-Speicher (DOKUMENTE=s3).');
  const { S3_BUCKET: bucket = '', S3_SCHLUESSEL_ID: schluesselId = '', S3_SCHLUESSEL: geheimnis = '' } = u;
  return s3Sicherung({ endpunkt: u.S3_URL, region: u.S3_REGION, bucket, schluesselId, geheimnis });
}

/** Out of the storage into a folder. What disappears meanwhile no row names any more. */
async function hole(u: Umgebung, ordner: string): Promise<number> {
  const speicher = ablage(u);
  await mkdir(ordner, { recursive: true });
  let anzahl = 0;
  for await (const { schluessel } of speicher.alle()) {
    const inhalt = await speicher.hole(schluessel);
    if (!inhalt) continue;
    const pfad = join(ordner, schluessel);
    await mkdir(dirname(pfad), { recursive: true });
    await pipeline(inhalt, createWriteStream(pfad, { mode: 0o600, flush: true }));
    anzahl += 1;
  }
  return anzahl;
}

/** Out of a folder into the storage; what lies there then goes from the folder. */
async function lege(u: Umgebung, ordner: string): Promise<number> {
  const speicher = ablage(u);
  const dateien = (await readdir(ordner, { recursive: true, withFileTypes: true })).filter((d) => d.isFile());
  for (const { parentPath, name } of dateien) {
    const pfad = join(parentPath, name);
    await speicher.lege(relative(ordner, pfad), pfad);
  }
  await rm(ordner, { recursive: true });
  return dateien.length;
}

/** The papers in an S3 storage, where backups are made without `npm run backup` (deploy/compose/sichern.sh). */
async function beginne([was, wohin]: string[]): Promise<void> {
  const tue = { holen: hole, legen: lege }[was ?? ''];
  if (!tue || !wohin) throw new Error('Aufruf: dokumente.js holen|legen ORDNER');
  console.log(`Dokumente: ${await tue(liesUmgebung(), resolve(wohin))}`);
  process.exit(0);
}

beginne(process.argv.slice(2)).catch((fehler: unknown) => {
  console.error(fehler instanceof Error ? fehler.message : fehler);
  process.exit(1);
});
