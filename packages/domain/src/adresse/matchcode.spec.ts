import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adressSuchname, adressSuchtext, matchcode } from './matchcode.js';

describe('matchcode', () => {
  it.each([
    ['Müller OHG', 'Bremen', 'MÜLLER OHG BREMEN'],
    ['Weißhaupt', 'Gießen', 'WEISSHAUPT GIESSEN'],
    ['Müller & Söhne Maschinenbau GmbH', 'Hannover', 'MÜLLER & SÖHNE MASCHINENBA HANNOVER'],
    ['Tiroler Holzbau Gruber GmbH', 'Freiburg im Breisgau', 'TIROLER HOLZBAU GRUBER FREIBURG IM'],
    ['  Nord  ', null, 'NORD'],
    ['Käserei', '', 'KÄSEREI'],
  ])('von „%s“ in „%s“ ist „%s“', (name, ort, erwartet) => {
    expect(matchcode({ name, ort })).toBe(erwartet);
  });

  it('passt in seine Spalte, was immer dasteht', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, ort) => {
        expect(Array.from(matchcode({ name, ort })).length).toBeLessThanOrEqual(35);
      }),
    );
  });
});

describe('Suchangaben einer Adresse', () => {
  it('stehen klein und ohne Akzente', () => {
    expect(adressSuchname({ name: 'Schröder & Weiß GmbH' })).toBe('schroder & weiss gmbh');
    const adresse = {
      name: 'Äskulap GmbH',
      fremdnummer: '10001',
      zeile2: 'Werk II',
      zeile3: '',
      strasse: 'Große Straße',
      hausnummer: '67b',
      plz: '9510',
      ort: 'Villach',
      ortsteil: null,
    };
    expect(adressSuchtext(adresse)).toBe('askulap gmbh 10001 werk ii grosse strasse 67b 9510 villach');
  });

  it('passen in ihre Spalten', () => {
    const lang = 'ß'.repeat(35);
    expect(adressSuchname({ name: lang })).toHaveLength(60);
    const adresse = { name: lang, zeile2: lang, zeile3: lang, strasse: lang, ort: lang, ortsteil: lang };
    expect(adressSuchtext(adresse)).toHaveLength(400);
  });
});
