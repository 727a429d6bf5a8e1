import type { Datenauftrag, Datenwunsch } from '@frachtportal/domain/datenleben/datenauftrag';
import type TestAgent from 'supertest/lib/agent.js';
import { expect } from 'vitest';
import { bald } from '../../../testing/bald.js';

/** Waits until work on data has come to an end. */
export function zuEnde(wer: TestAgent, id: number): Promise<Datenauftrag> {
  return bald(async () => {
    const { body } = await wer.get(`/api/datenleben/${id}`).expect(200);
    expect(['wartet', 'laeuft']).not.toContain(body.zustand);
    return body as Datenauftrag;
  });
}

/** Starts it and waits for its end. */
export async function erledige(wer: TestAgent, wunsch: Partial<Datenwunsch>): Promise<Datenauftrag> {
  const { body } = await wer.post('/api/datenleben').send(wunsch).expect(202);
  return zuEnde(wer, body.id);
}

/** What it counted, by group. */
export const gezaehlt = ({ ergebnis }: Datenauftrag) =>
  Object.fromEntries(ergebnis.map(({ gruppe, anzahl }) => [gruppe, anzahl]));
