// Where papers lie that are not below DATA_DIR: in an S3 storage, as the API reaches it.
import { readFileSync } from 'node:fs';
import { Hinweis } from '../ausgabe.mjs';

const geheim = (env, name) => {
  const datei = env[`${name}_FILE`];
  return datei ? readFileSync(datei, 'utf8').trim() : (env[name] ?? '');
};

/** Undefined where papers are files like all others. Known only once the API is built. */
export async function fremdablage(env = process.env) {
  if (env['DOKUMENTE'] !== 's3') return undefined;
  if (!env['S3_BUCKET']) throw new Hinweis('DOKUMENTE=s3 braucht S3_BUCKET.');
  const { s3Sicherung } = await import('../../../apps/api/dist/s3-sicherung.js');
  return s3Sicherung({
    endpunkt: env['S3_URL'],
    region: env['S3_REGION'] || 'eu-central-1',
    bucket: env['S3_BUCKET'],
    schluesselId: env['S3_SCHLUESSEL_ID'] ?? '',
    geheimnis: geheim(env, 'S3_SCHLUESSEL'),
  });
}
