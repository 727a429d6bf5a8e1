import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { istTag, letzterTag, naechsterWerktag, plusTage, wochentag } from './tag.js';

const tage = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9900-12-31'), noInvalidDate: true })
  .map((datum) => datum.toISOString().slice(0, 10));

describe('istTag', () => {
  it.each(['1970-01-01', '2024-02-29', '2026-12-31', letzterTag])('%s ist ein Tag', (tag) => {
    expect(istTag(tag)).toBe(true);
  });

  it.each([
    '1969-12-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '26-01-01',
    '2026-1-1',
    '01.02.2026',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    20260101,
    null,
  ])('%j ist keiner', (wert) => {
    expect(istTag(wert)).toBe(false);
  });

  it('nimmt jeden wirklichen Tag und wirft nie', () => {
    fc.assert(fc.property(tage, (tag) => istTag(tag)));
    fc.assert(fc.property(fc.anything(), (wert) => typeof istTag(wert) === 'boolean'));
  });
});

describe('plusTage', () => {
  it('geht hin und zurück', () => {
    fc.assert(fc.property(tage, fc.nat(10_000), (tag, n) => plusTage(plusTage(tag, n), -n) === tag));
  });

  it('kennt Schaltjahre und den letzten Tag', () => {
    expect(plusTage('2024-02-28', 1)).toBe('2024-02-29');
    expect(plusTage('2025-02-28', 1)).toBe('2025-03-01');
    expect(plusTage(letzterTag, 1)).toBe(letzterTag);
  });
});

describe('naechsterWerktag', () => {
  it.each([
    ['2026-03-02', 1, '2026-03-03'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-06', 6, '2026-03-16'],
    ['2026-03-06', 0, '2026-03-06'],
    [letzterTag, 5, letzterTag],
  ])('%s plus %i: %s', (tag, versatz, erwartet) => {
    expect(naechsterWerktag(tag, versatz)).toBe(erwartet);
  });

  it('liegt später, nie am Wochenende, und überspringt keinen Werktag', () => {
    fc.assert(
      fc.property(tage, fc.integer({ min: 1, max: 30 }), (tag, versatz) => {
        const ergebnis = naechsterWerktag(tag, versatz);
        let werktage = 0;
        for (let t = tag; t < ergebnis; ) {
          t = plusTage(t, 1);
          if (wochentag(t) <= 5) werktage++;
        }
        expect(wochentag(ergebnis)).toBeLessThanOrEqual(5);
        expect(werktage).toBe(versatz);
      }),
    );
  });

  it('zählt Wochentage von Montag an', () => {
    expect(wochentag('2026-03-02')).toBe(1);
    expect(wochentag('2026-03-08')).toBe(7);
  });
});
