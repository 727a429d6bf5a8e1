import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { expect } from 'vitest';
import { bald } from './bald.js';
import type { EigeneDatenbank } from './eigene-datenbank.js';

const schreiber = 4;

const auftrag = (referenz: string) =>
  einAuftrag().mitPositionen(3).mit({ absenderReferenz: referenz }).build();

/** Orders as they are acknowledged, one after the other from several writers, until told to stop. */
export class Last {
  readonly bestaetigt: string[] = [];
  private readonly laeufe: Promise<void>[];
  private halt = false;

  constructor({ portal }: EigeneDatenbank, name: string) {
    this.laeufe = Array.from({ length: schreiber }, async (_, n) => {
      const kunde = await portal.als('kunde');
      for (let i = 0; !this.halt; i++) {
        const referenz = `${name}-${n}-${i}`;
        const { status } = await kunde.post('/api/auftraege').send(auftrag(referenz));
        if (status === 201) this.bestaetigt.push(referenz);
        else expect(status).toBe(503);
      }
    });
  }

  async halte(): Promise<void> {
    this.halt = true;
    await Promise.all(this.laeufe);
  }

  /** Until so many more are acknowledged. */
  async mehr(anzahl: number): Promise<void> {
    const ziel = this.bestaetigt.length + anzahl;
    await bald(() => expect(this.bestaetigt.length).toBeGreaterThanOrEqual(ziel));
  }
}

/** The stored ones with how many positions, addresses and lines of history each has. */
export const gespeicherte = (datenbank: EigeneDatenbank) =>
  datenbank.direkt<{ referenz: string; teile: number[] }>(
    `SELECT absender_referenz AS referenz, ARRAY[
       (SELECT count(*) FROM auftragsposition p WHERE p.auftrag_id = a.id),
       (SELECT count(*) FROM auftrag_adresse p WHERE p.auftrag_id = a.id),
       (SELECT count(*) FROM auftrag_historie p WHERE p.auftrag_id = a.id)]::int[] AS teile FROM auftrag a`,
  );

/** What `teile` is of an order that is whole. */
export const ganz = [3, 2, 1];
