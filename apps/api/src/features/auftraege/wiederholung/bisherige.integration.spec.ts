import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { BisherigeAuftraege, FruehereWare } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

let zaehler = 0;
/** A recipient nobody has sent anything to. */
const neuerEmpfaenger = () => {
  zaehler += 1;
  return eineAdresse()
    .mit({ name: `Empfänger ${zaehler}`, plz: '28195' })
    .build();
};
const ware = (inhalt: string, kg = 100) =>
  einePosition().aufPaletten(2).mit({ warengutBezeichnung: inhalt, bruttoGewicht: kg }).build();
const auftrag = (angaben: object) =>
  JSON.parse(JSON.stringify({ ...einAuftrag().ohneTermine().build(), ...angaben })) as Auftrag;

async function lege(angaben: object, kopf: Record<string, string> = {}) {
  return (await portal.als('kunde')).post('/api/auftraege').set(kopf).send(auftrag(angaben));
}
async function legeAn(angaben: object): Promise<Auftrag & { hinweise?: Hinweis[] }> {
  const { status, body } = await lege(angaben);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const gleiche = (hinweise: Hinweis[] | undefined) =>
  (hinweise ?? []).filter((h) => h.regel === 'gleicherAuftrag');
async function frage(
  { name, plz }: { name: string; plz?: string | null },
  wer = 'kunde',
  mehr = {},
): Promise<BisherigeAuftraege> {
  const { status, body } = await (await portal.als(wer))
    .get('/api/auftraege/empfaenger/bisherige')
    .query({ name, plz, ...mehr });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const stelle = async (value: string) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send([{ key: 'client.regeln', value }])
    .expect(200);

describe('Gleicher Auftrag heute schon', () => {
  it('is told by saving the second, with its number, and not by the first', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    const erster = await legeAn({ empfaengerAdresse });
    expect(gleiche(erster.hinweise)).toEqual([]);
    const zweiter = await legeAn({ empfaengerAdresse });
    expect(gleiche(zweiter.hinweise)).toEqual([
      {
        regel: 'gleicherAuftrag',
        schwere: 'hinweis',
        feld: 'empfaengerAdresse.name',
        text: expect.stringMatching(
          new RegExp(`^Gleicher Auftrag heute schon erfasst: ${erster.spedeigennr}, \\d\\d:\\d\\d Uhr\\.$`),
        ),
      },
    ]);
  });

  it('is nothing to say to another recipient, for other goods, with another reference or another pickup day', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    await legeAn({ empfaengerAdresse, absenderReferenz: 'A' });
    for (const anders of [
      { empfaengerAdresse: neuerEmpfaenger() },
      { absenderReferenz: null, auftragspositionen: [ware('Anderes')] },
      { absenderReferenz: 'B' },
      { beladedatum: '2099-01-07' },
    ]) {
      const { hinweise } = await legeAn({ empfaengerAdresse, absenderReferenz: 'A', ...anders });
      expect(gleiche(hinweise), JSON.stringify(anders)).toEqual([]);
    }
  });

  it('of another client is none', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    await legeAn({ empfaengerAdresse });
    const fremd = await portal.als('fremd');
    const { body } = await fremd.post('/api/auftraege').send(auftrag({ empfaengerAdresse })).expect(201);
    expect(gleiche(body.hinweise)).toEqual([]);
    expect(await frage(empfaengerAdresse, 'fremd')).toMatchObject({ heutige: [{ id: body.id }] });
  });

  it('is not the order itself: neither when it is changed nor when the request is repeated', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    const kopf = { 'idempotency-key': `gleich-${zaehler}` };
    const { body: erster } = await lege({ empfaengerAdresse }, kopf);
    const { body: nochmal } = await lege({ empfaengerAdresse }, kopf);
    expect([nochmal.id, gleiche(nochmal.hinweise)]).toEqual([erster.id, []]);
    const kunde = await portal.als('kunde');
    const geaendert = await kunde.put(`/api/auftraege/${erster.id}`).send(erster).expect(200);
    expect(gleiche(geaendert.body.hinweise)).toEqual([]);
    const zweiter = await legeAn({ empfaengerAdresse, absenderReferenz: 'zweiter' });
    const { body: nunGleich } = await kunde
      .put(`/api/auftraege/${zweiter.id}`)
      .send({ ...zweiter, absenderReferenz: null })
      .expect(200);
    expect(gleiche(nunGleich.hinweise)).toHaveLength(1);
  });

  it('binds where the client says so: at the transfer, or at saving', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    await legeAn({ empfaengerAdresse });
    await stelle('gleicherAuftrag=sperre');
    const zweiter = await legeAn({ empfaengerAdresse });
    expect(gleiche(zweiter.hinweise).map((h) => h.schwere)).toEqual(['sperre']);
    const kunde = await portal.als('kunde');
    const { status, body } = await kunde.post('/api/auftraege/uebertragen').send([zweiter.id]);
    expect([status, body[0].field]).toEqual([409, 'empfaengerAdresse.name']);
    await stelle('gleicherAuftrag=pflicht');
    const dritter = await lege({ empfaengerAdresse });
    expect([dritter.status, dritter.body.map((m: { field: string }) => m.field)]).toEqual([
      400,
      ['empfaengerAdresse.name'],
    ]);
    await stelle('');
  });
});

