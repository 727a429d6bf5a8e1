import { createHmac, randomUUID } from 'node:crypto';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { sende } from '../../../platform/http-ausgang/http-ausgang.js';
import { imHaus, Zielfehler } from '../../../platform/netz/ziel.js';
import { alsXml } from '../../../platform/xml/schreiben.js';
import { type Anbindung, type Fehlerart, type Quittung, Uebergabefehler } from '../anbindung.js';
import {
  indexAlsXml,
  type Konfigurationsmeldung,
  konfigurationsdokument,
  type Nachrichtenart,
  nachrichtenart,
} from './nachricht.js';

interface Ziel {
  url: string;
  schluessel: () => string;
  fristMs: number;
  /** Networks that may be connected to besides those of the world and of companies. */
  erlaubt: readonly string[];
}

const antwortBytes = 10_000;

/** Causes after which nothing can have arrived: no connection, or none that is trusted. */
const ohneVerbindung =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$|CERT|SELF_SIGNED|UNABLE_TO|ERR_(SSL|TLS|INVALID_URL)/;

/** `sha256=` and the HMAC of `<seconds>.<body>`, in hexadecimal. */
export function signatur(schluessel: string, sekunden: string, inhalt: string): string {
  return `sha256=${createHmac('sha256', schluessel).update(`${sekunden}.${inhalt}`).digest('hex')}`;
}

/** Sends each message as a signed POST. Status reports come back by a call of the other side. */
export class HttpAnbindung implements Anbindung {
  constructor(
    private readonly ziel: Ziel,
    private readonly alsXml: (auftrag: Auftrag) => Promise<string>,
  ) {}

  async uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung> {
    return { nummer: await this.sende(nachrichtenart(auftrag), referenz, await this.alsXml(auftrag)) };
  }

  async aktualisiere(index: Indextyp, ids: number[]): Promise<void> {
    await this.sende('index', randomUUID(), await indexAlsXml(index, ids));
  }

  async konfiguriere(meldung: Konfigurationsmeldung, referenz: string): Promise<void> {
    await this.sende('konfiguration', referenz, await alsXml(konfigurationsdokument, meldung));
  }

  private async sende(art: Nachrichtenart, referenz: string, inhalt: string): Promise<string | null> {
    const sekunden = String(Math.floor(Date.now() / 1000));
    const { url: adresse, schluessel, fristMs, erlaubt } = this.ziel;
    const { status, text } = await sende({
      adresse,
      inhalt,
      fristMs,
      erlaubt,
      arten: imHaus,
      hoechstensBytes: antwortBytes,
      koepfe: {
        'content-type': 'application/xml; charset=utf-8',
        'idempotency-key': referenz,
        'x-frachtportal-art': art,
        'x-frachtportal-zeit': sekunden,
        'x-frachtportal-signatur': signatur(schluessel(), sekunden, inhalt),
      },
    }).catch(keineAntwort);
    // 409: the other side has this reference already.
    if ((status >= 200 && status < 300) || status === 409) return nummerAus(text);
    throw new Uebergabefehler(`HTTP ${status} ${text}`.trim(), fehlerart(status));
  }
}

function fehlerart(status: number): Fehlerart {
  if ([400, 413, 415, 422].includes(status)) return 'abgelehnt';
  return status >= 500 ? 'unklar' : 'nichtErreicht';
}

function keineAntwort(fehler: unknown): never {
  if (fehler instanceof Uebergabefehler) throw fehler;
  const { name, message, code } = fehler as NodeJS.ErrnoException;
  const abgelaufen = name === 'TimeoutError' || name === 'AbortError';
  const verboten = fehler instanceof Zielfehler;
  const nie = verboten || (code !== undefined && ohneVerbindung.test(code));
  const grund = abgelaufen ? 'keine Antwort in der gesetzten Frist' : message || code;
  throw new Uebergabefehler(
    verboten
      ? 'Zu dieser Adresse darf das Portal keine Verbindung aufnehmen (ANBINDUNG_ERLAUBT).'
      : `Dispositionssystem nicht erreichbar: ${grund}`,
    nie && !abgelaufen ? 'nichtErreicht' : 'unklar',
  );
}

/** The number under which the other side keeps it, where it answers one: `{"nummer": "…"}`. */
function nummerAus(text: string): string | null {
  try {
    const { nummer } = JSON.parse(text) as { nummer?: unknown };
    return typeof nummer === 'string' || typeof nummer === 'number' ? String(nummer) : null;
  } catch {
    return null;
  }
}
