import { PDFDocument } from '@cantoo/pdf-lib';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istSscc } from '@frachtportal/domain/packstueck/sscc';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { seitentexte } from '../testing/pdf-text.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await stelle('9521234').then((a) => expect(a.status).toBe(200));
});
afterAll(() => portal.schliessen());

const stelle = async (value: string) =>
  (await portal.als('admin')).put('/api/config-param/coco').send([{ key: 'client.gs1Basisnummer', value }]);

async function anlegen(kartons: number, wer = 'kunde'): Promise<Auftrag> {
  const auftrag = einAuftrag().mitPositionen(einePosition().inKartons(kartons).build()).ohneTermine().build();
  return (await (await portal.als(wer)).post('/api/auftraege').send(auftrag).expect(201)).body;
}

async function drucke(bericht: string, auftraege: Auftrag[], wer = 'kunde') {
  const ids = auftraege.map((a) => a.id).join(',');
  const { body } = await (await portal.als(wer)).get(`/api/jasper-print/encrypt-ids/${ids}`).expect(200);
  return portal.anonym().get(`/api/berichte/${bericht}`).query({ ids: body.ids }).buffer();
}

async function nummern(...auftraege: Auftrag[]): Promise<string[]> {
  const { body } = await drucke('gs1-etikett', auftraege);
  return (await seitentexte(body)).map((blatt) => /\(00\) (\d{18})/.exec(blatt)?.[1] ?? '');
}

const meldung = (antwort: { body: unknown; text?: string }): string => {
  const liste = Array.isArray(antwort.body) ? antwort.body : JSON.parse(String(antwort.body));
  return liste[0]?.key;
};

describe('GS1-Etiketten', () => {
  it('ohne Basisnummer gibt es keine, und eine falsche lässt sich nicht einstellen', async () => {
    await stelle('');
    const antwort = await drucke('gs1-etikett', [await anlegen(1)]);
    expect([antwort.status, meldung(antwort)]).toEqual([409, 'bericht.gs1Fehlt']);
    for (const falsch of ['123', '12345678901', '952123x']) expect((await stelle(falsch)).status).toBe(400);
    expect((await stelle('9521234')).status).toBe(200);
  });

  it('hat jedes Packstück seine Nummer, beim zweiten Druck dieselbe, und keine zweimal', async () => {
    const [a, b] = [await anlegen(3), await anlegen(2)];
    const erste = await nummern(a);
    expect(erste).toHaveLength(3);
    expect(erste.every(istSscc)).toBe(true);
    const beide = await nummern(b, a);
    expect(beide.slice(2)).toEqual(erste);
    expect(new Set([...beide]).size).toBe(5);
  });

  it('zwei zugleich gedruckte Bögen desselben Auftrags tragen dieselben Nummern, andere Aufträge andere', async () => {
    const auftraege = await Promise.all([anlegen(5), anlegen(5), anlegen(5)]);
    const drucke = await Promise.all([...auftraege, ...auftraege].map((a) => nummern(a)));
    for (let i = 0; i < 3; i++) expect(drucke[i]).toEqual(drucke[i + 3]);
    expect(new Set(drucke.flat()).size).toBe(15);
  });
});

describe('Etiketten in anderen Formaten', () => {
  const gedruckt = async (bericht: string, auftrag: Auftrag, format?: string) => {
    const { body } = await (await portal.als('kunde')).get(`/api/jasper-print/encrypt-ids/${auftrag.id}`);
    return portal
      .anonym()
      .get(`/api/berichte/${bericht}`)
      .query({ ids: body.ids, ...(format && { format }) })
      .buffer();
  };

  it.each([
    [undefined, 105, 148],
    ['a6', 105, 148],
    ['100x150', 100, 150],
  ])('%s is a sheet of %d × %d mm', async (format, breite, hoehe) => {
    const auftrag = await anlegen(2);
    for (const bericht of ['gs1-etikett', 'warenetikett']) {
      const { body } = await gedruckt(bericht, auftrag, format);
      const [blatt] = (await PDFDocument.load(body)).getPages();
      const mm = [blatt?.getWidth(), blatt?.getHeight()].map((w) => Math.round(((w ?? 0) / 72) * 25.4));
      expect(mm).toEqual([breite, hoehe]);
    }
  });

  it('ZPL is a file with a label a piece and the numbers of the PDF', async () => {
    const auftrag = await anlegen(3);
    const { status, headers, body, text } = await gedruckt('gs1-etikett', auftrag, 'zpl');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/zpl',
      `attachment; filename="GS1-Etikett_${auftrag.spedeigennr}.zpl"`,
    ]);
    const zpl = text ?? String(body);
    expect([...zpl.matchAll(/>;>800(\d{18})\^FS/g)].map((m) => m[1])).toEqual(await nummern(auftrag));
  });

  it.each([
    ['warenetikett', 'zpl'],
    ['lieferschein', '100x150'],
    ['gs1-etikett', 'a5'],
  ])('%s in %s there is not', async (bericht, format) => {
    const antwort = await gedruckt(bericht, await anlegen(1), format);
    expect([antwort.status, meldung(antwort)]).toEqual([400, 'feld.auswahl']);
  });
});

describe('Was gedruckt werden kann', () => {
  it.each(['lieferschein', 'uebernahmeliste'])(
    '%s nicht im Status „erfasst Internet“, danach schon [1-5.073]',
    async (bericht) => {
      const [a, b] = [await anlegen(1), await anlegen(1)];
      await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([b.id]).expect(200);
      const antwort = await drucke(bericht, [b, a]);
      expect(antwort.status).toBe(409);
      const [erste] = JSON.parse(String(antwort.text ?? antwort.body));
      expect(erste.text).toBe(
        `Die Übernahmeliste kann für Auftrag ${a.spedeigennr} noch nicht gedruckt werden`,
      );
      const gedruckt = await drucke(bericht, [b]);
      expect([gedruckt.status, gedruckt.headers['content-disposition']]).toEqual([
        200,
        `inline; filename="${bericht === 'lieferschein' ? 'Lieferschein' : 'Uebernahmeliste'}_${b.spedeigennr}.pdf"`,
      ]);
    },
  );

  it('das Beförderungspapier nur mit Gefahrgut', async () => {
    const antwort = await drucke('befoerderungspapier', [await anlegen(1)]);
    expect(antwort.status).toBe(409);
    const auftrag = einAuftrag().mitPositionen(einePosition().inKartons(3).mitGefahrgut().build()).build();
    const { body } = await (await portal.als('kunde')).post('/api/auftraege').send(auftrag).expect(201);
    const gedruckt = await drucke('befoerderungspapier', [body]);
    expect((await seitentexte(gedruckt.body)).join()).toContain('UN 1090 ACETON, 3, II, (D/E)');
  });

  it('ein CMR-Frachtbrief für mehrere Aufträge in einem PDF', async () => {
    const auftraege = [await anlegen(1), await anlegen(2)];
    const { body } = await drucke('cmr-frachtbrief', auftraege);
    const blaetter = await seitentexte(body);
    expect(blaetter).toHaveLength(8);
    for (const [i, a] of auftraege.entries()) expect(blaetter[4 * i]).toContain(`Nr. ${a.spedeigennr}`);
  });
});
