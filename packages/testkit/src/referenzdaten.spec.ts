import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { felder } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import {
  Anlieferkennzeichen,
  Frankatur,
  Metrokennung,
  Sperrigkeit,
  Terminkennzeichen,
  Verkehrsart,
  Waehrung,
  Zustellkennzeichen,
} from '@frachtportal/domain/stammdaten/kennzeichen';
import { Eigentuemer, Lademittel, Verpackung } from '@frachtportal/domain/stammdaten/ladeeinheiten';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { Anzeigestatus, Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
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

/** The domain class of every table: its fields are the keys, its rules the limits. */
const klassen: Record<string, new () => object> = {
  land: Land,
  waehrung: Waehrung,
  frankatur: Frankatur,
  verkehrsart: Verkehrsart,
  terminkennzeichen: Terminkennzeichen,
  zustellkennzeichen: Zustellkennzeichen,
  anlieferkennzeichen: Anlieferkennzeichen,
  sperrigkeit: Sperrigkeit,
  metrokennung: Metrokennung,
  eigentuemer: Eigentuemer,
  verpackung: Verpackung,
  lademittel: Lademittel,
  sendungsstatus: Sendungsstatus,
  anzeigestatus: Anzeigestatus,
  service_definition: ServiceDefinition,
  gefahrgutklasse: Gefahrgutklasse,
};

/** Fields by which a person or a partner tells rows apart. */
const eindeutig: Record<string, string[]> = {
  land: ['lkz', 'iso2', 'bezeichnung', 'skey'],
  waehrung: ['bezeichnungKurz'],
  frankatur: ['kurzBezeichnung', 'langBezeichnung'],
  verpackung: ['kurzBezeichnung', 'langBezeichnung'],
  lademittel: ['kurzBezeichnung', 'langBezeichnung'],
  sendungsstatus: ['kurzBezeichnung', 'anzeigefolge'],
  anzeigestatus: ['kurzBezeichnung', 'anzeigefolge'],
  service_definition: ['spezNum', 'bezkurz'],
};

describe('Referenzdaten', () => {
  it('bestehen aus genau den beschriebenen Dateien', () => {
    // The tariff and the toll tables are checked where they are read (tarif.spec.ts, maut.spec.ts).
    const dateien = readdirSync(ordner).filter((name) => /^(?!tarif|maut).*\.json$/.test(name));
    expect(dateien.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(klassen).sort());
  });

  it.each(Object.keys(klassen))(
    '%s: alle Felder nach den Regeln der Domäne, positive und eindeutige ids [1-3.236-246]',
    (name) => {
      const zeilen = tabelle(name);
      expect(zeilen.length).toBeGreaterThan(1);
      const klasse = klassen[name] as new () => object;
      // The other signs that partners send are no field of a country, only a column for imports.
      const ohneAlias = zeilen.map(({ lkzAlias: _, ...zeile }) => zeile);
      for (const z of ohneAlias) expect(Object.keys(z).sort()).toEqual([...felder(klasse).keys()].sort());
      expect(ohneAlias.flatMap((z) => lies(klasse, z).meldungen)).toEqual([]);
      expect(new Set(ids(name)).size).toBe(zeilen.length);
      for (const id of ids(name)) expect(Number.isInteger(id) && id > 0).toBe(true);
      for (const feld of eindeutig[name] ?? []) expect(new Set(spalte(name, feld)).size).toBe(zeilen.length);
    },
  );

  it.each(Object.keys(klassen))('%s: Texte sind sauber', (name) => {
    for (const wert of tabelle(name)
      .flatMap(Object.values)
      .filter((w) => typeof w === 'string')) {
      expect(wert).toBe(wert.trim().normalize('NFC'));
      expect(wert).not.toBe('');
    }
  });
});

describe('Vorgaben des Vertrags', () => {
  it.each([
    ['waehrung', 2, { bezeichnungKurz: 'EUR' }],
    ['frankatur', 5, { langBezeichnung: 'frei Haus' }],
    ['verkehrsart', 1, { langBezeichnung: 'Stückgut national' }],
    ['terminkennzeichen', 4, { langBezeichnung: 'Fixtermin' }],
    ['land', 1, { lkz: 'D' }],
    ['land', 2, { lkz: 'A' }],
    ['land', 3, { lkz: 'CH' }],
    ['sendungsstatus', 1, { kurzBezeichnung: 'erfasst Internet', sdst_id_anzeige: 1000001 }],
    ['sendungsstatus', 3, { sdst_id_anzeige: 1000002 }],
    ['sendungsstatus', 129, { kurzBezeichnung: 'Zustelltermin bestätigt' }],
    ['anzeigestatus', 1000002, { kurzBezeichnung: 'Übertragung ist erfolgt' }],
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

  it('weist jeden Sendungsstatus einem Anzeigestatus zu, die Startschritte voran', () => {
    for (const id of spalte('sendungsstatus', 'sdst_id_anzeige')) expect(ids('anzeigestatus')).toContain(id);
    expect(
      tabelle('anzeigestatus')
        .slice(0, 2)
        .map(({ anzeigefolge }) => anzeigefolge),
    ).toEqual([1, 2]);
  });

  it('lässt bei Services nur Werte bearbeiten, nicht logische Schalter', () => {
    for (const { typ, editable } of tabelle('service_definition')) expect(editable).toBe(typ !== 'Logisch');
  });
});

describe('Gefahrgut', () => {
  it('hat vierstellige UN-Nummern, Klassen und Mengen in der Form der Tabelle A', () => {
    for (const z of tabelle('gefahrgutklasse')) {
      expect(z['unnr']).toMatch(/^\d{4}$/);
      expect(z['klasse']).toMatch(/^[1-9](\.\d)?$/);
      expect(z['gefahrzettel']).toMatch(/^\d(\.\d)?A?(\+\d(\.\d)?)*$/);
      expect([null, 'I', 'II', 'III']).toContain(z['verpackungsgruppe']);
      expect(z['begrenzteMengeText']).toMatch(/^(0|\d+ (ml|L|g|kg))$/);
      expect(z['eq']).toMatch(/^E[0-5]$/);
      expect([null, 0, 1, 2, 3, 4]).toContain(z['befoerderungskategorie']);
      const bekannt = felder(Gefahrgutklasse).has(String(z['keine'] ?? 'id').split(',')[0] ?? '');
      expect(bekannt, String(z['keine'])).toBe(true);
      expect(z['tunnelcode']).toMatch(/^(-|[B-E](\/[DE])?)$/);
      expect(z['umweltgefaehrdend']).toBe(['3077', '3082'].includes(String(z['unnr'])));
      expect(String(z['gueltigVon']) < String(z['gueltigBis'])).toBe(true);
    }
  });

  it('unterscheidet jeden Eintrag durch UN-Nummer, Verpackungsgruppe, Klassifizierung und Benennung', () => {
    const schluessel = tabelle('gefahrgutklasse').map(
      (z) => `${z['unnr']} ${z['verpackungsgruppe']} ${z['klassifizierung']} ${z['bezeichnung']}`,
    );
    expect(new Set(schluessel).size).toBe(schluessel.length);
  });

  it('nennt von jeder geprüften UN-Nummer alle Zeilen der Tabelle', () => {
    const farbe = tabelle('gefahrgutklasse').filter(({ unnr }) => unnr === '1263');
    expect(
      farbe.map((z) => [z['verpackungsgruppe'], z['befoerderungskategorie'], z['begrenzteMengeText']]).sort(),
    ).toEqual([
      ['I', 1, '500 ml'],

      ['II', 2, '5 L'],
      ['II', 2, '5 L'],

      ['III', 3, '5 L'],
      ['III', 3, '5 L'],
      ['III', 3, '5 L'],
    ]);
    const spraydosen = tabelle('gefahrgutklasse').filter(({ unnr }) => unnr === '1950');
    expect(new Set(spraydosen.map((z) => z['klassifizierung'])).size).toBe(12);
    expect(
      spalte('gefahrgutklasse', 'bezeichnung').filter((n) =>
        /WÄSS\.|ANORG\.|elektr\.|IN\/MIT/.test(String(n)),
      ),
    ).toEqual([]);
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
    expect(spalte('gefahrgutklasse', 'unnr')).toEqual(expect.arrayContaining([...werte('unnr')]));
  });
});
