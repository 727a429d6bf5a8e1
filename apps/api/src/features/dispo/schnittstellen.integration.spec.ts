import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { ausXml } from '../../platform/xml/lesen.js';
import { alsXml } from '../../platform/xml/schreiben.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { AuftraegeService, auftragsdokument } from '../auftraege/auftraege.service.js';
import { indexAlsXml, konfigurationsdokument } from './anbindungen/nachricht.js';
import { statussaetze } from './eingang/statusdatei.js';
import { schemadateien } from './schemadateien.js';
import { vonHand } from './testing/auftraege.js';
import { beispielauftraege } from './testing/beispielauftraege.js';

const ordner = resolve(import.meta.dirname, '../../../../../docs/schnittstellen');
const datei = (name: string) => readFileSync(resolve(ordner, name), 'utf8');
const schema = (name: string) => schemadateien().get(name) ?? '';

/** What xmllint finds wrong, an independent reader of XML and of its schemas. */
async function maengel(xsd: string, ...xml: string[]): Promise<string[]> {
  const ergebnis = await validateXML({
    xml: xml.map((contents, i) => ({ fileName: `${i}.xml`, contents })),
    schema: { fileName: xsd, contents: schema(xsd) },
    initialMemoryPages: 2048,
    maxMemoryPages: 8192,
  });
  return ergebnis.errors.map((e) => e.message);
}

describe('Veröffentlichte Schemata', () => {
  it('sind die der Felddeklarationen', () => {
    for (const [name, inhalt] of schemadateien())
      expect(datei(name), `${name}: npm run generate`).toBe(inhalt);
  });

  it.each(['status-beispiel.xml', 'preis-beispiel.xml'])('%s entspricht status.xsd', async (name) => {
    expect(await maengel('status.xsd', datei(name))).toEqual([]);
    expect(statussaetze(name, Buffer.from(datei(name))).length).toBeGreaterThan(0);
  });

  it('beschreiben auch die Aufforderung, einen Index zu aktualisieren', async () => {
    const xml = [await indexAlsXml('adressen', []), await indexAlsXml('lademittel', [1, 2])];
    expect(await maengel('index.xsd', ...xml)).toEqual([]);
  });

  it('beschreiben auch die Konfiguration, für einen Hauptmandanten und für alle', async () => {
    const einstellungen = [
      { key: 'client.isMautrechner', value: 'true' },
      { key: 'client.clientInfobox', value: '<p>Ferien</p>\n<b>&amp; mehr</b>' },
      { key: 'client.customServices', value: '' },
    ];
    const xml = await Promise.all(
      [null, { id: 3, name: 'Nordlicht Spedition GmbH' }].map((hauptmandant) =>
        alsXml(konfigurationsdokument, { stand: 17, hauptmandant, einstellungen }),
      ),
    );
    expect(await maengel('konfiguration.xsd', ...xml)).toEqual([]);
  });

  it('weisen ab, was ihnen widerspricht', async () => {
    const xml = (inhalt: string) =>
      `<statusmeldungen xmlns="urn:frachtportal:status:1">${inhalt}</statusmeldungen>`;
    const satz = (inhalt: string) => xml(`<meldungen><statusmeldung>${inhalt}</statusmeldung></meldungen>`);
    for (const falsch of [
      xml('<fremd/>'),
      satz('<auftragsnummer>NL-1</auftragsnummer>'),
      satz(
        '<auftragsnummer>NL-1</auftragsnummer><status>3</status><zeitpunkt>2026-05-27T10:00:00Z</zeitpunkt>',
      ),
      satz('<auftragsnummer>NL-1</auftragsnummer><zeitpunkt>gestern</zeitpunkt>'),
    ]) {
      expect(await maengel('status.xsd', falsch), falsch).not.toEqual([]);
    }
  });
});

const gemeinsam = process.env['FRACHTPORTAL_SHARED'] ?? resolve(ordner, '../../../shared');
const beispiele = resolve(gemeinsam, 'data/auftraege-sample.ndjson');
describe.skipIf(!existsSync(beispiele))('400 Beispielaufträge', () => {
  let portal: Portal;
  const auftraege: Auftrag[] = [];
  const xml: string[] = [];
  beforeAll(async () => {
    portal = await startePortal(vonHand);
    const kunde = await portal.als('kunde');
    const service = portal.app.get(AuftraegeService, { strict: false });
    const ids: number[] = [];
    for (const body of await beispielauftraege(portal.db, beispiele)) {
      const antwort = await kunde.post('/api/auftraege').send(body);
      expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
      ids.push(antwort.body.id);
    }
    auftraege.push(...(await service.viele(ids, [portal.welt.nordKunde])));
    xml.push(...(await Promise.all(auftraege.map((a) => service.alsXml(a)))));
  }, 240_000);
  afterAll(() => portal.schliessen());

  it('entsprechen als XML dem Schema', { timeout: 120_000 }, async () => {
    expect(xml).toHaveLength(400);
    for (let von = 0; von < 400; von += 100) {
      expect(await maengel('auftrag.xsd', ...xml.slice(von, von + 100))).toEqual([]);
    }
  });

  it('sind zurückgelesen Feld für Feld dieselben', () => {
    for (const [i, auftrag] of auftraege.entries())
      expect(ausXml(auftragsdokument, xml[i] ?? '')).toEqual(auftrag);
  });

  it('kommen über den Aufruf genauso [C-096]', async () => {
    const kunde = await portal.als('kunde');
    const antwort = await kunde.get(`/api/auftraege/${auftraege[7]?.id}/xml`).buffer(true).expect(200);
    expect(antwort.headers['content-type']).toContain('application/xml');
    expect(antwort.text).toBe(xml[7]);
  });
});
