import { describe, expect, it } from 'vitest';
import { Auftritt, kontrastZuWeiss, pruefeAuftritt, seitenadresse } from './auftritt.js';

const meldungen = (a: Partial<Auftritt>) =>
  pruefeAuftritt(Object.assign(new Auftritt(), a)).map((m) => `${m.field}: ${m.key}`);

describe('Auftritt', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#ff0000', 4],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#0000ff', 8.59],
  ])('white on %s has the contrast of the table of WCAG', (farbe, erwartet) => {
    expect(kontrastZuWeiss(farbe)).toBeCloseTo(erwartet, 1);
  });

  it.each<[Partial<Auftritt>, string[]]>([
    [{}, []],
    [{ farbe: '#767676' }, []],
    [{ farbe: '#777777' }, ['farbe: mandant.auftritt.kontrast']],
    [{ farbe: 'rot' }, ['farbe: mandant.auftritt.farbe']],
    [{ farbe: '#12345' }, ['farbe: mandant.auftritt.farbe']],
    [{ host: 'versand.spedition.de' }, []],
    [{ host: 'portal' }, []],
    [{ host: 'https://versand.spedition.de' }, ['host: mandant.auftritt.host']],
    [{ host: 'versand.spedition.de:8080' }, ['host: mandant.auftritt.host']],
    [{ agb: 'Es gelten die ADSp 2017.' }, ['agbFassung: mandant.auftritt.fassungFehlt']],
    [{ agb: 'Es gelten die ADSp 2017.', agbFassung: '2017' }, []],
    [{ impressum: 'http://spedition.de/impressum' }, ['impressum: mandant.auftritt.seitenadresse']],
    [{ impressum: 'https://spedition.de/impressum' }, []],
    [{ impressum: 'Spedition GmbH\nHamburg' }, []],
  ])('%j is told %j', (auftritt, erwartet) => {
    expect(meldungen(auftritt)).toEqual(erwartet);
  });

  it.each([
    ['https://spedition.de/agb', 'https://spedition.de/agb'],
    [' https://spedition.de/agb ', 'https://spedition.de/agb'],
    ['javascript:alert(1)', null],
    ['https://spedition.de/agb und mehr', null],
    ['Text', null],
    [null, null],
  ])('%j stands at %j', (text, erwartet) => {
    expect(seitenadresse(text)).toBe(erwartet);
  });
});
