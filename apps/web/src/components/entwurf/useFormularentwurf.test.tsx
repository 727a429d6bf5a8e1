import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dauerhaft } from '../../testing/browserspeicher';
import { useFormularentwurf } from './useFormularentwurf';

const name = 'probeentwurf/kunde';
const alter = (zeit: string, text: string) => ({ zeit, text });

/** A form of one text, as its user sees it. */
function formular({ aktiv = true, anfang = '' } = {}) {
  const feld = { text: anfang };
  const haken = renderHook(() =>
    useFormularentwurf<{ text: string }>({
      name,
      aktiv,
      lies: () => ({ ...feld }),
      istGeaendert: () => feld.text !== anfang,
    }),
  );
  const tippe = (text: string) =>
    act(async () => {
      feld.text = text;
      haken.result.current.plane();
    });
  return { ...haken, tippe };
}

const sofort = () => Object.entries(localStorage).filter(([key]) => key.startsWith(name));
const bleibend = () => [...dauerhaft.keys()].filter((key) => key.startsWith(name));
const nachDerPause = () => act(() => vi.advanceTimersByTimeAsync(400));

describe('Was getippt ist', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('steht im selben Zug im Browser, damit auch ein Absturz des Fensters nichts kostet', async () => {
    const { tippe } = formular();
    await tippe('Tor 3');
    expect(sofort()).toHaveLength(1);
    expect(JSON.parse(sofort()[0]?.[1] ?? '')).toMatchObject({ text: 'Tor 3' });
    expect(bleibend()).toEqual([]);
  });

  it('steht nach einer Pause dauerhaft da, und der Benutzer sieht, seit wann', async () => {
    const { tippe, result } = formular();
    await tippe('Tor 3');
    expect(result.current.gesichertUm).toBeNull();
    await nachDerPause();
    expect([sofort().length, bleibend().length]).toEqual([0, 1]);
    expect(result.current.gesichertUm).not.toBeNull();
  });

  it('und wieder zurückgenommen wird, lässt nichts zurück', async () => {
    const { tippe, result } = formular();
    await tippe('Tor 3');
    await nachDerPause();
    await tippe('');
    await nachDerPause();
    expect([sofort(), bleibend(), result.current.gesichertUm]).toEqual([[], [], null]);
  });

  it('geht auch vor der Pause nicht verloren, wenn das Fenster geht', async () => {
    const { tippe } = formular();
    await tippe('Tor 3');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(bleibend()).toHaveLength(1);
  });

  it('ist nach dem Speichern vergessen, auch was noch auf die Pause wartete', async () => {
    const { tippe, result } = formular();
    await tippe('Tor 3');
    await act(() => result.current.vergiss());
    await nachDerPause();
    expect([sofort(), bleibend()]).toEqual([[], []]);
    await tippe('Tor 4');
    await nachDerPause();
    expect([sofort(), bleibend()]).toEqual([[], []]);
  });

  it('wird nicht aufbewahrt, wo nichts zu ändern ist', async () => {
    const { tippe } = formular({ aktiv: false });
    await tippe('Tor 3');
    await nachDerPause();
    expect([sofort(), bleibend()]).toEqual([[], []]);
  });
});

describe('Entwürfe früherer Besuche', () => {
  const frueh = new Date(Date.now() - 7_200_000).toISOString();
  const spaet = new Date(Date.now() - 3_600_000).toISOString();
  const mitZweien = async () => {
    dauerhaft.set(`${name}/a`, alter(frueh, 'erster'));
    dauerhaft.set(`${name}/b`, alter(spaet, 'zweiter'));
    dauerhaft.set('anderentwurf/kunde/c', alter(spaet, 'fremd'));
    const f = formular();
    await waitFor(() => expect(f.result.current.angebot).not.toBeNull());
    return f;
  };

  it('werden angeboten, der neueste zuerst, die eines anderen Formulars nicht', async () => {
    const { result } = await mitZweien();
    expect([result.current.angebot?.text, result.current.weitere]).toEqual(['zweiter', 1]);
  });

  it('machen beim Verwerfen dem nächsten Platz', async () => {
    const { result } = await mitZweien();
    await act(() => result.current.verwirf());
    expect([result.current.angebot?.text, result.current.weitere]).toEqual(['erster', 0]);
    expect(bleibend()).toEqual([`${name}/a`]);
  });

  it('leben, einmal übernommen, als der des Formulars weiter', async () => {
    const { result, tippe } = await mitZweien();
    await tippe('zweiter');
    await act(() => result.current.uebernommen());
    expect(result.current.angebot?.text).toBe('erster');
    expect(bleibend()).toHaveLength(2);
    expect(bleibend()).not.toContain(`${name}/b`);
  });

  it('die älter als dreißig Tage sind, sind fort', async () => {
    const alt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    dauerhaft.set(`${name}/alt`, alter(alt, 'vergessen'));
    const { result } = formular();
    await waitFor(() => expect(bleibend()).toEqual([]));
    expect(result.current.angebot).toBeNull();
  });
});
