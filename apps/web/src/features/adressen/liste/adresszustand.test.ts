import { expect, it } from 'vitest';
import { alsAdresse, alsAnfrage, ausAdresse, standardzustand } from './adresszustand';

const standard = standardzustand(50);

it('der Zustand der Liste steht in der Adresse, Vorgaben nicht', () => {
  const adresse = 'suche=Köln&mandant=7&unsichtbare=ja&seite=3&zeilen=100&sortierung=ort%3Adesc';
  const zustand = ausAdresse(new URLSearchParams(adresse), standard);
  expect(decodeURI(alsAdresse(zustand, standard).toString())).toBe(decodeURI(adresse.replace('ö', '%C3%B6')));
  expect(alsAnfrage(zustand)).toEqual({
    query: 'Köln',
    page: 2,
    searchLimit: 100,
    mandantId: 7,
    auchUnsichtbare: true,
    sortierung: 'ort:desc',
  });
  expect(alsAdresse(standard, standard).size).toBe(0);
});

it('Unsinn in der Adresse gilt nicht', () => {
  const adresse = new URLSearchParams('seite=-1&zeilen=7&mandant=x&sortierung=;drop&unsichtbare=1');
  expect(ausAdresse(adresse, standard)).toEqual(standard);
  expect(standardzustand(17).zeilen).toBe(50);
});
