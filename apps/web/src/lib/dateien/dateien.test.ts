import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heruntergeladenes } from '../../testing/herunterladen';
import { dateigroesse, dateimangel } from './dateipruefung';
import { ladeTextHerunter } from './herunterladen';

const datei = (name: string, bytes = 1) => {
  const eine = new File([], name);
  Object.defineProperty(eine, 'size', { value: bytes });
  return eine;
};

describe('Eine Datei', () => {
  const regeln = { arten: ['csv', 'xlsx'], hoechstensMb: 2 };

  it.each(['a.csv', 'A.CSV', 'orte.2026.xlsx'])('%s wird genommen', (name) =>
    expect(dateimangel(datei(name), regeln)).toBeNull(),
  );
  it.each(['a.pdf', 'csv', 'a.csv.exe', 'acsv'])(
    '%s ist von anderer Art, und die richtigen werden genannt',
    (name) => expect(dateimangel(datei(name), regeln)).toMatch(/\.csv, \.xlsx/),
  );
  it.each([
    [2 * 1_048_576, true],
    [2 * 1_048_576 + 1, false],
  ])('von %i Byte geht hinein: %s', (bytes, geht) =>
    expect(dateimangel(datei('a.csv', bytes), regeln) === null).toBe(geht),
  );
  it('darf sein, was sie will, wo nur ihr Inhalt zählt', () =>
    expect(dateimangel(datei('ohne'), { hoechstensMb: 1 })).toBeNull());

  it.each([
    [0, '0 kB'],
    [512, '0,5 kB'],
    [1_048_575, '1.024 kB'],
    [1_048_576, '1 MB'],
    [1_610_612_736, '1,5 GB'],
  ])('von %i Byte ist %s groß', (bytes, text) => expect(dateigroesse(bytes)).toBe(text));
});

describe('Ein Text als Datei', () => {
  const dateien = heruntergeladenes();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(['Öl', '\ufeffÖl'])(
    'beginnt mit genau einer Marke, damit die Tabellenkalkulation „%s“ liest',
    async (text) => {
      ladeTextHerunter('liste.csv', text, 'text/csv');
      const [eine] = dateien.slice(-1);
      expect(eine?.name).toBe('liste.csv');
      const bytes = new Uint8Array((await eine?.inhalt.arrayBuffer()) ?? new ArrayBuffer(0));
      expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0x96, 0x6c]);
    },
  );
});
