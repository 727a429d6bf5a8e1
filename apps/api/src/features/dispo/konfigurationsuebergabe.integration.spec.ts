import { readFileSync, renameSync } from 'node:fs';
import type { Konfigurationsaenderung } from '@frachtportal/domain/konfiguration/einstellung';
import { schluesselnamen } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ausXml } from '../../platform/xml/lesen.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { type Konfigurationsmeldung, konfigurationsdokument } from './anbindungen/nachricht.js';
import { Konfigurationsuebergabe } from './konfigurationsuebergabe.service.js';
import { vonHand } from './testing/auftraege.js';
import { Dateitausch } from './testing/dateitausch.js';
import { Gegenstelle, schluessel } from './testing/gegenstelle.js';

const speichere = async (portal: Portal, werte: Record<string, string>, ebene = 'hauptmandant') =>
  (await portal.als('admin'))
    .put(`/api/config-param/coco?ebene=${ebene}`)
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
    .expect(200);

const verlauf = async (portal: Portal, ebene = 'hauptmandant'): Promise<Konfigurationsaenderung[]> =>
  (await (await portal.als('admin')).get(`/api/config-param/aenderungen?ebene=${ebene}`).expect(200)).body;

/** Hands over what waits, however long the pause after the last attempt was to be. */
async function uebergib(portal: Portal): Promise<void> {
  await portal.db.sql('UPDATE konfigurationsuebergabe SET naechster_versuch = now()');
  await portal.app.get(Konfigurationsuebergabe, { strict: false }).laufe();
}

const gelesen = (xml: string) => ausXml(konfigurationsdokument, xml) as unknown as Konfigurationsmeldung;
const wert = (m: Konfigurationsmeldung, key: string) =>
  m.einstellungen.find((e) => e.key === `client.${key}`)?.value;

async function leere(portal: Portal): Promise<void> {
  for (const tabelle of ['konfigurationswert', 'konfigurationsaenderung', 'konfigurationsuebergabe'])
    await portal.db.sql(`DELETE FROM ${tabelle}`);
}

describe('Die Konfiguration über HTTP', () => {
  let portal: Portal;
  let stelle: Gegenstelle;
  beforeAll(async () => {
    stelle = await Gegenstelle.oeffnen();
    const env = { ...vonHand, DISPO: 'http', DISPO_URL: stelle.url, DISPO_SCHLUESSEL: schluessel };
    portal = await startePortal(env);
  });
  afterAll(async () => {
    await portal.schliessen();
    await stelle.schliessen();
  });
  afterEach(async () => {
    stelle.verhalten = 200;
    stelle.eingang.length = 0;
    await leere(portal);
  });

  it('geht nach dem Speichern ganz hinaus, und der Verlauf sagt, dass sie angekommen ist [2-8.027]', async () => {
    await speichere(portal, { dispoName: 'NORD', isDisableUhrzeitfelder: 'true' });
    expect((await verlauf(portal)).map((a) => a.uebergeben)).toEqual([false, false]);
    await uebergib(portal);
    const [gesendet, ...weitere] = stelle.eingang;
    expect([gesendet?.art, weitere]).toEqual(['konfiguration', []]);
    const meldung = gelesen(gesendet?.inhalt ?? '');
    expect(meldung.hauptmandant).toEqual({ id: portal.welt.nord, name: 'Nordlicht Spedition GmbH' });
    expect(meldung.einstellungen.map((e) => e.key)).toEqual(schluesselnamen.map((s) => `client.${s}`));
    expect([wert(meldung, 'dispoName'), wert(meldung, 'isDisableUhrzeitfelder')]).toEqual(['NORD', 'true']);
    expect(await verlauf(portal)).toMatchObject([
      { uebergeben: true, uebergabefehler: null },
      { uebergeben: true, uebergabefehler: null },
    ]);
    await uebergib(portal);
    expect(stelle.eingang).toHaveLength(1);
  });

  it.each([503, 429, 422, 'halbe Antwort'] as const)(
    'kommt einmal an, wenn die Gegenstelle erst „%s“ und dann richtig antwortet',
    async (verhalten) => {
      stelle.verhalten = verhalten;
      await speichere(portal, { dispoName: 'NORD' });
      await uebergib(portal);
      const [wartend] = await verlauf(portal);
      expect(wartend).toMatchObject({ uebergeben: false, uebergabefehler: expect.stringMatching(/./) });
      stelle.verhalten = 200;
      await uebergib(portal);
      expect(await verlauf(portal)).toMatchObject([{ uebergeben: true, uebergabefehler: null }]);
      expect(stelle.eingang).toHaveLength(2);
      expect(new Set(stelle.eingang.map((e) => e.referenz)).size).toBe(1);
    },
  );

  it('wartet, solange niemand da ist; dann kommt, was inzwischen gilt', async () => {
    // A port on which nobody listens.
    await portal.neuStarten({ DISPO_URL: 'http://127.0.0.1:2/annahme' });
    await speichere(portal, { dispoName: 'ERST' });
    await uebergib(portal);
    expect((await verlauf(portal))[0]?.uebergabefehler).toContain('Dispositionssystem nicht erreichbar');
    await speichere(portal, { dispoName: 'DANN' });
    await portal.neuStarten();
    await uebergib(portal);
    expect(stelle.eingang.map((e) => wert(gelesen(e.inhalt), 'dispoName'))).toEqual(['DANN']);
    expect((await verlauf(portal)).map((a) => a.uebergeben)).toEqual([true, true]);
  });

  it('wer während des Sendens speichert, wird danach gehört', async () => {
    stelle.verhalten = 'langsam';
    stelle.langsamMs = 300;
    await speichere(portal, { dispoName: 'ERST' });
    const unterwegs = uebergib(portal);
    await expect.poll(() => stelle.eingang.length).toBe(1);
    await speichere(portal, { dispoName: 'DANN' });
    stelle.verhalten = 200;
    await unterwegs;
    await uebergib(portal);
    const [erste, zweite] = stelle.eingang.map((e) => gelesen(e.inhalt));
    expect([erste, zweite].map((m) => m && wert(m, 'dispoName'))).toEqual(['ERST', 'DANN']);
    expect(zweite?.stand).toBeGreaterThan(erste?.stand ?? 0);
    expect((await verlauf(portal)).map((a) => a.uebergeben)).toEqual([true, true]);
  });

  it('der Installation bringt auch die jedes Hauptmandanten mit eigenen Werten neu', async () => {
    await speichere(portal, { isMautrechner: 'false' });
    await uebergib(portal);
    stelle.eingang.length = 0;
    await speichere(portal, { dispoName: 'ALLE' }, 'installation');
    await uebergib(portal);
    const meldungen = stelle.eingang.map((e) => gelesen(e.inhalt));
    const jeMandant = new Map(meldungen.map((m) => [m.hauptmandant?.id ?? null, m]));
    expect([...jeMandant.keys()].sort()).toEqual([null, portal.welt.nord].sort());
    for (const m of meldungen) expect(wert(m, 'dispoName')).toBe('ALLE');
    const eigen = jeMandant.get(portal.welt.nord) as Konfigurationsmeldung;
    expect(wert(eigen, 'isMautrechner')).toBe('false');
    expect(await verlauf(portal, 'installation')).toMatchObject([{ uebergeben: true }]);
  });

  it('die abgewiesen wurde oder nichts ändert, geht nicht hinaus', async () => {
    await speichere(portal, { dispoName: 'DISPONENTplus' });
    await (await portal.als('admin'))
      .put('/api/config-param/coco')
      .send([{ key: 'client.denyOrderEdit', value: 'ja' }])
      .expect(400);
    await uebergib(portal);
    expect(stelle.eingang).toEqual([]);
  });

  it('geht auch hinaus, wenn eine Änderung zurückgenommen wird', async () => {
    await speichere(portal, { dispoName: 'NORD' });
    await uebergib(portal);
    const admin = await portal.als('admin');
    const [aenderung] = await verlauf(portal);
    await admin.post(`/api/config-param/aenderungen/${aenderung?.id}/zuruecknehmen`).expect(200);
    await uebergib(portal);
    expect(stelle.eingang.map((e) => wert(gelesen(e.inhalt), 'dispoName'))).toEqual([
      'NORD',
      'DISPONENTplus',
    ]);
  });
});

