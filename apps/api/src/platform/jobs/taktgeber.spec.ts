import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liesUmgebung } from '../../config/umgebung.js';
import { Plattenwacht } from '../einblick/plattenwacht.service.js';
import { Quarantaeneschalter } from './quarantaeneschalter.repository.js';
import { Taktgeber } from './taktgeber.js';

const umgebung = liesUmgebung({ DATABASE_URL: 'postgres://x' });
const platte = new Plattenwacht(umgebung);

let gehaltenSeit: Date | undefined;
const schalter: Quarantaeneschalter = Object.assign(Object.create(Quarantaeneschalter.prototype), {
  seit: async () => gehaltenSeit,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function arbeit() {
  const enden: (() => void)[] = [];
  return { tun: vi.fn(() => new Promise<void>((ende) => enden.push(ende))), beende: () => enden.pop()?.() };
}

describe('Taktgeber', () => {
  it('repeats nothing before the application has started', async () => {
    const geber = new Taktgeber(platte, schalter, umgebung);
    const { tun } = arbeit();
    geber.wiederhole('Probe', 100, tun);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tun).not.toHaveBeenCalled();
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(100);
    expect(tun).toHaveBeenCalledOnce();
  });

  it('never lets two runs of a work overlap, and pauses between them', async () => {
    const geber = new Taktgeber(platte, schalter, umgebung);
    const { tun, beende } = arbeit();
    geber.wiederhole('Probe', 100, tun);
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tun).toHaveBeenCalledOnce();
    beende();
    await vi.advanceTimersByTimeAsync(99);
    expect(tun).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(tun).toHaveBeenCalledTimes(2);
  });

  it('tries again what failed, and goes on with the others', async () => {
    const geber = new Taktgeber(platte, schalter, umgebung);
    const scheitert = vi.fn().mockRejectedValue(new Error('nicht jetzt'));
    const gelingt = vi.fn().mockResolvedValue(undefined);
    geber.wiederhole('Scheitert', 100, scheitert);
    geber.wiederhole('Gelingt', 100, gelingt);
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(300);
    expect([scheitert.mock.calls.length, gelingt.mock.calls.length]).toEqual([3, 3]);
  });

  it('waits at the end for what runs, tells it so, and starts nothing more', async () => {
    const geber = new Taktgeber(platte, schalter, umgebung);
    const { tun, beende } = arbeit();
    const takt = geber.wiederhole('Probe', 100, tun);
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(100);
    const zuEnde = vi.fn();
    const ende = geber.onApplicationShutdown().then(zuEnde);
    expect(takt.haelt).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(zuEnde).not.toHaveBeenCalled();
    beende();
    await ende;
    await vi.advanceTimersByTimeAsync(1000);
    expect(tun).toHaveBeenCalledOnce();
  });

  it('holds back what leaves or fetches as long as the switch is on, and nothing else', async () => {
    const geber = new Taktgeber(platte, schalter, umgebung);
    const hinaus = vi.fn().mockResolvedValue(undefined);
    const innen = vi.fn().mockResolvedValue(undefined);
    geber.wiederhole('Hinaus', 100, hinaus);
    geber.wiederholeInnen('Innen', 100, innen);
    gehaltenSeit = new Date();
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(300);
    expect([hinaus.mock.calls.length, innen.mock.calls.length]).toEqual([0, 3]);
    gehaltenSeit = undefined;
    await vi.advanceTimersByTimeAsync(100);
    expect(hinaus).toHaveBeenCalledOnce();
  });

  it('repeats nothing in a process that only answers', async () => {
    const geber = new Taktgeber(platte, schalter, { ...umgebung, ROLLE: 'api' });
    const { tun } = arbeit();
    geber.wiederhole('Probe', 100, tun);
    geber.wiederholeInnen('Probe innen', 100, tun);
    geber.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tun).not.toHaveBeenCalled();
  });
});
