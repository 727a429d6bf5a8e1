import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { DATEIABLAGE, type Dateiablage } from './ablage/dateiablage.js';
import { S3Ablage } from './ablage/s3.ablage.js';
import { Verzeichnisablage } from './ablage/verzeichnis.ablage.js';
import { Abraeumen } from './abraeumen.service.js';
import { BelegeService } from './belege.service.js';
import { DokumenteController } from './dokumente.controller.js';
import { Dokumente } from './dokumente.service.js';
import { Dokumentenverweise } from './dokumentenverweise.repository.js';

/** The storage that the environment names. */
function ablage(u: Umgebung): Dateiablage {
  if (u.DOKUMENTE === 'verzeichnis') return new Verzeichnisablage(join(u.DATA_DIR, 'dokumente'));
  const { S3_BUCKET: bucket = '', S3_SCHLUESSEL_ID: schluesselId = '', S3_SCHLUESSEL: geheimnis = '' } = u;
  return new S3Ablage({ endpunkt: u.S3_URL, region: u.S3_REGION, bucket, schluesselId, geheimnis });
}

@Module({
  controllers: [DokumenteController],
  providers: [
    Abraeumen,
    BelegeService,
    Dokumente,
    Dokumentenverweise,
    { provide: DATEIABLAGE, useFactory: ablage, inject: [UMGEBUNG] },
  ],
  exports: [BelegeService, Dokumente],
})
export class DokumenteModule {}
