import { expect, it } from 'vitest';
import type { Zeilenregeln } from '../zeile';
import { leererZustand, type Rasteraktion, type Rasterzustand, reduziere } from './zustand';

interface Ware {
  inhalt: string | null;
  anzahl: number | null;
}

const regeln: Zeilenregeln<Ware> = { istLeer: (d) => !d.inhalt && !d.anzahl };
const tue = (z: Rasterzustand<Ware>, ...aktionen: Rasteraktion<Ware>[]) =>
  aktionen.reduce((zustand, a) => reduziere(zustand, a, regeln), z);
const inhalte = (z: Rasterzustand<Ware>) => z.zeilen.map((zeile) => zeile.daten.inhalt ?? '').join('');
const s = (z: Rasterzustand<Ware>, ...stellen: number[]) =>
  stellen.map((i) => z.zeilen.at(i)?.schluessel as number);
const daten = ['a', 'b', 'c', 'd'].map((inhalt) => ({ inhalt }));
const vier = tue(leererZustand<Ware>(), { typ: 'lade', daten });

it.each([
  ['nach unten: hinter das Ziel', [0], 2, 'bcad'],
  ['nach oben: vor das Ziel', [3], 1, 'adbc'],
  ['mehrere bleiben beieinander, in ihrer Folge', [0, 2], 3, 'bdac'],
  ['auf die leere Zeile: ans Ende, sie bleibt die letzte', [0], 4, 'bcda'],
  ['auf sich selbst: nichts', [1, 2], 2, 'abcd'],
  ['die leere Zeile selbst bewegt sich nicht', [4], 0, 'abcd'],
])('Zeilen verschieben – %s', (_was, bewegt, zu, folge) => {
  const neu = tue(vier, { typ: 'verschiebe', schluessel: s(vier, ...bewegt), zu: s(vier, zu)[0] as number });
  expect(inhalte(neu)).toBe(folge);
  expect(neu.zeilen).toHaveLength(5);
  expect(inhalte(tue(neu, { typ: 'zurueck' }))).toBe('abcd');
});

it('ein Wert in andere Zeilen ist ein Schritt, auch was nicht zu verstehen war; wo er schon steht, geschieht nichts', () => {
  const mitZahl = tue(vier, { typ: 'zelle', schluessel: s(vier, 0)[0] as number, feld: 'anzahl', wert: 7 });
  const von = s(mitZahl, 0)[0] as number;
  const neu = tue(mitZahl, { typ: 'uebertrage', feld: 'anzahl', von, auf: s(mitZahl, 1, 3) });
  expect(neu.zeilen.map((z) => z.daten.anzahl ?? null)).toEqual([7, 7, null, 7, null]);
  const zurueck = tue(neu, { typ: 'zurueck' });
  expect(zurueck.zeilen.map((z) => z.daten.anzahl ?? null)).toEqual([7, null, null, null, null]);
  expect(tue(neu, { typ: 'uebertrage', feld: 'anzahl', von, auf: s(neu, 1) })).toBe(neu);
  const roh = tue(vier, { typ: 'zelle', schluessel: von, feld: 'anzahl', wert: null, roh: 'drei' });
  const unverstanden = tue(roh, { typ: 'uebertrage', feld: 'anzahl', von, auf: s(roh, 1) });
  expect(unverstanden.zeilen[1]?.roh).toEqual({ anzahl: 'drei' });
});
