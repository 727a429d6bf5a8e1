import { describe, expect, it } from 'vitest';
import { Aufsicht, type Laufendes } from './aufsicht.js';

/** Something that dies when the test says so. */
function sterbliches() {
  let stirb: (grund: string) => void = () => undefined;
  const laufendes: Laufendes = {
    ende: new Promise((fertig) => {
      stirb = fertig;
    }),
  };
  return { laufendes, stirb };
}

describe('Aufsicht', () => {
  it('ends in silence when it is told to, and starts nothing more', async () => {
    const gesagt: string[] = [];
    const erstes = sterbliches();
    let starts = 0;
    const aufsicht = new Aufsicht({ name: 'Es', melde: (satz) => gesagt.push(satz) }, async () => {
      starts += 1;
      return sterbliches().laufendes;
    });
    const wache = aufsicht.wache(erstes.laufendes);
    aufsicht.halte();
    erstes.stirb('Code 0');
    await wache;
    expect([starts, gesagt]).toEqual([0, []]);
  });

  it('gives up at the fifth death in a minute, and starts that fail count', async () => {
    const gesagt: string[] = [];
    let starts = 0;
    const aufsicht = new Aufsicht({ name: 'Es', melde: (satz) => gesagt.push(satz) }, async () => {
      starts += 1;
      if (starts % 2) throw new Error('kein Platz');
      return { ende: Promise.resolve('Code 1') };
    });
    await expect(aufsicht.wache({ ende: Promise.resolve('SIGKILL') })).rejects.toThrow(
      'Es ist 5-mal in einer Minute ausgefallen (zuletzt: Code 1). Das Portal gibt auf.',
    );
    expect(starts).toBe(4);
    expect(gesagt[0]).toBe('Es ist ausgefallen (SIGKILL) und wird wieder gestartet.');
  });

  it('does not count the deaths for want of something that it has waited for', async () => {
    let starts = 0;
    let halte: () => void = () => undefined;
    const aufsicht = new Aufsicht(
      { name: 'Es', melde: () => undefined, bereit: async () => true },
      async () => {
        starts += 1;
        if (starts === 8) halte();
        return { ende: Promise.resolve('voll') };
      },
    );
    halte = () => aufsicht.halte();
    await aufsicht.wache({ ende: Promise.resolve('voll') });
    expect(starts).toBe(8);
  });
});
