import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Meldungsschluessel, quellsprache } from './katalog.js';
import { deutsch, isoZuKennung, kataloge, satz, uebersetzerZu } from './server.js';

const quelle = kataloge[quellsprache] ?? {};
const andere = Object.entries(kataloge).filter(([iso]) => iso !== quellsprache);
const namen = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const platzhalter = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();

describe('Kataloge', () => {
  it.each(Object.entries(kataloge))(
    '%s has all texts of the source, in each number it knows, and no other',
    (iso, katalog) => {
      const formen = new Intl.PluralRules(iso).resolvedOptions().pluralCategories;
      const mitMehrzahl = new Set(
        Object.keys(quelle)
          .filter((key) => key !== namen(key))
          .map(namen),
      );
      const noetig = [...new Set(Object.keys(quelle).map(namen))].flatMap((name) =>
        mitMehrzahl.has(name) ? formen.map((form) => `${name}_${form}`) : [name],
      );
      expect(Object.keys(katalog).sort()).toEqual(noetig.sort());
    },
  );

  it.each(andere)('%s has the same placeholders', (_iso, katalog) => {
    const falsch = Object.keys(quelle).filter(
      (key) => platzhalter(quelle[key]) !== platzhalter(katalog[key]),
    );
    expect(falsch).toEqual([]);
  });

  it.each(Object.entries(kataloge))(
    '%s has no empty text and none with edges, but for the end of a mail',
    (_iso, katalog) => {
      const falsch = Object.entries(katalog).filter(
        ([key, t]) => !t.trim() || (t !== t.trim() && !key.startsWith('meldung.mail.')),
      );
      expect(falsch).toEqual([]);
    },
  );

  it('keep each area in the file of its name, each language with the same files', () => {
    const ordner = new URL('../kataloge/', import.meta.url);
    for (const iso of readdirSync(ordner))
      for (const datei of readdirSync(new URL(`${iso}/`, ordner))) {
        const inhalt = JSON.parse(readFileSync(new URL(`${iso}/${datei}`, ordner), 'utf8'));
        const fremd = Object.keys(inhalt).filter((key) => `${key.split('.')[0]}.json` !== datei);
        expect(fremd, `${iso}/${datei}`).toEqual([]);
      }
  });
});

describe('Der Typ der Schlüssel', () => {
  it('names every text of the source and nothing else: else run `npm run generate`', () => {
    const typ = readFileSync(new URL('./schluessel.generated.ts', import.meta.url), 'utf8');
    const genannt = [...typ.matchAll(/\| '([^']+)'/g)].map(([, name]) => name);
    expect(genannt).toEqual([...new Set(Object.keys(quelle).map(namen))]);
  });

  it('refuses a key that is none, also of a message; words from data pass', () => {
    // @ts-expect-error there is no such text
    expect(deutsch('allgemein.gibtEsNicht')).toBe('allgemein.gibtEsNicht');
    // @ts-expect-error nor such a message
    const falsch: Meldungsschluessel = 'auftrag.gibtEsNicht';
    expect(deutsch(String(falsch))).toBe(falsch);
  });
});

describe('Sprachen', () => {
  it.each([
    ['51', 'en'],
    ['50', 'de'],
    ['0', 'de'],
    ['', 'de'],
    [undefined, 'de'],
    ['99', 'de'],
    ['constructor', 'de'],
  ])('languageId %j means %s', (kennung, iso) => expect(isoZuKennung(kennung)).toBe(iso));

  it('an unknown one is German', () => {
    expect(uebersetzerZu('xx')('meldung.anmeldung.leer')).toBe(deutsch('meldung.anmeldung.leer'));
    expect(uebersetzerZu('__proto__')('meldung.anmeldung.leer')).toBe(deutsch('meldung.anmeldung.leer'));
  });
});

describe('Ein Text', () => {
  const en = uebersetzerZu('en');

  it('has its placeholders filled, numbers as people write them [1-8.004 2-8.004]', () => {
    expect(deutsch('meldung.auftrag.gespeichert', { number: 'DE-100' })).toBe(
      'Der Auftrag DE-100 wurde erfolgreich gespeichert.',
    );
    const bereich = (von: number, bis: number) => deutsch('meldung.feld.bereich', { von, bis });
    expect(bereich(0.01, 999_999.99)).toBe('Bitte eine Zahl von 0,01 bis 999.999,99 eingeben.');
    expect(bereich(-1, 9999)).toBe('Bitte eine Zahl von -1 bis 9999 eingeben.');
  });

  it('leaves standing what is missing or unknown [1-8.004,005 2-8.004,005]', () => {
    expect(deutsch('meldung.auftrag.gespeichert')).toBe(
      'Der Auftrag {number} wurde erfolgreich gespeichert.',
    );
    expect(deutsch<string>('gibt.es.nicht', { number: 1 })).toBe('gibt.es.nicht');
    expect(deutsch<string>('Müller & Söhne')).toBe('Müller & Söhne');
  });

  it('speaks of one or of many by its number', () => {
    const zeilen = (anzahl: number) => deutsch('bedienung.zahlen.zeilen', { anzahl });
    expect([0, 1, 2, 1234, 12_345].map(zeilen)).toEqual([
      '0 Zeilen',
      '1 Zeile',
      '2 Zeilen',
      '1.234 Zeilen',
      '12.345 Zeilen',
    ]);
    expect(en('bedienung.zahlen.zeilen', { anzahl: 1 })).toBe('1 row');
    expect(en('bedienung.zahlen.zeilen', { count: 2, anzahl: 'two' })).toBe('two rows');
  });

  it('puts nothing into values that are put in', () => {
    expect(
      deutsch('meldung.auftrag.uebertragen', { count: '{dispo}', dispo: '$& $t(meldung.feld.tag)' }),
    ).toBe('{dispo} Aufträge wurden zur Übertragung an $& $t(meldung.feld.tag) markiert.');
  });

  it('of a shipped list is found by its German wording, what people enter stays', () => {
    expect(['Deutschland', 'frei Haus', 'Müller', 'Abbrechen'].map((wort) => en(wort))).toEqual([
      'Germany',
      'carriage paid',
      'Müller',
      'Abbrechen',
    ]);
  });
});

describe('Eine Meldung', () => {
  const m = { key: 'adresse.inUebertragung', params: { feld: 'beschriftung.strasse' } };

  it('is said with the words of the portal in it', () => {
    expect(satz(m)).toContain('„Straße“');
  });

  it('without its values stays what was said', () => {
    expect(satz({ key: 'feld.zuLang', text: 'Bitte höchstens 5 Zeichen eingeben.' })).toBe(
      'Bitte höchstens 5 Zeichen eingeben.',
    );
    expect(satz({ key: 'nur.hier', text: '3 nicht markiert' })).toBe('3 nicht markiert');
  });
});
