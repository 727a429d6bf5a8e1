import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
let land: Record<string, { id: number }>;
beforeAll(async () => {
  portal = await startePortal();
  const { body } = await (await portal.als('kunde')).get('/api/laender').expect(200);
  land = Object.fromEntries((body as { id: number; lkz: string }[]).map(({ id, lkz }) => [lkz, { id }]));
});
afterAll(() => portal.schliessen());

const paris = { name: 'Dupont SARL', plz: '75001', ort: 'Paris' };
const koerper = (): Auftrag => JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build()));
const genannt = ({ lkz, land: l }: { lkz: string | null; land: { id: number } | null }) => [lkz, l?.id];
const zweierlei = (field: string) => [400, [expect.objectContaining({ field, key: 'feld.zweitname' })]];

/** Of an address: what is sent beside the rest of it, and which country it is then. */
const geaendert: [string, object, string][] = [
  ['Kennzeichen', { lkz: 'F' }, 'F'],
  ['Eintrag', { land: 'F' }, 'F'],
  ['beides', { land: 'F', lkz: 'F' }, 'F'],
  ['keines', {}, 'D'],
];
const mitLand = (angaben: object) => ({
  ...angaben,
  ...('land' in angaben && { land: land[angaben.land as string] }),
});

describe('Das Land einer Adresse hat zwei Namen', () => {
  it.each(geaendert)('im Auftrag gilt, was gelesen und geändert wurde: %s', async (_was, angaben, danach) => {
    const kunde = await portal.als('kunde');
    const neu = await kunde.post('/api/auftraege').send(koerper()).expect(201);
    const auftrag: Auftrag = neu.body;
    const empfaengerAdresse = { ...auftrag.empfaengerAdresse, ...mitLand(angaben) };
    const { status, body } = await kunde
      .put(`/api/auftraege/${auftrag.id}`)
      .send({ ...auftrag, empfaengerAdresse: { ...empfaengerAdresse, ...(danach === 'F' && paris) } });
    expect([status, ...genannt(body.empfaengerAdresse)], JSON.stringify(body)).toEqual([
      200,
      danach,
      land[danach]?.id,
    ]);
    const { text } = await kunde.get(`/api/auftraege/${auftrag.id}/xml`).buffer(true).expect(200);
    expect(text).toContain(`<lkz>${danach}</lkz>`);
  });

  it('ein neuer Auftrag, der Verschiedenes sagt, wird abgewiesen, auch als Vorlage', async () => {
    const haupt = await portal.als('haupt');
    const falsch = { ...koerper().empfaengerAdresse, land: land['D'], lkz: 'F', plz: '28195' };
    const auftrag = { ...koerper(), empfaengerAdresse: falsch };
    const neu = await haupt.post('/api/auftraege').send(auftrag);
    expect([neu.status, neu.body]).toEqual(zweierlei('empfaengerAdresse.lkz'));
    const vorlage = await haupt
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: 'Zweierlei', auftrag: { empfaengerAdresse: falsch } });
    expect([vorlage.status, vorlage.body]).toEqual(zweierlei('auftrag.empfaengerAdresse.lkz'));
  });

  it.each(geaendert)('im Adressbuch ebenso: %s', async (_was, angaben, danach) => {
    const kunde = await portal.als('kunde');
    const { body: adresse } = await kunde
      .post('/api/adressen')
      .send({ name: 'Hansewerk', lkz: 'D', plz: '28195', ort: 'Bremen' })
      .expect(201);
    const { status, body } = await kunde
      .put(`/api/adressen/${adresse.id}`)
      .send({ ...adresse, ...mitLand(angaben), ...(danach === 'F' && paris) });
    expect([status, ...genannt(body)], JSON.stringify(body)).toEqual([200, danach, land[danach]?.id]);
  });

  it('eine neue Adresse und ein neuer Mandant, die Verschiedenes sagen, werden abgewiesen', async () => {
    const falsch = { ...paris, land: land['D'], lkz: 'F', plz: '28195', ort: 'Bremen' };
    const adresse = await (await portal.als('kunde')).post('/api/adressen').send(falsch);
    expect([adresse.status, adresse.body]).toEqual(zweierlei('lkz'));
    const mandant = await (await portal.als('admin'))
      .post('/api/mandanten')
      .send({ name: 'Dupont', adresse: falsch });
    expect([mandant.status, mandant.body]).toEqual(zweierlei('adresse.lkz'));
  });
});
