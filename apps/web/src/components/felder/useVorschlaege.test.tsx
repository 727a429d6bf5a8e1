import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVorschlaege } from './useVorschlaege';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when told. */
function langsam() {
  const fragen: { text: string; signal: AbortSignal; antworte: () => void }[] = [];
  const suche = (text: string, signal: AbortSignal) =>
    new Promise<string[]>((antworte) => {
      fragen.push({ text, signal, antworte: () => antworte([`${text}!`]) });
    });
  return { fragen, suche, offen: () => fragen.filter((f) => !f.signal.aborted) };
}

it('eine Suche läuft zur Zeit, die nächste wartet, was älter ist, fällt weg [1-9.039 2-4.008 2-9.017]', async () => {
  const { fragen, suche, offen } = langsam();
  const { rerender, result } = renderHook(({ text }) => useVorschlaege(suche, text, 1), {
    initialProps: { text: 'H' },
  });
  const warte = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await warte(150);
  expect(fragen.map((f) => f.text)).toEqual(['H']);
  // Typed faster than the pause: only the last text is asked for, and the running search is given up for it.
  for (const text of ['Ha', 'Ham', 'Hamb']) {
    rerender({ text });
    await warte(40);
    expect(offen().length).toBeLessThanOrEqual(1);
  }
  await warte(150);
  expect(fragen.map((f) => f.text)).toEqual(['H', 'Hamb']);
  expect(offen().map((f) => f.text)).toEqual(['Hamb']);
  // A late answer to the older text changes nothing.
  fragen[1]?.antworte();
  await warte(0);
  fragen[0]?.antworte();
  await warte(0);
  expect(result.current).toEqual({ liste: ['Hamb!'], zu: 'Hamb' });
});
