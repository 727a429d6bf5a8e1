import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bald } from '../../../testing/bald.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { hoechstens } from '../../../testing/zeiten.js';
import { SftpServer } from '../../anbindungen/testing/sftp-server.js';
import { eigenerMailserver } from '../../mailvorlagen/testing/eigener-mailserver.js';
import { gelesen, markiert, uebergib, vonHand } from '../testing/auftraege.js';
import { Gegenstelle, schluessel } from '../testing/gegenstelle.js';

let portal: Portal;
let server: SftpServer;
let stelle: Gegenstelle;
beforeAll(async () => {
  server = await SftpServer.starten();
  stelle = await Gegenstelle.oeffnen();
  // The installation has no dispatch system: only the main client has one.
  portal = await startePortal({ ...vonHand, DISPO: 'keine', ANBINDUNG_ERLAUBT: '127.0.0.0/8' });
});
let angelegte: Anbindung | undefined;
afterEach(async () => {
  if (angelegte) await (await admin()).delete(`/api/anbindungen/${angelegte.id}`).expect(204);
  angelegte = undefined;
});
afterAll(async () => {
  await portal.schliessen();
  await server.stoppen();
  await stelle.schliessen();
});

const admin = () => portal.als('admin');
async function lege(dazu: object): Promise<Anbindung> {
  const { status, body } = await (await admin()).post('/api/anbindungen').send({
    name: 'Dispo',
    richtung: 'ausgang',
    format: 'xml',
    taktSekunden: 60,
    selbstUebernehmen: false,
    aktiv: true,
    ...dazu,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  angelegte = body;
  return body;
}
const probe = async ({ id }: Anbindung) =>
  (await (await admin()).post(`/api/anbindungen/${id}/probe`).expect(200)).body;
/** What "Betrieb" says of orders on their way. */
const betrieb = async () => {
  const { body } = await (await admin()).get('/api/betrieb').expect(200);
  return body.befunde.find((f: { bereich: string }) => f.bereich === 'uebertragungen');
};
const sftp = () => ({
  weg: 'sftp',
  host: '127.0.0.1',
  port: server.port,
  anmeldung: 'passwort',
  benutzername: 'partner',
  geheimnis: 'geheim',
  fingerabdruck: server.fingerabdruck,
  ausgangspfad: '/aus',
});
const ausgang = () => join(server.ordner, 'aus');

describe('Der eigene Weg eines Hauptmandanten', () => {
  it('over SFTP: a whole file under its name, nothing half, and none without the confirmed key', async () => {
    const a = await lege(sftp());
    expect(await probe(a)).toMatchObject({ gelungen: false, fehler: expect.stringContaining('/aus') });
    mkdirSync(ausgang(), { recursive: true });
    expect(await probe(a)).toMatchObject({ gelungen: true, fehler: null });
    const [auftrag] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    const [name = '', ...weitere] = readdirSync(ausgang());
    expect([name, weitere]).toEqual([
      expect.stringMatching(new RegExp(`^${auftrag.spedeigennr}_.*\\.xml$`)),
      [],
    ]);
    expect(readFileSync(join(ausgang(), name), 'utf8')).toContain(`<spedeigennr>${auftrag.spedeigennr}<`);
    expect((await gelesen(portal, auftrag.id)).status.id).toBe(3);
    const { body: fremd } = await (await admin())
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...a, geheimnis: 'geheim', fingerabdruck: `SHA256:${'a'.repeat(43)}` })
      .expect(200);
    const [zweiter] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    expect((await gelesen(portal, zweiter.id)).status.id).toBe(2);
    expect(readdirSync(ausgang())).toEqual([name]);
    expect(await probe(fremd)).toMatchObject({ gelungen: false, fingerabdruck: server.fingerabdruck });
    await (await portal.als('kunde')).post('/api/auftraege/resetStati').send([zweiter.id]).expect(200);
  });

  it('over HTTP: signed with the key that is stored encrypted and never answered; what failed goes again [Z-663]', async () => {
    const a = await lege({ weg: 'http', adresse: stelle.url, geheimnis: schluessel });
    expect([a.geheimnis, a.geheimnisDa]).toEqual([null, true]);
    expect(await probe(a)).toMatchObject({ gelungen: true });
    const [auftrag] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    expect(stelle.eingang.at(-1)).toMatchObject({ art: 'auftrag' });
    expect(stelle.wirkung.get(auftrag.spedeigennr)).toBe(1);
    expect((await gelesen(portal, auftrag.id)).status.id).toBe(3);
    // What the other side has refused is given up, until somebody sends it again.
    const [abgelehnter] = (await markiert(portal, 1)) as [Auftrag];
    stelle.verhalten = 400;
    await uebergib(portal);
    stelle.verhalten = 200;
    const stand = async () => (await (await admin()).get(`/api/anbindungen/${a.id}`).expect(200)).body;
    expect(await stand()).toMatchObject({ offen: 0, gescheitert: 1, fehler: null });
    const { body: anzahl } = await (await admin()).post(`/api/anbindungen/${a.id}/wiederholen`).expect(200);
    expect([anzahl, await stand()]).toEqual([1, expect.objectContaining({ offen: 1, gescheitert: 0 })]);
    await uebergib(portal);
    expect((await gelesen(portal, abgelehnter.id)).status.id).toBe(3);
    // Whoever changes where it goes has to know what is told there.
    const umgebogen = { ...a, adresse: 'http://127.0.0.9:1/', geheimnis: null };
    const { status, body } = await (await admin()).put(`/api/anbindungen/${a.id}`).send(umgebogen);
    expect([status, body[0]?.field]).toEqual([400, 'geheimnis']);
  });

  it('waits as long, and tries as often, as the connection says', async () => {
    const a = await lege({
      weg: 'http',
      adresse: stelle.url,
      geheimnis: schluessel,
      fristSekunden: 1,
      versuche: 2,
    });
    expect(a).toMatchObject({ fristSekunden: 1, versuche: 2 });
    const [auftrag] = (await markiert(portal, 1)) as [Auftrag];
    stelle.verhalten = 'stumm';
    const stand = async () => (await (await admin()).get(`/api/anbindungen/${a.id}`).expect(200)).body;
    const beginn = Date.now();
    await uebergib(portal);
    expect(await stand()).toMatchObject({ offen: 1, gescheitert: 0 });
    await bald(async () => {
      await uebergib(portal);
      expect(await stand()).toMatchObject({ offen: 0, gescheitert: 1 });
    });
    // Two answers that did not come, of a second each; the operator's own ten would have been longer.
    expect(Date.now() - beginn).toBeGreaterThanOrEqual(2000);
    stelle.verhalten = 200;
    await (await admin()).post(`/api/anbindungen/${a.id}/wiederholen`).expect(200);
    await bald(async () => {
      await uebergib(portal);
      expect((await gelesen(portal, auftrag.id)).status.id).toBe(3);
    });
    // Nor is anybody waited for who takes the connection and says nothing.
    const schweiger = createServer().listen(0, '127.0.0.1');
    await once(schweiger, 'listening');
    const { port } = schweiger.address() as AddressInfo;
    const { body: still } = await (await admin())
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...a, ...sftp(), port, fristSekunden: 1 })
      .expect(200);
    const vorher = Date.now();
    expect(await probe(still)).toMatchObject({
      gelungen: false,
      fehler: expect.stringContaining('antwortet nicht'),
    });
    hoechstens(Date.now() - vorher, 10_000);
    schweiger.close();
    for (const falsch of [{ fristSekunden: 61 }, { versuche: 0 }, { versuche: 1001 }]) {
      const { status, body } = await (await admin())
        .put(`/api/anbindungen/${a.id}`)
        .send({ ...a, ...falsch });
      expect([status, body[0]?.field]).toEqual([400, Object.keys(falsch)[0]]);
    }
  });

  it('by mail: a file in a mail of its own, over the server of the main client; refused it goes later, and is the same', async () => {
    const ohneServer = await lege({ weg: 'postfach', empfaenger: 'abholung@netz.example' });
    expect(await probe(ohneServer)).toMatchObject({
      gelungen: false,
      fehler: expect.stringContaining('kein Mailserver'),
    });
    const { smtp: post, beende } = await eigenerMailserver(portal);
    try {
      expect(await probe(ohneServer)).toMatchObject({ gelungen: true });
      expect(post.mails).toEqual([]);
      const [auftrag] = (await markiert(portal, 1)) as [Auftrag];
      post.weigert = true;
      await uebergib(portal);
      expect([post.mails.length, (await gelesen(portal, auftrag.id)).status.id]).toEqual([0, 2]);
      post.weigert = false;
      // It waits for a moment after it was refused.
      await bald(async () => {
        await uebergib(portal);
        expect((await gelesen(portal, auftrag.id)).status.id).toBe(3);
      });
      await uebergib(portal);
      const [mail, ...weitere] = post.mails;
      expect(weitere).toEqual([]);
      expect(mail?.von).toContain('auftraege@nord.example');
      expect(mail?.an).toEqual([expect.stringContaining('abholung@netz.example')]);
      const [{ dateiname }] = (
        await (await admin()).get(`/api/anbindungen/${ohneServer.id}/dateien`).expect(200)
      ).body;
      const { attachments, messageId } = await PostalMime.parse(mail?.text ?? '', {
        attachmentEncoding: 'utf8',
      });
      expect(attachments.map(({ filename }) => filename)).toEqual([dateiname]);
      expect(attachments[0]?.content).toContain(`<spedeigennr>${auftrag.spedeigennr}<`);
      expect(messageId).toBe(`<ausgang.${ohneServer.id}.${dateiname}@nord.example>`);
    } finally {
      await beende();
    }
  });

  it.each([[null], ['niemand'], ['a@b.example, c@d.example'], ['a@b.example\r\nBcc: x@y.example']])(
    'by mail to %j is refused at its field',
    async (empfaenger) => {
      const { status, body } = await (await admin()).post('/api/anbindungen').send({
        name: 'Mail',
        richtung: 'ausgang',
        format: 'xml',
        taktSekunden: 60,
        weg: 'postfach',
        selbstUebernehmen: false,
        aktiv: true,
        empfaenger,
      });
      expect([status, body[0]?.field]).toEqual([400, 'empfaenger']);
    },
  );

  it('switched off, what waits says that nobody takes it', async () => {
    const a = await lege({ weg: 'ordner', ordner: 'aus' });
    await (await admin())
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...a, aktiv: false })
      .expect(200);
    const [auftrag] = (await markiert(portal, 1)) as [Auftrag];
    await uebergib(portal);
    const liste = `/api/dispo/uebertragungen?auftragId=${auftrag.id}`;
    expect((await (await admin()).get(liste).expect(200)).body[0]).toMatchObject({
      zustand: 'nichtAngebunden',
    });
    await (await admin())
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...a, aktiv: true })
      .expect(200);
    expect((await (await admin()).get(liste).expect(200)).body[0]).toMatchObject({ zustand: 'wartet' });
    await uebergib(portal);
    expect((await gelesen(portal, auftrag.id)).status.id).toBe(3);
    expect((await betrieb()).stand).toBe('gut');
  });
});
