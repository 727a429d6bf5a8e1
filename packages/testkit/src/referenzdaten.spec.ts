import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../..');
const ordner = resolve(wurzel, 'db/reference');
const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(wurzel, '../shared');
const beispiele = resolve(shared, 'data/auftraege-sample.ndjson');

type Zeile = Record<string, unknown> & { id: number };

const tabelle = (name: string): Zeile[] => JSON.parse(readFileSync(resolve(ordner, `${name}.json`), 'utf8'));
const ids = (name: string): number[] => tabelle(name).map(({ id }) => id);
const zeile = (name: string, id: number): Zeile | undefined => tabelle(name).find((z) => z.id === id);
const spalte = (name: string, feld: string): unknown[] => tabelle(name).map((z) => z[feld]);
const orte = readFileSync(resolve(ordner, 'ort.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((text) => text.split('\t'));

/** Every table with exactly the keys that its rows carry. */
const felder: Record<string, string[]> = {
  land: 'lkz iso2 bezeichnung fremdnummer awSperre mautberechnung plzlaenge plzMuster skey lkzAlias'.split(
    ' ',
  ),
  waehrung: ['bezeichnungKurz', 'bezeichnung'],
  sprache: ['bezeichnung', 'iso', 'standard'],
  frankatur: ['fremdnummer', 'code', 'bezeichnung', 'langBezeichnung'],
  verkehrsart: ['kurzBezeichnung', 'bezeichnung'],
  terminkennzeichen: ['kurzBezeichnung', 'langBezeichnung'],
  zustellkennzeichen: ['kurzBezeichnung', 'langBezeichnung'],
  anlieferkennzeichen: ['kurzBezeichnung', 'langBezeichnung'],
  sperrigkeit: ['bezkurz', 'bezeichnung'],
  metrokennung: ['bezeichnung'],
  eigentuemer: ['name'],
  verpackung: ['kurzBezeichnung', 'bezkurz', 'langBezeichnung', 'rec21', 'ggvs'],
  lademittel:
    'kurzBezeichnung bezkurz langBezeichnung rec21 laengeCM breiteCM hoeheCM eigengewicht ggvs'.split(' '),
  sendungsstatus: 'kurzBezeichnung sdstIdAnzeige awSperre defaultstatus anzeigefolge icon'.split(' '),
  anzeigestatus: ['kurzBezeichnung', 'anzeige', 'anzeigefolge', 'icon', 'farbe'],
  service_definition:
    'spezNum bezkurz typ attributName isKostenpfl awSperre editable international anzeigefolge'.split(' '),
  gefahrgut: (
    'unnr bezeichnung klasse klassifizierung verpackungsgruppe gefahrzettel begrenzteMengeText eq ' +
    'befoerderungskategorie tunnelcode sondervorschrift verpackungscode abfall umweltgefaehrdend version ' +
    'gueltigVon gueltigBis quelle'
  ).split(' '),
};

/** Fields by which a person or a partner tells rows apart. */
const eindeutig: Record<string, string[]> = {
  land: ['lkz', 'iso2', 'bezeichnung', 'skey'],
  waehrung: ['bezeichnungKurz'],
  frankatur: ['code', 'bezeichnung'],
  verpackung: ['kurzBezeichnung', 'langBezeichnung'],
  lademittel: ['kurzBezeichnung', 'langBezeichnung'],
  sendungsstatus: ['kurzBezeichnung', 'anzeigefolge'],
  anzeigestatus: ['kurzBezeichnung', 'anzeige', 'anzeigefolge'],
  service_definition: ['spezNum', 'bezkurz'],
};

describe('Referenzdaten', () => {
  it('bestehen aus genau den beschriebenen Dateien', () => {
    const dateien = readdirSync(ordner).filter((name) => name.endsWith('.json'));
    expect(dateien.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(felder).sort());
  });

  it.each(Object.keys(felder))('%s: alle Felder, positive und eindeutige ids', (name) => {
    const zeilen = tabelle(name);
    expect(zeilen.length).toBeGreaterThan(1);
    for (const z of zeilen) expect(Object.keys(z)).toEqual(['id', ...(felder[name] ?? [])]);
    expect(new Set(ids(name)).size).toBe(zeilen.length);
    for (const id of ids(name)) expect(Number.isInteger(id) && id > 0).toBe(true);
    for (const feld of eindeutig[name] ?? []) expect(new Set(spalte(name, feld)).size).toBe(zeilen.length);
  });

  it.each(Object.keys(felder))('%s: Texte sind sauber und kurz genug', (name) => {
    for (const wert of tabelle(name)
      .flatMap(Object.values)
      .filter((w) => typeof w === 'string')) {
      expect(wert).toBe(wert.trim().normalize('NFC'));
      expect(wert.length).toBeGreaterThan(0);
      expect(wert.length).toBeLessThanOrEqual(100);
    }
  });
});

describe('Vorgaben des Vertrags', () => {
  it.each([
    ['waehrung', 2, { bezeichnungKurz: 'EUR' }],
    ['sprache', 50, { iso: 'de', standard: true }],
    ['frankatur', 5, { bezeichnung: 'frei Haus' }],
    ['verkehrsart', 1, { bezeichnung: 'Stückgut national' }],
    ['terminkennzeichen', 4, { langBezeichnung: 'Fixtermin' }],
    ['land', 1, { lkz: 'D' }],
    ['land', 2, { lkz: 'A' }],
    ['land', 3, { lkz: 'CH' }],
    ['sendungsstatus', 1, { kurzBezeichnung: 'erfasst Internet', sdstIdAnzeige: 1000001 }],
    ['sendungsstatus', 3, { sdstIdAnzeige: 1000002 }],
    ['sendungsstatus', 129, { kurzBezeichnung: 'Zustelltermin bestätigt' }],
    ['anzeigestatus', 1000002, { anzeige: 'Übertragung ist erfolgt' }],
    ['service_definition', 48, { spezNum: 48, attributName: 'abtragen', typ: 'Logisch' }],
    ['service_definition', 49, { attributName: 'lenkeravis' }],
    ['service_definition', 151, { attributName: 'myDelivery' }],
    ['service_definition', 152, { attributName: 'adv3' }],
  ])('%s %i', (name, id, erwartet) => {
    expect(zeile(name, id)).toMatchObject(erwartet);
  });

  it('kennt die Premiumtermine 50 bis 52', () => {
    expect(ids('terminkennzeichen').filter((id) => id >= 50)).toEqual([50, 51, 52]);
  });

  it('weist jeden Sendungsstatus einem Anzeigestatus zu', () => {
    for (const id of spalte('sendungsstatus', 'sdstIdAnzeige')) expect(ids('anzeigestatus')).toContain(id);
    for (const farbe of spalte('anzeigestatus', 'farbe'))
      expect(['neutral', 'info', 'ok', 'warn', 'err']).toContain(farbe);
    for (const text of spalte('anzeigestatus', 'kurzBezeichnung'))
      expect(String(text).length).toBeLessThanOrEqual(35);
    expect(
      tabelle('anzeigestatus')
        .slice(0, 2)
        .map(({ anzeigefolge }) => anzeigefolge),
    ).toEqual([1, 2]);
  });

  it('hat Services nur der bekannten Typen, logische ohne Wert', () => {
    for (const { typ, editable } of tabelle('service_definition')) {
      expect(['Logisch', 'Datum', 'Integer', 'Dezimal', 'Text']).toContain(typ);
      expect(editable).toBe(typ !== 'Logisch');
    }
  });
});

describe('Gefahrgut', () => {
  it('hat vierstellige UN-Nummern, Klassen und Mengen in der Form der Tabelle A', () => {
    for (const z of tabelle('gefahrgut')) {
      expect(z['unnr']).toMatch(/^\d{4}$/);
      expect(z['klasse']).toMatch(/^[1-9](\.\d)?$/);
      expect(z['gefahrzettel']).toMatch(/^\d(\.\d)?A?(\+\d(\.\d)?)*$/);
      expect([null, 'I', 'II', 'III']).toContain(z['verpackungsgruppe']);
      expect(z['begrenzteMengeText']).toMatch(/^(0|\d+ (ml|L|g|kg))$/);
      expect(z['eq']).toMatch(/^E[0-5]$/);
      expect([null, 0, 1, 2, 3, 4]).toContain(z['befoerderungskategorie']);
      expect(z['tunnelcode']).toMatch(/^(-|[B-E](\/[DE])?)$/);
      expect(z['umweltgefaehrdend']).toBe(['3077', '3082'].includes(String(z['unnr'])));
      expect(String(z['gueltigVon']) < String(z['gueltigBis'])).toBe(true);
    }
  });

  it('unterscheidet jeden Eintrag durch UN-Nummer, Verpackungsgruppe und Klassifizierung', () => {
    const schluessel = tabelle('gefahrgut').map(
      (z) => `${z['unnr']} ${z['verpackungsgruppe']} ${z['klassifizierung']}`,
    );
    expect(new Set(schluessel).size).toBe(schluessel.length);
  });

  it('ordnet den Verpackungsgruppen einer UN-Nummer verschiedene Kategorien zu', () => {
    const farbe = tabelle('gefahrgut').filter(({ unnr }) => unnr === '1263');
    expect(
      farbe.map((z) => [z['verpackungsgruppe'], z['befoerderungskategorie'], z['begrenzteMengeText']]),
    ).toEqual([
      ['I', 1, '500 ml'],
      ['II', 2, '5 L'],
      ['III', 3, '5 L'],
    ]);
  });
});

describe('Länder und Orte', () => {
  const laender = new Map(tabelle('land').map((land) => [String(land.id), land]));

  it('hält die Postleitzahlen in Länge und Muster ihres Landes', () => {
    const falsch = orte.filter(([landId, plz = '']) => {
      const land = laender.get(landId ?? '');
      return (
        !land || plz.length > Number(land['plzlaenge']) || !new RegExp(String(land['plzMuster'])).test(plz)
      );
    });
    expect(falsch).toEqual([]);
  });

  it('passt in die Felder einer Adresse und liegt in Mitteleuropa', () => {
    const falsch = orte.filter(([, , ort = '', lat = '', lon = '', rest]) => {
      const ausserhalb = lat !== '' && !(+lat > 45 && +lat < 56 && +lon > 5 && +lon < 18);
      return (
        rest !== undefined ||
        ort === '' ||
        ort.length > 35 ||
        !/^\p{L}[\p{L}\d .()/'-]*$/u.test(ort) ||
        ausserhalb
      );
    });
    expect(falsch).toEqual([]);
  });

  it('nennt jedes Paar einmal und alle vier Länder', () => {
    expect(new Set(orte.map((ort) => ort.slice(0, 3).join('\t'))).size).toBe(orte.length);
    expect([...new Set(orte.map(([landId]) => laender.get(landId ?? '')?.['lkz']))]).toEqual([
      'D',
      'A',
      'CH',
      'FL',
    ]);
  });

  it.each([
    ['D', '01067'],
    ['NL', '5928'],
    ['NL', '1012 JS'],
    ['PL', '00-950'],
    ['UK', 'SW1A 1AA'],
    ['IRL', 'D02 AF30'],
    ['LV', 'LV-1010'],
    ['S', '111 20'],
    ['P', '1000-001'],
    ['L', 'L-1234'],
  ])('nimmt in %s die Postleitzahl %s an', (lkz, plz) => {
    const land = tabelle('land').find((l) => l['lkz'] === lkz);
    expect(plz).toMatch(new RegExp(String(land?.['plzMuster'])));
    expect(plz.length).toBeLessThanOrEqual(Number(land?.['plzlaenge']));
  });
});

describe('Codes der Handelswelt', () => {
  it('trennt Europalette und Einwegpalette', () => {
    const lang = Object.fromEntries(
      tabelle('lademittel').map((z) => [z['kurzBezeichnung'], z['langBezeichnung']]),
    );
    expect(lang).toMatchObject({ EU: 'Europalette', EP: 'Einwegpalette', HP: 'Halbpalette' });
  });

  it.skipIf(!existsSync(beispiele))('kennt alle Codes und Länder der Beispielaufträge', () => {
    const text = readFileSync(beispiele, 'utf8');
    const werte = (feld: string) =>
      new Set([...text.matchAll(new RegExp(`"${feld}": "([^"]+)"`, 'g'))].map((m) => m[1]));
    expect(spalte('verpackung', 'kurzBezeichnung')).toEqual(
      expect.arrayContaining([...werte('verpackungCode')]),
    );
    expect(spalte('lademittel', 'kurzBezeichnung')).toEqual(
      expect.arrayContaining([...werte('lademittelCode')]),
    );
    expect(spalte('land', 'lkz')).toEqual(expect.arrayContaining([...werte('lkz')]));
    expect(spalte('gefahrgut', 'unnr')).toEqual(expect.arrayContaining([...werte('unnr')]));
  });
});
