import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gefuellteZeilen, type Zeilenregeln } from '../zeile';
import { leererZustand, type Rasteraktion, type Rasterzustand, reduziere } from './zustand';

interface Ware {
  inhalt: string | null;
  anzahl: number | null;
  id: number | null;
}

const regeln: Zeilenregeln<Ware> = {
  istLeer: (d) => !d.inhalt && !d.anzahl,
  kopie: (d) => ({ ...d, id: null }),
  hoechstens: 20,
};

const tue = (z: Rasterzustand<Ware>, ...aktionen: Rasteraktion<Ware>[]) =>
  aktionen.reduce((zustand, a) => reduziere(zustand, a, regeln), z);
const inhalte = (z: Rasterzustand<Ware>) => z.zeilen.map((zeile) => zeile.daten.inhalt ?? '');
const schluessel = (z: Rasterzustand<Ware>, i: number) => z.zeilen.at(i)?.schluessel as number;
const mit = (...namen: string[]) =>
  tue(leererZustand<Ware>(), { typ: 'lade', daten: namen.map((inhalt) => ({ inhalt })) });
const tippe = (s: number, inhalt: string | null): Rasteraktion<Ware> => ({
  typ: 'zelle',
  schluessel: s,
  feld: 'inhalt',
  wert: inhalt,
});

describe('Endzeile [1-4.059]', () => {
  it('steht von Anfang an', () => expect(inhalte(mit())).toEqual(['']));
  it('kommt nach, sobald in der letzten etwas steht', () => {
    const z = mit();
    expect(inhalte(tue(z, tippe(schluessel(z, 0), 'Schrauben')))).toEqual(['Schrauben', '']);
  });
  it('entfällt, wenn die Zeile davor wieder leer ist', () => {
    const z = mit('a');
    expect(inhalte(tue(z, tippe(schluessel(z, 0), null)))).toEqual(['']);
  });
  it('kommt nicht über die Höchstzahl', () => {
    const z = mit(...Array.from({ length: 20 }, (_, i) => `w${i}`));
    expect(z.zeilen).toHaveLength(20);
  });
  it('was nicht zu verstehen war, macht eine Zeile nicht leer', () => {
    const z = mit();
    const neu = tue(z, {
      typ: 'zelle',
      schluessel: schluessel(z, 0),
      feld: 'anzahl',
      wert: null,
      roh: 'drei',
    });
    expect(neu.zeilen).toHaveLength(2);
    expect(gefuellteZeilen(neu.zeilen, regeln)[0]?.roh).toEqual({ anzahl: 'drei' });
  });
});

describe('leere Zeilen in der Mitte', () => {
  it('bleiben, solange sie benutzt werden, und gehen danach [1-4.062]', () => {
    const z = mit('a', 'b', 'c');
    const geleert = tue(z, tippe(schluessel(z, 1), null));
    expect(inhalte(geleert)).toEqual(['a', '', 'c', '']);
    expect(inhalte(tue(geleert, { typ: 'raeume', behalte: schluessel(z, 1) }))).toEqual(['a', '', 'c', '']);
    expect(inhalte(tue(geleert, { typ: 'raeume' }))).toEqual(['a', 'c', '']);
  });
});

