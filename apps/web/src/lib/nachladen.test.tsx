import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nachladen, nachRegung } from './nachladen';
import { beiRegung, useRegung } from './regung';
import { useRuhe } from './useRuhe';

const Teil = ({ text }: { text: string }) => <p>{text}</p>;

it('was auf eine Regung wartet, wird erst mit ihr geholt, und nur einmal', async () => {
  const lade = vi.fn(async () => Teil);
  const Spaeter = nachRegung(lade);
  expect(lade).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window, { key: 'Tab' });
  await vi.waitFor(() => expect(lade).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  render(<Spaeter text="da" />);
  // It is there with the first picture, nothing stands for it.
  screen.getByText('da');
  expect(lade).toHaveBeenCalledTimes(1);
});

it('wer den Teil vor jeder Regung braucht, bekommt ihn auch', async () => {
  const Spaeter = nachRegung(async () => Teil);
  render(<Spaeter text="gleich" />);
  expect(screen.queryByText('gleich')).toBeNull();
  await screen.findByText('gleich');
});

it('kommt der Code nicht, stört das niemanden, bis jemand den Teil verlangt; dann wird er noch einmal geholt', async () => {
  const lade = vi.fn<() => Promise<typeof Teil>>();
  lade.mockRejectedValueOnce(new Error('kein Netz')).mockResolvedValue(Teil);
  const Spaeter = nachRegung(lade);
  fireEvent.pointerDown(window);
  await vi.waitFor(() => expect(lade).toHaveBeenCalledTimes(1));
  render(<Spaeter text="doch" />);
  await screen.findByText('doch');
});

it('was einmal geholt ist, bleibt dasselbe', async () => {
  const { hole, jetzt } = nachladen(async () => Teil);
  const vorher = jetzt();
  await hole();
  expect(jetzt()).toBe(Teil);
  expect(vorher).not.toBe(Teil);
});

it('wer absagt, hört von der Regung nichts', () => {
  const tue = vi.fn();
  const vergiss = beiRegung(tue);
  vergiss();
  fireEvent.pointerMove(window);
  expect(tue).not.toHaveBeenCalled();
});

it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)(
  '%s ist eine Regung, vorher rührt sich nichts',
  (art) => {
    const { result } = renderHook(useRegung);
    expect(result.current).toBe(false);
    act(() => void fireEvent[art](window));
    expect(result.current).toBe(true);
  },
);

describe('Ein Text, sobald das Tippen ruht', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const vergeht = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('kommt nach der Pause, und nur der letzte', () => {
    const { result, rerender } = renderHook(({ text }) => useRuhe(text), { initialProps: { text: '' } });
    for (const text of ['H', 'Ha', 'Ham']) {
      rerender({ text });
      vergeht(200);
      expect(result.current).toBe('');
    }
    vergeht(50);
    expect(result.current).toBe('Ham');
  });
});
