import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { angelegt, melde, uebergeben, vonHand } from '../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../dispo/testing/gegenstelle.js';

const meldeschluessel = 'verfolgung-meldet-hier-mit-einem-langen-schluessel';
const boese = '<script>alert(1)</script>"&';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  stelle = await Gegenstelle.oeffnen();
  portal = await startePortal({
    ...vonHand,
    DISPO: 'http',
    DISPO_URL: stelle.url,
    DISPO_SCHLUESSEL: schluessel,
    DISPO_EINGANGSSCHLUESSEL: meldeschluessel,
  });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});
beforeEach(async () => {
  await portal.db.zeilen('DELETE FROM drossel');
  await konfiguriere(portal, { isShowAbsenderNeutral: 'true' });
});

interface Seite {
  status: number;
  text: string;
  kopf: Headers;
}

/** A page as a browser asks for it, nobody being logged in. */
async function hole(adresse: string, formular?: Record<string, string>, kopf: object = {}): Promise<Seite> {
  const antwort = await fetch(new URL(adresse, portal.url), {
    headers: { accept: 'text/html', ...kopf },
    ...(formular && { method: 'POST', body: new URLSearchParams(formular) }),
  });
  return { status: antwort.status, text: await antwort.text(), kopf: antwort.headers };
}

async function link({ id }: Pick<Auftrag, 'id'>, wunsch: object = {}, wer = 'kunde'): Promise<string> {
  const { body } = await (await portal.als(wer))
    .post(`/api/auftraege/${id}/verfolgungslink`)
    .send(wunsch)
    .expect(201);
  return new URL(body.adresse).pathname;
}

const unterwegs = async (dazu: object = {}) => {
  const auftrag = await angelegt(portal, { beladedatum: heute(), entladedatum: heute(), ...dazu });
  await uebergeben(portal, [auftrag.id]);
  return auftrag;
};
const meldung = ({ spedeigennr }: Auftrag, status: number, mehr: object = {}) =>
  melde(portal, meldeschluessel, {
    auftragsnummer: spedeigennr,
    status,
    zeitpunkt: new Date().toISOString(),
    ...mehr,
  });

