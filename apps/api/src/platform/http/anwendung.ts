import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule, INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import type { Umgebung } from '../../config/umgebung.js';
import { Schluessel } from '../auth/schluessel.js';
import { Datenbank } from '../database/datenbank.js';
import { nimmDateienAn } from '../dateien/multipart.js';
import { Metriken } from '../einblick/metriken.service.js';
import { FehlerFilter } from '../errors/fehler.filter.js';
import { merkeAngaben } from '../logging/anfrageangaben.js';
import { anfragekennung } from '../logging/anfragekennung.js';
import { mitAnfrage, vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';
import { ErgebnisSchreiben } from './ergebnis-schreiben.interceptor.js';
import { nimmFormulareAn } from './formulare.js';
import { beachteKoerpergrenzen } from './koerper-arten.js';
import { herkunftsregeln } from './schutz/cors.js';
import { beantworteNurNachfragen } from './schutz/rolle.js';
import { nurVerschluesselt, schutzkoepfe } from './schutz/schutzkoepfe.js';
import { nenneSicherheitskontakt } from './schutz/sicherheitskontakt.js';
import { unlesbareAnfragen } from './unlesbar.js';
import { entleeren } from './verbindungsende/entleeren.js';
import { weggangVon } from './verbindungsende/weggang.js';
import { liefereWeb } from './web.js';

const koerperBytes = 1_048_576;
/** Ids in a path (export, print) need room; there are no regex routes that long text could hurt. */
const hoechstePfadlaenge = 8000;

/** Builds the application the way it runs, for the start and for tests alike. */
export async function baueAnwendung(
  modul: DynamicModule,
  umgebung: Umgebung,
  vorStart: (app: INestApplication, umgebung: Umgebung) => void,
): Promise<NestFastifyApplication> {
  const vertraut = aufgezaehlt(umgebung.TRUST_PROXY);
  const adapter = new FastifyAdapter({
    bodyLimit: koerperBytes,
    routerOptions: { maxParamLength: hoechstePfadlaenge },
    genReqId: anfragekennung,
    trustProxy: vertraut.length ? vertraut : false,
    requestTimeout: 65_000,
    // A paper may wait a minute for its turn and take another one.
    connectionTimeout: 130_000,
    keepAliveTimeout: 30_000,
    // Requests on open connections are served to the end while stopping.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    ...unlesbareAnfragen,
  });
  const app = await NestFactory.create<NestFastifyApplication>(modul, adapter, {
    bodyParser: false,
    logger: ['error'],
  });
  app.setGlobalPrefix('api', {
    exclude: [
      'v/:token',
      'v/:token/beleg',
      'sendung',
      'sendung/beleg',
      'sendung/abbestellen/:token',
      'impressum',
      'datenschutz',
      'agb',
    ],
  });
  app.useGlobalFilters(new FehlerFilter());
  app.useGlobalInterceptors(new ErgebnisSchreiben());
  app.enableCors(herkunftsregeln(aufgezaehlt(umgebung.CORS_ORIGINS)));
  await richteFastifyEin(app, umgebung);
  vorStart(app, umgebung);
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}

function aufgezaehlt(werte: string): string[] {
  return werte
    .split(',')
    .map((w) => w.trim())
    .filter(Boolean);
}

async function richteFastifyEin(app: NestFastifyApplication, umgebung: Umgebung): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeAllContentTypeParsers();
  const lesen = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (anfrage, inhalt, fertig) =>
    inhalt === '' ? fertig(null, undefined) : lesen(anfrage, inhalt as string, fertig),
  );
  // Everything Nest does for a request, guards included, runs inside its context.
  fastify.addHook('preHandler', (_anfrage, { raw }, fertig) => mitAnfrage(fertig, weggangVon(raw)));
  fastify.addHook('onRequest', (anfrage, antwort, fertig) => {
    void antwort.header('x-request-id', anfrage.id);
    if (anfrage.protocol === 'https') void antwort.header('strict-transport-security', nurVerschluesselt);
    fertig();
  });
  if (umgebung.ROLLE === 'auftraege') beantworteNurNachfragen(fastify);
  // What concerns clients stays in no cache; routes that know better say so.
  fastify.addHook('onSend', (anfrage, antwort, inhalt, fertig) => {
    if (!antwort.hasHeader('cache-control')) void antwort.header('cache-control', 'no-store');
    const wer = vielleichtIdentitaet();
    const route = anfrage.routeOptions.url;
    merkeAngaben(anfrage.raw, { route, benutzer: wer?.benutzerId, mandant: wer?.mandantId });
    fertig(null, inhalt);
  });
  if (umgebung.DATABASE_URL_DIREKT !== undefined) {
    const db = app.get(Datenbank, { strict: false });
    fastify.addHook('onSend', async ({ method }) => {
      if (method !== 'GET') await db.nachAenderung?.();
    });
  }
  const metriken = app.get(Metriken, { strict: false });
  fastify.addHook('onResponse', (anfrage, antwort, fertig) => {
    const { method: methode, routeOptions } = anfrage;
    const woran = { methode, route: routeOptions.url ?? '', status: antwort.statusCode };
    metriken.beobachte({ ...woran, sekunden: antwort.elapsedTime / 1000 });
    fertig();
  });
  beachteKoerpergrenzen(fastify);
  await nimmDateienAn(fastify);
  nimmFormulareAn(fastify);
  entleeren(fastify);
  // A page of a hundred orders is 165 kB of JSON, and 12 kB packed.
  await app.register(fastifyCompress, { encodings: ['gzip'], threshold: 4096, zlibOptions: { level: 4 } });
  const schuetze = helmet(schutzkoepfe);
  fastify.addHook('onRequest', ({ raw }, antwort, fertig) => schuetze(raw, antwort.raw, () => fertig()));
  await app.register(fastifyCookie, { secret: app.get(Schluessel, { strict: false }).geraet });
  nenneSicherheitskontakt(fastify, umgebung);
  await liefereWeb(fastify, umgebung.WEB_DIR);
}
