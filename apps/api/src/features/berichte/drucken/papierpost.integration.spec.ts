import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Versand } from '../../../platform/mail/versand.service.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { SmtpServer } from '../../../testing/server/smtp-server.js';
import { angelegt, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';
import { pdf } from '../../dokumente/testing/dateien.js';

let portal: Portal;
let smtp: SmtpServer;
let einer: Auftrag;
let zweiter: Auftrag;
beforeAll(async () => {
  smtp = await SmtpServer.starten();
  portal = await startePortal({
    ...vonHand,
    SMTP_URL: smtp.url,
    MAIL_ABSENDER: 'portal@nord.example',
    MAIL_TAKT_MS: '3600000',
  });
  [einer, zweiter] = [await angelegt(portal), await angelegt(portal)];
});
afterAll(async () => {
  await portal.schliessen();
  await smtp.stoppen();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

let zaehler = 0;
const jemand = () => `lager${++zaehler}@acme.example`;
const sende = async (papier: string, ids: string | number, email: string, wer = 'kunde') =>
  (await portal.als(wer)).post(`/api/berichte/${papier}/mail/${ids}`).send({ email });
/** What leaves, as a mail program reads it. */
async function gesendet() {
  await portal.app.get(Versand, { strict: false }).versende();
  return Promise.all(smtp.mails.map(async ({ an, text }) => ({ an, ...(await PostalMime.parse(text)) })));
}
const anfang = (inhalt: unknown) =>
  Buffer.from(inhalt as ArrayBuffer)
    .subarray(0, 5)
    .toString();

describe('Papiere per Mail [Z-613]', () => {
  it('the label of one order, and of several in one file, goes to whom it may concern, and is kept no longer', async () => {
    const email = jemand();
    expect((await sende('warenetikett', einer.id, email)).status).toBe(204);
    expect((await sende('warenetikett', `${einer.id},${zweiter.id}`, email)).status).toBe(204);
    const [eine, beide, ...weitere] = await gesendet();
    expect(weitere).toEqual([]);
    expect(eine?.an).toEqual([expect.stringContaining(email)]);
    expect(eine?.subject).toContain(einer.spedeigennr);
    expect(eine?.text).toContain('Warenetikett');
    expect(eine?.attachments.map((a) => [a.filename, anfang(a.content)])).toEqual([
      [`Warenetikett_${einer.spedeigennr}.pdf`, '%PDF-'],
    ]);
    expect(beide?.attachments[0]?.filename).toBe('Warenetikett_2_Auftraege.pdf');
    const [rest] = await portal.db.sql<{ anzahl: number }>(
      'SELECT count(*)::int AS anzahl FROM mail WHERE anhang IS NOT NULL',
    );
    expect(rest?.anzahl).toBe(0);
  });

  it('of a delivery the paper that was signed; before there is one a word about it', async () => {
    const auftrag = await angelegt(portal);
    await uebergeben(portal, [auftrag.id]);
    const { status, body } = await sende('abliefernachweis', auftrag.id, jemand());
    expect([status, body[0]?.key]).toEqual([404, 'bericht.keineAblieferung']);
    const beleg = pdf('unterschrieben');
    await (await portal.als('dispo'))
      .post('/api/dokumentenverweise/upload')
      .query({ objectId: auftrag.id, filename: 'pod.pdf' })
      .attach('file', beleg, 'pod.pdf')
      .field('metadata', JSON.stringify({ belegart: 'pod' }))
      .expect(201);
    expect((await sende('abliefernachweis', auftrag.id, jemand())).status).toBe(204);
    const [mail] = await gesendet();
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(beleg);
  });

  it('not of orders out of sight, to no other than one address, and not without end', async () => {
    expect((await sende('warenetikett', einer.id, jemand(), 'fremd')).status).toBe(404);
    // What is not printed before the transfer is not sent before it.
    expect((await sende('lieferschein', einer.id, jemand())).status).toBe(409);
    expect((await sende('gibtesnicht', einer.id, jemand())).status).toBe(404);
    for (const email of ['', 'niemand', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example']) {
      const { status, body } = await sende('warenetikett', einer.id, email);
      expect([email, status, body[0]?.field]).toEqual([email, 400, 'email']);
    }
    const email = jemand();
    const antworten = [];
    for (let i = 0; i < 11; i++) antworten.push((await sende('warenetikett', einer.id, email)).status);
    expect(antworten.filter((s) => s === 204)).toHaveLength(10);
    expect(antworten.at(-1)).toBe(429);
  });
});
