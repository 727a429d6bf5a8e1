import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface BlosseSeite {
  url: string;
  beenden(): void;
}

/** The bare page beside it, built like ours. */
export async function startBlosseSeite(): Promise<BlosseSeite> {
  const gebaut = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', cssMinify: 'esbuild' },
  });
  if (!('output' in gebaut)) throw new Error('Die bloße Seite ist nicht ein Bau.');
  const dateien = new Map(
    gebaut.output.map((d) => [`/${d.fileName}`, d.type === 'chunk' ? d.code : d.source]),
  );
  const arten = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
  const server = createServer(({ url = '/' }, antwort) => {
    const name = url === '/' ? '/index.html' : url;
    const inhalt = dateien.get(name);
    antwort.statusCode = inhalt === undefined ? 404 : 200;
    antwort.setHeader('content-type', arten[name.split('.').at(-1) as keyof typeof arten] ?? 'text/plain');
    antwort.end(inhalt);
  });
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, beenden: () => server.close() };
}
