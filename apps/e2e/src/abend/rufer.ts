import { setTimeout as warten } from 'node:timers/promises';
import { passwort } from '../seiten.js';

export interface Antwort {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  body: any;
}

const hoechstensMs = 300_000;

/** Somebody who calls the portal, and asks again the same way as long as nobody answers clearly. */
export class Rufer {
  constructor(
    readonly url: string,
    readonly kopf: Record<string, string>,
  ) {}

  static async anmelden(url: string, username: string): Promise<Rufer> {
    const { body } = await new Rufer(url, {}).rufe('POST', 'authentication/login', {
      username,
      password: passwort,
    });
    return new Rufer(url, { authorization: `Bearer ${body.accessToken}` });
  }

  async rufe(
    method: string,
    pfad: string,
    body?: object | FormData,
    kopf: Record<string, string> = {},
  ): Promise<Antwort> {
    const ende = Date.now() + hoechstensMs;
    for (;;) {
      const antwort = await this.einmal(method, pfad, body, kopf).catch(() => undefined);
      if (antwort && antwort.status < 500 && antwort.status !== 429) return antwort;
      if (Date.now() > ende) throw new Error(`${method} ${pfad}: ${JSON.stringify(antwort)}`);
      await warten(200);
    }
  }

  /** The same, where only one answer is right. @throws where it is another */
  async verlange(method: string, pfad: string, body?: object | FormData): Promise<Antwort['body']> {
    const antwort = await this.rufe(method, pfad, body);
    if (antwort.status >= 300) throw new Error(`${method} ${pfad}: ${JSON.stringify(antwort)}`);
    return antwort.body;
  }

  private async einmal(
    method: string,
    pfad: string,
    body: object | FormData | undefined,
    kopf: Record<string, string>,
  ): Promise<Antwort> {
    const json = body && !(body instanceof FormData);
    const antwort = await fetch(`${this.url}/api/${pfad}`, {
      method,
      headers: { ...this.kopf, ...(json ? { 'content-type': 'application/json' } : {}), ...kopf },
      ...(body ? { body: json ? JSON.stringify(body) : body } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await antwort.text();
    const daten = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    return { status: antwort.status, body: daten ? JSON.parse(daten) : null };
  }
}
