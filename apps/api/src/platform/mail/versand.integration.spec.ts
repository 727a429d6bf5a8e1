import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { SmtpServer } from '../../testing/server/smtp-server.js';
import { Postausgang } from './postausgang.repository.js';
import { Versand } from './versand.service.js';
import type { Brief } from './zusteller.js';

let portal: Portal;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await SmtpServer.starten();
  portal = await startePortal();
});
afterAll(async () => {
  await portal.schliessen();
  await smtp.stoppen();
});
beforeEach(() => portal.db.zeilen('DELETE FROM mail'));

/** The smallest picture there is. */
const punkt =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const brief = (mehr: Partial<Brief> = {}): Brief => ({
  art: 'passwort',
  an: { name: 'Jürgen Groß', address: 'juergen@example.com' },
  mandantId: null,
  betreff: 'Neues Passwort für Müller',
  inhalt: 'Guten Tag,\n\nhttps://portal.example.com/passwort/abc\n',
  ...mehr,
});
const stelle = (b = brief()) => portal.app.get(Postausgang).stelle(b);
const versende = () => portal.app.get(Versand).versende();
const zeilen = () =>
  portal.db.sql<{ zustand: string; inhalt: string | null; fehler: string; datei: string; versuche: number }>(
    'SELECT zustand, inhalt, fehler, datei, versuche FROM mail ORDER BY id',
  );

describe('Ohne Mailserver', () => {
  it('becomes a file that only the owner reads; the database forgets the text', async () => {
    await stelle();
    await versende();
    const ordner = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'mails');
    const [datei = ''] = readdirSync(ordner);
    expect(datei).toMatch(/^\d{4}-.*-passwort\.eml$/);
    expect(statSync(join(ordner, datei)).mode & 0o777).toBe(0o600);
    const inhalt = readFileSync(join(ordner, datei), 'utf8');
    expect(inhalt).toContain('To: =?UTF-8?');
    expect(inhalt).toContain('<juergen@example.com>');
    expect(inhalt).toContain('Auto-Submitted: auto-generated');
    expect(inhalt).toContain('https://portal.example.com/passwort/abc');
    expect(await zeilen()).toEqual([{ zustand: 'abgelegt', inhalt: null, fehler: null, datei, versuche: 1 }]);
    await versende();
    expect(readdirSync(ordner)).toHaveLength(1);
  });

  it('leaves only when what it tells of was stored', async () => {
    const arbeit = portal.db.transaktion(async () => {
      await stelle();
      throw new Error('gescheitert');
    });
    await expect(arbeit).rejects.toThrow('gescheitert');
    expect(await zeilen()).toEqual([]);
  });

  it.each([
    ['a second header in the address', { an: { name: 'x', address: 'a@example.com\r\nBcc: b@example.com' } }],
    ['two addresses', { an: { name: 'x', address: 'a@example.com, b@example.com' } }],
    ['an address in quotes', { an: { name: 'x', address: '"a@boese.example b"@example.com' } }],
    ['a second header in the name', { an: { name: 'x\r\nBcc: b@example.com', address: 'a@example.com' } }],
    ['a quotation mark in the name', { an: { name: 'x" <b@example.com>', address: 'a@example.com' } }],
    ['a second header in the subject', { betreff: 'x\nBcc: b@example.com' }],
  ])('refuses %s', async (_was, mehr) => {
    await expect(stelle(brief(mehr))).rejects.toThrow();
    expect(await zeilen()).toEqual([]);
  });
});

describe('Mit Mailserver', () => {
  beforeAll(() => portal.neuStarten({ SMTP_URL: smtp.url, MAIL_ABSENDER: 'portal@example.com' }));

  it('goes out once, to one recipient', async () => {
    await stelle();
    await Promise.all([versende(), versende()]);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.von).toContain('<portal@example.com>');
    expect(smtp.mails[0]?.an).toEqual(['RCPT TO:<juergen@example.com>']);
    expect((await zeilen())[0]).toMatchObject({ zustand: 'versendet', inhalt: null });
  });

  it('says the same as text and as HTML, with the logo of the forwarder in it', async () => {
    const logo = `data:image/png;base64,${punkt}`;
    await (await portal.als('admin'))
      .put(`/api/mandanten/${portal.welt.nord}/auftritt`)
      .send({ farbe: '#0b5563', logo, antwortEmail: 'dispo@nordlicht.example' })
      .expect(200);
    await stelle(
      brief({ mandantId: portal.welt.nordKunde, inhalt: 'Guten Tag,\n\n<b>Müller</b> & Söhne\n' }),
    );
    await versende();
    const gesendet = smtp.mails.at(-1)?.text ?? '';
    expect(gesendet).toMatch(/Content-Type: multipart\/alternative/);
    expect(gesendet).toContain('From: Nordlicht Spedition GmbH <portal@example.com>');
    expect(gesendet).toMatch(/Reply-To: Nordlicht Spedition GmbH\s+<dispo@nordlicht\.example>/);
    expect(gesendet).toContain('Content-Type: text/plain; charset=utf-8');
    expect(gesendet).toMatch(/Content-Type: image\/png/);
    const [, cid] = /Content-Id: <([^>]+)>/i.exec(gesendet) ?? [];
    const html = gesendet.replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(html).toContain(`src="cid:${cid}"`);
    expect(html).toContain('#0b5563');
    expect(html).toContain('&lt;b&gt;M=C3=BCller&lt;/b&gt; &amp; S=C3=B6hne');
  });

  it('waits longer after each failure, and is given up after ten', async () => {
    smtp.weigert = true;
    await stelle();
    await versende();
    expect((await zeilen())[0]).toMatchObject({ zustand: 'wartet', versuche: 1 });
    expect((await zeilen())[0]?.fehler).toContain('451');
    await versende();
    expect((await zeilen())[0]?.versuche).toBe(1);
    for (let i = 0; i < 9; i++) {
      await portal.db.zeilen('UPDATE mail SET naechster_versuch_am = now()');
      await versende();
    }
    expect((await zeilen())[0]).toMatchObject({ zustand: 'gescheitert', versuche: 10, inhalt: null });
    smtp.weigert = false;
  });

  it('that fails holds up no other', async () => {
    await stelle();
    smtp.weigert = true;
    await versende();
    smtp.weigert = false;
    await stelle(brief({ art: 'bestaetigung' }));
    await versende();
    expect((await zeilen()).map((z) => z.zustand)).toEqual(['wartet', 'versendet']);
  });
});
