import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rechtenamen } from '@frachtportal/domain/benutzer/rechte';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { rechtematrix } from '../../../testing/rechtematrix/rechtematrix.js';
import { roheAnfrage } from '../../../testing/roh.js';
import { beschriebene, type Route, registrierte, routen, seiten } from '../../../testing/routen.js';

let portal: Portal;
let alle: Route[];
let auftrag: { id: number; spedeigennr: string };
beforeAll(async () => {
  portal = await startePortal();
  alle = routen(portal);
  const kunde = await portal.als('kunde');
  auftrag = (await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201)).body;
});
afterAll(() => portal.schliessen());

const name = (r: Route) => `${r.methode} ${r.pfad}`;
/** A path with something real in every place. */
const gefuellt = (pfad: string) =>
  pfad.replace('{spedeigennr}', auftrag.spedeigennr).replace(/\{\w+\}/g, String(auftrag.id));

describe('Jede Route', () => {
  it('declares a right that exists', () => {
    expect(alle.length).toBeGreaterThan(40);
    const ohne = alle.filter((r) => !r.recht || !rechtenamen.includes(r.recht));
    expect(ohne.map((r) => r.handler)).toEqual([]);
  });

  it('stands in OpenAPI, and nothing else does [1-7.001 2-7.001]', async () => {
    const { body } = await portal.anonym().get('/api/openapi.json').expect(200);
    expect(beschriebene(body).sort()).toEqual(alle.map(name).sort());
  });

  it('says in OpenAPI which right it needs, and how it says no', async () => {
    const { body } = await portal.anonym().get('/api/openapi.json').expect(200);
    expect(body.components.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      schluessel: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    });
    for (const { methode, pfad, recht, schluesselrechte } of alle) {
      const ruf = body.paths[pfad][methode.toLowerCase()];
      const offen = recht === 'oeffentlich' ? [{}, { bearer: [] }] : undefined;
      const security = schluesselrechte ? [{ bearer: [] }, { schluessel: [] }] : offen;
      expect([ruf['x-recht'], ruf['x-schluesselrechte'], ruf.security], pfad).toEqual([
        recht,
        schluesselrechte,
        security,
      ]);
      expect(ruf.responses.default.content['application/json'].schema.items.$ref).toMatch(/\/Meldung$/);
    }
    const { parameters } = body.paths['/api/auftragexport/exportcsvmtl'].get;
    const noetig = (parameters as { name: string; required: boolean }[]).filter((p) => p.required);
    expect(noetig.map((p) => p.name)).toEqual(['datumVon', 'datumBis']);
  });

  it('comes from a controller and is a call, but for the description of the API itself, OPTIONS and public pages [1-7.001 2-7.001]', () => {
    const fremde = registrierte(portal).filter((r) => !alle.map(name).includes(r));
    expect(fremde.sort()).toEqual(['GET /api/openapi.json', 'OPTIONS *', ...seiten].sort());
    // HEAD comes with every GET; a route of its own is asked for below.
    expect(registrierte(portal).length).toBe(
      alle.filter((r) => r.methode !== 'HEAD').length + 2 + seiten.length,
    );
  });

  it('is closed without a token, unless it is declared public', async () => {
    const offene = alle.filter((r) => r.recht === 'oeffentlich').map(name);
    const alsOffenBekannt = Object.entries(rechtematrix).filter(
      ([, zeile]) => zeile.draussen !== undefined || zeile.anonym !== undefined,
    );
    expect(offene.sort()).toEqual(alsOffenBekannt.map(([operation]) => operation).sort());
    for (const route of alle.filter((r) => r.recht !== 'oeffentlich')) {
      const antwort = await roheAnfrage(portal.url, `${route.methode} ${gefuellt(route.pfad)}`);
      expect(antwort.status, name(route)).toBe(401);
    }
  });
});

describe('Umgehungen', () => {
  /** Ways to write a path that have led past a middleware somewhere. */
  const formen: [string, (methode: string, pfad: string) => string][] = [
    ['an encoded letter', (m, p) => `${m} ${p.replace('/api', '/a%70i')}`],
    [
      'an encoded letter behind the prefix',
      (m, p) => `${m} ${p.replace(/\/api\/(.)/, (_g, z) => `/api/%${z.charCodeAt(0).toString(16)}`)}`,
    ],
    ['a doubled slash', (m, p) => `${m} /${p}`],
    ['a doubled slash inside', (m, p) => `${m} ${p.replace('/api/', '/api//')}`],
    ['a dot segment', (m, p) => `${m} /.${p}`],
    ['a dot segment inside', (m, p) => `${m} ${p.replace('/api/', '/api/x/../')}`],
    ['an encoded slash', (m, p) => `${m} ${p.replace('/api/', '/api%2f')}`],
    ['a semicolon', (m, p) => `${m} ${p.replace('/api/', '/api;x=1/')}`],
    ['a semicolon at the end', (m, p) => `${m} ${p};.css`],
    ['upper case', (m, p) => `${m} ${p.toUpperCase()}`],
    ['a trailing slash', (m, p) => `${m} ${p}/`],
    ['the absolute form', (m, p) => `${m} http://portal${p}`],
    ['the absolute form of another host', (m, p) => `${m} http://localhost/api/health/live/..${p}`],
    ['HEAD', (_m, p) => `HEAD ${p}`],
    ['a NUL', (m, p) => `${m} ${p}%00`],
  ];

  it.each(formen)('with %s reach no data', async (_was, form) => {
    for (const route of alle.filter((r) => r.recht !== 'oeffentlich')) {
      const zeile = form(route.methode, gefuellt(route.pfad));
      const { status, text } = await roheAnfrage(portal.url, zeile);
      expect([400, 401, 404], zeile).toContain(status);
      expect(text, zeile).not.toContain(auftrag.spedeigennr);
    }
    const da = await (await portal.als('kunde')).get(`/api/auftraege/${auftrag.id}`);
    expect([da.status, da.body.status.id]).toEqual([200, 1]);
  });

  it.each([
    ['x-http-method-override', 'GET'],
    ['x-original-url', '/api/health/live'],
    ['x-rewrite-url', '/api/health/live'],
    ['x-forwarded-prefix', '/api/health'],
    ['x-forwarded-user', 'admin'],
    ['upgrade', 'websocket'],
  ])('with the header %s reach no data', async (kopf, wert) => {
    const { status, text } = await roheAnfrage(
      portal.url,
      `GET /api/auftraege/${auftrag.id}`,
      `${kopf}: ${wert}\r\n`,
    );
    expect(status).toBe(401);
    expect(text).not.toContain(auftrag.spedeigennr);
  });
});

