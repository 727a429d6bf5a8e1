import { hoechstensLogoPunkte } from '@frachtportal/domain/mandant/auftritt';
import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';
import { angelegt, uebergeben, vonHand } from '../dispo/testing/auftraege.js';
import { jpeg, png } from '../dokumente/testing/dateien.js';

const datenadresse = (art: string, inhalt: Buffer) => `data:image/${art};base64,${inhalt.toString('base64')}`;
const logo = datenadresse('png', png);
const termine = { beladedatum: heute(), entladedatum: heute() };
const host = 'versand.nordlicht.example';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());

const weg = (mandant = portal.welt.nord) => `/api/mandanten/${mandant}/auftritt`;
const setze = async (auftritt: object, mandant?: number) =>
  (await portal.als('admin')).put(weg(mandant)).send(auftritt);
const leer = {
  host: null,
  farbe: null,
  logo: null,
  anmeldetext: null,
  papierfuss: null,
  impressum: null,
  datenschutz: null,
  agb: null,
  agbFassung: null,
  antwortEmail: null,
};
beforeEach(() => setze(leer));

/** What somebody sees who comes under a name, nobody being logged in. */
const unter = (name: string, pfad = '/api/auftritt') => portal.anonym().get(pfad).set('host', name);

describe('Auftritt [Z-653 Z-654 Z-655 Z-656]', () => {
  it('is kept as it was sent, what is not named stays, and a change is one of a version', async () => {
    const admin = await portal.als('admin');
    const voll = {
      host,
      farbe: '#0b5563',
      logo,
      anmeldetext: 'Willkommen.\nBis 15 Uhr.',
      papierfuss: 'ADSp 2017',
      impressum: 'Nordlicht\nHamburg',
      datenschutz: 'https://nordlicht.example/ds',
      agb: 'ADSp',
      agbFassung: '2017',
      antwortEmail: 'dispo@nordlicht.example',
    };
    const danach = await admin.put(weg()).send(voll).expect(200);
    expect(danach.body).toEqual({ mandantId: portal.welt.nord, ...voll });
    const gelesen = await admin.get(weg()).expect(200);
    expect(gelesen.body).toEqual(danach.body);
    await admin
      .put(weg())
      .set('if-match', gelesen.headers['etag'] ?? '')
      .send({ farbe: '#123456' })
      .expect(200);
    expect((await admin.get(weg())).body).toEqual({ ...danach.body, farbe: '#123456' });
    await admin
      .put(weg())
      .set('if-match', gelesen.headers['etag'] ?? '')
      .send({ farbe: '#654321' })
      .expect(409);
    expect((await admin.get('/api/log/aenderungen')).text).toContain('auftritt.geaendert');
  });

  it.each([
    [{ farbe: '#777777' }, 'farbe', 'mandant.auftritt.kontrast'],
    [{ farbe: 'red;}body{display:none' }, 'farbe', 'feld.zuLang'],
    [{ farbe: '</styl' }, 'farbe', 'mandant.auftritt.farbe'],
    [{ host: 'https://x.example' }, 'host', 'mandant.auftritt.host'],
    [{ impressum: 'http://x.example/impressum' }, 'impressum', 'mandant.auftritt.seitenadresse'],
    [{ antwortEmail: 'keine Adresse' }, 'antwortEmail', 'benutzer.email'],
    [{ agb: 'ADSp' }, 'agbFassung', 'mandant.auftritt.fassungFehlt'],
    [{ logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'logo', 'mandant.auftritt.logo.keinBild'],
    [{ logo: 'https://x.example/logo.png' }, 'logo', 'mandant.auftritt.logo.keinBild'],
    [{ logo: datenadresse('png', Buffer.from('kein Bild')) }, 'logo', 'mandant.auftritt.logo.keinBild'],
    [{ logo: datenadresse('png', png.subarray(0, 30)) }, 'logo', 'mandant.auftritt.logo.keinBild'],
    [{ logo: datenadresse('jpeg', jpeg) }, 'logo', 'mandant.auftritt.logo.keinBild'],
    [{ logo: datenadresse('png', riesig()) }, 'logo', 'mandant.auftritt.logo.zuGross'],
    [{ logo: `data:image/png;base64,${'A'.repeat(200_000)}` }, 'logo', 'feld.zuLang'],
  ])('refuses %j at its field, and nothing is kept', async (auftritt, field, key) => {
    const antwort = await setze(auftritt);
    expect([antwort.status, antwort.body[0].field, antwort.body[0].key]).toEqual([400, field, key]);
    expect((await (await portal.als('admin')).get(weg())).body).toEqual({
      mandantId: portal.welt.nord,
      ...leer,
    });
  });

  it('belongs to main clients, and a host to one of them', async () => {
    expect((await setze({ farbe: '#123456' }, portal.welt.nordKunde)).status).toBe(409);
    expect((await setze({ farbe: '#123456' }, 999_999)).status).toBe(404);
    await setze({ host });
    const zweiter = await setze({ host: host.toUpperCase() }, portal.welt.alpen);
    expect([zweiter.status, zweiter.body[0].key]).toEqual([400, 'mandant.auftritt.hostVergeben']);
  });

  it('shows before the login as the host says, and afterwards as that of the own forwarder', async () => {
    await setze({ host, farbe: '#0b5563', logo, anmeldetext: 'Willkommen', impressum: 'Nordlicht' });
    const bild = (await unter(host).expect(200)).body;
    expect(bild).toEqual({
      mandantId: portal.welt.nord,
      name: expect.any(String),
      farbe: '#0b5563',
      anmeldetext: 'Willkommen',
      logo: expect.stringMatching(/^\/api\/auftritt\/logo\/[0-9a-f]{32}$/),
      agbFassung: null,
      impressum: true,
      datenschutz: false,
      agb: false,
    });
    // There are two main clients: under another name the portal is nobody's.
    expect((await unter('anders.example').expect(200)).body.mandantId).toBeNull();
    expect((await (await portal.als('kunde')).get('/api/auftritt').expect(200)).body).toEqual(bild);
    expect((await (await portal.als('fremd')).get('/api/auftritt').expect(200)).body.mandantId).toBeNull();
    const datei = await portal.anonym().get(bild.logo).expect(200);
    expect([datei.headers['content-type'], datei.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(datei.body).toEqual(png);
    await portal
      .anonym()
      .get(`/api/auftritt/logo/${'0'.repeat(32)}`)
      .expect(404);
  });

  it('is kept by an administrator of the house, but the host name by an operator', async () => {
    await setze({ host });
    const admin = await portal.als('hauptadmin');
    await admin.put(weg()).send({ host, anmeldetext: 'Guten Tag' }).expect(200);
    for (const anderer of [null, 'portal.example']) {
      const antwort = await admin.put(weg()).send({ host: anderer });
      expect([antwort.status, antwort.body[0]?.field]).toEqual([403, 'host']);
    }
    expect((await admin.get(weg()).expect(200)).body).toMatchObject({ host, anmeldetext: 'Guten Tag' });
    await admin.put(weg(portal.welt.alpen)).send({ anmeldetext: 'Fremd' }).expect(404);
  });

  it('stands below mails about accounts, in the language of their reader', async () => {
    await setze({ impressum: 'Nordlicht\nHamburg', datenschutz: 'https://nordlicht.example/datenschutz' });
    for (const nameOrEmail of ['kunde', 'fremd'])
      await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail }).expect(204);
    const inhalt = (await post(portal, 'kunde@example.com'))[0]?.inhalt;
    const seite = (art: string) => `\\S+/${art}\\?von=${portal.welt.nord}\n`;
    expect(inhalt).toMatch(new RegExp(`\nImpressum: ${seite('impressum')}`));
    expect(inhalt).toMatch(new RegExp(`\nDatenschutzerklärung: ${seite('datenschutz')}`));
    expect(inhalt).not.toContain('/agb?');
    // The link the mail is about comes before, and works.
    expect(await linkToken(portal, 'kunde@example.com', 'passwort')).toHaveLength(43);
    expect((await post(portal, 'fremd@example.com'))[0]?.inhalt).not.toContain('Impressum');
  });

  it('stands on the pages for recipients and on papers, but not where the sender is neutral', async () => {
    await setze({ farbe: '#0b5563', logo, papierfuss: 'Es gelten die ADSp 2017.', impressum: 'Nordlicht' });
    const kunde = await portal.als('kunde');
    const auftrag = await angelegt(portal, termine);
    const { body } = await kunde.post(`/api/auftraege/${auftrag.id}/verfolgungslink`).send({}).expect(201);
    const seite = await portal.anonym().get(new URL(body.adresse).pathname).expect(200);
    expect(seite.text).toContain(`<a href="/impressum?von=${portal.welt.nord}">Impressum</a>`);
    expect(seite.text).toMatch(/<img src="\/api\/auftritt\/logo\/[0-9a-f]{32}" alt="">/);
    expect(seite.text).toContain('<style>:root{--kopf:#0b5563}</style>');
    expect(seite.headers['content-security-policy']).toMatch(/style-src 'sha256-[^']+' 'sha256-[^']+';/);
    expect(await gedruckt('speditionsauftrag', auftrag.id)).toEqual({ fuss: true, bild: true });
    await konfiguriere(portal, { isShowAbsenderNeutral: 'true' });
    const neutral = await angelegt(portal, {
      ...termine,
      neutralerAbsenderAdresse: { ...auftrag.absenderAdresse, id: null, name: 'Neutral GmbH' },
    });
    await uebergeben(portal, [auftrag.id, neutral.id]);
    expect(await gedruckt('lieferschein', neutral.id)).toEqual({ fuss: false, bild: false });
    expect(await gedruckt('lieferschein', auftrag.id)).toEqual({ fuss: true, bild: true });
  });

  it('gives out the texts of law as plain text, or leads to where they stand', async () => {
    const boese = '# <script>alert(1)</script>\nNordlicht <b>GmbH</b>\n\nHamburg & Bremen';
    await setze({ host, impressum: boese, datenschutz: 'https://nordlicht.example/datenschutz' });
    const seite = await unter(host, '/impressum').expect(200);
    expect(seite.text).toContain(
      '<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2><p>Nordlicht &lt;b&gt;GmbH&lt;/b&gt;</p>',
    );
    expect(seite.text).toContain('<p>Hamburg &amp; Bremen</p>');
    expect(seite.headers['content-security-policy']).toContain("default-src 'none'");
    const ueberNummer = await portal
      .anonym()
      .get(`/impressum?von=${portal.welt.nordKunde}&sprache=en`)
      .expect(200);
    expect(ueberNummer.text).toContain('<html lang="en">');
    expect((await unter(host, '/datenschutz').expect(302)).headers['location']).toBe(
      'https://nordlicht.example/datenschutz',
    );
    for (const pfad of ['/agb', `/impressum?von=${portal.welt.alpen}`, '/impressum?von=0', "/agb?von=1'--"])
      expect((await unter(host, pfad).expect(404)).text).toContain('Hier steht noch nichts');
    expect((await unter('anders.example', '/impressum')).status).toBe(404);
  });

  it('asks whoever registers to agree to the terms of today, and the log tells of it', async () => {
    await konfiguriere(portal, { isRegistrierung: 'true' }, 'installation');
    await setze({ host, agb: 'ADSp', agbFassung: '2017' });
    const registriere = (name: string, mehr: object, wo = host) =>
      portal
        .anonym()
        .post('/api/registrierung')
        .set('host', wo)
        .send({ ...eineRegistrierung({ name, email: `${name}@example.com` }), ...mehr });
    for (const falsch of [{}, { agbFassung: null }, { agbFassung: '2016' }]) {
      const antwort = await registriere('agb-ohne', falsch);
      expect([antwort.status, antwort.body[0].field, antwort.body[0].key]).toEqual([
        400,
        'agbFassung',
        'registrierung.agb',
      ]);
    }
    expect((await registriere('agb-mit', { agbFassung: '2017' })).status).toBe(204);
    expect((await registriere('agb-anderswo', {}, 'anders.example')).status).toBe(204);
    await linkToken(portal, 'agb-mit@example.com', 'bestaetigung');
    const { body } = await (await portal.als('admin')).get('/api/log/aenderungen').expect(200);
    const eintraege = body.filter((e: { art: string }) => e.art === 'registrierung');
    expect(JSON.stringify(eintraege)).toContain('2017');
  });
});

/** What of the forwarder's own stands on a paper. */
async function gedruckt(bericht: string, id: number) {
  const kunde = await portal.als('kunde');
  const schein = await kunde.get(`/api/jasper-print/encrypt-ids/${id}`).expect(200);
  const { body } = await portal
    .anonym()
    .get(`/api/berichte/${bericht}`)
    .query(schein.body)
    .buffer()
    .expect(200);
  const fuss = (await seitentexte(body)).every((seite) => seite.includes('Es gelten die ADSp 2017.'));
  return { fuss, bild: body.toString('latin1').includes('/Subtype /Image') };
}

/** A picture that says it is larger than a logo may be. */
function riesig(): Buffer {
  const bild = Buffer.from(png);
  bild.writeUInt32BE(hoechstensLogoPunkte + 1, 16);
  return bild;
}
