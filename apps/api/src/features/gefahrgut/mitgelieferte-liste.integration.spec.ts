import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Gefahrgutklasse, kurzliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { einAuftrag, eineGefahrgutzeile } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bereiteDatenbankVor } from '../../platform/database/vorbereiten/vorbereiten.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { gefahrgutdateien } from './testing/gefahrgutdateien.js';

const wurzel = resolve(import.meta.dirname, '../../../../..');

let portal: Portal;
let tabelle: Gefahrgutklasse[];
beforeAll(async () => {
  portal = await startePortal();
  tabelle = await alle();
});
afterAll(() => portal.schliessen());

async function alle(): Promise<Gefahrgutklasse[]> {
  const admin = await portal.als('admin');
  const seiten: Gefahrgutklasse[] = [];
  for (let page = 0; ; page++) {
    const { body } = await admin
      .get('/api/gefahrgutklasse/tabelle')
      .query({ version: 'ADR 2025', page, searchLimit: 100 });
    seiten.push(...body);
    if (body.length < 100) return seiten;
  }
}

const von = (unnr: string) => tabelle.filter((g) => g.unnr === unnr);
const suche = async (unnr: string) =>
  (await (await portal.als('kunde')).get('/api/gefahrgutklasse/search').query({ unnr })).body;

describe('Die mitgelieferte Liste', () => {
  it('has the UN numbers of the whole table', () => {
    expect(tabelle.length).toBeGreaterThan(2900);
    expect(new Set(tabelle.map((g) => g.unnr)).size).toBeGreaterThan(2300);
  });

  it('never has a category where the tunnel code is empty', () => {
    expect(tabelle.filter((g) => g.tunnelcode === null && g.befoerderungskategorie !== null)).toEqual([]);
  });

  it('has clean names; a cut one is marked', () => {
    expect(von('1789').map((g) => g.bezeichnung)).toEqual(['CHLORWASSERSTOFFSÄURE', 'CHLORWASSERSTOFFSÄURE']);
    expect(tabelle.filter((g) => /\p{L}- (?!oder|und)\p{Lu}/u.test(g.bezeichnung))).toEqual([]);
    expect(tabelle.filter((g) => /gemäss|grösser|liesslich|Ausstoss/.test(g.bezeichnung))).toEqual([]);
    const gekuerzte = tabelle.filter((g) => g.nameGekuerzt).map((g) => g.unnr);
    expect(gekuerzte).toContain('1139');
    expect(gekuerzte).not.toContain('1263');
  });

  it('does not know what its source does not say, and knows what has no packing group', () => {
    const [chlor] = von('1017');
    expect(chlor).toMatchObject({ klasse: '2', befoerderungskategorie: 1, aggregatzustand: 'gas' });
    expect(chlor).toMatchObject({ gefahrzettel: null, begrenzteMengeText: null, eq: null });
    expect(chlor?.keine).toBe('verpackungsgruppe');
    expect(von('1407')[0]).toMatchObject({ klasse: null, verpackungsgruppe: null, keine: null });
  });

  it('keeps the checked rows whole, with the names of the table', () => {
    expect(von('2014')[0]).toMatchObject({
      bezeichnung: expect.stringContaining('WÄSSERIGE LÖSUNG mit mindestens 20 %'),
      gefahrzettel: '5.1+8',
      lqGrenze: 1,
      lqEinheit: 'l',
      eq: 'E2',
      aggregatzustand: 'fluessig',
    });
    expect(von('1950')).toHaveLength(12);
    expect(von('1993').every((g) => g.technischerName && g.gefahrzettel === '3')).toBe(true);
  });

  it.each([
    ['1845', 'frei', 'unterliegt nicht dem ADR'],
    ['2186', 'verboten', 'ist verboten'],
  ])('UN %s is kept as "%s", not offered, and refused by the server', async (unnr, zulassung, text) => {
    const [eintrag] = von(unnr);
    expect(eintrag).toMatchObject({ zulassung, befoerderungskategorie: null });
    expect(await suche(unnr)).toEqual([]);
    const zeile = {
      ...eineGefahrgutzeile().build(),
      gefahrgutUnnr: null,
      gefahrgutklasse: { id: eintrag?.id ?? 0 },
    };
    const auftrag = einAuftrag().mitGefahrgut(zeile).build();
    const { status, body } = await (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
    expect([status, body[0]?.field]).toEqual([
      400,
      'auftragspositionen[0].auftragsgefahrgueter[0].gefahrgutklasse',
    ]);
    expect(body[0].text).toContain(text);
  });

  it('is what the source says, entry by entry', () => {
    const zeilen = readFileSync(resolve(wurzel, 'db/reference/gefahrgutliste.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    const gelesen = new Map(tabelle.map((g) => [g.id, g]));
    for (const zeile of zeilen) {
      const [id, unnr, bezeichnung, klasse, vg, kategorie, tunnelcode] = zeile.split('\t');
      expect(gelesen.get(Number(id))).toMatchObject({
        unnr,
        bezeichnung,
        klasse: klasse || null,
        verpackungsgruppe: vg || null,
        befoerderungskategorie: kategorie ? Number(kategorie) : null,
        tunnelcode: tunnelcode || null,
      });
    }
  });
});

describe('Ein Start mit Daten', () => {
  const starte = () => bereiteDatenbankVor(portal.datenbankUrl, resolve(wurzel, 'db'));
  const zeilen = async () =>
    (await portal.db.sql<{ zahl: number }>('SELECT count(*)::int AS zahl FROM gefahrgutklasse'))[0]?.zahl;

  it('gets the rows that are not there yet', async () => {
    const vorher = await zeilen();
    await portal.db.zeilen('DELETE FROM gefahrgutklasse WHERE quelle = $1', [kurzliste]);
    await starte();
    expect(await zeilen()).toBe(vorher);
  });

  it('leaves an imported edition alone', async () => {
    const csv = 'UN-Nr.;Benennung;Klasse;VG;Kategorie;Tunnelcode\r\n1090;ACETON;3;II;2;(D/E)';
    const ausgabe = { version: 'ADR 2025 E', gueltigVon: '2026-01-01', quelle: 'eigene' };
    expect((await gefahrgutdateien(() => portal).importiere(csv, ausgabe)).status).toBe(200);
    await portal.db.zeilen('DELETE FROM gefahrgutklasse WHERE quelle = $1', [kurzliste]);
    const vorher = await zeilen();
    await starte();
    expect(await zeilen()).toBe(vorher);
  });
});
