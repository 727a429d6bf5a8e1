import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { describe, expect, it } from 'vitest';
import { bald } from '../../../testing/bald.js';
import { anmelden, Programm } from '../../../testing/server/programm.js';

const abstuerze = Number(process.env['FRACHTPORTAL_ABSTUERZE'] ?? 10);
const schreiber = 2;
/** On a busy machine rather fewer crashes than no end. */
const hoechstensMs = 60_000;

const programm = new Programm();

interface Bestaetigt {
  id: number;
  spedeigennr: string;
}

/** Sends one order after the other, each until it is acknowledged, whatever happens to the server meanwhile. */
class Schreiber {
  readonly bestaetigt = new Map<string, Bestaetigt>();
  abgerissen = 0;
  private halt = false;

  constructor(
    private readonly name: string,
    private readonly token: string,
    private readonly url: () => string,
  ) {}

  async laufe(): Promise<void> {
    for (let i = 0; !this.halt; i++) {
      const schluessel = `${this.name}-${i}`;
      while (!this.bestaetigt.has(schluessel)) await this.sende(schluessel);
    }
  }

  halte(): void {
    this.halt = true;
  }

  private async sende(schluessel: string): Promise<void> {
    try {
      const antwort = await fetch(`${this.url()}/api/auftraege`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${this.token}`,
          'idempotency-key': schluessel,
        },
        body: JSON.stringify(einAuftrag().mitPositionen(3).mit({ absenderReferenz: schluessel }).build()),
      });
      // 503: the machine is too busy just now.
      if (antwort.status === 503) return void (await warten(100));
      if (antwort.status !== 201) throw new Error(`${antwort.status}: ${await antwort.text()}`);
      this.bestaetigt.set(schluessel, (await antwort.json()) as Bestaetigt);
    } catch (fehler) {
      if (!(fehler instanceof TypeError)) throw fehler;
      this.abgerissen++;
      await warten(10);
    }
  }
}

describe('Absturz beim Speichern', () => {
  it('loses no acknowledged order, writes none half and none twice', { timeout: 480_000 }, async () => {
    let runden = 0;
    let laufend = await programm.starten();
    const token = await anmelden(laufend);
    const alle = Array.from(
      { length: schreiber },
      (_, i) => new Schreiber(`s${i}`, token, () => laufend.url),
    );
    const laeufe = Promise.all(alle.map((s) => s.laufe()));
    const anzahl = () => alle.reduce((n, s) => n + s.bestaetigt.size, 0);
    const beginn = performance.now();
    for (let i = 0; i < abstuerze && (i < 3 || performance.now() - beginn < hoechstensMs); i++) {
      runden++;
      // The next one stands by, so that the writers need not wait for its start.
      const naechster = await programm.starten();
      const bisher = anzahl();
      await bald(() => expect(anzahl()).toBeGreaterThan(bisher + 4));
      await warten(Math.random() * 50);
      const ende = laufend.signal('SIGKILL');
      laufend = naechster;
      expect(await ende).toBe('SIGKILL');
    }
    for (const s of alle) s.halte();
    await laeufe;
    expect(await laufend.signal('SIGTERM')).toBe(0);

    const bestaetigte = alle.flatMap((s) => [...s.bestaetigt]);
    const gespeicherte = await mitVerbindung(programm.datenbankUrl, async (db) => {
      const { rows } = await db.query(
        `SELECT a.id, a.spedeigennr, a.absender_referenz AS schluessel,
           (SELECT count(*)::int FROM auftragsposition p WHERE p.auftrag_id = a.id) AS positionen,
           (SELECT count(*)::int FROM auftrag_adresse p WHERE p.auftrag_id = a.id) AS adressen,
           (SELECT count(*)::int FROM auftrag_historie p WHERE p.auftrag_id = a.id) AS verlauf
         FROM auftrag a ORDER BY a.id`,
      );
      return rows;
    });
    expect(bestaetigte.length).toBeGreaterThan(runden * 4);
    expect(alle.reduce((n, s) => n + s.abgerissen, 0)).toBeGreaterThan(0);
    // Every key was repeated until it was acknowledged: as many orders as keys, each whole, each as answered.
    expect(gespeicherte).toEqual(
      bestaetigte
        .map(([schluessel, { id, spedeigennr }]) => ({
          id,
          spedeigennr,
          schluessel,
          positionen: 3,
          adressen: 2,
          verlauf: 1,
        }))
        .sort((a, b) => a.id - b.id),
    );
  });
});
