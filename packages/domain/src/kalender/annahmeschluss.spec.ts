import { describe, expect, it } from 'vitest';
import { type Annahmeschluss, abholvorschlag, eigenerSchluss } from './annahmeschluss.js';

const bis15 = { montag: '15:00', dienstag: '15:00', mittwoch: '15:00', donnerstag: null, freitag: '12:00' };

const am = (tag: string, uhrzeit: string, region = 'DE-HB', schluss: Annahmeschluss | null = bis15) => {
  const { tag: ergebnis, grund } = abholvorschlag({ tag, uhrzeit }, region, schluss);
  return [ergebnis, grund?.key];
};

describe('Der vorgeschlagene Abholtag', () => {
  it.each([
    ['vor Annahmeschluss', '2026-11-23', '14:59', '2026-11-23', undefined],
    ['mit Annahmeschluss', '2026-11-23', '15:00', '2026-11-24', 'auftrag.annahmeschlussVorbei'],
    ['am Freitag nach zwölf', '2026-11-27', '12:01', '2026-11-30', 'auftrag.annahmeschlussVorbei'],
    ['ohne Annahme an diesem Tag', '2026-11-26', '06:00', '2026-11-27', 'auftrag.abholungOhneAnnahme'],
    ['am Samstag', '2026-11-28', '06:00', '2026-11-30', 'auftrag.abholungNachWochenende'],
    ['am Sonntag', '2026-11-22', '06:00', '2026-11-23', 'auftrag.abholungNachWochenende'],
    ['am Feiertag vor dem Wochenende', '2026-12-25', '06:00', '2026-12-28', 'auftrag.abholungNachFeiertag'],
    ['vor dem Feiertag', '2026-12-31', '06:00', '2027-01-04', 'auftrag.abholungOhneAnnahme'],
  ])('%s', (_was, tag, uhrzeit, ...erwartet) => {
    expect(am(tag, uhrzeit)).toEqual(erwartet);
  });

  it('ist ohne Annahmeschluss heute, außer an freien Tagen des Ortes', () => {
    expect(am('2026-06-04', '23:59', 'DE-HB', null)).toEqual(['2026-06-04', undefined]);
    expect(am('2026-06-04', '08:00', 'DE-NW', null)).toEqual(['2026-06-05', 'auftrag.abholungNachFeiertag']);
  });

  it('sagt, warum und ab wann', () => {
    const { grund } = abholvorschlag({ tag: '2026-11-23', uhrzeit: '16:10' }, 'DE-HB', bis15);
    expect(grund?.params).toEqual({
      zeit: '15:00',
      wochentag: 'beschriftung.wochentag.dienstag',
      datum: '24.11.',
    });
  });
});

it('Ein Annahmeschluss ohne eine Uhrzeit ist keiner', () => {
  expect(eigenerSchluss({ montag: null })).toBeNull();
  expect(eigenerSchluss({ freitag: '12:00' })).toEqual({
    montag: null,
    dienstag: null,
    mittwoch: null,
    donnerstag: null,
    freitag: '12:00',
  });
});
