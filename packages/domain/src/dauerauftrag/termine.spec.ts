import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusTage, wochentag } from '../feld/tag.js';
import { feiertag, istFrei } from '../kalender/feiertage.js';
import type { Dauerregel, Wochentag } from './dauerauftrag.js';
import { feiertagsregeln, wochentage } from './dauerauftrag.js';
import { termine } from './termine.js';

const regel = (mehr: Partial<Dauerregel> = {}): Dauerregel => ({
  wochentage: ['mo', 'do'],
  wochen: 1,
  von: '2026-11-23',
  bis: null,
  feiertage: 'auslassen',
  ...mehr,
});
const by = 'DE-BY';
const tage = (r: Dauerregel, ab: string, anzahl: number, region = by) =>
  termine(r, region, ab, anzahl).map((t) =>
    t.faelltAus ? `(${t.tag})` : t.statt ? `${t.statt}>${t.tag}` : t.tag,
  );

describe('The days of a recurring order', () => {
  it.each([
    ['each week', regel(), '2026-11-24', ['2026-11-26', '2026-11-30', '2026-12-03']],
    ['every second week', regel({ wochen: 2 }), '2026-11-24', ['2026-11-26', '2026-12-07', '2026-12-10']],
    [
      'not before it begins',
      regel({ von: '2026-12-02' }),
      '2026-11-24',
      ['2026-12-03', '2026-12-07', '2026-12-10'],
    ],
    ['not after it ends', regel({ bis: '2026-11-30' }), '2026-11-24', ['2026-11-26', '2026-11-30']],
    [
      'of a rule that is decades old',
      regel({ von: '1970-01-01' }),
      '2026-11-24',
      ['2026-11-26', '2026-11-30', '2026-12-03'],
    ],
    [
      'left out on a holiday',
      regel({ wochentage: ['fr'], von: '2026-12-18' }),
      '2026-12-18',
      ['2026-12-18', '(2026-12-25)', '(2027-01-01)', '2027-01-08', '2027-01-15'],
    ],
    [
      'moved from a holiday to the next working day',
      regel({ wochentage: ['fr'], von: '2026-12-18', feiertage: 'verschieben' }),
      '2026-12-18',
      ['2026-12-18', '2026-12-25>2026-12-28', '2027-01-01>2027-01-04'],
    ],
    [
      'on a holiday where that is wanted',
      regel({ wochentage: ['fr'], von: '2026-12-18', feiertage: 'trotzdem' }),
      '2026-12-24',
      ['2026-12-25', '2027-01-01', '2027-01-08'],
    ],
    [
      'once where one is moved to another',
      regel({ wochentage: ['do', 'fr', 'mo'], von: '2026-12-24', feiertage: 'verschieben' }),
      '2026-12-24',
      ['2026-12-24', '2026-12-25>2026-12-28', '2026-12-31'],
    ],
    [
      'seen from the day between a holiday and where it is moved to',
      regel({ wochentage: ['fr'], von: '2026-12-18', feiertage: 'verschieben' }),
      '2026-12-26',
      ['2026-12-25>2026-12-28', '2027-01-01>2027-01-04', '2027-01-08'],
    ],
  ])('%s', (_, r, ab, erwartet) => expect(tage(r, ab, 3)).toEqual(erwartet));

  it('by the holidays of the place', () => {
    const heiligeDreiKoenige = regel({ wochentage: ['mi'], von: '2027-01-06' });
    expect(tage(heiligeDreiKoenige, '2027-01-01', 1)).toEqual(['(2027-01-06)', '2027-01-13']);
    expect(tage(heiligeDreiKoenige, '2027-01-01', 1, 'DE-HH')).toEqual(['2027-01-06']);
  });

  it.each([
    ['AT', '2027-10-26'],
    ['CH-ZH', '2027-08-01'],
  ])('by those of %s too', (region, tag) => {
    const taeglich = regel({ wochentage: ['mo', 'di', 'so'], von: tag });
    expect(termine(taeglich, region, tag, 1)[0]).toMatchObject({ tag, faelltAus: true });
  });

  it('are each once, in their order, on days of the rule or working days after a holiday', () => {
    const namen = Object.keys(wochentage) as Wochentag[];
    const regeln = fc.record({
      wochentage: fc.subarray(namen, { minLength: 1 }),
      wochen: fc.integer({ min: 1, max: 5 }),
      von: fc.integer({ min: 0, max: 900 }).map((n) => plusTage('2026-01-01', n)),
      bis: fc.constant(null),
      feiertage: fc.constantFrom(...(Object.keys(feiertagsregeln) as Dauerregel['feiertage'][])),
    });
    fc.assert(
      fc.property(regeln, fc.integer({ min: 0, max: 900 }), (r, versatz) => {
        const ab = plusTage('2026-01-01', versatz);
        const alle = termine(r, by, ab, 12);
        const gueltige = alle.filter((t) => !t.faelltAus);
        expect(gueltige).toHaveLength(12);
        expect(new Set(gueltige.map((t) => t.tag)).size).toBe(12);
        expect(alle.map((t) => t.tag)).toEqual(alle.map((t) => t.tag).toSorted());
        for (const { tag, statt, faelltAus } of alle) {
          expect(tag >= ab && (statt ?? tag) >= r.von).toBe(true);
          expect(r.wochentage).toContain(namen[wochentag(statt ?? tag) - 1]);
          const frei = feiertag(statt ?? tag, by) !== undefined;
          if (statt || faelltAus) expect(frei).toBe(true);
          if (statt) expect(istFrei(tag, by)).toBe(false);
          if (!statt && !faelltAus && r.feiertage !== 'trotzdem') expect(frei).toBe(false);
        }
      }),
    );
  });
});
