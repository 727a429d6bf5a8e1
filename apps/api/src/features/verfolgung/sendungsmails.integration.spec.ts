import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Versand } from '../../platform/mail/versand.service.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { angelegt, uebergeben, vonHand } from '../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../dispo/testing/gegenstelle.js';
import { Sendungsmails } from './sendungsmails.service.js';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  stelle = await Gegenstelle.oeffnen();
  portal = await startePortal({
    ...vonHand,
    DISPO: 'http',
    DISPO_URL: stelle.url,
    DISPO_SCHLUESSEL: schluessel,
  });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});
beforeEach(() => konfiguriere(portal, { sendungsmail: 'true' }));

let nummer = 0;
const neueAdresse = () => `empfang-${++nummer}@example.com`;

async function fuer(mailTrackTrace: string, dazu: object = {}): Promise<Auftrag> {
  const { empfaengerAdresse } = einAuftrag().build();
  return angelegt(portal, { empfaengerAdresse: { ...empfaengerAdresse, mailTrackTrace }, ...dazu });
}
const laufe = () => portal.app.get(Sendungsmails).laufe();
const linksIn = (text = '') =>
  [...text.matchAll(/https?:\/\/[^/\s]+(\/v\/[\w-]{22})/g)].map((m) => m[1] ?? '');

it('a recipient gets one mail for what is transferred together, each order with a link that opens it', async () => {
  const [eine, andere] = [neueAdresse(), neueAdresse()];
  const zwei = [await fuer(eine, { empfaengerreferenz: 'R-77' }), await fuer(eine.toUpperCase())];
  const fremder = await fuer(` ${andere}; keine-adresse , ${eine}`);
  const ohne = await fuer('');
  await laufe();
  expect(await post(portal, eine)).toEqual([]);
  await uebergeben(
    portal,
    [...zwei, fremder, ohne].map((a) => a.id),
  );
  await laufe();
  await laufe();
  const [brief, ...weitere] = await post(portal, eine);
  expect(weitere).toEqual([]);
  expect(brief?.betreff).toMatch(/: Ihre Sendung .* \(\+ 2\)$/);
  expect(brief?.inhalt).not.toContain('R-77');
  for (const { spedeigennr } of [...zwei, fremder]) expect(brief?.inhalt).toContain(spedeigennr);
  const seiten = await Promise.all(
    [...new Set(linksIn(brief?.inhalt))].map(async (pfad) => (await fetch(new URL(pfad, portal.url))).text()),
  );
  expect(seiten).toHaveLength(3);
  for (const { spedeigennr } of zwei) expect(seiten.some((s) => s.includes(spedeigennr))).toBe(true);
  const [einzeln, ...mehr] = await post(portal, andere);
  expect([einzeln?.betreff.endsWith(`: Ihre Sendung ${fremder.spedeigennr}`), mehr.length]).toEqual([
    true,
    0,
  ]);
});

it('nobody is told where the client does not want it, also not later', async () => {
  await konfiguriere(portal, { sendungsmail: 'false' });
  const an = neueAdresse();
  await uebergeben(portal, [(await fuer(an)).id]);
  await laufe();
  await konfiguriere(portal, { sendungsmail: 'true' });
  await laufe();
  expect(await post(portal, an)).toEqual([]);
});

it('two processes at once tell it once', async () => {
  const an = neueAdresse();
  await uebergeben(portal, [(await fuer(an)).id, (await fuer(an)).id]);
  await Promise.all([laufe(), laufe(), laufe()]);
  await laufe();
  const briefe = await post(portal, an);
  expect(briefe.length).toBeLessThanOrEqual(2);
  expect(new Set(briefe.flatMap((b) => linksIn(b.inhalt))).size).toBe(2);
});

it('whoever unsubscribes, by the button of the mail program or the page, is told no more by this forwarder', async () => {
  const [an, anderer] = [neueAdresse(), neueAdresse()];
  await uebergeben(portal, [(await fuer(an)).id, (await fuer(anderer)).id]);
  await laufe();
  await portal.app.get(Versand).versende();
  const mails = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'mails');
  const kopf = readdirSync(mails)
    .map((datei) => readFileSync(join(mails, datei), 'utf8').replaceAll(/\r?\n[ \t]/g, ' '))
    .find((text) => text.includes(`To: ${an}`));
  expect(kopf).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, adresse = ''] = /^List-Unsubscribe: ?\s*<([^>]+)>/m.exec(kopf ?? '') ?? [];
  const seite = new URL(new URL(adresse).pathname, portal.url);
  const gefragt = await fetch(seite, { headers: { accept: 'text/html' } });
  expect([gefragt.status, await gefragt.text()]).toEqual([200, expect.stringContaining('Abbestellen')]);
  // Looking ends nothing.
  await uebergeben(portal, [(await fuer(an)).id]);
  await laufe();
  expect(await post(portal, an)).toHaveLength(1);
  for (let i = 0; i < 2; i++) {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const antwort = await fetch(seite, { method: 'POST', body });
    expect([antwort.status, await antwort.text()]).toEqual([200, expect.stringContaining('Abbestellt')]);
  }
  await uebergeben(portal, [(await fuer(an.toUpperCase())).id, (await fuer(anderer)).id]);
  await laufe();
  expect(await post(portal, an)).toHaveLength(1);
  expect(await post(portal, anderer)).toHaveLength(1);
  for (const falsch of [
    seite.href.slice(0, -2),
    seite.href.replace(/abbestellen\/\d+/, 'abbestellen/99'),
    `${seite.href}x`,
  ]) {
    expect((await fetch(falsch, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
    expect((await fetch(falsch)).status).toBe(404);
  }
});