describe('Verfolgungslink [Z-630 Z-631 Z-632]', () => {
  it('opens a page that follows the order: captured, on its way, delivered, with who has signed', async () => {
    const auftrag = await unterwegs({ empfaengerreferenz: 'Best. 4711' });
    const pfad = await link(auftrag);
    expect(pfad).toMatch(/^\/v\/[\w-]{22}$/);
    const vorher = await hole(pfad);
    expect(vorher.status).toBe(200);
    for (const text of [auftrag.spedeigennr, 'Best. 4711', auftrag.empfaengerAdresse?.name ?? '?'])
      expect(vorher.text).toContain(text);
    expect(vorher.text).not.toContain('Angenommen von');
    await meldung(auftrag, 10, { quittiert: 'Frau Krause', ereignisort: 'Hamburg' });
    const nachher = await hole(pfad);
    expect(nachher.text).toContain('Angenommen von Frau Krause');
    expect(nachher.text).toMatch(/<h1>[^<]*ugestellt<\/h1>/);
    expect(nachher.text).not.toContain('Zustellung geplant');
  });

  it('is small, has no script, is in no index and no cache, and comes in the language of the browser', async () => {
    const pfad = await link(await unterwegs());
    const seite = await hole(pfad, undefined, { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' });
    expect(Buffer.byteLength(seite.text)).toBeLessThan(30_000);
    expect(seite.text).not.toMatch(/<script|javascript:|https?:\/\//i);
    expect(seite.text).toContain('<html lang="en">');
    expect(seite.text).toContain('Delivery planned');
    expect(seite.kopf.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'/,
    );
    expect(seite.kopf.get('cache-control')).toBe('no-store');
    expect(seite.kopf.get('referrer-policy')).toBe('no-referrer');
    expect(seite.kopf.get('x-robots-tag')).toContain('noindex');
    expect((await hole(`${pfad}?sprache=de`, undefined, { 'accept-language': 'en' })).text).toContain(
      '<html lang="de">',
    );
    expect((await hole(pfad, undefined, { 'accept-language': 'pl' })).text).toContain('<html lang="de">');
  });

  it('what never was, was taken back, or is over looks the same to the byte', async () => {
    const auftrag = await unterwegs();
    const [einer, zweiter] = [await link(auftrag), await link(auftrag)];
    const kunde = await portal.als('kunde');
    const { body } = await kunde.get(`/api/auftraege/${auftrag.id}/verfolgungslink`).expect(200);
    expect(body).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain(einer.slice(3));
    expect((await kunde.delete(`/api/auftraege/${auftrag.id}/verfolgungslink`).expect(200)).body).toBe(2);
    const alt = await unterwegs();
    const abgelaufen = await link(alt);
    await meldung(alt, 10, { zeitpunkt: new Date(Date.now() - 91 * 86_400_000).toISOString() });
    const seiten = await Promise.all(
      [einer, zweiter, abgelaufen, `/v/${'A'.repeat(22)}`, '/v/x', `/v/${'a'.repeat(500)}`].map((p) =>
        hole(p),
      ),
    );
    expect(new Set(seiten.map((s) => s.status))).toEqual(new Set([404]));
    expect(new Set(seiten.map((s) => s.text)).size).toBe(1);
    expect((await kunde.get(`/api/auftraege/${auftrag.id}/verfolgungslink`).expect(200)).body).toEqual([]);
  });

  it('asks for the postcode where it is to; number and postcode open the same, and nobody runs through them', async () => {
    const auftrag = await unterwegs();
    const plz = auftrag.empfaengerAdresse?.plz ?? '';
    const pfad = await link(auftrag, { plzFragen: true });
    const frage = await hole(pfad);
    expect(frage.text).toContain('name="plz"');
    expect(frage.text).not.toContain(auftrag.spedeigennr);
    expect((await hole(pfad, { plz: '00000' })).status).toBe(404);
    expect((await hole(pfad, { plz: ` ${plz} ` })).text).toContain(auftrag.spedeigennr);
    const sendung = { nr: auftrag.spedeigennr, plz };
    expect((await hole(`/sendung?nr=${auftrag.spedeigennr}`)).text).toContain(
      `value="${auftrag.spedeigennr}"`,
    );
    expect((await hole('/sendung', sendung)).text).toContain('aria-label="Verlauf"');
    const daneben = await hole('/sendung', { ...sendung, plz: '99999' });
    const unbekannt = await hole('/sendung', { nr: 'XX-1', plz });
    expect([daneben.status, unbekannt.status, daneben.text === unbekannt.text]).toEqual([404, 404, true]);
    const stati: number[] = [];
    for (let i = 0; i < 12; i++)
      stati.push((await hole('/sendung', { ...sendung, plz: String(10_000 + i) })).status);
    expect(stati.at(-1)).toBe(429);
    // Also for whoever knows it: otherwise the last digit would tell.
    expect((await hole('/sendung', sendung)).status).toBe(429);
  });

  it('shows of the order what the configuration shows, and nothing of a sender behind a neutral one', async () => {
    const adresse = { strasse: 'Am Kai', hausnummer: '7', lkz: 'D', plz: '28195', ort: 'Bremen' };
    const auftrag = await unterwegs({
      absenderReferenz: 'GEHEIM-1',
      absenderAdresse: {
        ...adresse,
        name: 'Wahrer Absender',
        ort: 'Wahrstadt',
        kontakt: 'Herr Echt',
        telefon: '0421 99',
      },
      neutralerAbsenderAdresse: { ...adresse, name: 'Neutral GmbH' },
    });
    await meldung(auftrag, 5, { ereignisort: 'Wahrstadt' });
    await meldung(auftrag, 10, { quittiert: 'Krause', ereignisort: 'Hamburg' });
    const pfad = await link(auftrag);
    const { text } = await hole(pfad);
    expect(text).toContain('Neutral GmbH');
    for (const wort of ['Wahrer', 'Wahrstadt', 'Echt', '0421 99', 'GEHEIM', 'Abliefernachweis öffnen'])
      expect(text).not.toContain(wort);
    await konfiguriere(portal, {
      isTTSwitchAbsenderToNeutral: 'false',
      ttVersenderOrt: 'false',
      ttInhalt: 'false',
    });
    const anders = (await hole(pfad)).text;
    expect(anders).toContain('Wahrer Absender');
    expect(anders).not.toContain('28195 Wahrstadt');
    expect(anders).not.toContain(auftrag.auftragspositionen[0]?.warengutBezeichnung ?? '?');
    expect((await hole(`${pfad}/beleg`, {})).status).toBe(404);
  });

  it('gives the proof of delivery where nothing of it is hidden', async () => {
    const auftrag = await unterwegs();
    const pfad = await link(auftrag);
    expect((await hole(`${pfad}/beleg`, {})).status).toBe(404);
    await meldung(auftrag, 10, { quittiert: 'Krause' });
    expect((await hole(pfad)).text).toContain('Abliefernachweis öffnen');
    const beleg = await hole(`${pfad}/beleg`, {});
    expect([beleg.status, beleg.kopf.get('content-type'), beleg.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    await konfiguriere(portal, { ttVersenderName: 'false' });
    expect((await hole(pfad)).text).not.toContain('Abliefernachweis öffnen');
    expect((await hole(`${pfad}/beleg`, {})).status).toBe(404);
  });

  it('goes by mail to whom the recipient names, in two languages and with nothing that somebody typed, not too often', async () => {
    const auftrag = await unterwegs({ empfaengerreferenz: 'REF-9', absenderReferenz: 'ABS-9' });
    const [kunde, pfad] = [await portal.als('kunde'), `/api/auftraege/${auftrag.id}/verfolgungslink`];
    const an = 'wareneingang@example.com';
    await kunde
      .post(pfad)
      .send({ email: ` ${an} ` })
      .expect(201);
    const [brief, ...weitere] = await post(portal, an);
    expect(weitere).toEqual([]);
    expect(brief?.art).toBe('verfolgung');
    expect(brief?.betreff).toMatch(new RegExp(`: Ihre Sendung ${auftrag.spedeigennr}$`));
    for (const wort of ['Guten Tag', 'Hello', auftrag.spedeigennr]) expect(brief?.inhalt).toContain(wort);
    for (const wort of ['REF-9', 'ABS-9', auftrag.absenderAdresse?.name ?? '?'])
      expect(brief?.inhalt).not.toContain(wort);
    const [, link = ''] = /https?:\/\/[^/]+(\/v\/[\w-]{22})/.exec(brief?.inhalt ?? '') ?? [];
    expect((await hole(link)).text).toContain(auftrag.spedeigennr);
    for (const email of ['keine', 'a@b', `x@example.com\nBcc: ${an}`, `${'x'.repeat(260)}@example.com`])
      expect((await kunde.post(pfad).send({ email }).expect(400)).body[0].field).toBe('email');
    expect(await post(portal, an)).toHaveLength(1);
    const oft = [];
    for (let i = 0; i < 11; i++) oft.push((await kunde.post(pfad).send({ email: an })).status);
    expect([oft.at(0), oft.at(-1)]).toEqual([201, 429]);
    expect(await post(portal, an)).toHaveLength(10);
    expect((await kunde.get(pfad).expect(200)).body).toHaveLength(10);
  });

  it('hostile words stay words', async () => {
    const auftrag = await unterwegs({ empfaengerreferenz: boese });
    const { text } = await hole(await link(auftrag));
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const frage = await hole(
      `/sendung?nr=${encodeURIComponent('"><b>x')}&sprache=${encodeURIComponent(boese)}`,
    );
    expect(frage.text).not.toContain('<b>x');
  });

  it('belongs to whoever sees the order; the log of changes and forms of others are not concerned', async () => {
    const auftrag = await angelegt(portal);
    const pfad = `/api/auftraege/${auftrag.id}/verfolgungslink`;
    const fremd = await portal.als('fremd');
    await fremd.post(pfad).send({}).expect(404);
    await fremd.get(pfad).expect(404);
    await fremd.delete(pfad).expect(404);
    await portal.anonym().post(pfad).send({}).expect(401);
    await (await portal.als('leser')).post(pfad).send({}).expect(201);
    await (await portal.als('kunde')).post(pfad).send({ plzFragen: 'x' }).expect(400);
    // Plain forms are for the public pages alone.
    const { status } = await fetch(`${portal.url}/api/authentication/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'kunde', password: 'x' }),
    });
    expect(status).toBe(415);
    const dispo = await portal.als('dispo');
    const oft = await Promise.all(Array.from({ length: 55 }, () => dispo.post(pfad).send({})));
    expect(oft.some((a) => a.status === 409)).toBe(true);
  });
});
