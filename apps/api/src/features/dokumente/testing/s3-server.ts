import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3rver {
  run(): Promise<{ address: string; port: number }>;
  close(): Promise<void>;
}
type Bauart = new (angaben: object) => S3rver;

const bucket = 'dokumente';

/** A real S3 server, with the settings of a portal that keeps its papers there. */
export async function starteS3(): Promise<{ env: Record<string, string>; schliessen(): Promise<void> }> {
  const Server: Bauart = createRequire(import.meta.url)('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'frachtportal-s3-'));
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    env: {
      DOKUMENTE: 's3',
      S3_URL: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: bucket,
      // What the server is made with; it refuses any other signature.
      S3_SCHLUESSEL_ID: 'S3RVER',
      S3_SCHLUESSEL: 'S3RVER',
    },
    async schliessen() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
