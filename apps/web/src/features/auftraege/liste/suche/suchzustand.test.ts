import { describe, expect, it } from 'vitest';
import { fuellendeZeilen } from '../zeilenzahl/fuellen';
import { ersteZeilenzahl } from '../zeilenzahl/useZeilenzahl';
import {
  alsAdresse,
  alsAnfrage,
  ausAdresse,
  geaendert,
  istGefiltert,
  standardzustand,
  zeitraumGueltig,
} from './suchzustand';

const heute = '2026-11-20';
const lies = (text: string) => ausAdresse(new URLSearchParams(text), heute);

describe('die Adresszeile ist der Zustand der Liste', () => {
  it('ohne Angaben: 10 Tage zurück bis 5 Tage voraus, 13 Zeilen [1-6.010 1-9.028 2-9.010]', () => {
    expect(lies('')).toEqual({ ...standardzustand(heute), von: '2026-11-10', bis: '2026-11-25', zeilen: 13 });
    expect(alsAdresse(lies(''), heute).toString()).toBe('');
  });

  it('ohne Zeilenzahl in der Adresse gilt die des Benutzers, sonst die der Adresse', () => {
    const mit = (text: string) => ausAdresse(new URLSearchParams(text), heute, 100).zeilen;
    expect([mit(''), mit('zeilen=25'), mit('zeilen=17')]).toEqual([100, 25, 100]);
  });

  it.each([
    [null, 50, 13],
    [null, 100, 100],
    [null, 25, 25],
    [null, 30, 13],
    [50, 100, 50],
    [13, 100, 13],
    [7, 25, 25],
  ])(
    'zuletzt gewählt %s, am Benutzer %s: erste Seite mit %s Zeilen [1-6.010]',
    (gewaehlt, amBenutzer, zeilen) => expect(ersteZeilenzahl(gewaehlt, amBenutzer)).toBe(zeilen),
  );

  it.each([
    'suche=m%C3%BCller&von=2026-11-01&bis=2026-11-30&datum=2&mandant=7&seite=3&zeilen=50&sortierung=datum%3Adesc',
    'seite=2',
    'von=2026-11-01',
    'seite=2&markiert=9%2C4%2C7&reiter=historie',
    'zeitraum=woche&phase=umschlag%2Cproblem&nur=verspaetet%2Cadr&verkehrsart=3',
    'zeitraum=alle',
  ])('hin und zurück: %s', (adresse) => expect(alsAdresse(lies(adresse), heute).toString()).toBe(adresse));

  it('gefiltert ist, was Zeilen wegnimmt, nicht Seite, Markierung oder Sortierung', () => {
    expect(
      istGefiltert(lies('seite=2&zeilen=50&sortierung=datum:asc&markiert=3&reiter=historie'), heute),
    ).toBe(false);
    for (const adresse of [
      'suche=x',
      'von=2026-11-01',
      'datum=1',
      'mandant=7',
      'nur=adr',
      'zeitraum=heute',
    ]) {
      expect(istGefiltert(lies(adresse), heute), adresse).toBe(true);
    }
  });

  it('Unsinn hat seinen Standardwert', () => {
    expect(
      lies(
        'datum=9&zeilen=17&seite=0&mandant=x&sortierung=a%3Bb&markiert=x,-1&reiter=gibtEsNicht&phase=weg&nur=,&verkehrsart=0&zeitraum=nie',
      ),
    ).toEqual(standardzustand(heute));
  });

  it('andere Tage sind kein Zeitraum mehr, ein Zeitraum hat seine Tage', () => {
    const woche = geaendert(lies(''), { zeitraum: 'woche' }, heute);
    expect([woche.von, woche.bis]).toEqual(['2026-11-16', '2026-11-22']);
    expect(geaendert(woche, { von: '2026-11-17' }, heute)).toMatchObject({
      zeitraum: null,
      von: '2026-11-17',
      bis: '2026-11-22',
    });
    expect(geaendert(woche, { nur: ['adr'] }, heute)).toMatchObject({ zeitraum: 'woche', nur: ['adr'] });
  });

  it('fragt den Server mit page ab 0', () => {
    expect(alsAnfrage(lies('seite=3&sortierung=datum:asc'), true)).toMatchObject({
      page: 2,
      searchLimit: 13,
      sortierung: 'datum:asc',
      offeneAuftraege: true,
    });
  });
});

it.each([
  ['2026-11-10', '2026-11-25', true],
  ['2026-11-25', '2026-11-25', true],
  ['2026-11-26', '2026-11-25', false],
  ['31.4.26', '2026-11-25', false],
  ['', '2026-11-25', false],
])('Zeitraum %s bis %s [1-5.059,060]', (von, bis, gueltig) =>
  expect(zeitraumGueltig({ von, bis })).toBe(gueltig),
);

it('so viele Zeilen, wie passen, heißt in der Adresse 0 und wird mit der Zahl gefragt', () => {
  const gelesen = ausAdresse(new URLSearchParams('zeilen=0'), '2026-11-19');
  expect(gelesen.fuellt).toBe(true);
  expect(gelesen.zeilen).toBe(fuellendeZeilen());
  expect(alsAdresse(gelesen, '2026-11-19').get('zeilen')).toBe('0');
  expect(alsAnfrage(gelesen, false).searchLimit).toBe(fuellendeZeilen());
});
