import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benutzerhilfen } from '../../../testing/benutzer.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { post } from '../../../testing/post.js';
import { passwort } from '../../../testing/welt.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const { bestaetigter, id } = benutzerhilfen(() => portal);
const mit = (token: string) => portal.anonym().set('authorization', `Bearer ${token}`);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const handy =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function melde(name: string, womit: string, woher: string, keks?: string) {
  const antwort = await portal
    .anonym()
    .post('/api/authentication/login')
    .set({ 'user-agent': womit, 'x-forwarded-for': woher, ...(keks && { cookie: keks }) })
    .send({ username: name, password: passwort })
    .expect(200);
  const gesetzt = antwort.headers['set-cookie'] as unknown as string[];
  return { token: antwort.body.accessToken as string, keks: gesetzt[0]?.split(';')[0] ?? '' };
}

const liste = async (token: string, name: string) =>
  (
    await mit(token)
      .get(`/api/benutzer/${id(name)}/sitzungen`)
      .expect(200)
  ).body;

describe('Sitzungen eines Benutzers [Z-390 Z-391 Z-392]', () => {
  it('stand with device, address and last use, and end one by one', async () => {
    const { name } = await bestaetigter();
    const a = await melde(name, firefox, '192.0.2.1');
    const b = await melde(name, handy, '192.0.2.2');
    const offene = await liste(b.token, name);
    expect(offene).toMatchObject([
      { geraet: 'Safari, iOS', adresse: '192.0.2.2', anmeldeart: 'passwort', diese: true },
      { geraet: 'Firefox, Linux', adresse: '192.0.2.1', anmeldeart: 'passwort', diese: false },
    ]);
    const weg = (sitzung: string) => mit(b.token).delete(`/api/benutzer/${id(name)}/sitzungen/${sitzung}`);
    await weg(offene[1].id).expect(204);
    await mit(a.token).get('/api/benutzer/currentAsList').expect(401);
    await mit(b.token).get('/api/benutzer/currentAsList').expect(200);
    await weg(offene[1].id).expect(404);
    await weg('keine').expect(404);
    expect(await liste(b.token, name)).toHaveLength(1);
  });

  it('all others end at once; those of somebody else are not among them', async () => {
    const { name } = await bestaetigter();
    const andere = await bestaetigter();
    const fremde = await melde(andere.name, firefox, '192.0.2.9');
    await melde(name, firefox, '192.0.2.1');
    await melde(name, firefox, '192.0.2.1');
    const jetzt = await melde(name, firefox, '192.0.2.1');
    const [sitzung] = await liste(fremde.token, andere.name);
    await mit(jetzt.token)
      .delete(`/api/benutzer/${id(name)}/sitzungen/${sitzung.id}`)
      .expect(404);
    await mit(jetzt.token)
      .delete(`/api/benutzer/${id(name)}/sitzungen`)
      .expect(204);
    expect(await liste(jetzt.token, name)).toHaveLength(1);
    expect(await liste(fremde.token, andere.name)).toHaveLength(1);
  });

  it('an administrator sees and ends those of others, nobody else does', async () => {
    const { name } = await bestaetigter();
    const s = await melde(name, firefox, '192.0.2.1');
    for (const als of ['haupt', 'fremd', 'dispo'])
      expect((await (await portal.als(als)).get(`/api/benutzer/${id(name)}/sitzungen`)).status).toBe(403);
    const admin = await portal.als('admin');
    expect((await admin.get(`/api/benutzer/${id(name)}/sitzungen`).expect(200)).body).toHaveLength(1);
    await admin.delete(`/api/benutzer/${id(name)}/sitzungen`).expect(204);
    await mit(s.token).get('/api/benutzer/currentAsList').expect(401);
    const protokoll = await admin.get('/api/log/aenderungen').query({ art: 'sitzung.beendet' }).expect(200);
    expect(protokoll.body[0]).toMatchObject({ benutzer: 'admin', gegenstand: name });
  });
});

it('when somebody came in or tried to is shown to them [Z-398]', async () => {
  const { name } = await bestaetigter();
  await portal
    .anonym()
    .post('/api/authentication/login')
    .set('x-forwarded-for', '192.0.2.8')
    .send({ username: name, password: 'Falsch-1!' })
    .expect(401);
  const { token } = await melde(name, firefox, '192.0.2.9');
  const { body } = await mit(token)
    .get(`/api/benutzer/${id(name)}/anmeldungen`)
    .expect(200);
  expect(body).toMatchObject([
    { art: 'anmeldung', adresse: '192.0.2.9', anmeldeart: 'passwort' },
    { art: 'anmeldung.gescheitert', adresse: '192.0.2.8' },
  ]);
});

describe('Ein neues Gerät', () => {
  const arten = async (name: string) => (await post(portal, `${name}@example.com`)).map((b) => b.art);

  it('is told by mail, once; not the first login, nor a known browser, nor a program without cookies from the same place', async () => {
    const { name } = await bestaetigter();
    const erste = await melde(name, firefox, '192.0.2.1');
    expect(await arten(name)).not.toContain('neuesGeraet');
    await melde(name, firefox, '192.0.2.77', erste.keks);
    await melde(name, firefox, '192.0.2.1');
    expect(await arten(name)).not.toContain('neuesGeraet');
    await melde(name, handy, '198.51.100.7');
    await melde(name, handy, '198.51.100.7');
    const briefe = (await post(portal, `${name}@example.com`)).filter((b) => b.art === 'neuesGeraet');
    expect(briefe).toHaveLength(1);
    expect(briefe[0]?.inhalt).toMatch(
      /Zeit: \d\d\.\d\d\.\d{4}, \d\d:\d\d\nGerät: Safari, iOS\nIP-Adresse: 198\.51\.100\.7/,
    );
  });
});

describe('Wirksame Rechte [Z-389]', () => {
  const rechte = async (name: string) =>
    Object.fromEntries(
      (await (await portal.als('admin')).get(`/api/benutzer/${id(name)}/rechte`).expect(200)).body.map(
        ({ recht, darf, weil }: { recht: string; darf: boolean; weil: string[] }) => [recht, [darf, ...weil]],
      ),
    );

  it('say of each right whether and why', async () => {
    expect(await rechte('leser')).toMatchObject({
      'auftrag.lesen': [true],
      'auftrag.bearbeiten': [false, 'edit'],
      'vorlage.bearbeiten': [false, 'edit', 'main'],
      'mandant.verwalten': [false, 'admin', 'hauptmandant'],
    });
    expect(await rechte('dispo')).toMatchObject({
      'auftrag.bearbeiten': [true, 'edit', 'nichtGesperrt'],
      'ansicht.teilen': [true, 'main'],
      'mandant.verwalten': [false, 'admin'],
    });
    expect(await rechte('gesperrt')).toEqual({});
    const fremde = await (await portal.als('kunde')).get(`/api/benutzer/${id('haupt')}/rechte`);
    expect(fremde.status).toBe(403);
    await konfiguriere(portal, { denyOrderEdit: 'true' });
    expect(await rechte('dispo')).toMatchObject({ 'auftrag.bearbeiten': [false, 'nichtGesperrt'] });
    await konfiguriere(portal, {});
  });
});
