import { hoechstensAnsichten, type Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const pfad = '/api/listenansichten';
const eine = (name: string, mehr: object = {}) => ({
  name,
  filter: 'phase=problem&sortierung=datum%3Aasc',
  spalten: [
    { feld: 'ort', breite: 120, kurz: true },
    { feld: 'spedeigennr', breite: null },
  ],
  dichte: 'eng',
  ...mehr,
});
const lege = async (wer: string, body: object) => (await portal.als(wer)).post(pfad).send(body);
const namen = async (wer: string): Promise<string[]> =>
  ((await (await portal.als(wer)).get(pfad).expect(200)).body as Listenansicht[]).map((a) => a.name);

describe('Views of the list', () => {
  it('are kept as they were sent, and are the own ones alone [Z-752 Z-753]', async () => {
    const { body, status } = await lege('kunde', eine('  Meine Probleme '));
    expect(status).toBe(201);
    expect(body).toEqual({
      ...eine('Meine Probleme'),
      spalten: [
        { feld: 'ort', breite: 120, kurz: true },
        { feld: 'spedeigennr', breite: null, kurz: null },
      ],
      id: body.id,
      geteilt: false,
      eigene: true,
      version: 1,
    });
    expect(await namen('kunde')).toEqual(['Meine Probleme']);
    for (const anderer of ['leser', 'haupt', 'dispo', 'fremd']) expect(await namen(anderer)).toEqual([]);
    for (const tat of ['put', 'delete'] as const)
      expect((await (await portal.als('leser'))[tat](`${pfad}/${body.id}`).send(eine('x'))).status).toBe(404);
  });

  it('are changed and deleted by their owner, and not from an old state [Z-754 Z-755]', async () => {
    const kunde = await portal.als('kunde');
    const angelegt = await lege('kunde', eine('Zu ändern'));
    const stelle = `${pfad}/${angelegt.body.id}`;
    const etag = angelegt.headers['etag'] as string;
    const neu = eine('Geändert', { spalten: [], filter: '', dichte: 'normal' });
    const danach = await kunde.put(stelle).set('if-match', etag).send(neu);
    expect(danach.body).toMatchObject({ ...neu, eigene: true });
    expect((await kunde.put(stelle).set('if-match', etag).send(neu)).status).toBe(409);
    await kunde.delete(stelle).expect(204);
    await kunde.delete(stelle).expect(404);
  });

  it('name no columns where none were sent, and all views can still be read', async () => {
    const { status, body } = await lege('leser', eine('Ohne Spalten', { spalten: null, filter: null }));
    expect([status, body.spalten, body.filter]).toEqual([201, [], '']);
    expect(await namen('leser')).toContain('Ohne Spalten');
    await (await portal.als('leser')).delete(`${pfad}/${body.id}`).expect(204);
  });

  it('are shared with the client by those who may, and changed by them alone', async () => {
    expect((await lege('kunde', eine('Für alle', { geteilt: true }))).status).toBe(403);
    const { body } = await lege('haupt', eine('Für alle', { geteilt: true }));
    expect(await namen('kunde')).toContain('Für alle');
    expect(await namen('leser')).toEqual(['Für alle']);
    for (const fremder of ['fremd', 'dispo']) expect(await namen(fremder)).not.toContain('Für alle');
    const gesehen = ((await (await portal.als('leser')).get(pfad)).body as Listenansicht[])[0];
    expect(gesehen?.eigene).toBe(false);
    const stelle = `${pfad}/${body.id}`;
    expect((await (await portal.als('kunde')).put(stelle).send(eine('Meins'))).status).toBe(403);
    expect((await (await portal.als('fremd')).delete(stelle)).status).toBe(404);
    const geaendert = eine('Für alle, neu', { geteilt: true });
    await (await portal.als('kundenadmin')).put(stelle).send(geaendert).expect(200);
    expect(await namen('leser')).toEqual(['Für alle, neu']);
    await (await portal.als('haupt')).delete(stelle).expect(204);
    expect(await namen('leser')).toEqual([]);
  });

  it.each([
    [eine(''), 'name'],
    [eine('x'.repeat(41)), 'name'],
    [eine('a', { filter: 'x'.repeat(601) }), 'filter'],
    [eine('a', { dichte: 'weit' }), 'dichte'],
    [eine('a', { spalten: [{ feld: 'ort', breite: 9000 }] }), 'spalten[0].breite'],
    [eine('a', { spalten: [{ breite: 100 }] }), 'spalten[0].feld'],
    [eine('a', { benutzerId: 1 }), 'benutzerId'],
  ])('are refused at the field that is wrong', async (body, feld) => {
    const antwort = await lege('leser', body);
    expect(antwort.status).toBe(400);
    expect(antwort.body[0]).toMatchObject({ field: feld });
    expect(antwort.body[0].text).toMatch(/\S/);
  });

  it('have one name each, however it is written, and are not without end', async () => {
    expect((await lege('metro', eine('Nord'))).status).toBe(201);
    const doppelt = await lege('metro', eine('NORD'));
    expect([doppelt.status, doppelt.body[0].key, doppelt.body[0].field]).toEqual([
      400,
      'ansicht.nameVergeben',
      'name',
    ]);
    for (let i = 1; i < hoechstensAnsichten; i++)
      expect((await lege('metro', eine(`Nr. ${i}`))).status).toBe(201);
    const zuViele = await lege('metro', eine('Eine noch'));
    expect([zuViele.status, zuViele.body[0].key]).toEqual([400, 'ansicht.zuViele']);
  });
});
