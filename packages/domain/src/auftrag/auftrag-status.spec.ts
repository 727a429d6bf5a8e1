import { describe, expect, it } from 'vitest';
import { type Aktion, aktionen, darf, folgestatus } from './auftrag-status.js';

/** Row: status, column: action; what follows, `-` for not allowed. */
const tafel: Record<number, Record<Aktion, number | null | '-'>> = {
  1: zeile(1, null, 2, '-', 2, '-', '-', '-'),
  2: zeile('-', '-', '-', 1, '-', 1, 3, '-'),
  3: zeile('-', '-', '-', '-', '-', '-', '-', 4),
  4: zeile('-', '-', '-', '-', '-', '-', '-', 4),
  129: zeile('-', '-', '-', '-', '-', '-', '-', 4),
  0: zeile('-', '-', '-', '-', '-', '-', '-', '-'),
  [-1]: zeile('-', '-', '-', '-', '-', '-', '-', '-'),
};

function zeile(...folgen: (number | null | '-')[]): Record<Aktion, number | null | '-'> {
  return Object.fromEntries(aktionen.map((aktion, i) => [aktion, folgen[i]])) as Record<
    Aktion,
    number | null | '-'
  >;
}

const zellen = Object.entries(tafel).flatMap(([status, folgen]) =>
  aktionen.map((aktion) => [aktion, Number(status), folgen[aktion]] as const),
);

describe('Status eines Auftrags', () => {
  it.each(zellen)('%s im Status %i: %s [1-4.001,003,006]', (aktion, status, folge) => {
    expect(darf(aktion, status)).toBe(folge !== '-');
    expect(folgestatus(aktion, status)).toBe(folge === '-' ? undefined : folge);
  });

  it('kennt keine geerbten Eigenschaften als Aktion', () => {
    expect(darf('toString' as Aktion, 1)).toBe(false);
  });
});
