import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { istZeitzone, momentAus, tagVon, uhrzeitVon } from './zeitpunkt.js';

describe('istZeitzone', () => {
  it.each(['Europe/Berlin', 'Europe/Zurich', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    '%s is one',
    (name) => expect(istZeitzone(name)).toBe(true),
  );
  it.each(['', 'Berlin', 'Europe/Atlantis', '+01:00', 'CET', 'Europe/Berlin\n', "UTC'", '../etc/passwd'])(
    '%j is none',
    (name) => expect(istZeitzone(name)).toBe(false),
  );
});

describe('tagVon und uhrzeitVon', () => {
  it.each([
    ['2026-01-08T23:24:00Z', 'Europe/Berlin', '2026-01-09', '00:24'],
    ['2026-01-08T23:24:00Z', 'UTC', '2026-01-08', '23:24'],
    ['2026-07-08T22:30:00Z', 'Europe/Berlin', '2026-07-09', '00:30'],
    ['2026-01-08T23:00:59Z', 'Europe/Berlin', '2026-01-09', ''],
    ['2026-01-09T00:00:00Z', 'UTC', '2026-01-09', ''],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', '03:00'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', '02:30'],
    ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31', '23:59'],
    ['kein Zeitpunkt', 'UTC', '', ''],
  ])('%s in %s', (moment, zone, tag, uhrzeit) => {
    expect([tagVon(moment, zone), uhrzeitVon(moment, zone)]).toEqual([tag, uhrzeit]);
  });

  it('say in UTC what ISO 8601 says', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2900-12-31'), noInvalidDate: true });
    fc.assert(fc.property(moment, (m) => tagVon(m, 'UTC') === m.toISOString().slice(0, 10)));
  });
});

describe('momentAus', () => {
  it.each([
    ['2026-07-01', '08:15', '2026-07-01T06:15:00.000Z'],
    ['2026-01-01', '00:30', '2025-12-31T23:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s in Berlin', (tag, uhrzeit, moment) => {
    expect(momentAus(tag, uhrzeit, 'Europe/Berlin')).toBe(moment);
  });

  it('is what it is made of, wherever there is such a time', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC');
    fc.assert(
      fc.property(moment, zone, (m, z) => {
        const [tag, uhrzeit] = [tagVon(m, z), uhrzeitVon(m, z) || '00:00'];
        const gemacht = momentAus(tag, uhrzeit, z);
        expect([tagVon(gemacht, z), uhrzeitVon(gemacht, z) || '00:00']).toEqual([tag, uhrzeit]);
      }),
    );
  });
});