describe('Die Konfiguration als Datei', () => {
  let tausch: Dateitausch;
  beforeAll(async () => {
    tausch = await Dateitausch.oeffnen();
  });
  afterAll(() => tausch.schliessen());
  afterEach(() => leere(tausch.portal));

  const dateien = () => tausch.namen('ausgang').filter((n) => n.startsWith('konfiguration_'));

  it('liegt einmal da, auch wenn das Vermerken ausfiel und sie schon abgeholt ist', async () => {
    const { portal } = tausch;
    await speichere(portal, { dispoName: 'NORD' });
    await uebergib(portal);
    const [name = '', ...weitere] = dateien();
    expect(weitere).toEqual([]);
    const meldung = gelesen(readFileSync(tausch.pfad('ausgang', name), 'utf8'));
    expect(name).toMatch(
      new RegExp(`^konfiguration_${portal.welt.nord}_${meldung.stand}_[0-9a-f-]{36}\\.xml$`),
    );
    expect(wert(meldung, 'dispoName')).toBe('NORD');
    renameSync(tausch.pfad('ausgang', name), tausch.pfad('abgeholt.xml'));
    // As if the process had died before it could note what it had done.
    await portal.db.sql('UPDATE konfigurationsuebergabe SET uebergeben_bis = NULL');
    await uebergib(portal);
    expect(dateien()).toEqual([]);
    expect(await verlauf(portal)).toMatchObject([{ uebergeben: true }]);
  });

  it('wartet, solange nicht geschrieben werden kann', async () => {
    const { portal } = tausch;
    renameSync(tausch.pfad('vorgang'), tausch.pfad('weg'));
    await speichere(portal, { dispoName: 'NORD' });
    await uebergib(portal);
    expect(await verlauf(portal)).toMatchObject([
      { uebergeben: false, uebergabefehler: expect.stringContaining('Verzeichnis nicht beschreibbar') },
    ]);
    renameSync(tausch.pfad('weg'), tausch.pfad('vorgang'));
    await uebergib(portal);
    expect(dateien()).toHaveLength(1);
    expect(await verlauf(portal)).toMatchObject([{ uebergeben: true }]);
  });
});
