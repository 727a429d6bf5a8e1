import { describe, expect, it } from 'vitest';
import { abholort } from './abholort.js';
import { regionVon } from './ort-region.js';

describe('Die Region eines Ortes', () => {
  it.each([
    ['DE', '28195', 'Bremen', 'DE-HB'],
    ['DE', '80331', 'München', 'DE-BY-KATH'],
    ['DE', '86150', 'Augsburg', 'DE-BY-A'],
    ['DE', '90402', 'Nürnberg', 'DE-BY'],
    ['DE', '95444', 'Bayreuth', 'DE-BY'],
    ['DE', '96047', 'Bamberg', 'DE-BY-KATH'],
    ['DE', '01067', 'Dresden', 'DE-SN'],
    ['DE', '01920', 'Crostwitz', 'DE-SN-BZ'],
    ['DE', '01920', 'Oßling', 'DE-SN'],
    ['DE', '37308', 'Heilbad Heiligenstadt', 'DE-TH-EIC'],
    ['DE', '99084', 'Erfurt', 'DE-TH'],
    ['DE', '66111', 'Saarbrücken', 'DE-SL'],
    ['DE', '34117', 'Kassel', 'DE-HE'],
    ['DE', '', 'Irgendwo', 'DE'],
    ['DE', null, null, 'DE'],
    ['AT', '1010', 'Wien', 'AT'],
    ['CH', '8001', 'Zürich', 'CH-ZH'],
    ['CH', '1204', 'Genève', 'CH-GE'],
    ['CH', 'CH-4500', 'Solothurn', 'CH-SO'],
    ['NL', '1012', 'Amsterdam', ''],
    [null, '28195', 'Bremen', ''],
  ])('%s %s %s: %s', (iso2, plz, ort, region) => {
    expect(regionVon({ plz, ort }, { iso2 })).toBe(region);
  });

  it('gilt an der abweichenden Abholadresse, wo es eine gibt', () => {
    const absenderAdresse = { name: 'A', plz: '28195' };
    expect(abholort({ absenderAdresse })).toBe(absenderAdresse);
    expect(abholort({ absenderAdresse, abweichendeAbholerAdresse: { plz: '1' } })).toBe(absenderAdresse);
    const abweichende = { name: 'B', plz: '80331' };
    expect(abholort({ absenderAdresse, abweichendeAbholerAdresse: abweichende })).toBe(abweichende);
    expect(abholort({})).toEqual({});
  });
});
