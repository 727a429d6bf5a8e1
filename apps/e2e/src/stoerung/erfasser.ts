import { setTimeout as warten } from 'node:timers/promises';
import { einAuftrag } from '@frachtportal/domain/testing/builder';

const zeiten = process.env['FRACHTPORTAL_ZEITEN'] === 'true';

/** How long something may take: so many seconds on a quiet machine, else until the test gives up. */
export const hoechstensMs = (ms: number) => (zeiten ? ms : 120_000);

/** A customer who stores orders, and remembers which the portal has acknowledged. */
export class Erfasser {
  readonly bestaetigt: number[] = [];
  private kopf: Record<string, string> = {};
  private laeuft = true;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly url: string) {}

  async anmelden(): Promise<void> {
    const antwort = await this.frage('POST', 'authentication/login', {
      username: 'kunde',
      password: 'Demo-Portal1!',
    });
    const { accessToken } = (await antwort.json()) as { accessToken: string };
    this.kopf = { authorization: `Bearer ${accessToken}` };
  }

  frage(method: string, pfad: string, body?: object): Promise<Response> {
    return fetch(`${this.url}/api/${pfad}`, {
      method,
      headers: { ...this.kopf, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
  }

  /** Tries to store one order; answers the status, 0 where there was no answer, and what was said. */
  async speichere(): Promise<{ status: number; key: string }> {
    try {
      const antwort = await this.frage('POST', 'auftraege', einAuftrag().ohneTermine().build());
      const body = (await antwort.json()) as { key?: string }[] | { id: number };
      if (!Array.isArray(body)) this.bestaetigt.push(body.id);
      return { status: antwort.status, key: Array.isArray(body) ? (body[0]?.key ?? '') : '' };
    } catch {
      return { status: 0, key: '' };
    }
  }

  /** Stores with four hands until told to stop. */
  beginne(): void {
    this.last = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (this.laeuft) if ((await this.speichere()).status !== 201) await warten(20);
      }),
    );
  }

  async halte(): Promise<void> {
    this.laeuft = false;
    await this.last;
  }

  /** Milliseconds until an order is stored that was not begun before. */
  async bisGespeichert(): Promise<number> {
    const beginn = performance.now();
    while ((await this.speichere()).status !== 201) await warten(50);
    return performance.now() - beginn;
  }

  /** What was acknowledged and is not there. */
  async verlorene(): Promise<number[]> {
    const verloren: number[] = [];
    for (const id of this.bestaetigt)
      if ((await this.frage('GET', `auftraege/${id}`)).status !== 200) verloren.push(id);
    return verloren;
  }
}
