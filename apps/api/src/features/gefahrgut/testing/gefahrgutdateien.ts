import type { Stammdatenlauf, Stammdatenlaufzeile } from '@frachtportal/domain/stammdaten/stammdatenimport';
import type { Response } from 'supertest';
import { expect } from 'vitest';
import type { Portal } from '../../../testing/portal.js';

const weg = '/api/importe/gefahrgut';

/** Tables of dangerous goods by the file, as an administrator sends them. */
export function gefahrgutdateien(portal: () => Portal) {
  const admin = () => portal().als('admin');
  const sende = async (inhalt: Buffer | string, ausgabe: object, name = 'adr.csv'): Promise<Response> =>
    (await admin())
      .post(weg)
      .query({ quelle: 'amtliche Tabelle', ...ausgabe })
      .attach('file', Buffer.from(inhalt), name);
  const uebernimm = async (
    { id }: Pick<Stammdatenlauf, 'id'>,
    wunsch: object = { bestaetigt: true },
  ): Promise<Response> => (await admin()).post(`${weg}/${id}/uebernehmen`).send(wunsch);
  const neueste = async (): Promise<Stammdatenlauf[]> => (await (await admin()).get(weg).expect(200)).body;
  const wechsle = async (
    id: number,
    wie: 'zuruecknehmen' | 'wiedereinsetzen' = 'zuruecknehmen',
  ): Promise<Response> => (await admin()).post(`${weg}/${id}/${wie}`);

  return {
    sende,
    uebernimm,
    neueste,
    wechsle,
    /** A file that has been checked. */
    async lies(inhalt: Buffer | string, ausgabe: object, name?: string): Promise<Stammdatenlauf> {
      const { status, body } = await sende(inhalt, ausgabe, name);
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    /** The answer to taking over, or to what was refused before. */
    async importiere(inhalt: Buffer | string, ausgabe: object, name?: string): Promise<Response> {
      const gelesen = await sende(inhalt, ausgabe, name);
      return gelesen.status === 201 ? uebernimm(gelesen.body) : gelesen;
    },
    async zeilen(id: number, frage: object = {}): Promise<Stammdatenlaufzeile[]> {
      return (await (await admin()).get(`${weg}/${id}/zeilen`).query(frage).expect(200)).body;
    },
    /** What was taken over goes back, the latest first. */
    async allesZurueck(): Promise<void> {
      for (;;) {
        const letzter = (await neueste()).find((l) => l.zustand === 'uebernommen' && l.umkehrbar);
        if (!letzter) return;
        expect((await wechsle(letzter.id)).status).toBe(200);
      }
    },
  };
}