describe('Antworten', () => {
  const methode = { severity: 'ERROR', key: 'server.methode', text: 'Diese Adresse gibt es nicht.' };

  it.each([
    ['GET', '/api/gibt-es-nicht'],
    ['GET', '/api'],
    ['GET', '/'],
    ['PUT', '/api/auftraege'],
    ['PATCH', '/api/auftraege/1'],
    ['TRACE', '/api/auftraege/1'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs-json'],
    ['GET', '/.env'],
    ['GET', '/api/../../../etc/passwd'],
  ])('%s %s: there is no such address', async (m, pfad) => {
    const { status, text } = await roheAnfrage(portal.url, `${m} ${pfad}`);
    expect(status).toBe(404);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual([methode]);
  });

  it.each([
    ['a broken escape', 'GET /api/auftraege/%zz', 400, 'server.unlesbar'],
    [
      'a path part of 8,001 characters',
      `GET /api/auftraege/exportcsv/${'1'.repeat(8001)}`,
      414,
      'server.zuGross',
    ],
    ['headers of 20 kB', `GET /api/auftraege/search?query=${'x'.repeat(20_000)}`, 431, 'server.zuGross'],
    ['no HTTP', 'GIBS /api', 400, 'server.unlesbar'],
  ])('to %s are notifications too', async (_was, zeile, status, key) => {
    const antwort = await roheAnfrage(portal.url, zeile);
    expect(antwort.status).toBe(status);
    expect(JSON.parse(antwort.text.split('\r\n\r\n')[1] ?? '')).toMatchObject([{ severity: 'ERROR', key }]);
  });

  it('with ids up to 8,000 characters in the path are given', async () => {
    const ids = Array(800).fill(auftrag.id).join();
    expect(ids.length).toBeLessThan(8000);
    await (await portal.als('kunde')).get(`/api/auftraege/exportcsv/${ids}`).expect(200);
  });

  it.each(['/api/health/live', '/api/gibt-es-nicht', '/api/auftraege/1', '/api/openapi.json'])(
    'of %s carry the security headers and no hint of the server',
    async (pfad) => {
      const { headers } = await portal.anonym().get(pfad);
      const csp = headers['content-security-policy'] ?? '';
      expect(csp).toContain("default-src 'self'");
      // WebAssembly reads barcodes; nothing else is made of text.
      expect(csp).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).toContain("font-src 'self';");
      // Chrome shows PDFs through an object.
      expect(csp).toContain("object-src 'self' blob:;");
      expect(csp).toContain("frame-ancestors 'self'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('with data of clients are kept by no cache', async () => {
    const kunde = await portal.als('kunde');
    for (const pfad of [
      `/api/auftraege/${auftrag.id}`,
      '/api/auftraege/search',
      '/api/benutzer/currentAsList',
    ]) {
      expect((await kunde.get(pfad)).headers['cache-control'], pfad).toBe('no-store');
    }
    expect((await kunde.get('/api/laender')).headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    '/api/mandanten/is-hauptmandant',
    '/api/benutzer/currentAsList',
    '/api/laender',
    '/api/auftraege/search',
  ])('of %s are JSON', async (pfad) => {
    const { headers } = await (await portal.als('kunde')).get(pfad).expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('Beschreibung und Webseiten', () => {
  it('the page of the API is there only when switched on', async () => {
    await portal.anonym().get('/api/docs').expect(404);
    await portal.neuStarten({ API_DOCS: 'true' });
    const { text, headers } = await portal.anonym().get('/api/docs').expect(200);
    expect(text).toContain('Frachtportal API');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    await portal.anonym().get('/api/openapi.json').expect(200);
  });

  it('a call that does not exist is not answered with the start page of the web app', async () => {
    const web = mkdtempSync(join(tmpdir(), 'frachtportal-web-'));
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<title>Start</title>');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'let a');
    await portal.neuStarten({ WEB_DIR: web });
    for (const pfad of ['/', '/auftraege/5', '/apiary', '/login?x=/api/']) {
      const { text, headers } = await portal.anonym().get(pfad).expect(200);
      expect([text, headers['cache-control']]).toEqual(['<title>Start</title>', 'no-cache']);
    }
    for (const pfad of ['/api', '/api/gibt-es-nicht', '/api?x', '/assets/app-alt.js', '/%61pi/x']) {
      const { body } = await portal.anonym().get(pfad).expect(404);
      expect(body[0].key).toBe('server.methode');
    }
    const fest = await portal.anonym().get('/assets/app-1a2b.js').expect(200);
    expect(fest.headers['cache-control']).toContain('immutable');
    for (const pfad of [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
    ]) {
      expect((await roheAnfrage(portal.url, `GET ${pfad}`)).text).not.toContain('dependencies');
    }
    // Whoever asked last may have gone before the file was opened.
    await portal.neuStarten({});
    rmSync(web, { recursive: true });
  });
});
