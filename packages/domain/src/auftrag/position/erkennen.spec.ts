import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { einePosition } from '../../testing/builder.js';
import { Auftragsposition } from './auftragsposition.js';
import { erkenne } from './erkennen.js';

const position = (text: string, werte: Partial<Auftragsposition> = {}) =>
  einePosition()
    .aufPaletten(2)
    .mit({ warengutBezeichnung: text, ...werte })
    .build();

/** Stored positions A, B, C … with the ids 101, 102, 103 … */
const gespeichert = (...texte: string[]) =>
  texte.map((text, i) => position(text, { auftptNum: 101 + i, laufendePosition: i + 1 }));

/** Sent without an id, and without a number where none is given. */
const ohne = (text: string, werte: Partial<Auftragsposition> = {}) =>
  Object.assign(position(text), { laufendePosition: null, ...werte }) as Auftragsposition;

const ids = (gesendet: Auftragsposition[], vorher: Auftragsposition[]) => {
  const zu = erkenne(gesendet, vorher);
  return gesendet.map((p) => zu.get(p)?.auftptNum ?? null);
};

const abc = gespeichert('A', 'B', 'C');
const leer = Object.assign(new Auftragsposition(), { laufendePosition: 4 });

describe('A position is recognised', () => {
  it.each<[string, Auftragsposition[], (number | null)[]]>([
    [
      'by its id, wherever it stands and whatever it says',
      [position('neu', { auftptNum: 103 }), ohne('A'), position('anders', { auftptNum: 101 })],
      [103, null, 101],
    ],
    [
      'by its id once, and by no id of another order',
      [
        position('A', { auftptNum: 101 }),
        position('A', { auftptNum: 101 }),
        position('B', { auftptNum: 999 }),
      ],
      [101, null, null],
    ],
    [
      'by its number where numbers are not those of the places',
      [ohne('neu'), ohne('anders', { laufendePosition: 3 }), ohne('A', { laufendePosition: 1 })],
      [null, 103, 101],
    ],
    [
      'by its content where one is inserted before',
      [ohne('neu'), ohne('A'), ohne('B'), ohne('C')],
      [null, 101, 102, 103],
    ],
    [
      'by its content, numbered anew',
      [ohne('neu', { laufendePosition: 1 }), ohne('A', { laufendePosition: 2 })],
      [null, 101],
    ],
    ['by its content in another order', [ohne('C'), ohne('A'), ohne('B')], [103, 101, 102]],
    [
      'by its goods where the count has changed',
      [ohne('neu'), ohne('B', { lademittelAnzahl: 7 })],
      [null, 102],
    ],
    ['by its place where only the text has changed', [ohne('A'), ohne('anders'), ohne('C')], [101, 102, 103]],
    ['not by its place where there are more or fewer', [ohne('A'), ohne('anders')], [101, null]],
    ['past the empty row at the end', [ohne('A'), ohne('B'), ohne('anders'), leer], [101, 102, 103, null]],
  ])('%s', (_, gesendet, erwartet) => {
    expect(ids(gesendet, abc)).toEqual(erwartet);
  });

  it('of an order that is new there is none', () => {
    expect(ids([position('A', { auftptNum: 101 })], [])).toEqual([null]);
  });

  it('of positions that are alike each is one', () => {
    expect(ids([ohne('A'), ohne('A'), ohne('A')], gespeichert('A', 'A'))).toEqual([101, 102, null]);
  });

  it('never is two at once, and sent back as it was read each is itself, in any order', () => {
    const texte = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 8 });
    fc.assert(
      fc.property(texte, texte, fc.boolean(), (vor, nach, mitId) => {
        const vorher = gespeichert(...vor);
        const gesendet = nach.map((text, i) =>
          mitId && vorher[i] ? { ...vorher[i], warengutBezeichnung: text } : ohne(text),
        );
        const gefunden = ids(gesendet as Auftragsposition[], vorher).filter((id) => id !== null);
        expect(new Set(gefunden).size).toBe(gefunden.length);
        expect(ids([...vorher].reverse(), vorher)).toEqual(vorher.map((p) => p.auftptNum).reverse());
      }),
    );
  });
});
