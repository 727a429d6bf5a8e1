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

interface S3 {
  env: Record<string, string>;
  /** Switches it off, with what it holds, and on again at the same address. */
  aus(): Promise<void>;
  an(): Promise<void>;
  schliessen(): Promise<void>;
}

/** A real S3 server, with the settings of a portal that keeps its papers there. */
export async function starteS3(): Promise<S3> {
  const Server: Bauart = createRequire(import.meta.url)('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'frachtportal-s3-'));
  const baue = (port: number) =>
    new Server({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
  let server = baue(0);
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
    aus: () => server.close(),
    async an() {
      server = baue(port);
      await server.run();
    },
    async schliessen() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
