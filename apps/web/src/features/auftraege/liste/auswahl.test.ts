import { expect, it } from 'vitest';
import { type Auswahl, alsListe, ausListe, keineAuswahl, klicke, setze } from './auswahl';

const reihe = [10, 20, 30, 40, 50];
const ohne = { strg: false, umschalt: false };
const strg = { strg: true, umschalt: false };
const umschalt = { strg: false, umschalt: true };
const ids = (a: Auswahl) => [...a.ids];

it('ein Klick markiert genau eine Zeile [1-2.173]', () => {
  const a = klicke(klicke(keineAuswahl, 20, ohne, reihe), 40, ohne, reihe);
  expect(ids(a)).toEqual([40]);
  expect(a.anker).toBe(40);
});

it('Strg nimmt dazu und wieder weg [1-2.173]', () => {
  let a = klicke(klicke(keineAuswahl, 20, ohne, reihe), 40, strg, reihe);
  expect(ids(a)).toEqual([20, 40]);
  a = klicke(a, 40, strg, reihe);
  expect(ids(a)).toEqual([20]);
  expect(a.anker).toBe(20);
});

it('Umschalt markiert die Strecke, auch rückwärts', () => {
  const a = klicke(keineAuswahl, 40, ohne, reihe);
  expect(ids(klicke(a, 20, umschalt, reihe))).toEqual([20, 30, 40]);
  expect(ids(klicke(a, 50, umschalt, reihe))).toEqual([40, 50]);
});

it('Umschalt ohne Ausgangszeile markiert nur die eine', () =>
  expect(ids(klicke(keineAuswahl, 30, umschalt, reihe))).toEqual([30]));

it('nach den Kästchen zeigt die Seitenleiste die zuletzt angekreuzte Zeile', () => {
  const a = setze({ ids: new Set([10]), anker: 10 }, new Set([10, 30]));
  expect(a.anker).toBe(30);
  expect(setze(a, new Set([10])).anker).toBe(10);
  expect(setze(a, new Set()).anker).toBeNull();
});

it('als Liste steht die gezeigte Zeile zuletzt und kommt so zurück', () => {
  const a = { ids: new Set([30, 10, 20]), anker: 10 };
  expect(alsListe(a)).toEqual([30, 20, 10]);
  expect(ausListe(alsListe(a))).toEqual(a);
  expect(ausListe([])).toEqual(keineAuswahl);
});