describe('Zeilen', () => {
  it('löschen und zurückholen', () => {
    const z = mit('a', 'b', 'c');
    const weg = tue(z, { typ: 'loesche', schluessel: [schluessel(z, 0), schluessel(z, 2)] });
    expect(inhalte(weg)).toEqual(['b', '']);
    expect(inhalte(tue(weg, { typ: 'zurueck' }))).toEqual(['a', 'b', 'c', '']);
    expect(inhalte(tue(weg, { typ: 'zurueck' }, { typ: 'vor' }))).toEqual(['b', '']);
  });
  it('verdoppeln: die Kopie steht darunter und hat keine Kennung', () => {
    const z = tue(leererZustand<Ware>(), { typ: 'lade', daten: [{ inhalt: 'a', id: 7 }, { inhalt: 'b' }] });
    const neu = tue(z, { typ: 'verdopple', schluessel: schluessel(z, 0) });
    expect(inhalte(neu)).toEqual(['a', 'a', 'b', '']);
    expect(neu.zeilen[1]?.daten.id).toBeNull();
  });
  it('auf der leeren Zeile verdoppelt sich die darüber', () => {
    const z = mit('a', 'b');
    expect(inhalte(tue(z, { typ: 'verdopple', schluessel: schluessel(z, -1) }))).toEqual(['a', 'b', 'b', '']);
  });
  it('ein eingefügter Block überschreibt und verlängert', () => {
    const z = mit('a', 'b');
    const block = ['x', 'y', '', 'z'].map((wert) => [{ feld: 'inhalt', wert: wert || null }]);
    expect(inhalte(tue(z, { typ: 'fuelle', ab: schluessel(z, 1), block }))).toEqual(['a', 'x', 'y', 'z', '']);
  });
  it('ein unveränderter Wert ist kein Schritt', () => {
    const z = mit('a');
    expect(tue(z, tippe(schluessel(z, 0), 'a'))).toBe(z);
  });
});

describe('Markieren', () => {
  const z = mit('a', 'b', 'c', 'd');
  const k = (i: number) => schluessel(z, i);
  it('Klick, Strg und Umschalt', () => {
    const einer = tue(z, { typ: 'markiere', schluessel: k(1), art: 'nur' });
    expect([...einer.markiert]).toEqual([k(1)]);
    expect([...tue(einer, { typ: 'markiere', schluessel: k(3), art: 'dazu' }).markiert]).toEqual([
      k(1),
      k(3),
    ]);
    expect([...tue(einer, { typ: 'markiere', schluessel: k(3), art: 'bis' }).markiert]).toEqual([
      k(1),
      k(2),
      k(3),
    ]);
    expect(tue(einer, { typ: 'markiere', schluessel: k(1), art: 'dazu' }).markiert.size).toBe(0);
  });
  it('die leere Zeile am Ende nie', () => {
    const alle = tue(
      z,
      { typ: 'markiere', schluessel: k(3), art: 'nur' },
      { typ: 'markiere', schluessel: k(-1), art: 'bis' },
    );
    expect([...alle.markiert]).toEqual([k(3)]);
  });
});

const aktion = fc.oneof(
  fc.record({
    typ: fc.constant('zelle' as const),
    i: fc.nat(6),
    wert: fc.option(fc.string({ minLength: 1, maxLength: 3 })),
  }),
  fc.record({
    typ: fc.constantFrom('loesche' as const, 'verdopple' as const, 'raeume' as const),
    i: fc.nat(6),
  }),
  fc.record({ typ: fc.constantFrom('zurueck' as const, 'vor' as const), i: fc.nat(0) }),
);

it('nach jeder Folge von Schritten: genau eine leere Zeile am Ende, jeder Schlüssel einmal [1-4.059]', () => {
  fc.assert(
    fc.property(fc.array(aktion, { maxLength: 30 }), (folge) => {
      let z = mit('a', 'b');
      for (const a of folge) {
        const s = schluessel(z, a.i % z.zeilen.length);
        if (a.typ === 'zelle') z = tue(z, tippe(s, a.wert));
        else if (a.typ === 'loesche') z = tue(z, { typ: 'loesche', schluessel: [s] });
        else if (a.typ === 'verdopple') z = tue(z, { typ: 'verdopple', schluessel: s });
        else z = tue(z, { typ: a.typ });
        const letzte = z.zeilen.at(-1);
        expect(letzte && (regeln.istLeer(letzte.daten) || z.zeilen.length === regeln.hoechstens)).toBe(true);
        expect(new Set(z.zeilen.map((zeile) => zeile.schluessel)).size).toBe(z.zeilen.length);
      }
      const sauber = tue(z, { typ: 'raeume' });
      expect(sauber.zeilen.slice(0, -1).every((zeile) => !regeln.istLeer(zeile.daten))).toBe(true);
    }),
  );
});