describe('Was ein Empfänger bisher bekam', () => {
  it('begins with the goods of the last order; others follow by how often they were sent [Z-998]', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    const mal = async (anzahl: number, inhalt: string) => {
      for (let i = 0; i < anzahl; i++)
        await legeAn({ empfaengerAdresse, auftragspositionen: [ware(inhalt), ware('Zubehör', 5)] });
    };
    await mal(1, 'Selten');
    await mal(3, 'Oft');
    await mal(2, 'Manchmal');
    await mal(1, 'Zuletzt');
    const { waren, heutige } = await frage(empfaengerAdresse);
    const kurz = ({ anzahl, auftragspositionen }: FruehereWare) => [
      anzahl,
      ...auftragspositionen.map((p) => p.warengutBezeichnung),
    ];
    expect(waren.map(kurz)).toEqual([
      [1, 'Zuletzt', 'Zubehör'],
      [3, 'Oft', 'Zubehör'],
      [2, 'Manchmal', 'Zubehör'],
      [1, 'Selten', 'Zubehör'],
    ]);
    expect(heutige).toHaveLength(7);
  });

  it('comes as goods alone: no mark, no delivery note, nothing that is locked now', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    const position = { ...ware('Ware'), zeichenNummer: 'K-1', lieferschein: 'L-1' };
    await legeAn({ empfaengerAdresse, auftragspositionen: [position] });
    const { waren } = await frage(empfaengerAdresse);
    expect(waren[0]?.auftragspositionen).toEqual([
      expect.objectContaining({
        warengutBezeichnung: 'Ware',
        bruttoGewicht: 100,
        lademittelAnzahl: 2,
        lademittel: expect.objectContaining({ id: 1 }),
        zeichenNummer: null,
        lieferschein: null,
      }),
    ]);
  });

  it('nothing to someone unknown, nothing of other clients, and 404 for a client one does not see', async () => {
    const empfaengerAdresse = neuerEmpfaenger();
    await legeAn({ empfaengerAdresse });
    expect(await frage({ name: 'Unbekannt', plz: '28195' })).toEqual({ waren: [], heutige: [] });
    expect(await frage(empfaengerAdresse, 'fremd')).toEqual({ waren: [], heutige: [] });
    const mandantId = portal.welt.nordKunde;
    expect((await frage(empfaengerAdresse, 'dispo', { mandantId })).waren).toHaveLength(1);
    const fremd = await portal.als('fremd');
    const { name, plz } = empfaengerAdresse;
    await fremd.get('/api/auftraege/empfaenger/bisherige').query({ name, plz, mandantId }).expect(404);
    await fremd.get('/api/auftraege/empfaenger/bisherige').query({ name }).expect(400);
  });
});
