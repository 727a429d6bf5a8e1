import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { gelesen, markiert, uebergib, verlauf, vonHand } from '../testing/auftraege.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());

const melden = (body: object, mit: string | undefined = schluessel) => {
  const anfrage = portal.anonym().post('/api/dispo/status');
  return (mit === undefined ? anfrage : anfrage.set('x-dispo-schluessel', mit)).send(body);
};
const meldung = (auftrag: Auftrag | undefined, werte: object = {}) => ({
  auftragsnummer: auftrag?.spedeigennr,
  ereignis: 'H-1',
  status: 5,
  zeitpunkt: '2026-03-03T09:15:00Z',
  ...werte,
});

async function uebertragen(anzahl: number): Promise<Auftrag[]> {
  const auftraege = await markiert(portal, anzahl);
  await uebergib(portal);
  return auftraege;
}

describe('POST /dispo/status', () => {
  it('nimmt Meldungen Satz für Satz und sagt, was daraus wurde', async () => {
    const [a] = await uebertragen(1);
    const antwort = await melden({
      meldungen: [
        meldung(a),
        meldung(a),
        meldung(a, { ereignis: 'H-2', status: 9999 }),
        meldung(a, { ereignis: 'H-3', unbekannt: 1 }),
        { auftragsnummer: 'XX-1', status: 5, zeitpunkt: '2026-03-03T09:15:00Z' },
        null,
        'Text',
        [],
      ],
    }).expect(200);
    expect(antwort.body).toMatchObject({ uebernommen: 1, wiederholt: 1 });
    expect(antwort.body.abgewiesen).toEqual([
      {
        satz: 3,
        auftragsnummer: a?.spedeigennr,
        ereignis: 'H-2',
        grund: 'status: Den Status 9999 gibt es nicht.',
      },
      {
        satz: 4,
        auftragsnummer: a?.spedeigennr,
        ereignis: 'H-3',
        grund: 'unbekannt: Das Feld unbekannt ist nicht bekannt.',
      },
      { satz: 5, auftragsnummer: 'XX-1', ereignis: null, grund: 'Den Auftrag XX-1 gibt es nicht.' },
      ...[6, 7, 8].map((satz) => expect.objectContaining({ satz, auftragsnummer: null })),
    ]);
    expect((await gelesen(portal, a?.id ?? 0)).status.id).toBe(5);
  });

  it('zweimal zugleich gesendet wirkt einmal', async () => {
    const [a] = await uebertragen(1);
    const body = {
      meldungen: [meldung(a), meldung(a, { ereignis: 'H-2', status: 6, zeitpunkt: '2026-03-03T12:00:00Z' })],
    };
    const antworten = await Promise.all([melden(body), melden(body), melden(body)]);
    expect(antworten.map((x) => x.status)).toEqual([200, 200, 200]);
    expect(antworten.reduce((n, x) => n + x.body.uebernommen, 0)).toBe(2);
    expect((await verlauf(portal, a?.id ?? 0)).filter((s) => s > 3)).toEqual([5, 6]);
  });

  it.each([
    ['ohne Schlüssel', undefined],
    ['mit falschem Schlüssel', 'falsch'],
    ['mit leerem Schlüssel', ''],
    ['mit dem Anfang des Schlüssels', schluessel.slice(0, -1)],
  ])('%s kommt niemand hinein', async (_art, mit) => {
    const anfrage = portal.anonym().post('/api/dispo/status');
    const antwort = await (mit === undefined ? anfrage : anfrage.set('x-dispo-schluessel', mit)).send({
      meldungen: [],
    });
    expect([antwort.status, antwort.body[0]?.key]).toEqual([403, 'dispo.schluessel']);
  });

  it('auch keine Anmeldung ersetzt den Schlüssel', async () => {
    await (await portal.als('admin')).post('/api/dispo/status').send({ meldungen: [] }).expect(403);
  });

  it.each([
    [{}],
    [[]],
    [{ meldungen: {} }],
    [{ meldungen: 'x' }],
    [{ meldungen: Array.from({ length: 1001 }, () => 1) }],
  ])('weist %j im Ganzen ab', async (body) => {
    await melden(body).expect(400);
  });

  it('ohne gesetzten Schlüssel ist die Tür zu', async () => {
    await portal.neuStarten({ DISPO_EINGANGSSCHLUESSEL: '' });
    for (const schluessel of ['', 'undefined']) await melden({ meldungen: [] }, schluessel).expect(403);
  });
});
