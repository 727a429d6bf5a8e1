import { describe, expect, it } from 'vitest';
import {
  formatiereTag,
  formatiereTagMitWochentag,
  formatiereZeitpunkt,
  formatiereZeitpunktGenau,
  formatiereZeitpunktKurz,
  heute,
  leseTag,
  zeigeIn,
} from './datum';

const jetzt = new Date(2026, 10, 20, 9);

describe('leseTag', () => {
  it.each([
    ['1.3', '2026-03-01'],
    ['1.3.', '2026-03-01'],
    ['1.3.26', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['0103', '2026-03-01'],
    ['010326', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['23', '2026-11-23'],
    ['h', '2026-11-20'],
    ['heute', '2026-11-20'],
    ['+1', '2026-11-21'],
    ['-3', '2026-11-17'],
    ['+12', '2026-12-02'],
    ['2026-03-01', '2026-03-01'],
    ['Mo 23.11.2026', '2026-11-23'],
    ['29.2.28', '2028-02-29'],
    ['Morgen', '2026-11-21'],
    ['übermorgen', '2026-11-22'],
    ['gestern', '2026-11-19'],
    ['sa', '2026-11-21'],
    ['Do.', '2026-11-26'],
    ['fr', '2026-11-27'],
  ])('%s', (eingabe, erwartet) => expect(leseTag(eingabe, jetzt)).toBe(erwartet));

  it.each([
    ['15.1', '2027-01-15'],
    ['1.10', '2026-10-01'],
    ['23', '2026-11-23'],
    ['20', '2026-11-20'],
    ['3', '2026-12-03'],
    ['15.1.26', '2026-01-15'],
    ['31.4', undefined],
  ])('%s, wo der Tag noch kommt', (eingabe, erwartet) =>
    expect(leseTag(eingabe, jetzt, true)).toBe(erwartet),
  );
  it('im Dezember kommt der Dritte im Januar', () =>
    expect(leseTag('3', new Date(2026, 11, 20), true)).toBe('2027-01-03'));

  it('leer ist null', () => expect(leseTag(' ', jetzt)).toBeNull());
  it.each(['31.4.26', '29.2.27', 'bald', '1.13', '99', '1.3.1969', '123'])(
    '%s ist kein Tag [1-5.061 2-9.021]',
    (eingabe) => expect(leseTag(eingabe, jetzt)).toBeUndefined(),
  );
});

it('heute ist der Tag vor Ort', () => expect(heute(jetzt)).toBe('2026-11-20'));
it('deutsch geschrieben [2-9.020]', () => expect(formatiereTag('2026-11-23')).toBe('23.11.2026'));
it('mit Wochentag', () => expect(formatiereTagMitWochentag('2026-11-23')).toBe('Mo 23.11.2026'));
it('shows moments in the time zone of the main client; with UTC as section 9 says [1-9.032,033]', () => {
  const nachts = '2026-11-19T23:24:00Z';
  expect(formatiereZeitpunkt(nachts)).toBe('20.11.2026 00:24');
  expect(formatiereZeitpunktKurz(nachts)).toBe('20.11. 00:24');
  expect(heute(new Date(nachts))).toBe('2026-11-20');
  zeigeIn('UTC');
  expect(formatiereZeitpunkt(nachts)).toBe('19.11.2026 23:24');
  expect(heute(new Date(nachts))).toBe('2026-11-19');
  expect(formatiereZeitpunkt('2026-11-20T00:00:30Z')).toBe('20.11.2026');
  expect(formatiereZeitpunktGenau('2026-11-20T00:00:30Z')).toBe('20.11.2026 00:00:30');
  zeigeIn('Europe/Berlin');
});
it('a day alone has no time', () => {
  expect(formatiereZeitpunkt('2026-11-20T00:00:00.000Z', true)).toBe('20.11.2026');
  expect(formatiereZeitpunktKurz('2026-11-20T00:00:00.000Z', true)).toBe('20.11.');
});
