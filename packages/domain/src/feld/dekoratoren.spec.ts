import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import {
  Kennung,
  Liste,
  Tag,
  Teil,
  Text,
  Uhrzeit,
  Verweis,
  Wahrheit,
  Zahl,
  Zeitpunkt,
} from './dekoratoren.js';
import { feld, felder } from './feld.js';
import { lies } from './lesen.js';

class Teilstueck {
  @Text({ max: 5, pflicht: true }) name!: string;
}

class Basis {
  @Kennung({ nurLesen: true }) id!: number;
}

class Probe extends Basis {
  @Text({ max: 10, label: 'beschriftung.name' }) kurz!: string | null;
  @Text({ max: 50, umbrueche: 2 }) lang!: string | null;
  @Text({ max: 10, werte: ['rot', 'blau'] }) farbe!: string | null;
  @Text({ max: 10, pflicht: true }) muss!: string;
  @Zahl({ dezimal: 2, einheit: 'kg' }) gewicht!: number | null;
  @Zahl({ dezimal: 0, von: -1, bis: 9 }) stufe!: number | null;
  @Zahl({ dezimal: 0, werte: [1, 2] }) wahl!: number | null;
  @Tag() tag!: string | null;
  @Uhrzeit() uhrzeit!: string | null;
  @Zeitpunkt() zeitpunkt!: string | null;
  @Wahrheit() ja!: boolean | null;
  @Verweis(() => Basis) verweis!: { id: number } | null;
  @Teil(() => Teilstueck) teil!: Teilstueck | null;
  @Liste(() => Teilstueck, { hoechstens: 2 }) liste!: Teilstueck[];
}

const keys = (roh: object) => lies(Probe, { muss: 'x', ...roh }).meldungen.map((m) => `${m.field}: ${m.key}`);

describe('Felder einer Klasse', () => {
  it('kommen mit denen der Basisklasse, diese zuerst', () => {
    expect([...felder(Probe).keys()].slice(0, 2)).toEqual(['id', 'kurz']);
    expect(feld(Probe, 'kurz')).toMatchObject({
      art: 'text',
      label: 'beschriftung.name',
      max: 10,
      pflicht: false,
    });
    expect(feld(Probe, 'gewicht')).toMatchObject({ dezimal: 2, von: 0, bis: 89_999_999.99, einheit: 'kg' });
    expect(feld(Probe, 'muss').pflicht).toBe(true);
    expect(() => feld(Probe, 'gibtEsNicht' as 'kurz')).toThrow('Probe hat kein Feld gibtEsNicht');
  });
});

describe('Regeln der Felder', () => {
  it.each([
    { kurz: '0123456789' },
    { kurz: 'Grüße 😀' },
    { lang: 'a\nb\nc' },
    { farbe: 'rot' },
    { gewicht: 0 },
    { gewicht: 89_999_999.99 },
    { gewicht: 0.07 },
    { stufe: -1 },
    { wahl: 2 },
    { tag: '2026-02-28' },
    { uhrzeit: '23:59' },
    { zeitpunkt: '2026-02-28T12:00:00.123Z' },
    { ja: false },
    { verweis: { id: 1, name: 'wird nicht gelesen' } },
    { verweis: { id: null } },
    { teil: { name: 'x' } },
    { liste: [{ name: 'a' }, { name: 'b' }] },
  ])('erlauben %j', (roh) => {
    expect(keys(roh)).toEqual([]);
  });

  it.each([
    [{ kurz: '0123456789a' }, 'kurz: feld.zuLang'],
    [{ kurz: 7 }, 'kurz: feld.text'],
    [{ kurz: 'a\nb' }, 'kurz: feld.umbrueche'],
    [{ kurz: 'a\0b' }, 'kurz: feld.zeichen'],
    [{ kurz: 'a\ud800' }, 'kurz: feld.zeichen'],
    [{ kurz: 'a\u0007b' }, 'kurz: feld.zeichen'],
    [{ kurz: 'a\ufffe' }, 'kurz: feld.zeichen'],
    [{ lang: 'a\nb\nc\nd' }, 'lang: feld.umbrueche'],
    [{ farbe: 'grün' }, 'farbe: feld.auswahl'],
    [{ muss: '' }, 'muss: feld.pflicht'],
    [{ muss: null }, 'muss: feld.pflicht'],
    [{ gewicht: '12' }, 'gewicht: feld.zahl'],
    [{ gewicht: Number.NaN }, 'gewicht: feld.zahl'],
    [{ gewicht: Number.POSITIVE_INFINITY }, 'gewicht: feld.zahl'],
    [{ gewicht: -0.01 }, 'gewicht: feld.bereich'],
    [{ gewicht: 90_000_000 }, 'gewicht: feld.bereich'],
    [{ gewicht: 0.001 }, 'gewicht: feld.dezimal'],
    [{ stufe: 1.5 }, 'stufe: feld.ganzeZahl'],
    [{ wahl: 3 }, 'wahl: feld.auswahl'],
    [{ tag: '2026-02-29' }, 'tag: feld.tag'],
    [{ uhrzeit: '24:00' }, 'uhrzeit: feld.uhrzeit'],
    [{ zeitpunkt: '2026-02-28 12:00' }, 'zeitpunkt: feld.zeitpunkt'],
    [{ ja: 'true' }, 'ja: feld.wahrheit'],
    [{ verweis: 5 }, 'verweis: feld.verweis'],
    [{ verweis: { id: 0 } }, 'verweis: feld.verweis'],
    [{ verweis: { id: 2_147_483_648 } }, 'verweis: feld.verweis'],
    [{ teil: [] }, 'teil: feld.objekt'],
    [{ teil: { name: 'zu lang' } }, 'teil.name: feld.zuLang'],
    [{ liste: {} }, 'liste: feld.liste'],
    [{ liste: [1] }, 'liste[0]: feld.objekt'],
    [{ liste: [{ name: 'a' }, {}] }, 'liste[1].name: feld.pflicht'],
    [{ liste: [{}, {}, {}] }, 'liste: feld.zuViele'],
  ])('melden %j', (roh, meldung) => {
    expect(keys(roh)).toEqual([meldung]);
  });

  it('melden Grenzen als Zahlen; geschrieben werden sie erst im Satz', () => {
    const [bereich] = lies(Probe, { muss: 'x', gewicht: -1 }).meldungen;
    expect(bereich).toMatchObject({ key: 'feld.bereich', params: { von: 0, bis: 89_999_999.99 } });
    expect(bereich && satz(bereich)).toBe('Bitte eine Zahl von 0 bis 89.999.999,99 eingeben.');
  });
});
