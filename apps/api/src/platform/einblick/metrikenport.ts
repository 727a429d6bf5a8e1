import { createServer, type Server, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';

/** Where numbers are to be had. */
export interface Metrikenort {
  port: number;
  host: string;
}

/** Offers numbers to Prometheus, on a port of their own. @param lies as text in its format */
export async function bieteMetriken(
  lies: () => Promise<string>,
  { port, host }: Metrikenort,
): Promise<Server> {
  const server = createServer((anfrage, antwort) => void antworte(anfrage.url ?? '', antwort, lies));
  await new Promise<void>((bereit, fehler) => {
    server.once('error', fehler);
    server.listen(port, host, bereit);
  });
  return server;
}

async function antworte(url: string, antwort: ServerResponse, lies: () => Promise<string>): Promise<void> {
  if (url.split('?')[0] !== '/metrics') return void antwort.writeHead(404).end();
  try {
    const text = await lies();
    antwort.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch {
    // One of several processes does not answer just now; Prometheus asks again.
    antwort.writeHead(503).end();
  }
}
