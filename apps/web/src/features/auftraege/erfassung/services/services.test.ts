import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { hatStift, istGewaehlt, ohneGesperrte, schalte, servicegruppen } from './services';

const d = (spezNum: number, rest: Partial<ServiceDefinition> = {}) =>
  ({
    id: spezNum,
    spezNum,
    bezkurz: `S${spezNum}`,
    typ: 'Logisch',
    isKostenpfl: false,
    awSperre: false,
    editable: false,
    international: false,
    attributName: null,
    anzeigefolge: spezNum,
    ...rest,
  }) as ServiceDefinition;

const alle = [
  d(9, { isKostenpfl: true }),
  d(5, { typ: 'Text', editable: true }),
  d(6, { awSperre: true }),
  d(7, { international: true }),
  d(8, { typ: 'Text' }),
];
const offen = { eigene: '', international: false, nachKosten: false };
const nummern = (...p: Parameters<typeof servicegruppen>) =>
  servicegruppen(...p).map((g) => [g.titel && t(g.titel), g.services.map((s) => s.spezNum)]);

describe('Servicegruppen', () => {
  it('bieten in ihrer Folge an, was offen ist; gesperrte nur mit Wert [1-4.047]', () => {
    expect(nummern(alle, [], offen)).toEqual([[null, [5, 9]]]);
    expect(nummern(alle, [{ spez_num: 6, wert: 'true' }], offen)).toEqual([[null, [5, 6, 9]]]);
    expect(nummern(alle, [{ spez_num: 6, wert: 'false' }], offen)).toEqual([[null, [5, 9]]]);
  });
  it('bleiben bei den eigenen Services der Konfiguration [2-3.164]', () => {
    expect(nummern(alle, [], { ...offen, eigene: '9, 6' })).toEqual([[null, [9]]]);
    expect(nummern(alle, [{ spez_num: 8, wert: 'x' }], { ...offen, eigene: '9' })).toEqual([[null, [8, 9]]]);
  });
  it('trennen in einer Variante nach Kosten und zeigen internationale für sich [1-2.084 1-4.052 1-6.034]', () => {
    expect(nummern(alle, [], { ...offen, nachKosten: true, international: true })).toEqual([
      ['kostenpflichtig', [9]],
      ['kostenfrei', [5]],
      ['Internationale Sendungen', [7]],
    ]);
  });
  it('nicht logische, änderbare haben einen Stift', () => {
    expect(alle.filter(hatStift).map((s) => s.spezNum)).toEqual([5]);
  });
});

it('ein neuer Auftrag übernimmt keinen gesperrten Service [1-4.046]', () => {
  const services = [
    { spez_num: 6, wert: 'true' },
    { spez_num: 9, wert: 'true' },
  ];
  expect(ohneGesperrte(services, alle)).toEqual([{ spez_num: 9, wert: 'true' }]);
});

it('schaltet mit Wert ein und wieder aus [1-4.048,049]', () => {
  const an = schalte([], 5, true, '089');
  expect(an).toEqual([{ spez_num: 5, wert: '089' }]);
  expect(istGewaehlt(an, d(5, { typ: 'Text' }))).toBe(true);
  expect(istGewaehlt([{ spez_num: 5, wert: ' ' }], d(5, { typ: 'Text' }))).toBe(false);
  expect(schalte(an, 5, false)).toEqual([]);
});
