import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GesagteMeldung, gesagt, isoVon, uebersetzerVon } from '../http/sprache.js';
import { Fachfehler } from './fachfehler.js';

interface Antwort {
  status: number;
  meldungen: Meldung[];
  wartenSekunden?: number;
}

const wartenBeiAusfall = 5;

/** Every error leaves the server as a list of notifications; what we did not foresee is logged, never shown. */
@Catch()
export class FehlerFilter implements ExceptionFilter {
  private readonly log = new Logger('Fehler');

  catch(ursache: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const antwort = antwortAuf(ursache);
    if (antwort.status === 500) this.log.error(ursache instanceof Error ? ursache.stack : String(ursache));
    const warten = antwort.status === 503 ? wartenBeiAusfall : antwort.wartenSekunden;
    if (warten) void reply.header('Retry-After', String(warten));
    // The route may have announced a file already.
    reply.removeHeader('content-disposition');
    const anfrage = http.getRequest<FastifyRequest>();
    const meldungen = inSprache(antwort.meldungen, anfrage);
    // Windows ask for pages; programs, ours too, take what comes. Without HTTPS a browser says no more than this of itself.
    const alsSeite = /\btext\/html\b/.test(anfrage.headers.accept ?? '');
    void reply
      .status(antwort.status)
      .type(alsSeite ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .send(alsSeite ? fehlerseite(meldungen, isoVon(anfrage)) : meldungen);
  }
}

/** For people who look at a window that should show a paper: the same in words. */
function fehlerseite(meldungen: GesagteMeldung[], iso: string): string {
  const zeilen = meldungen.map((m) => `<p>${m.text.replace(/[&<>"']/g, (z) => `&#${z.charCodeAt(0)};`)}</p>`);
  const stil = 'font:16px/1.5 sans-serif;margin:3rem auto;max-width:36rem;padding:0 1rem';
  return `<!doctype html><html lang="${iso}"><meta charset="utf-8"><title>Frachtportal</title><body style="${stil}">${zeilen.join('')}</body></html>`;
}

/** What is said of a failure, whatever it was. */
export function antwortAuf(ursache: unknown): Antwort {
  const eigener = (ursache as { driverError?: unknown } | null)?.driverError ?? ursache;
  if (eigener instanceof Fachfehler) return eigener;
  const code = codeVon(ursache);
  const ausDatenbank = code ? datenbankantwort(code) : undefined;
  return ausDatenbank ?? antwortZu(statusVon(ursache));
}

/** What is said where nothing but the status is known. */
export function antwortZu(status: number): Antwort {
  if (status === 401) return { status, meldungen: [] };
  const key = schluesselJeStatus[status];
  return key
    ? { status, meldungen: [fehler(key)] }
    : { status: 500, meldungen: [fehler('server.unbekannt')] };
}

const schluesselJeStatus: Record<number, string> = {
  400: 'server.unlesbar',
  403: 'server.keinRecht',
  404: 'server.methode',
  405: 'server.methode',
  406: 'server.medientyp',
  408: 'server.nichtErreichbar',
  409: 'server.konflikt',
  413: 'server.zuGross',
  414: 'server.zuGross',
  415: 'server.medientyp',
  429: 'server.zuViele',
  431: 'server.zuGross',
  503: 'server.nichtErreichbar',
};

function statusVon(ursache: unknown): number {
  if (ursache instanceof HttpException) return ursache.getStatus();
  const status = (ursache as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

function codeVon(ursache: unknown): string | undefined {
  const fehlerobjekt = ursache as {
    code?: unknown;
    driverError?: { code?: unknown };
    message?: unknown;
  } | null;
  const code = fehlerobjekt?.driverError?.code ?? fehlerobjekt?.code;
  if (typeof code === 'string') return code;
  // What node-postgres says itself of a connection has no code: too slow, ended, or ended between two statements.
  return typeof fehlerobjekt?.message === 'string' &&
    /timeout|Connection terminated|not queryable/i.test(fehlerobjekt.message)
    ? 'ETIMEDOUT'
    : undefined;
}

/** SQLSTATE classes and network codes in the words of the API. */
function datenbankantwort(code: string): Antwort | undefined {
  if (code === '23505') return { status: 409, meldungen: [fehler('server.doppelt')] };
  if (code === '23503') return { status: 409, meldungen: [fehler('server.verwendet')] };
  if (/^(22|23)/.test(code)) return { status: 400, meldungen: [fehler('server.unlesbar')] };
  if (code === '40001' || code === '40P01' || code === '55P03')
    return { status: 409, meldungen: [fehler('server.konflikt')] };
  if (code === '53100' || code === 'ENOSPC') return { status: 507, meldungen: [fehler('server.platteVoll')] };
  if (code === '25006') return { status: 503, meldungen: [fehler('server.nurLesen')] };
  if (/^(08|53|57|58)/.test(code) || /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/.test(code)) {
    return { status: 503, meldungen: [fehler('server.nichtErreichbar')] };
  }
  return undefined;
}

/** In the language that the request asks for; a text that was made for the case stays as it is. */
function inSprache(meldungen: Meldung[], anfrage: FastifyRequest): GesagteMeldung[] {
  const sage = uebersetzerVon(anfrage);
  return meldungen.map((m) => gesagt(m, sage));
}
