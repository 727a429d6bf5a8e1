import { createHmac, randomUUID } from 'node:crypto';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
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
  schluessel: string;
  fristMs: number;
}

const antwortZeichen = 10_000;

/** Causes after which nothing can have arrived: no connection, or none that is trusted. */
const ohneVerbindung =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED|UNABLE_TO|ERR_(SSL|TLS)/;

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
    const antwort = await fetch(this.ziel.url, {
      method: 'POST',
      body: inhalt,
      // The signature is for this address and no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.ziel.fristMs),
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'idempotency-key': referenz,
        'x-frachtportal-art': art,
        'x-frachtportal-zeit': sekunden,
        'x-frachtportal-signatur': signatur(this.ziel.schluessel, sekunden, inhalt),
      },
    }).catch(keineAntwort);
    const text = await gekuerzt(antwort);
    // 409: the other side has this reference already.
    if (antwort.ok || antwort.status === 409) return nummerAus(text);
    throw new Uebergabefehler(`HTTP ${antwort.status} ${text}`.trim(), fehlerart(antwort.status));
  }
}

function fehlerart(status: number): Fehlerart {
  if ([400, 413, 415, 422].includes(status)) return 'abgelehnt';
  return status >= 500 ? 'unklar' : 'nichtErreicht';
}

function keineAntwort(fehler: unknown): never {
  const { name, message, cause } = fehler as Error & { cause?: { code?: string; message?: string } };
  const abgelaufen = name === 'TimeoutError';
  // Without a code it was never tried: fetch does not like the address.
  const nie = !abgelaufen && (!cause?.code || ohneVerbindung.test(cause.code));
  const grund = abgelaufen
    ? 'keine Antwort in der gesetzten Frist'
    : cause?.message || cause?.code || message;
  throw new Uebergabefehler(
    `Dispositionssystem nicht erreichbar: ${grund}`,
    nie ? 'nichtErreicht' : 'unklar',
  );
}

/** The beginning of the answer; whoever sends more is not listened to. */
async function gekuerzt(antwort: Response): Promise<string> {
  let text = '';
  const lesen = new TextDecoder();
  for await (const stueck of antwort.body ?? []) {
    text += lesen.decode(stueck as Uint8Array, { stream: true });
    if (text.length > antwortZeichen) break;
  }
  return text.slice(0, antwortZeichen);
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
