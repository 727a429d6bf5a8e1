import { describe, expect, it } from 'vitest';
import { amAnfang, type Frage, istSelten, nachFragmenten, textAmAnfang } from './listenfragen.service.js';

const vorneweg = [[1], 50, 0, null, null, 'Europe/Berlin'];
const frage: Frage = {
  plan: {
    spalten: '',
    zeitraum: null,
    gefragt: ['worte', 'adr'],
    nurOffene: true,
    sortierung: 'a.datum DESC',
    gezaehlt: false,
  },
  werte: [...vorneweg, ['%gmbh%'], true],
  nachTagen: false,
  lang: true,
  text: [{ art: 'worte', wert: ['%gmbh%'] }],
  fragmente: ['gmbh'],
};
const anfang = { groesse: 8000, tage: ['2026-11-01', '2026-11-30'] as [string, string] };

describe('A question about orders', () => {
  it('is asked of the beginning of the list with all that it asks', () => {
    const { plan, werte } = amAnfang(frage, anfang);
    expect([plan.gefragt, plan.nurOffene]).toEqual([['worte', 'adr', 'tage'], true]);
    expect(werte).toEqual([...vorneweg, ['%gmbh%'], true, anfang.tage]);
  });

  it('has rare words by its texts alone: a filter with few hits does not make them rare', () => {
    const { plan, werte } = textAmAnfang(frage, anfang);
    expect([plan.gefragt, plan.nurOffene]).toEqual([['worte', 'tage'], false]);
    expect(werte).toEqual([...vorneweg, ['%gmbh%'], anfang.tage]);
    expect([0, 19, 20, 8000].map((treffer) => istSelten(anfang, treffer))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps all that it asks where the index of words finds the hits', () => {
    const { plan, werte } = nachFragmenten(frage);
    expect([plan.gefragt, plan.nurOffene]).toEqual([['worte', 'adr', 'fragmente'], true]);
    expect(werte).toEqual([...frage.werte, ['gmbh']]);
  });
});
