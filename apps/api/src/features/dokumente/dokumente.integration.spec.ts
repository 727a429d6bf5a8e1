import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { hoechstensDokumentBytes } from '@frachtportal/domain/dokument/dokument';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { DATEIABLAGE, type Dateiablage } from './ablage/dateiablage.js';
import { Abraeumen } from './abraeumen.service.js';
import { jpeg, pdf, png, zipbombe } from './testing/dateien.js';
import { starteS3 } from './testing/s3-server.js';

describe.each(['verzeichnis', 's3'])('Dokumente eines Auftrags, Ablage „%s“', (art) => {
  let portal: Portal;
  let auftrag: Auftrag;
  let s3: Awaited<ReturnType<typeof starteS3>> | undefined;
  beforeAll(async () => {
    s3 = art === 's3' ? await starteS3() : undefined;
    portal = await startePortal(s3?.env ?? {});
    auftrag = await neuerAuftrag();
  });
  afterAll(async () => {
    await portal.schliessen();
    await s3?.schliessen();
  });

  const neuerAuftrag = async (): Promise<Auftrag> =>
    (await (await portal.als('kunde')).post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
  const ablage = () => portal.app.get<Dateiablage>(DATEIABLAGE, { strict: false });
  const raeumeAb = () => portal.app.get(Abraeumen, { strict: false }).laufe();

  async function sende(inhalt: Buffer, name: string, { id = auftrag.id, wer = 'kunde', metadata = {} } = {}) {
    return (await portal.als(wer))
      .post(`/api/dokumentenverweise/upload`)
      .query({ filename: name, objectId: id })
      .attach('file', inhalt, name)
      .field('metadata', JSON.stringify(metadata));
  }
  const liste = async (wer = 'kunde', id = auftrag.id) =>
    (await portal.als(wer)).get('/api/dokumentenverweise/auftrag').query({ 'auftrag.id': id });
  const schluessel = async (id: number) =>
    (
      await portal.db.eine<{ s: string }>(
        'SELECT ablageschluessel AS s FROM dokumentenverweis WHERE id = $1',
        [id],
      )
    )?.s ?? '';

  it('nimmt eine Datei mit JSON-Teil metadata auf, nennt sie in Liste und Auftrag und gibt sie wieder heraus [1-3.227,228 1-7.028,029 C-129-132]', async () => {
    const auftrag = await neuerAuftrag();
    const antwort = await sende(pdf(), 'Lieferschein Größe.pdf', {
      id: auftrag.id,
      metadata: { dateiname: 'Lieferschein 4711' },
    });
    expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
    expect(antwort.body).toEqual({
      id: expect.any(Number),
      dateiname: 'Lieferschein 4711',
      filename: 'Lieferschein Größe.pdf',
      datumBereitgestellt: expect.stringMatching(/^\d{4}-.*Z$/),
      objectId: auftrag.id,
      belegart: null,
    });
    expect((await liste('kunde', auftrag.id)).body).toEqual([antwort.body]);
    expect((await liste('leser', auftrag.id)).body).toHaveLength(1);
    const gelesen = (await (await portal.als('kunde')).get(`/api/auftraege/${auftrag.id}`)).body as Auftrag;
    expect(gelesen.dokumentenverweise).toEqual([antwort.body]);

    const datei = await (await portal.als('leser'))
      .get(`/api/dokumentenverweise/${antwort.body.id}`)
      .buffer();
    expect(Buffer.from(datei.body)).toEqual(pdf());
    expect(datei.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Lieferschein Groe.pdf"; filename*=UTF-8''Lieferschein%20Gr%C3%B6%C3%9Fe.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const text = await (await portal.als('kunde'))
      .get(`/api/dokumentenverweise/file/${antwort.body.id}`)
      .expect(200);
    expect(text.body).toEqual({ extension: 'pdf', base64EncodedImage: pdf().toString('base64') });
  });

  it('ein Beleg der Spedition füllt die Spalte POD, bis er entfernt wird; Kunden legen keinen vor', async () => {
    const auftrag = await neuerAuftrag();
    const beleg = (wer: string) =>
      sende(pdf('unterschrieben'), 'pod.pdf', { id: auftrag.id, wer, metadata: { belegart: 'pod' } });
    const belegt = async () =>
      (await (await portal.als('dispo')).get(`/api/auftraege/${auftrag.id}`)).body.abliefernachweisExists;
    const abgelehnt = await beleg('kunde');
    expect([abgelehnt.status, abgelehnt.body[0].key]).toEqual([400, 'dokument.podNurSpedition']);
    const zuFrueh = await beleg('dispo');
    expect([zuFrueh.status, zuFrueh.body[0].key]).toEqual([400, 'dokument.podZuFrueh']);
    expect(await belegt()).toBe(false);
  });

  it('überlebt einen Neustart', async () => {
    const { body } = await sende(jpeg, 'foto.jpg');
    await portal.neuStarten();
    const datei = await (await portal.als('kunde')).get(`/api/dokumentenverweise/${body.id}`).buffer();
    expect(Buffer.from(datei.body)).toEqual(jpeg);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\Windows\\win.pdf', 'win.pdf'],
    ['foto.pdf.exe', 'foto.pdf.exe.pdf'],
  ])('legt eine Datei mit dem Namen %j nur als %j ab', async (name, erwartet) => {
    const { body } = await sende(pdf(), name);
    expect(body.filename).toBe(erwartet);
    expect(await schluessel(body.id)).toMatch(
      new RegExp(`^${portal.welt.nordKunde}/${auftrag.id}/[0-9a-f-]{36}$`),
    );
  });

  it('sieht auf den Inhalt, nicht auf den Namen', async () => {
    const { body } = await sende(png, 'angeblich.pdf');
    expect(body.filename).toBe('angeblich.pdf.png');
    const datei = await (await portal.als('kunde')).get(`/api/dokumentenverweise/${body.id}`);
    expect(datei.headers['content-type']).toBe('image/png');
  });

  it.each<[string, () => Buffer, string]>([
    ['ein Programm', () => Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'lieferschein.pdf'],
    ['eine Webseite', () => Buffer.from('<html><script>alert(1)</script>'), 'lieferschein.pdf'],
    [
      'ein SVG mit Skript',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'bild.png',
    ],
    ['eine Zipbombe', zipbombe, 'lieferschein.pdf'],
    ['nichts', () => Buffer.alloc(0), 'leer.pdf'],
    ['Zufall', () => Buffer.from('zufall'), 'x.jpg'],
  ])('weist %s ab und behält nichts davon', async (_was, inhalt, name) => {
    const vorher = (await liste()).body.length;
    const antwort = await sende(inhalt(), name);
    expect([antwort.status, antwort.body[0]?.key]).toEqual([400, 'dokument.inhalt']);
    expect((await liste()).body).toHaveLength(vorher);
    expect(readdirSync(join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'eingang'))).toEqual([]);
  });

  it('weist eine zu große Datei ab', async () => {
    const antwort = await sende(Buffer.concat([pdf(), Buffer.alloc(hoechstensDokumentBytes)]), 'gross.pdf');
    expect([antwort.status, antwort.body[0]?.key]).toEqual([413, 'datei.zuGross']);
  });

  it('braucht eine Datei und eine Bezugskennung [1-5.076]', async () => {
    const kunde = await portal.als('kunde');
    const ohneDatei = await kunde
      .post(`/api/dokumentenverweise/upload?objectId=${auftrag.id}`)
      .field('metadata', '{}');
    expect([ohneDatei.status, ohneDatei.body[0]?.key]).toEqual([400, 'datei.fehlt']);
    const ohneBezug = await (await portal.als('kunde'))
      .post('/api/dokumentenverweise/upload')
      .attach('file', pdf(), 'x.pdf');
    expect([ohneBezug.status, ohneBezug.body[0]?.key]).toEqual([400, 'dokument.bezugFehlt']);
    const imTeil = await (await portal.als('kunde'))
      .post('/api/dokumentenverweise/upload')
      .attach('file', pdf(), 'x.pdf')
      .attach('metadata', Buffer.from(JSON.stringify({ objectId: auftrag.id })), {
        filename: 'blob',
        contentType: 'application/json',
      });
    expect(imTeil.status).toBe(201);
  });

  it('zeigt fremden Mandanten nichts und nimmt von ihnen nichts an', async () => {
    const { body } = await sende(pdf(), 'geheim.pdf');
    const fremd = await portal.als('fremd');
    expect((await liste('fremd')).status).toBe(404);
    await fremd.get(`/api/dokumentenverweise/${body.id}`).expect(404);
    await fremd.get(`/api/dokumentenverweise/file/${body.id}`).expect(404);
    await fremd.delete(`/api/dokumentenverweise/${body.id}`).expect(404);
    expect((await sende(pdf(), 'x.pdf', { wer: 'fremd' })).status).toBe(404);
    expect((await sende(pdf(), 'x.pdf', { wer: 'leser' })).status).toBe(403);
  });

  it('die Zeile kommt nach der Datei: scheitert die Ablage, gibt es keine', async () => {
    const vorher = (await liste()).body.length;
    const gestoert = vi.spyOn(ablage(), 'lege').mockRejectedValueOnce(new Error('Der Speicher ist voll.'));
    expect((await sende(pdf(), 'x.pdf')).status).toBe(500);
    gestoert.mockRestore();
    expect((await liste()).body).toHaveLength(vorher);
  });

  it('räumt die Dateien ab, deren Zeile nie kam, mit dem Auftrag ging oder entfernt wurde, und nur diese [Z-301]', async () => {
    const weg = await neuerAuftrag();
    const [mitAuftrag, einzeln, bleibt] = await Promise.all(
      [weg.id, auftrag.id, auftrag.id].map(
        async (id) => (await sende(pdf(), 'x.pdf', { id })).body.id as number,
      ),
    );
    const s = await Promise.all([mitAuftrag, einzeln, bleibt].map((id) => schluessel(id ?? 0)));
    const verwaist = `${portal.welt.nordKunde}/${auftrag.id}/verwaist`;
    await portal.db.sql(
      `INSERT INTO dokument_abraum VALUES ($1, now()), ('1/1/spaeter', now() + interval '1 hour')`,
      [verwaist],
    );
    const kunde = await portal.als('kunde');
    await kunde.delete(`/api/auftraege/${weg.id}`).expect(204);
    await kunde.delete(`/api/dokumentenverweise/${einzeln}`).expect(204);
    await raeumeAb();
    const da = await Promise.all(
      s.map((k) =>
        ablage()
          .hole(k)
          .then(
            (strom) => strom.destroy() && true,
            () => false,
          ),
      ),
    );
    expect(da).toEqual([false, false, true]);
    const vorgemerkt = await portal.db.sql<{ s: string }>(
      'SELECT ablageschluessel AS s FROM dokument_abraum',
    );
    expect(vorgemerkt.map((z) => z.s).filter((k) => [...s, verwaist, '1/1/spaeter'].includes(k))).toEqual([
      '1/1/spaeter',
    ]);
    await kunde.get(`/api/dokumentenverweise/${einzeln}`).expect(404);
  });

  it('fehlt die Datei in der Ablage, wird das gesagt', async () => {
    const { body } = await sende(pdf(), 'weg.pdf');
    await ablage().entferne(await schluessel(body.id));
    const antwort = await (await portal.als('kunde')).get(`/api/dokumentenverweise/${body.id}`);
    expect([antwort.status, antwort.body[0]?.key]).toEqual([409, 'dokument.dateiFehlt']);
  });

  it.runIf(art === 'verzeichnis')('liegt unter DATA_DIR, ohne halbe Dateien', async () => {
    const { body } = await sende(pdf(), 'x.pdf');
    const ordner = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'dokumente');
    expect(existsSync(join(ordner, await schluessel(body.id)))).toBe(true);
    const namen = readdirSync(ordner, { recursive: true }).map(String);
    expect(namen.filter((n) => n.endsWith('.teil'))).toEqual([]);
  });

  it('abgeschaltet (dokumentenverweise) gibt es keine [2-3.158]', async () => {
    const schalte = async (value: string) =>
      (await portal.als('admin'))
        .put('/api/config-param/coco')
        .send([{ key: 'client.dokumentenverweise', value }])
        .expect(200);
    await schalte('false');
    expect((await liste()).status).toBe(403);
    expect((await sende(pdf(), 'x.pdf')).status).toBe(403);
    await schalte('true');
  });
});
