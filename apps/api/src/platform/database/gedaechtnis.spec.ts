import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gedaechtnis } from './gedaechtnis.js';

/** Stands for the line: who is told, and whether everything is heard. */
const leitung = {
  vollstaendig: true,
  melde: () => {},
  beiAenderung: (_: readonly string[], tun: () => void) => {
    leitung.melde = tun;
  },
};
const lesen = vi.fn(async () => 'wert' as string | undefined);
let gedaechtnis: Gedaechtnis<string>;
beforeEach(() => {
  leitung.vollstaendig = true;
  lesen.mockReset().mockImplementation(async () => 'wert');
  gedaechtnis = new Gedaechtnis(leitung, ['land'], 2);
});
const hole = (schluessel = 'a') => gedaechtnis.hole(schluessel, lesen);

describe('Values kept', () => {
  it('are read once, also for several who ask at the same moment', async () => {
    expect(await Promise.all([hole(), hole()])).toEqual(['wert', 'wert']);
    expect(await hole()).toBe('wert');
    expect(lesen).toHaveBeenCalledOnce();
  });

  it('are read again after a change, also after one that came while they were read', async () => {
    const erste = hole();
    leitung.melde();
    await erste;
    await hole();
    leitung.melde();
    await hole();
    expect(lesen).toHaveBeenCalledTimes(3);
  });

  it('are none while changes may be missed, before reading or meanwhile', async () => {
    leitung.vollstaendig = false;
    await hole();
    await hole();
    leitung.vollstaendig = true;
    const dritte = hole();
    leitung.vollstaendig = false;
    await dritte;
    leitung.vollstaendig = true;
    await hole();
    expect(lesen).toHaveBeenCalledTimes(4);
  });

  it('are none where nothing was found or reading failed', async () => {
    lesen.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('weg'));
    expect(await hole()).toBeUndefined();
    await expect(hole()).rejects.toThrow('weg');
    expect(await hole()).toBe('wert');
  });

  it('are not more than there is room for', async () => {
    for (const schluessel of ['a', 'b', 'c', 'c', 'a']) await hole(schluessel);
    expect(lesen).toHaveBeenCalledTimes(4);
  });
});
