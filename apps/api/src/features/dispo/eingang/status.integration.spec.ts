import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Preisermittlung } from '../../preis/preisermittlung.service.js';
import { Ausgang } from '../ausgang.repository.js';
import { gelesen, markiert, uebergib, verlauf, vonHand } from '../testing/auftraege.js';
import { BELEGABLAGE, type Beleg, type Belegablage } from './belegablage.js';
import { Rueckmeldungen } from './rueckmeldungen.service.js';
import { Rueckmeldungsablage } from './rueckmeldungsablage.repository.js';

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
  it('nimmt Meldungen Satz für Satz und sagt, was daraus wurde [Z-039]', async () => {
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

  it('weist ein Dokument ab, dessen Inhalt keines ist, und den Status mit ihm', async () => {
    const [a] = await uebertragen(1);
    const beleg = { dokumentname: 'pod.pdf', dokument: Buffer.from('<html>').toString('base64') };
    const antwort = await melden({ meldungen: [meldung(a, { status: 10, ...beleg })] }).expect(200);
    expect(antwort.body.abgewiesen).toMatchObject([{ satz: 1, grund: expect.stringContaining('Dokument') }]);
    expect((await gelesen(portal, a?.id ?? 0)).status.id).toBe(3);
  });

  it('legt das Dokument einer Ablieferung ab, mit dem Status oder gar nicht', async () => {
    const [a] = await uebertragen(1);
    const belege: Beleg[] = [];
    let voll = true;
    const ablage: Belegablage = {
      async lege(beleg) {
        if (voll) throw new Error('Der Speicher ist voll.');
        belege.push(beleg);
        return portal.app.get<Belegablage>(BELEGABLAGE, { strict: false }).lege(beleg);
      },
    };
    const von = <T>(klasse: new (...args: never[]) => T): T =>
      portal.app.get(klasse as never, { strict: false });
    const rueckmeldungen = new Rueckmeldungen(
      von(Rueckmeldungsablage),
      von(Ausgang),
      von(Preisermittlung),
      von(Datenbank),
      ablage,
    );
    const beleg = { dokumentname: 'pod.pdf', dokument: Buffer.from('%PDF-1.7').toString('base64') };
    const satz = [meldung(a, { status: 10, quittiert: 'Huber', ...beleg })];
    await expect(rueckmeldungen.nimm(satz, 'Test')).rejects.toThrow('Der Speicher ist voll.');
    expect((await gelesen(portal, a?.id ?? 0)).status.id).toBe(3);
    voll = false;
    expect(await rueckmeldungen.nimm(satz, 'Test')).toMatchObject({ uebernommen: 1 });
    expect(await rueckmeldungen.nimm(satz, 'Test')).toMatchObject({ wiederholt: 1 });
    expect(belege.map((b) => b.inhalt.toString())).toEqual(['%PDF-1.7']);
    const danach = await gelesen(portal, a?.id ?? 0);
    expect(danach.dokumentenverweise.map((d) => d.id)).toEqual([danach.abliefernachweis]);
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
    for (const falsch of ['', 'undefined']) await melden({ meldungen: [] }, falsch).expect(403);
    await portal.neuStarten({ DISPO_EINGANGSSCHLUESSEL: schluessel });
  });
});
