import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Versand } from '../../platform/mail/versand.service.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  for (const name of ['metro', 'kunde'])
    await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail: name }).expect(204);
  await portal.app.get(Versand).versende();
  await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail: 'leser' }).expect(204);
});
afterAll(() => portal.schliessen());

const mails = async (wer: string, query = {}) => (await portal.als(wer)).get('/api/mails').query(query);

describe('Mails', () => {
  it('are listed for administrators, the newest first, without what they say [Z-103]', async () => {
    const { body, headers } = await mails('admin');
    expect(headers['total-search-results']).toBe('3');
    expect(
      body.map((m: { an: string; zustand: string; alsDatei: boolean }) => [m.an, m.zustand, m.alsDatei]),
    ).toEqual([
      ['leser@example.com', 'wartet', false],
      ['kunde@example.com', 'abgelegt', true],
      ['metro@example.com', 'abgelegt', true],
    ]);
    expect(JSON.stringify(body)).not.toContain('/passwort/');
    expect((await mails('admin', { query: 'METRO' })).body).toHaveLength(1);
    expect((await mails('admin', { page: 1, searchLimit: 2 })).body).toHaveLength(1);
  });

  it('open as files, which is written down [Z-104]', async () => {
    const [wartende, abgelegte] = (await mails('admin')).body;
    const admin = await portal.als('admin');
    const antwort = await admin.get(`/api/mails/${abgelegte.id}`).expect(200);
    expect(antwort.headers['content-type']).toContain('message/rfc822');
    expect(antwort.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.eml"$/);
    await admin.get(`/api/mails/${wartende.id}`).expect(404);
    await admin.get('/api/mails/2147483647').expect(404);
    await admin.get('/api/mails/..%2f..%2fgeheimnis').expect(400);
    const [eintrag] = await portal.db.sql(
      "SELECT (SELECT name FROM person WHERE nr = person_nr) AS wer, coalesce((SELECT name FROM person WHERE nr = gegenstand_nr), gegenstand) AS gegenstand FROM aenderungsprotokoll WHERE art = 'mail.gelesen'",
    );
    expect(eintrag).toEqual({ wer: 'admin', gegenstand: 'kunde@example.com' });
  });

  it('are nobody else’s business', async () => {
    for (const wer of ['dispo', 'kunde', 'leser', 'fremd']) expect((await mails(wer)).status).toBe(403);
    expect((await portal.anonym().get('/api/mails')).status).toBe(401);
  });
});
