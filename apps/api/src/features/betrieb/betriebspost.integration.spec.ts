import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bald, bis } from '../../testing/bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';
import { SmtpServer } from '../../testing/server/smtp-server.js';
import { markiert } from '../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../dispo/testing/gegenstelle.js';
import { Betriebspost } from './betriebspost.service.js';

/** So many times each process has looked, at least. */
const oft = 10;

let bestand: Bestand;
let smtp: SmtpServer;
let dispo: Gegenstelle;
const prozesse: Portal[] = [];
const oeffne = async (mehr: Record<string, string>) => {
  const portal = await oeffnePortal({
    ...bestand,
    env: { ...bestand.env, ...mehr },
    entfernen: async () => undefined,
  });
  prozesse.push(portal);
  return portal;
};

beforeAll(async () => {
  [bestand, smtp, dispo] = await Promise.all([legeBestandAn(), SmtpServer.starten(), Gegenstelle.oeffnen()]);
});
afterAll(async () => {
  for (const portal of prozesse) await portal.schliessen();
  await Promise.all([bestand?.entfernen(), smtp?.stoppen(), dispo?.schliessen()]);
});

it('tells administrators by mail what has gone wrong, once a day over all processes', async () => {
  dispo.verhalten = 400;
  const env = {
    DISPO: 'http',
    DISPO_URL: dispo.url,
    DISPO_SCHLUESSEL: schluessel,
    DISPO_TAKT_MS: '20',
    DISPO_VERSUCHE: '1',
    MAIL_TAKT_MS: '20',
    SMTP_URL: smtp.url,
  };
  const erstes = await oeffne(env);
  await markiert(erstes, 1);
  const kunde = await erstes.als('kunde');
  await bis(async () => (await kunde.get('/api/dispo/uebertragungen?zustand=fehler')).body.length > 0);
  expect(smtp.mails).toEqual([]);

  const zwei = [
    await oeffne({ ...env, BETRIEB_TAKT_MS: '20' }),
    await oeffne({ ...env, BETRIEB_TAKT_MS: '20' }),
  ];
  const laeufe = zwei.map((p) => vi.spyOn(p.app.get(Betriebspost, { strict: false }), 'melde'));
  const beideOft = async () => {
    for (const lauf of laeufe) lauf.mockClear();
    await bald(() => expect(Math.min(...laeufe.map((l) => l.mock.calls.length))).toBeGreaterThan(oft));
  };
  await bis(() => smtp.mails.length > 0);
  await beideOft();
  expect(smtp.mails.map((m) => m.an)).toEqual([[expect.stringContaining('admin@')]]);
  expect(smtp.mails[0]?.text).toContain('/admin/betrieb');
  expect(smtp.mails[0]?.text).toMatch(/Subject: .*bertragungen/);

  // A day later it is told again, where it is still so.
  await zwei[0]?.db.sql("UPDATE betriebsmeldung SET gemeldet_am = gemeldet_am - interval '1 day'");
  await bis(() => smtp.mails.length > 1);
  await beideOft();
  expect(smtp.mails).toHaveLength(2);
});
