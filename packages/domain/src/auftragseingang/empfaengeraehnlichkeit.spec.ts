import { describe, expect, it } from 'vitest';
import {
  aehnlichster,
  type Empfaengerkandidat,
  inEinerZeile,
  ohneAnschrift,
} from './empfaengeraehnlichkeit.js';

const gesucht = { name: 'Mueller GmbH', strasse: 'Hauptstraße 5', plz: '01067', ort: 'Dresden', lkz: 'D' };
const eintrag = (dazu: Partial<Empfaengerkandidat> = {}): Empfaengerkandidat => ({
  id: 1,
  gleich: 0.8,
  name: 'Müller GmbH',
  strasse: 'Hauptstr.',
  hausnummer: '5',
  plz: '01067',
  ort: 'Dresden',
  ...dazu,
});
const treffer = (suche: object, ...k: Empfaengerkandidat[]) =>
  aehnlichster({ ...gesucht, ...suche }, k)?.id ?? null;

describe('a recipient that is like one of the address book [Z-920]', () => {
  it.each([
    ['Mueller GmbH', 'Müller GmbH'],
    ['Muller GmbH', 'Müller GmbH'],
    ['Müler GmbH', 'Müller GmbH'],
    ['Mülelr GmbH', 'Müller GmbH'],
    ['Müller', 'Müller GmbH'],
    ['Weisshaupt Logistik', 'Weißhaupt Logistik GmbH'],
    ['Autohaus Meier GmbH', 'Autohaus Meyer GmbH'],
    ['Mueller Maschinenb. GmbH', 'Müller Maschinenbau GmbH'],
  ])('is it: %s for %s', (name, imBuch) => {
    expect(treffer({ name }, eintrag({ name: imBuch }))).toBe(1);
  });

  it.each([
    ['Müller GmbH & Co. KG', 'Müller GmbH'],
    ['Müller AG', 'Müller GmbH'],
    ['Autohaus Süd GmbH', 'Autohaus Nord GmbH'],
    ['Filiale 12 Müller', 'Filiale 13 Müller'],
    ['Müller Bau GmbH', 'Müller Transport GmbH'],
    ['Müller', 'Schulze'],
  ])('is another one: %s is not %s', (name, imBuch) => {
    expect(treffer({ name }, eintrag({ name: imBuch }))).toBeNull();
  });

  it.each([
    ['another house number', { hausnummer: '7' }],
    ['a letter to the house number', { zusatz: 'a' }],
    ['another street', { strasse: 'Industriestr.' }],
    ['another postcode', { plz: '01069' }],
    ['another place under its postcode', { ort: 'Radebeul' }],
    ['a name too far off', { gleich: 0.4, name: 'Müllar GmbH' }],
  ])('is not taken with %s', (_was, dazu) => {
    expect(treffer({}, eintrag(dazu))).toBeNull();
  });

  it('is not taken where two are nearly as good, but where one is clearly better', () => {
    expect(treffer({}, eintrag(), eintrag({ id: 2, gleich: 0.75 }))).toBeNull();
    expect(treffer({}, eintrag({ gleich: 1 }), eintrag({ id: 2, name: 'Müllers', gleich: 0.6 }))).toBe(1);
    expect(treffer({}, eintrag(), eintrag({ id: 2, hausnummer: '9' }))).toBe(1);
  });

  it('is not one that the file numbers otherwise', () => {
    expect(treffer({ fremdnummer: '4711' }, eintrag({ fremdnummer: '4712' }))).toBeNull();
    expect(treffer({ fremdnummer: '4711' }, eintrag({ fremdnummer: null }))).toBe(1);
  });

  it('needs the same name without a street, and the street without a postcode', () => {
    expect(treffer({ strasse: null }, eintrag())).toBe(1);
    expect(treffer({ strasse: null, name: 'Müler GmbH' }, eintrag())).toBeNull();
    expect(treffer({ plz: null }, eintrag())).toBe(1);
    expect(treffer({ plz: null, strasse: null }, eintrag())).toBeNull();
    expect(treffer({ plz: null, ort: null }, eintrag())).toBeNull();
    expect(treffer({ lkz: null }, eintrag())).toBe(1);
    expect(treffer({ lkz: null, ort: null }, eintrag())).toBeNull();
    expect(treffer({ lkz: null, strasse: null }, eintrag())).toBeNull();
  });

  it('keeps of the file what is no address, and is shown in one line', () => {
    const dazu = { zeile2: 'Tor 3', telefon: '0351 1' };
    expect(ohneAnschrift({ ...gesucht, lkz: 'D', matchcode: 'M', fremdnummer: '1', ...dazu })).toEqual(dazu);
    expect(inEinerZeile(eintrag({ zusatz: 'b' }))).toBe('Müller GmbH, Hauptstr. 5 b, 01067 Dresden');
    expect(inEinerZeile({ name: 'A', ort: 'B' })).toBe('A, B');
  });
});
