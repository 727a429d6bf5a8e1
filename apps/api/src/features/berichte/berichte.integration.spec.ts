import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { seitentexte } from './testing/pdf-text.js';

let portal: Portal;
let auftrag: { id: number; spedeigennr: string };

beforeAll(async () => {
  portal = await startePortal();
  auftrag = await anlegen('kunde');
});
afterAll(() => portal.schliessen());

async function anlegen(name: string) {
  const positionen = [einePosition().build(), einePosition().inKartons(3).mitGefahrgut().build()];
  const neu = einAuftrag()
    .mitPositionen(...positionen)
    .mit({ hinweis: '=Größe „groß“\n2 Zeilen' })
    .build();
  return (await (await portal.als(name)).post('/api/auftraege').send(neu).expect(201)).body;
}

async function schein(name: string, ...ids: number[]): Promise<string> {
  const antwort = await (await portal.als(name))
    .get(`/api/jasper-print/encrypt-ids/${ids.join(',')}`)
    .expect(200);
  return antwort.body.ids;
}

const bericht = (name: string, ids: string) =>
  portal.anonym().get(`/api/berichte/${name}`).query({ ids }).buffer();

describe('Berichte über HTTP', () => {
  it('nennt die Berichte des Druckmenüs [1-3.229-231 C-085]', async () => {
    const antwort = await (await portal.als('leser')).get('/api/jasper-print/report-types').expect(200);
    expect(antwort.body).toEqual([
      { id: 1, label: 'Speditionsauftrag', reportFileName: 'speditionsauftrag' },
      { id: 2, label: 'Warenetikett', reportFileName: 'warenetikett' },
      { id: 3, label: 'Lieferschein', reportFileName: 'lieferschein' },
      { id: 4, label: 'Übernahmeliste', reportFileName: 'uebernahmeliste' },
      { id: 5, label: 'GS1-Etikett', reportFileName: 'gs1-etikett' },
      { id: 6, label: 'CMR-Frachtbrief', reportFileName: 'cmr-frachtbrief' },
      { id: 7, label: 'Beförderungspapier (ADR)', reportFileName: 'befoerderungspapier' },
      { id: 8, label: 'Abliefernachweis', reportFileName: 'abliefernachweis' },
    ]);
    await portal.anonym().get('/api/jasper-print/report-types').expect(401);
    await portal.anonym().get(`/api/jasper-print/encrypt-ids/${auftrag.id}`).expect(401);
  });

  it('druckt einen gespeicherten Auftrag im neuen Fenster ohne Anmeldung, mit Briefkopf und Texten [1-1.018 C-086 Z-111]', async () => {
    const antwort = await bericht('speditionsauftrag', await schein('kunde', auftrag.id)).expect(200);
    expect(antwort.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Speditionsauftrag_${auftrag.spedeigennr}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = (await seitentexte(antwort.body)).join(' ');
    expect(text).toContain(`Speditionsauftrag ${auftrag.spedeigennr}`);
    expect(text).toContain('=Größe „groß“ 2 Zeilen');
    expect(text).toContain('Müller & Söhne GmbH');
    expect(text).toContain('frei Haus');
    expect(text).toContain('UN 1090 ACETON, 3, II, (D/E)');
    expect(text).toContain('Summe: 5 Packstücke');
  });

  it('are German, and in the language that the call names', async () => {
    const inSprache = async (languageId: string) => {
      const ids = await schein('kunde', auftrag.id);
      const { body } = await bericht('speditionsauftrag', ids).query({ languageId }).expect(200);
      return (await seitentexte(body)).join(' ');
    };
    expect(await inSprache('0')).toContain('Frankatur frei Haus');
    expect(await inSprache('51')).toContain('Carriage terms carriage paid');
  });

  it('druckt je Packstück ein Etikett', async () => {
    const antwort = await bericht('warenetikett', await schein('kunde', auftrag.id)).expect(200);
    const seiten = await seitentexte(antwort.body);
    expect(seiten).toHaveLength(5);
    expect(seiten[4]).toContain(`${auftrag.spedeigennr}-0005`);
  });

  it('gibt den Auftrag eines fremden Mandanten nicht her und kennt keinen anderen Bericht [Z-111]', async () => {
    await (await portal.als('fremd')).get(`/api/jasper-print/encrypt-ids/${auftrag.id}`).expect(404);
    await bericht('gibtesnicht', await schein('kunde', auftrag.id)).expect(404);
    await (await portal.als('kunde')).get('/api/jasper-print/encrypt-ids/1,x').expect(400);
  });

  it('nimmt keinen Druckschein nach der Abmeldung und keinen gefälschten [C-086]', async () => {
    const paar = await portal.anmelden('kunde');
    const mit = (anfrage: ReturnType<typeof bericht>) =>
      anfrage.set('authorization', `Bearer ${paar.accessToken}`);
    const { body } = await mit(portal.anonym().get(`/api/jasper-print/encrypt-ids/${auftrag.id}`)).expect(
      200,
    );
    await bericht('warenetikett', body.ids).expect(200);
    await mit(portal.anonym().post('/api/authentication/logout')).send(paar);
    for (const wert of [body.ids, 'gefaelscht', '']) {
      const antwort = await bericht('warenetikett', wert).expect(403);
      expect(JSON.parse(String(antwort.text ?? antwort.body))).toMatchObject([
        { severity: 'ERROR', key: 'bericht.abgelaufen' },
      ]);
    }
  });

  it('sagt in einem Fenster in Worten, warum es kein Papier gibt, und Programmen als Meldungen', async () => {
    // What Chrome says of itself where the portal has no HTTPS; there is no Sec-Fetch-Dest then.
    const imFensterGefragt = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
    const imFenster = await bericht('warenetikett', 'gefaelscht').set('accept', imFensterGefragt).expect(403);
    expect(imFenster.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(imFenster.text).toContain(
      '<p>Der Druckauftrag ist abgelaufen. Bitte drucken Sie noch einmal.</p>',
    );
    const englisch = await bericht('warenetikett', 'gefaelscht')
      .query({ languageId: 51 })
      .set('accept', imFensterGefragt)
      .expect(403);
    expect(englisch.text).toContain('<html lang="en">');
    expect(englisch.text).toContain('<p>The print order has expired. Please print once more.</p>');
    const ids = await schein('kunde', auftrag.id);
    const zuFrueh = await bericht('lieferschein', ids).set('accept', imFensterGefragt).expect(409);
    expect(zuFrueh.text).toContain(`Auftrag ${auftrag.spedeigennr} noch nicht gedruckt werden`);
  });
});
