import { join } from 'node:path';
import type { Umgebung } from '../../../config/umgebung.js';
import type { Dateiablage } from './dateiablage.js';
import { S3Ablage } from './s3.ablage.js';
import { Verzeichnisablage } from './verzeichnis.ablage.js';

/** The storage that the environment names. */
export function ablagewahl(u: Umgebung): Dateiablage {
  if (u.DOKUMENTE === 'verzeichnis') return new Verzeichnisablage(join(u.DATA_DIR, 'dokumente'));
  const { S3_BUCKET: bucket = '', S3_SCHLUESSEL_ID: schluesselId = '', S3_SCHLUESSEL: geheimnis = '' } = u;
  return new S3Ablage({ endpunkt: u.S3_URL, region: u.S3_REGION, bucket, schluesselId, geheimnis });
}
