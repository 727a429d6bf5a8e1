import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const abholung = ['beladedatum', 'abholDatumVon', 'abholDatumBis'] as const;
const zustellung = ['entladedatum', 'zustellDatumVon', 'zustellDatumBis'] as const;
const [montag, dienstag, freitag] = ['2026-11-23', '2026-11-24', '2026-11-27'];

function ohneTage() {
  const { beladedatum: _b, entladedatum: _e, ...rest } = JSON.parse(JSON.stringify(einAuftrag().build()));
  return rest as Auftrag;
}

async function angelegt(werte: object) {
  const kunde = await portal.als('kunde');
  const { body, headers } = await kunde
    .post('/api/auftraege')
    .send({ ...ohneTage(), ...werte })
    .expect(201);
  return { auftrag: body as Auftrag, etag: headers['etag'] as string };
}

async function geaendert({ id }: Auftrag, koerper: object, etag?: string) {
  const anfrage = (await portal.als('kunde')).put(`/api/auftraege/${id}`);
  return (etag ? anfrage.set('if-match', etag) : anfrage).send(koerper);
}

const tage = (a: Auftrag, namen: readonly (keyof Auftrag)[]) => namen.map((n) => a[n]);

describe('Jeder Name eines Feldes', () => {
  it.each([
    ...abholung.map((name) => [name, abholung] as const),
    ...zustellung.map((name) => [name, zustellung] as const),
  ])('%s can be sent, and all are answered, also in the XML', async (name, alle) => {
    const { auftrag } = await angelegt({ [name]: freitag });
    expect(tage(auftrag, alle)).toEqual([freitag, freitag, freitag]);
    const kunde = await portal.als('kunde');
    const gelesen = (await kunde.get(`/api/auftraege/${auftrag.id}`).expect(200)).body;
    expect(tage(gelesen, alle)).toEqual([freitag, freitag, freitag]);
    const { text } = await kunde.get(`/api/auftraege/${auftrag.id}/xml`).buffer(true).expect(200);
    for (const n of alle) expect(text).toContain(`<${n}>${freitag}</${n}>`);
  });

  it.each(['stellplaetze', 'anzahlStellplaetze'])('%s of a position too', async (name) => {
    const [position] = ohneTage().auftragspositionen;
    const { auftrag } = await angelegt({ auftragspositionen: [{ ...position, [name]: 3.5 }] });
    expect(auftrag.auftragspositionen).toMatchObject([{ stellplaetze: 3.5, anzahlStellplaetze: 3.5 }]);
  });

  it.each([
    [{ beladedatum: montag, abholDatumVon: dienstag }, 'abholDatumVon'],
    [{ abholDatumVon: montag, abholDatumBis: dienstag }, 'abholDatumBis'],
    [{ zustellDatumVon: montag, zustellDatumBis: dienstag }, 'zustellDatumBis'],
  ])('of two that differ the second is refused: %j', async (werte, feld) => {
    const { status, body } = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send({ ...ohneTage(), ...werte });
    expect([status, body]).toEqual([400, [expect.objectContaining({ field: feld, key: 'feld.zweitname' })]]);
  });

  it.each([
    [{ beladedatum: null, abholDatumVon: dienstag }, dienstag],
    [{ beladedatum: dienstag, abholDatumVon: dienstag, abholDatumBis: null }, dienstag],
  ])('what says nothing of a new order does not count: %j', async (werte, tag) => {
    expect((await angelegt(werte)).auftrag.beladedatum).toBe(tag);
  });

  it('is read as strictly as the first', async () => {
    const { body } = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send({ ...ohneTage(), abholDatumVon: 'morgen' })
      .expect(400);
    expect(body).toMatchObject([{ field: 'abholDatumVon', key: 'feld.tag' }]);
  });
});

describe('Lesen, einen Namen ändern, zurückschreiben', () => {
  it.each([...abholung])('changes the day by the name %s', async (name) => {
    const { auftrag, etag } = await angelegt({ beladedatum: montag });
    const { status, body } = await geaendert(auftrag, { ...auftrag, [name]: dienstag }, etag);
    expect([status, ...tage(body, abholung)]).toEqual([200, dienstag, dienstag, dienstag]);
    const leer = await geaendert(auftrag, { ...body, [name]: null }, '"2"');
    expect([leer.status, ...tage(leer.body, abholung)]).toEqual([200, null, null, null]);
  });

  it.each(['stellplaetze', 'anzahlStellplaetze'])(
    'changes the parking places by the name %s',
    async (name) => {
      const [position] = ohneTage().auftragspositionen;
      const { auftrag, etag } = await angelegt({ auftragspositionen: [{ ...position, stellplaetze: 2 }] });
      const auftragspositionen = [{ ...auftrag.auftragspositionen[0], [name]: 4 }];
      const { status, body } = await geaendert(auftrag, { ...auftrag, auftragspositionen }, etag);
      expect([status, body.auftragspositionen[0].stellplaetze]).toEqual([200, 4]);
    },
  );

  it('changes nothing by writing back what was read', async () => {
    const { auftrag } = await angelegt({ zustellDatumVon: freitag });
    const { status, body } = await geaendert(auftrag, auftrag);
    expect([status, body.entladedatum]).toEqual([200, freitag]);
  });

  it('refuses the second of two changed differently', async () => {
    const { auftrag, etag } = await angelegt({ beladedatum: montag });
    const beide = { ...auftrag, beladedatum: dienstag, abholDatumBis: freitag };
    const { status, body } = await geaendert(auftrag, beide, etag);
    expect([status, body[0].field]).toEqual([400, 'abholDatumBis']);
  });

  it.each([['"7"'], [undefined]])(
    'does not guess where it is not known what was read: If-Match %s',
    async (etag) => {
      const { auftrag } = await angelegt({ beladedatum: montag });
      const { status } = await geaendert(auftrag, { ...auftrag, beladedatum: dienstag }, etag);
      expect(status).toBe(409);
      const gelesen = await (await portal.als('kunde')).get(`/api/auftraege/${auftrag.id}`).expect(200);
      expect(gelesen.body.beladedatum).toBe(montag);
    },
  );

  it('of a template works alike', async () => {
    const haupt = await portal.als('haupt');
    const auftrag = { zustellDatumBis: freitag };
    const { body } = await haupt
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: 'Namen', auftrag })
      .expect(201);
    expect(tage(body.auftrag, zustellung)).toEqual([freitag, freitag, freitag]);
    const neu = { vorlageName: 'Namen', auftrag: { ...body.auftrag, entladedatum: dienstag } };
    const antwort = await haupt.put(`/api/auftragsvorlagen/${body.id}`).send(neu).expect(200);
    expect(tage(antwort.body.auftrag, zustellung)).toEqual([dienstag, dienstag, dienstag]);
    const falsch = { vorlageName: 'Namen 2', auftrag: { beladedatum: montag, abholDatumVon: freitag } };
    const { body: meldungen } = await haupt.post('/api/auftragsvorlagen').send(falsch).expect(400);
    expect(meldungen).toMatchObject([{ field: 'auftrag.abholDatumVon' }]);
  });
});
