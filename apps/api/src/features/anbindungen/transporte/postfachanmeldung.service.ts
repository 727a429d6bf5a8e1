import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isIP } from 'node:net';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { loeseAuf } from '../../../platform/netz/ziel.js';
import type { Faellige } from '../anbindungen.repository.js';
import { Transportfehler } from './transportfehler.js';
import { Zugangsgeheimnis } from './zugangsgeheimnis.service.js';

const fristMs = 15_000;

/** Who the portal says it is to the server of a mailbox. */
@Injectable()
export class Postfachanmeldung {
  constructor(
    private readonly geheimnis: Zugangsgeheimnis,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws Transportfehler */
  async zu(a: Faellige): Promise<{ user: string; pass?: string; accessToken?: string }> {
    const user = a.benutzername ?? '';
    const geheimnis = this.geheimnis.zu(a);
    if (a.anmeldung !== 'oauth2') return { user, pass: geheimnis };
    return { user, accessToken: await this.ausweis(a, geheimnis) };
  }

  /** A token for the portal itself (OAuth 2.0, client credentials), which Microsoft 365 demands. */
  private async ausweis(a: Faellige, geheimnis: string): Promise<string> {
    const frage = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: a.klient ?? '',
      client_secret: geheimnis,
      ...(a.umfang ? { scope: a.umfang } : {}),
    });
    const antwort = await this.sende(new URL(a.anmeldeadresse ?? ''), frage.toString());
    const token = (antwort as { access_token?: unknown } | null)?.access_token;
    if (typeof token !== 'string') throw new Transportfehler(fehler('anbindung.keinToken'));
    return token;
  }

  /** To the very address that was checked; no redirect is followed. */
  private async sende(ziel: URL, koerper: string): Promise<unknown> {
    const host = await loeseAuf(ziel.hostname, this.umgebung.ANBINDUNG_ERLAUBT);
    const rufe = ziel.protocol === 'http:' ? http : https;
    const angaben = {
      ...{ host, port: ziel.port || undefined, path: `${ziel.pathname}${ziel.search}`, method: 'POST' },
      ...(isIP(ziel.hostname) ? {} : { servername: ziel.hostname }),
      headers: { host: ziel.host, 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(fristMs),
    };
    return new Promise((fertig, gescheitert) => {
      const anfrage = rufe(angaben, (antwort) => {
        if (antwort.statusCode === 200) return void gelesen(antwort).then(fertig, gescheitert);
        antwort.resume();
        gescheitert(new Transportfehler(fehler('anbindung.keinToken')));
      });
      anfrage.on('error', gescheitert).end(koerper);
    });
  }
}

const laengsteAntwort = 100_000;

async function gelesen(antwort: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const teil of antwort.setEncoding('utf8')) {
    text += teil;
    if (text.length > laengsteAntwort) throw new Transportfehler(fehler('anbindung.keinToken'));
  }
  return JSON.parse(text);
}
