import { wochentag } from '@frachtportal/domain/feld/tag';
import { describe, expect, it } from 'vitest';
import { Zufall } from '../zufall.js';
import { verlauf } from './verlauf.js';
import { anteile, type Endstand } from './zeitplan.js';

const endstaende = Object.keys(anteile) as Endstand[];

/** A weekday at noon, in the night, and a Sunday: the days of the demo data are counted back from whatever is now. */
const zeiten = ['2026-11-20T11:00:00Z', '2026-03-02T00:05:00Z', '2026-08-16T15:30:00Z'].map((am) => ({
  heute: am.slice(0, 10),
  jetzt: Date.parse(am),
}));

describe('Anteile der Endstände', () => {
  it('ergeben zusammen 200', () => {
    expect(Object.values(anteile).reduce((a, b) => a + b)).toBe(200);
  });
});

describe.each(zeiten)('Verlauf am $heute', (zeit) => {
  it.each(endstaende)('%s: jeder Schritt nach dem anderen, keiner in der Zukunft', (ende) => {
    const zufall = new Zufall(4711);
    for (let i = 0; i < 50; i++) {
      const { schritte, erfassung, abholung, zustellung } = verlauf(ende, zeit, zufall);
      const zeitpunkte = schritte.map((s) => s.am);
      expect(zeitpunkte).toEqual(zeitpunkte.toSorted((a, b) => a - b));
      expect(new Set(zeitpunkte).size).toBe(zeitpunkte.length);
      expect(schritte[0]?.statusId).toBe(1);
      expect(zeitpunkte.at(-1)).toBeLessThan(zeit.jetzt);
      expect(zeitpunkte[0]).toBeGreaterThan(zeit.jetzt - 91 * 86_400_000);
      expect(abholung >= erfassung && zustellung > abholung).toBe(true);
      expect([abholung, zustellung].every((tag) => wochentag(tag) <= 5)).toBe(true);
    }
  });
});

describe('Der letzte Schritt', () => {
  it.each<[Endstand, number]>([
    ['erfasst', 1],
    ['markiert', 2],
    ['uebertragen', 3],
    ['disponiert', 4],
    ['abgeholt', 5],
    ['imUmschlaglager', 6],
    ['unterwegs', 7],
    ['imDepot', 8],
    ['inZustellung', 9],
    ['zugestellt', 10],
    ['zugestelltSpaeter', 10],
    ['hindernis', 11],
    ['verweigert', 12],
    ['ruecklauf', 13],
    ['terminBestaetigt', 129],
  ])('von %s ist der Status %i', (ende, statusId) => {
    const { schritte } = verlauf(ende, zeiten[0]!, new Zufall(1));
    expect(schritte.at(-1)?.statusId).toBe(statusId);
    expect(schritte.some((s) => s.quittiert)).toBe(statusId === 10);
  });
});
