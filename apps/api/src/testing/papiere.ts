import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { Abraeumen } from '../features/dokumente/abraeumen.service.js';
import { pdf } from '../features/dokumente/testing/dateien.js';
import type { EigeneDatenbank } from './eigene-datenbank.js';

/** Papers that are sent, half of them thrown away again and their files swept, until told to stop. */
export class Papiere {
  gesendet = 0;
  private halt = false;
  private readonly lauf: Promise<void>;

  constructor(private readonly datenbank: EigeneDatenbank) {
    this.lauf = this.laufe();
  }

  async halte(): Promise<void> {
    this.halt = true;
    await this.lauf;
  }

  private async laufe(): Promise<void> {
    const kunde = await this.datenbank.portal.als('kunde');
    const { body: auftrag } = await kunde.post('/api/auftraege').send(derPapiere()).expect(201);
    const ids: number[] = [];
    for (; !this.halt; this.gesendet++) {
      const id = await sende(this.datenbank, auftrag.id, `Papier ${this.gesendet}`);
      ids.push(id);
      if (ids.length < 10) continue;
      await kunde.delete(`/api/dokumentenverweise/${ids.shift()}`).expect(204);
      await raeumeAb(this.datenbank);
    }
  }
}

const derPapiere = () => einAuftrag().mitPositionen(3).mit({ absenderReferenz: 'papiere' }).build();

export async function sende({ portal }: EigeneDatenbank, objectId: number, inhalt: string): Promise<number> {
  const antwort = await (await portal.als('kunde'))
    .post('/api/dokumentenverweise/upload')
    .query({ filename: 'x.pdf', objectId })
    .attach('file', pdf(inhalt), 'x.pdf')
    .field('metadata', '{}')
    .expect(201);
  return antwort.body.id;
}

export const raeumeAb = ({ portal }: EigeneDatenbank) => portal.app.get(Abraeumen, { strict: false }).laufe();
