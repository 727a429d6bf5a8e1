import { freierPort } from '@frachtportal/betrieb/freier-port';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bald, bis } from '../testing/bald.js';
import { anmelden, Programm } from '../testing/server/programm.js';
import type { Prozess } from '../testing/server/prozess.js';
import { SmtpServer } from '../testing/server/smtp-server.js';

const programm = new Programm();

describe('Mehrere Prozesse hinter einem Port (PROZESSE)', () => {
  let portal: Prozess;
  let smtp: SmtpServer;
  let metriken: number;
  beforeAll(async () => {
    smtp = await SmtpServer.starten();
    const post = { SMTP_URL: smtp.url, MAIL_TAKT_MS: '50', MAIL_ABSENDER: 'portal@example.com' };
    metriken = await freierPort();
    portal = await programm.starten({
      PROZESSE: '3',
      TOKEN_SECRET: '7f3a'.repeat(10),
      METRIKEN_PORT: String(metriken),
      ...post,
    });
  });
  afterAll(async () => {
    await portal?.signal('SIGTERM');
    await smtp?.stoppen();
  });

  /** Those that answer: each has one line of its own on which it hears of changes. */
  const leitungen = () =>
    mitVerbindung(programm.datenbankUrl, async (db) => {
      const { rows } = await db.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'frachtportal-aenderungen' AND datname = current_database()",
      );
      return rows.length;
    });
  const probemail = async () => {
    const kopf = { authorization: `Bearer ${await anmelden(portal, 'admin')}` };
    const { status } = await fetch(`${portal.url}/api/einrichtungsschritte/probemail`, {
      method: 'POST',
      headers: kopf,
    });
    expect(status).toBe(204);
  };

  it('are as many as asked for, and one of them does what waits', async () => {
    await bis(async () => (await leitungen()) === 3);
    const token = await anmelden(portal);
    const antworten = await Promise.all(
      Array.from({ length: 30 }, () =>
        fetch(`${portal.url}/api/auftraege/search`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    expect(new Set(antworten.map((a) => a.status))).toEqual(new Set([200]));
    await probemail();
    await bald(() => expect(smtp.mails).toHaveLength(1));
  });

  it('say as one what all of them have answered; what is the database’s is not counted three times', async () => {
    const lies = async () => {
      const antwort = await fetch(`http://127.0.0.1:${metriken}/metrics`);
      expect(antwort.status).toBe(200);
      return antwort.text();
    };
    const zahl = (text: string, name: string) =>
      Number(new RegExp(`^frachtportal_${name} (\\d+)`, 'm').exec(text)?.[1]);
    const gesucht = 'anfragen_sekunden_count\\{methode="GET",route="/api/auftraege/search",status="200"\\}';
    const vorher = zahl(await lies(), gesucht);
    expect(vorher).toBeGreaterThanOrEqual(30);
    const token = await anmelden(portal);
    // Each on a line of its own, so that all processes have some.
    for (let i = 0; i < 30; i++)
      await fetch(`${portal.url}/api/auftraege/search`, {
        headers: { authorization: `Bearer ${token}`, connection: 'close' },
      });
    const text = await lies();
    expect(zahl(text, gesucht)).toBe(vorher + 30);
    expect(zahl(text, 'datenbank_erreichbar')).toBe(1);
    expect(zahl(text, 'datenbank_verbindungen\\{zustand="offen"\\}')).toBeGreaterThanOrEqual(3);
  });

  it('one that is killed is started anew, whichever it is, and the others answer meanwhile', async () => {
    const kinder = (await portal.kinder()).toSorted((a, b) => a - b);
    expect(kinder).toHaveLength(3);
    for (const kind of kinder) {
      process.kill(kind, 'SIGKILL');
      await bis(async () => (await leitungen()) === 2);
      expect((await fetch(`${portal.url}/api/health/ready`)).status).toBe(200);
      await bis(async () => (await leitungen()) === 3);
    }
    expect(portal.ausgabe()).toContain('ist beendet (SIGKILL) und beginnt neu');
    await probemail();
    await bald(() => expect(smtp.mails).toHaveLength(2));
  });

  it('end together when they are told to', async () => {
    const kinder = await portal.kinder();
    expect(await portal.signal('SIGTERM')).toBe(0);
    for (const kind of kinder) expect(() => process.kill(kind, 0)).toThrow(/ESRCH/);
    expect(await leitungen()).toBe(0);
  });
});
