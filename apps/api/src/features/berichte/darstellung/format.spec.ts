import { expect, it } from 'vitest';
import { menge, tag, zahl, zeitfenster, zeitpunkt } from './format.js';

it('schreibt Zahlen deutsch', () => {
  expect(zahl(1234567.891, 2)).toBe('1.234.567,89');
  expect(zahl(0, 3)).toBe('0,000');
  expect(zahl(null, 2)).toBe('');
  expect(menge(12, 0, 'kg')).toBe('12 kg');
  expect(menge(undefined, 0, 'kg')).toBe('');
});

it('schreibt Tage und Zeiten deutsch, 00:00 gilt als nicht angegeben', () => {
  expect(tag('2026-05-07')).toBe('07.05.2026');
  expect(tag('2026-05-07T23:30:00.000Z')).toBe('');
  expect(tag({})).toBe('');
  expect(zeitfenster('08:00', '12:00')).toBe('08:00–12:00 Uhr');
  expect(zeitfenster('08:00', null)).toBe('ab 08:00 Uhr');
  expect(zeitfenster('00:00', '12:00')).toBe('bis 12:00 Uhr');
  expect(zeitfenster(null, '00:00')).toBe('');
});

it('Zeitpunkte stehen in der Zeit des Spediteurs auf dem Papier, im Sommer wie im Winter', () => {
  expect(zeitpunkt('2026-01-05T10:42:00Z', 'Europe/Berlin')).toBe('05.01.2026, 11:42 Uhr');
  expect(zeitpunkt('2026-07-05T22:10:00.000Z', 'Europe/Berlin')).toBe('06.07.2026, 00:10 Uhr');
  expect(zeitpunkt('2026-07-05T22:10:00.000Z', 'UTC')).toBe('05.07.2026, 22:10 Uhr');
  expect(zeitpunkt('2026-07-05T00:00:00.000Z', null)).toBe('05.07.2026');
  expect(zeitpunkt(null, 'UTC')).toBe('');
});
