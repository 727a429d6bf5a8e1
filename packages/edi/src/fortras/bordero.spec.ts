import { describe, expect, it } from 'vitest';
import { liesBordero } from './bordero.js';
import { bis, type Satzform, wertVon } from './felder.js';
import { bord512, liesSatz } from './saetze.js';

describe('Satztabellen', () => {
  it.each(Object.entries(bord512))(
    'the fields of %s follow each other without overlap',
    (_art, form: Satzform) => {
      const felder = Object.values(form).sort((a, b) => a.von - b.von);
      expect(felder[0]?.von).toBe(4);
      for (const [i, f] of felder.entries()) {
        expect(f.von).toBe(i === 0 ? 4 : bis(felder[i - 1] ?? f) + 1);
        expect(bis(f)).toBeLessThanOrEqual(512);
      }
    },
  );

  it('numbers are exact decimals, days and times real ones', () => {
    const D = bord512.D00;
    expect(wertVon('000024500', D.actualWeight)).toBe('24.5');
    expect(wertVon('100000000', D.actualWeight)).toBe('100000');
    expect(wertVon('000000001', D.actualWeight)).toBe('0.001');
    expect(wertVon('0000 4500', D.actualWeight)).toBeUndefined();
    const G = bord512.G00;
    expect([wertVon('29022028', G.pickupDate), wertVon('29022027', G.pickupDate)]).toEqual([
      '2028-02-29',
      undefined,
    ]);
    expect([wertVon('00000000', G.pickupDate), wertVon('        ', G.pickupDate)]).toEqual(['', '']);
    expect([wertVon('2359', G.pickupTimeTo), wertVon('2400', G.pickupTimeTo)]).toEqual(['23:59', undefined]);
  });

  it('a record may be cropped or filled, but not cut within what it needs', () => {
    const b00 = `B00001CON${'Jäger'.padEnd(35)}`;
    expect(liesSatz(b00, 3)).toMatchObject({ werte: { name1: 'Jäger', place: '' } });
    expect(liesSatz(b00.padEnd(512), 3)).toMatchObject({ werte: { name1: 'Jäger' } });
    expect(liesSatz('B0000', 3)).toMatchObject([{ grund: 'zuKurz', von: 6, bis: 6 }]);
    expect(liesSatz('D99 whatever two partners agreed upon', 3)).toBeNull();
  });
});

it('a file without an order is refused, and one without end too', () => {
  const kopf = ['@@PHBORD512 0512003500107 AAAAAAA BBBBBBB', `A00STD100${'1'.padEnd(35)}01122026`];
  const ohne = [...kopf, 'Z0000000101122026063000', '@@PT'].join('\n');
  const gruende = (text: string) => {
    const gelesen = liesBordero(text);
    return 'fehler' in gelesen ? gelesen.fehler.map((f) => [f.grund, f.wert]) : [];
  };
  expect(gruende(ohne)).toEqual([
    ['fehlt', 'B00'],
    ['fehlt', 'J00'],
  ]);
  expect(gruende(kopf.join('\n'))).toEqual([['fehlt', '@@PT']]);
  expect(gruende('')).toHaveLength(2);
});
