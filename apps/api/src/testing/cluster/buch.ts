import { randomUUID } from 'node:crypto';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { passwort } from '../welt.js';

const schreiber = 6;

export interface Rechnung {
  bestaetigt: number;
  /** Acknowledged, and not there. */
  verloren: string[];
  doppelt: string[];
  /** Longest time without an acknowledgement, in seconds. */
  luecke: number;
  /** Requests that were answered with an error or not at all. */
  abgewiesen: Map<string, number>;
}

/**
 * People who capture orders over HTTP, and what they were told. Whoever gets no clear answer asks again with the same
 * key, as the form does.
 */
export class Buch {
  private readonly bestaetigt = new Map<string, number>();
  private readonly zeiten: number[] = [performance.now()];
  private readonly abgewiesen = new Map<string, number>();
  private halt = false;
  private laeufe: Promise<void>[] = [];

  /** Begins its references, which have 20 characters. */
  private readonly kennung = randomUUID().slice(0, 8);

  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async aufschlagen(url: string): Promise<Buch> {
    const antwort = await fetch(`${url}/api/authentication/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'kunde', password: passwort }),
    });
    const { accessToken } = (await antwort.json()) as { accessToken: string };
    const buch = new Buch(url, accessToken);
    buch.laeufe = Array.from({ length: schreiber }, (_, n) => buch.schreibe(n));
    await buch.mehr(20);
    return buch;
  }

  get kopf() {
    return { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
  }

  private async schreibe(wer: number): Promise<void> {
    for (let i = 0; !this.halt; i++) {
      const referenz = `${this.kennung}-${wer}-${i}`;
      const schluessel = randomUUID();
      while (!(await this.sende(referenz, schluessel)))
        await new Promise((weiter) => setTimeout(weiter, 100));
    }
  }

  private async sende(referenz: string, schluessel: string): Promise<boolean> {
    const body = JSON.stringify(einAuftrag().ohneTermine().mit({ absenderReferenz: referenz }).build());
    try {
      const antwort = await fetch(`${this.url}/api/auftraege`, {
        method: 'POST',
        headers: { ...this.kopf, 'idempotency-key': schluessel },
        body,
        signal: AbortSignal.timeout(15_000),
      });
      const inhalt = (await antwort.json()) as { id: number };
      if (antwort.status === 201) {
        this.bestaetigt.set(referenz, inhalt.id);
        this.zeiten.push(performance.now());
        return true;
      }
      this.zaehle(String(antwort.status));
    } catch (fehler) {
      this.zaehle((fehler as Error).name);
    }
    return false;
  }

  private zaehle(was: string): void {
    this.abgewiesen.set(was, (this.abgewiesen.get(was) ?? 0) + 1);
  }

  /** The id of an order that is acknowledged. */
  einer(): number {
    const [id] = this.bestaetigt.values();
    if (id === undefined) throw new Error('Noch ist keiner bestätigt');
    return id;
  }

  /** Until so many more are acknowledged. */
  async mehr(anzahl: number): Promise<void> {
    const ziel = this.bestaetigt.size + anzahl;
    const frist = performance.now() + 120_000;
    while (this.bestaetigt.size < ziel) {
      if (performance.now() > frist)
        throw new Error(`Nichts wird mehr angenommen: ${[...this.abgewiesen].join(' · ')}`);
      await new Promise((weiter) => setTimeout(weiter, 50));
    }
  }

  /** Ends writing, reads back over the feed all that is there, and compares. */
  async schliesse(): Promise<Rechnung> {
    this.halt = true;
    await Promise.all(this.laeufe);
    let ids = await this.lies();
    const fehlen = () => [...this.bestaetigt].filter(([referenz, id]) => !ids.get(referenz)?.has(id));
    // What a transaction that nobody ends any more holds back comes once the database has let go of it.
    for (let mal = 0; mal < 60 && fehlen().length; mal++) {
      await new Promise((weiter) => setTimeout(weiter, 1000));
      ids = await this.lies();
    }
    return {
      bestaetigt: this.bestaetigt.size,
      verloren: fehlen().map(([referenz]) => referenz),
      doppelt: [...ids].filter(([, gleiche]) => gleiche.size > 1).map(([referenz]) => referenz),
      luecke: groessterAbstand(this.zeiten) / 1000,
      abgewiesen: this.abgewiesen,
    };
  }

  /** The ids behind each reference of this book. */
  private async lies(): Promise<Map<string, Set<number>>> {
    const ids = new Map<string, Set<number>>();
    for (let nach = '', weitere = true; weitere; ) {
      const frage = new URLSearchParams({ searchLimit: '500', ...(nach && { nach }) });
      const antwort = await fetch(`${this.url}/api/auftraege?${frage}`, { headers: this.kopf });
      if (!antwort.ok) throw new Error(`Feed: ${antwort.status} ${await antwort.text()}`);
      const seite = (await antwort.json()) as Feedseite;
      for (const { id, auftrag } of seite.eintraege) {
        const referenz = auftrag?.absenderReferenz ?? '';
        if (referenz.startsWith(this.kennung)) ids.set(referenz, (ids.get(referenz) ?? new Set()).add(id));
      }
      ({ nach, weitere } = seite);
    }
    return ids;
  }
}

interface Feedseite {
  eintraege: { id: number; auftrag?: { absenderReferenz: string } }[];
  nach: string;
  weitere: boolean;
}

const groessterAbstand = (zeiten: readonly number[]) =>
  zeiten.reduce((laengste, zeit, i) => Math.max(laengste, zeit - (zeiten[i - 1] ?? zeit)), 0);
