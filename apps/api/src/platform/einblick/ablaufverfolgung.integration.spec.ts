import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { anmelden, Programm } from '../../testing/server/programm.js';

interface Spanne {
  name: string;
  traceId: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Takes traces as an OpenTelemetry collector does. */
const spannen: Spanne[] = [];
let sammler: Server;
const programm = new Programm();

beforeAll(async () => {
  sammler = createServer(async (anfrage, antwort) => {
    let text = '';
    for await (const teil of anfrage.setEncoding('utf8')) text += teil;
    if (anfrage.url === '/v1/traces')
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const { spans } of scopeSpans) spannen.push(...spans);
    antwort.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((bereit) => sammler.listen(0, '127.0.0.1', bereit));
});
afterAll(() => sammler.close());

it('sends traces of requests and their statements where it is told to, without what names anybody', async () => {
  const adresse = sammler.address();
  const port = typeof adresse === 'object' ? adresse?.port : 0;
  const prozess = await programm.starten({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  });
  try {
    const authorization = `Bearer ${await anmelden(prozess)}`;
    const ziel = `${prozess.url}/api/auftraege/search?query=Geheimnis&searchLimit=17`;
    expect((await fetch(ziel, { headers: { authorization } })).status).toBe(200);
    expect((await fetch(`${prozess.url}/api/auftraege/123456`, { headers: { authorization } })).status).toBe(
      404,
    );
    const namens = (name: string) => spannen.find((s) => s.name === name);
    await bis(() => Boolean(namens('GET /api/auftraege/search') && namens('GET /api/auftraege/{}')));
    const suche = namens('GET /api/auftraege/search');
    await bis(() => spannen.some((s) => s.traceId === suche?.traceId && /^pg\.query/.test(s.name)));
    const alles = JSON.stringify(spannen);
    for (const wort of ['Geheimnis', '123456', 'Demo-Portal']) expect(alles).not.toContain(wort);
  } finally {
    await prozess.signal('SIGTERM');
  }
});
