import type { Mailvorlage } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { angelegt, uebergeben, vonHand } from '../dispo/testing/auftraege.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());
beforeEach(async () => {
  for (const { art, sprache } of await alle())
    await (await portal.als('admin')).delete(`${ort()}/${art}/${sprache}`).expect(204);
});

const ort = (mandant = portal.welt.nord) => `/api/mandanten/${mandant}/mailvorlagen`;
const text = { betreff: 'Fracht von {spediteur}: {nummer}', inhalt: 'Moin,\n\n<b>{eintraege}</b>\n' };
async function alle(): Promise<Mailvorlage[]> {
  return (await (await portal.als('admin')).get(ort()).expect(200)).body;
}
/** A mail with the link to a new order. */
async function linkmail(email: string) {
  const auftrag = await angelegt(portal);
  await uebergeben(portal, [auftrag.id]);
  await (await portal.als('kunde'))
    .post(`/api/auftraege/${auftrag.id}/verfolgungslink`)
    .send({ email })
    .expect(201);
  return { auftrag, brief: (await post(portal, email))[0] };
}

describe('Texte der Mails [Z-604 Z-605 Z-606 Z-607 Z-608]', () => {
  it('every mail has its words in every language, with what may stand in them', async () => {
    const vorlagen = await alle();
    expect(vorlagen.map(({ art, sprache, eigene, version }) => [art, sprache, eigene, version])).toEqual([
      ['benachrichtigung', 'de', false, 0],
      ['benachrichtigung', 'en', false, 0],
      ['verfolgung', 'de', false, 0],
      ['verfolgung', 'en', false, 0],
    ]);
    for (const { betreff, inhalt, platzhalter, art, sprache } of vorlagen) {
      expect(platzhalter).toContain('eintraege');
      expect(inhalt).toContain('{eintraege}');
      // What it comes with may be stored as it is.
      await (await portal.als('admin'))
        .put(`${ort()}/${art}/${sprache}`)
        .send({ betreff, inhalt })
        .expect(200);
    }
  });

  it('mails have the words of their main client, in one language those, in the other the shipped ones', async () => {
    const vorher = await linkmail('vorher@example.com');
    expect(vorher.brief?.betreff).toContain(`Ihre Sendung ${vorher.auftrag.spedeigennr}`);
    const admin = await portal.als('admin');
    const { body, headers } = await admin.put(`${ort()}/verfolgung/de`).send(text).expect(200);
    expect(body).toMatchObject({ ...text, eigene: true, version: 1 });
    expect(headers.etag).toBe('"1"');
    const { auftrag, brief } = await linkmail('nachher@example.com');
    expect(brief?.betreff).toBe(`Fracht von Nordlicht Spedition GmbH: ${auftrag.spedeigennr}`);
    expect(brief?.inhalt).toContain(`Moin,\n\n<b>${auftrag.spedeigennr}\n`);
    expect(brief?.inhalt).toContain('Behind the link you see');
    expect(brief?.inhalt).not.toContain('befördert zu Ihnen');
  });

  it('shows how a mail would look, escaped and under the colour of the client, and stores nothing', async () => {
    const admin = await portal.als('admin');
    await admin.put(`/api/mandanten/${portal.welt.nord}/auftritt`).send({ farbe: '#0b5563' }).expect(200);
    const { body } = await admin.post(`${ort()}/verfolgung/de/vorschau`).send(text).expect(200);
    expect(body.betreff).toBe('Fracht von Nordlicht Spedition GmbH: 1000123');
    expect(body.text).toContain('<b>1000123\n');
    expect(body.html).toContain('&lt;b&gt;1000123');
    expect(body.html).toContain('#0b5563');
    expect((await alle()).some((v) => v.eigene)).toBe(false);
  });

  it('comes to whoever tries it, and to nobody else', async () => {
    const admin = await portal.als('admin');
    await admin
      .post(`${ort()}/benachrichtigung/en/probe`)
      .send({ ...text, betreff: 'Test {anzahl}' })
      .expect(204);
    const briefe = await post(portal, 'admin@example.com');
    expect(briefe.map(({ betreff }) => betreff)).toEqual(['Test 1']);
  });

  it.each([
    [{ betreff: '{name}' }, 'mailvorlage.platzhalterUnbekannt', 'betreff'],
    [{ inhalt: '{eintraege} {anrede}' }, 'mailvorlage.platzhalterUnbekannt', 'inhalt'],
    [{ inhalt: 'Moin' }, 'mailvorlage.eintraegeFehlen', 'inhalt'],
    [{ betreff: '{eintraege}' }, 'mailvorlage.nurImText', 'betreff'],
    [{ betreff: 'a\r\nBcc: b@example.com' }, 'feld.umbrueche', 'betreff'],
    [{ betreff: '' }, 'feld.pflicht', 'betreff'],
  ])('refuses %o', async (dazu, key, field) => {
    const admin = await portal.als('admin');
    for (const [methode, wohin] of [
      ['put', ''],
      ['post', '/vorschau'],
      ['post', '/probe'],
    ] as const) {
      const antwort = await admin[methode](`${ort()}/verfolgung/de${wohin}`).send({ ...text, ...dazu });
      expect([antwort.status, antwort.body[0].key, antwort.body[0].field]).toEqual([400, key, field]);
    }
    expect((await alle()).some((v) => v.eigene)).toBe(false);
  });

  it('is of the main client alone, and a second change is told', async () => {
    const admin = await portal.als('admin');
    await admin.put(`${ort()}/angebot/de`).send(text).expect(404);
    await admin.put(`${ort()}/verfolgung/fr`).send(text).expect(404);
    await admin
      .put(`${ort(portal.welt.nordKunde)}/verfolgung/de`)
      .send(text)
      .expect(409);
    await (await portal.als('kunde')).get(ort()).expect(403);
    await admin.put(`${ort()}/verfolgung/de`).send(text).expect(200);
    await admin.put(`${ort()}/verfolgung/de`).set('If-Match', '"0"').send(text).expect(409);
    await admin.delete(`${ort()}/verfolgung/de`).set('If-Match', '"0"').expect(409);
    await admin.delete(`${ort()}/verfolgung/de`).set('If-Match', '"1"').expect(204);
    const { brief } = await linkmail('wieder@example.com');
    expect(brief?.inhalt).toContain('befördert zu Ihnen');
  });
});
