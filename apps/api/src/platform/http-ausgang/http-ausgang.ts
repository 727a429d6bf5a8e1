import { type ClientRequest, request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import type { LookupFunction } from 'node:net';
import { draussen, loeseAuf } from '../netz/ziel.js';

export interface Sendung {
  adresse: string;
  koepfe: Record<string, string>;
  /** Posted, unless it says so. */
  methode?: 'GET' | 'POST';
  inhalt: string;
  /** From the first word to the last of the answer. */
  fristMs: number;
  /** Networks that may be connected to although such addresses are refused. */
  erlaubt: readonly string[];
  /** Which kinds of addresses are connected to; without them those of the world alone. */
  arten?: ReadonlySet<string>;
  /** So much of the answer is read. */
  hoechstensBytes: number;
}

export interface Fremdantwort {
  status: number;
  koepfe: IncomingMessage['headers'];
  text: string;
}

/**
 * Sends something to somebody else's server, and hears what it answers. What a name stands for is checked when the connection is made, and that address
 * is connected to: a name may stand for another one a moment later. No redirect is followed: it is an answer.
 * @throws Zielfehler where nothing is connected to, else what Node says
 */
export async function sende(s: Sendung): Promise<Fremdantwort> {
  const ziel = new URL(s.adresse);
  const host = ziel.hostname.replace(/^\[|\]$/g, '');
  // An address is connected to without being looked up.
  const arten = s.arten ?? draussen;
  await loeseAuf(host, s.erlaubt, arten);
  const lookup: LookupFunction = (name, { all }, fertig) => {
    loeseAuf(name, s.erlaubt, arten).then(
      (address) => {
        const family = address.includes(':') ? 6 : 4;
        if (all) fertig(null, [{ address, family }]);
        else fertig(null, address, family);
      },
      (fehler: NodeJS.ErrnoException) => fertig(fehler, '', 0),
    );
  };
  const rufe = ziel.protocol === 'https:' ? https : http;
  const anfrage = rufe(ziel, {
    method: s.methode ?? 'POST',
    headers: { ...s.koepfe, 'content-length': String(Buffer.byteLength(s.inhalt)) },
    signal: AbortSignal.timeout(s.fristMs),
    lookup,
  });
  return antwortAuf(anfrage, s);
}

function antwortAuf(anfrage: ClientRequest, { inhalt, hoechstensBytes }: Sendung): Promise<Fremdantwort> {
  return new Promise((fertig, gescheitert) => {
    anfrage.once('error', gescheitert);
    anfrage.once('response', (antwort) => {
      const teile: Buffer[] = [];
      let bytes = 0;
      const sage = () => {
        const text = Buffer.concat(teile).subarray(0, hoechstensBytes).toString('utf8');
        fertig({ status: antwort.statusCode ?? 0, koepfe: antwort.headers, text });
      };
      antwort.on('data', (teil: Buffer) => {
        teile.push(teil);
        bytes += teil.length;
        // Whoever says more than is read has answered nevertheless.
        if (bytes >= hoechstensBytes) {
          sage();
          anfrage.destroy();
        }
      });
      antwort.once('end', sage);
      antwort.once('error', gescheitert);
    });
    anfrage.end(inhalt);
  });
}
