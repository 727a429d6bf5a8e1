import { describe, expect, it, vi } from 'vitest';
import { Schlange } from './schlange.js';

const grenzen = { zugleich: 1, jeMandant: 1, jeBenutzer: 1, wartendJeBenutzer: 3, wiederNachSekunden: 7 };

/** Nobody minds what becomes of it once its test is over: whoever still waits then is sent away a minute later. */
function unbesorgt<T>(bestellt: Promise<T>): Promise<T> {
  bestellt.catch(() => undefined);
  return bestellt;
}

/** Orders work by client and user, `A1` is that of user 1 of client A; it runs until it is told to end. */
function werkstatt(anders: Partial<typeof grenzen> = {}) {
  const schlange = new Schlange({ ...grenzen, ...anders });
  const begonnen: string[] = [];
  const enden = new Map<string, () => void>();
  const bestelle = (name: string) => {
    const wer = { mandantId: name.charCodeAt(0), benutzerId: name.charCodeAt(0) * 100 + Number(name[1]) };
    const bestellt = schlange.anDerReihe(wer, () => {
      begonnen.push(name);
      return new Promise<void>((ende) => enden.set(name, ende));
    });
    return unbesorgt(bestellt);
  };
  const beende = async (name: string) => {
    enden.get(name)?.();
    await new Promise((weiter) => setImmediate(weiter));
  };
  return { bestelle, beende, begonnen };
}

