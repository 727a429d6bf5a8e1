import { describe, expect, it } from 'vitest';
import { Text } from '../../feld/dekoratoren.js';
import { felder, type Klasse } from '../../feld/feld.js';
import { maengel } from '../../testing/marken.js';
import { Auftrag } from '../auftrag.js';
import { fundorte, orteVon } from './fundorte.js';

/** The paths of all fields of a class and of its parts. */
function pfade(klasse: Klasse, vor = ''): string[] {
  return [...felder(klasse).values()].flatMap((f) =>
    (f.art === 'teil' || f.art === 'liste') && f.klasse
      ? pfade(f.klasse(), `${vor}${f.name}.`)
      : [`${vor}${f.name}`],
  );
}

const ohneEintrag = (klasse: Klasse) => pfade(klasse).filter((pfad) => !fundorte.has(pfad));

describe('Fundorte', () => {
  it('are told of every field of an order, and of nothing else', () => {
    expect(ohneEintrag(Auftrag)).toEqual([]);
    expect([...fundorte.keys()].filter((pfad) => !pfade(Auftrag).includes(pfad))).toEqual([]);
  });

  it('of a new field that nobody has thought of are missed', () => {
    class MehrAuftrag extends Auftrag {
      @Text({ max: 10 }) neuesFeld!: string | null;
    }
    expect(ohneEintrag(MehrAuftrag)).toEqual(['neuesFeld']);
  });

  it('are places, or a reason why there are none', () => {
    for (const [pfad, fund] of fundorte) {
      if ('nirgends' in fund) expect(fund.nirgends, pfad).toMatch(/^weil .{15,}/);
      else expect(orteVon(pfad), pfad).not.toEqual([]);
    }
  });
});

describe('Vergleich', () => {
  const gesehen = new Map([['hinweis', new Set(['formular', 'lieferschein'])]]);

  it('tells what is claimed and not there, and what is there and not claimed', () => {
    expect(maengel(gesehen, ['formular', 'liste', 'lieferschein'], () => ['formular', 'liste'])).toEqual([
      'hinweis steht nicht, wo die Tafel es sagt: liste',
      'hinweis steht, wo die Tafel es nicht sagt: lieferschein',
    ]);
    expect(maengel(gesehen, ['formular', 'lieferschein'], () => ['formular', 'lieferschein'])).toEqual([]);
  });

  it('is only about the places that were looked at', () => {
    expect(maengel(gesehen, ['formular'], () => ['formular', 'liste'])).toEqual([]);
  });
});