describe('Die Schlange', () => {
  it('serves client by client, and in each of them user by user, whoever has ordered more', async () => {
    const { bestelle, beende, begonnen } = werkstatt();
    const bestellt = ['A1', 'A1', 'A1', 'A2', 'B1', 'B1', 'C1'].map((name) => bestelle(name));
    for (let i = 0; i < bestellt.length; i++) {
      await new Promise((weiter) => setImmediate(weiter));
      await beende(begonnen.at(-1) ?? '');
    }
    expect(begonnen).toEqual(['A1', 'A1', 'B1', 'C1', 'A2', 'B1', 'A1']);
    await Promise.all(bestellt);
  });

  it('keeps a place for others, however much one client wants', async () => {
    const { bestelle, begonnen } = werkstatt({ zugleich: 3, jeMandant: 2 });
    for (const name of ['A1', 'A2', 'A3', 'B1']) void bestelle(name);
    await new Promise((weiter) => setImmediate(weiter));
    expect(begonnen).toEqual(['A1', 'A2', 'B1']);
  });

  it('lets one user have one at a time, where the client may have more', async () => {
    const { bestelle, beende, begonnen } = werkstatt({ zugleich: 3, jeMandant: 2 });
    for (const name of ['A1', 'A1', 'A2']) void bestelle(name);
    await new Promise((weiter) => setImmediate(weiter));
    expect(begonnen).toEqual(['A1', 'A2']);
    await beende('A1');
    expect(begonnen).toEqual(['A1', 'A2', 'A1']);
  });

  it('gives a client less while others want something too, and little to whom floods', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const schlange = new Schlange({
      zugleich: 9,
      jeMandant: 4,
      jeBenutzer: 4,
      wartendJeBenutzer: 50,
      wiederNachSekunden: 1,
      unterMehreren: {
        nochMs: 5000,
        ruhig: { jeMandant: 3, jeBenutzer: 2 },
        flut: { jeMandant: 2, jeBenutzer: 1 },
      },
    });
    const belegt: Record<number, (() => void)[]> = { 1: [], 2: [] };
    const will = async (mandantId: 1 | 2, anzahl: number) => {
      for (let i = 0; i < anzahl; i++)
        void unbesorgt(
          schlange.platz({ mandantId, benutzerId: mandantId }).then((g) => belegt[mandantId]?.push(g)),
        );
      await new Promise((weiter) => setImmediate(weiter));
    };
    const gibZurueck = async (mandantId: 1 | 2) => {
      belegt[mandantId]?.shift()?.();
      await new Promise((weiter) => setImmediate(weiter));
    };
    try {
      await will(1, 1);
      // Nobody else wants anything for a while: all that one client may have.
      vi.advanceTimersByTime(5001);
      await will(1, 4);
      expect(belegt[1]).toHaveLength(4);
      // Now there are two; whoever is quiet has two, and the first gets no more than that.
      await will(2, 3);
      expect(belegt[2]).toHaveLength(2);
      for (let i = 0; i < 3; i++) await gibZurueck(1);
      expect(belegt[1]).toHaveLength(2);
      // A flood is worked on one by one.
      await will(1, 20);
      for (let i = 0; i < 2; i++) await gibZurueck(1);
      expect(belegt[1]).toHaveLength(1);
      await gibZurueck(1);
      expect(belegt[1]).toHaveLength(1);
      // Once the others have gone, it has all again.
      vi.advanceTimersByTime(5001);
      await gibZurueck(1);
      expect(belegt[1]).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a flood and says when to come again, and takes the others on', async () => {
    const { bestelle, beende, begonnen } = werkstatt();
    for (let i = 0; i < 4; i++) void bestelle('A1');
    await expect(bestelle('A1')).rejects.toMatchObject({
      status: 429,
      wartenSekunden: 7,
      meldungen: [{ key: 'server.vielBestellt', params: { sekunden: 7 } }],
    });
    void bestelle('B1');
    await beende('A1');
    expect(begonnen).toEqual(['A1', 'A1']);
    void bestelle('A1');
    await beende('A1');
    expect(begonnen).toEqual(['A1', 'A1', 'B1']);
  });

  it('tells whoever has waited too long to come again, and serves the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const schlange = new Schlange(grenzen);
      const gibFrei = await schlange.platz({ mandantId: 1, benutzerId: 1 });
      const wartet = expect(schlange.platz({ mandantId: 1, benutzerId: 1 })).rejects.toMatchObject({
        status: 429,
        wartenSekunden: 7,
      });
      await vi.advanceTimersByTimeAsync(60_000);
      await wartet;
      const andere = schlange.platz({ mandantId: 2, benutzerId: 2 });
      gibFrei();
      (await andere)();
      await expect(schlange.anDerReihe({ mandantId: 1, benutzerId: 1 }, async () => 'geht')).resolves.toBe(
        'geht',
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('finishes what a user has begun before it begins more of theirs, however much waits', async () => {
    const schlange = new Schlange({ ...grenzen, wartendJeBenutzer: 1 });
    const wer = { mandantId: 1, benutzerId: 1 };
    const gibFrei = await schlange.platz(wer);
    const gekommen: string[] = [];
    const stelle = async (name: string, weiter: boolean) => {
      const fertig = await schlange.platz(wer, { weiter });
      gekommen.push(name);
      fertig();
    };
    const alle = [stelle('neu', false), stelle('begonnen', true)];
    gibFrei();
    await Promise.all(alle);
    expect(gekommen).toEqual(['begonnen', 'neu']);
  });

  it('lets go of whoever has gone away, and keeps the turn of the others', async () => {
    const schlange = new Schlange(grenzen);
    const wer = { mandantId: 1, benutzerId: 1 };
    const gibFrei = await schlange.platz(wer);
    const abbruch = new AbortController();
    const geht = expect(schlange.platz(wer, { abbruch: abbruch.signal })).rejects.toThrow('weg');
    const bleibt = schlange.platz(wer);
    abbruch.abort(new Error('weg'));
    await geht;
    gibFrei();
    (await bleibt)();
    await expect(schlange.platz(wer, { abbruch: abbruch.signal })).rejects.toThrow('weg');
  });

  it('gives the place back where the work fails, once', async () => {
    const schlange = new Schlange(grenzen);
    const wer = { mandantId: 1, benutzerId: 1 };
    const scheitert = schlange.anDerReihe(wer, async () => Promise.reject(new Error('nicht')));
    await expect(scheitert).rejects.toThrow('nicht');
    const gibFrei = await schlange.platz(wer);
    gibFrei();
    gibFrei();
    await expect(schlange.anDerReihe(wer, async () => 'geht')).resolves.toBe('geht');
  });
});
