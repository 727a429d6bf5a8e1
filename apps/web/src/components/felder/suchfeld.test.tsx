import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog';
import { SuchFeld, type SuchFeldEigenschaften } from './SuchFeld';
import { useVorschlaege } from './useVorschlaege';

interface Ort {
  id: number;
  name: string;
}

const maus = userEvent.setup({ delay: null });
const feld = () => screen.getByRole<HTMLInputElement>('combobox');
const angebot = () => screen.queryAllByRole('option').map((o) => o.textContent);
const zweiOrte = async (text: string) => [
  { id: 1, name: `${text}burg` },
  { id: 2, name: `${text}stadt` },
];

type Angaben = Partial<SuchFeldEigenschaften<Ort>>;

/** A field that looks up places, with a button behind it. */
function Ortssuche(p: Angaben & Pick<SuchFeldEigenschaften<Ort>, 'suche' | 'onWahl'>) {
  const [wert, setWert] = useState<string | null>(null);
  const worte = { label: 'Ort', beschriftung: (o: Ort) => o.name, schluessel: (o: Ort) => o.id };
  return (
    <>
      <SuchFeld<Ort> {...worte} {...p} wert={wert} onAendern={setWert} />
      <button type="button">danach</button>
    </>
  );
}

function zeige(angaben: Angaben = {}) {
  const onWahl = vi.fn();
  const suche = vi.fn(angaben.suche ?? zweiOrte);
  render(<Ortssuche {...angaben} suche={suche} onWahl={onWahl} />);
  return { onWahl, suche };
}

/** A look-up that answers when told. */
function langsam() {
  let antworte = (_orte: Ort[]): void => undefined;
  const suche = () =>
    new Promise<Ort[]>((fertig) => {
      antworte = fertig;
    });
  return { suche, antworte: (...namen: string[]) => antworte(namen.map((name, id) => ({ id, name }))) };
}

const nachDerPause = () => new Promise((fertig) => setTimeout(fertig, 200));

describe('Suche: einen Treffer nehmen', () => {
  it('Enter nimmt den ersten', async () => {
    const { onWahl } = zeige();
    await maus.type(feld(), 'Ham');
    await screen.findByText('Hamburg');
    await maus.keyboard('{Enter}');
    expect(onWahl).toHaveBeenCalledExactlyOnceWith({ id: 1, name: 'Hamburg' });
    expect(angebot()).toEqual([]);
  });

  it('der Pfeil geht zum zweiten, die Maus auf jeden', async () => {
    const { onWahl } = zeige();
    await maus.type(feld(), 'Ham');
    await screen.findByText('Hamburg');
    await maus.keyboard('{ArrowDown}{Enter}');
    expect(onWahl.mock.lastCall?.[0].name).toBe('Hamstadt');
    await maus.type(feld(), 'm');
    await maus.click(await screen.findByText('Hammstadt'));
    expect(onWahl.mock.lastCall?.[0].name).toBe('Hammstadt');
  });

  it('Tab lässt den getippten Text stehen', async () => {
    const { onWahl } = zeige();
    await maus.type(feld(), 'Ham');
    await screen.findByText('Hamburg');
    await maus.tab();
    expect([onWahl.mock.calls, feld().value]).toEqual([[], 'Ham']);
  });

  it.each([
    ['Tab', '{Tab}', 'Hamburg'],
    ['Tab nach dem Pfeil', '{ArrowDown}{Tab}', 'Hamstadt'],
    ['zurück mit Umschalt+Tab', '{Shift>}{Tab}{/Shift}', undefined],
  ])('wo nur ein Treffer hilft, gilt bei %s der markierte', async (_was, tasten, erwartet) => {
    const { onWahl } = zeige({ tabNimmt: true });
    await maus.type(feld(), 'Ham');
    await screen.findByText('Hamburg');
    await maus.keyboard(tasten);
    expect(onWahl.mock.lastCall?.[0].name).toBe(erwartet);
  });
});

describe('Suche: die Antwort kommt später', () => {
  it('wer schon Enter gedrückt hat, bekommt den ersten Treffer, sobald er da ist', async () => {
    const { suche, antworte } = langsam();
    const { onWahl } = zeige({ suche });
    await maus.type(feld(), 'Ham{Enter}');
    await nachDerPause();
    expect(onWahl).not.toHaveBeenCalled();
    antworte('Hamburg');
    await waitFor(() => expect(onWahl).toHaveBeenCalledOnce());
  });

  it('wer nach Enter weiter tippt, hat nichts mehr bestellt', async () => {
    const { suche, antworte } = langsam();
    const { onWahl } = zeige({ suche });
    await maus.type(feld(), 'Ham{Enter}m');
    await nachDerPause();
    antworte('Hamm');
    await screen.findByText('Hamm');
    expect(onWahl).not.toHaveBeenCalled();
  });

  it('wer das Feld verlassen hat, dem öffnet sie nichts mehr', async () => {
    const { suche, antworte } = langsam();
    zeige({ suche });
    await maus.type(feld(), 'Ham');
    await maus.tab();
    await nachDerPause();
    antworte('Hamburg');
    await nachDerPause();
    expect([angebot(), feld().value]).toEqual([[], 'Ham']);
  });
});

describe('Suche: es wird nichts gefunden', () => {
  it('scheitert sie, bleibt der Text, und das Feld geht weiter', async () => {
    const { suche } = zeige({ suche: () => Promise.reject(new Error('kein Netz')) });
    await maus.type(feld(), 'Ham');
    await waitFor(() => expect(suche).toHaveBeenCalledOnce());
    await maus.type(feld(), 'burg');
    await waitFor(() => expect(suche).toHaveBeenCalledTimes(2));
    expect([feld().value, angebot()]).toEqual(['Hamburg', []]);
  });

  it.each([
    ['mit Enter', '{Enter}', {}],
    ['mit Tab, wo Tab nimmt', '{Tab}', { tabNimmt: true }],
    ['beim Verlassen', '{Tab}', {}],
  ])('%s wird es einmal gesagt', async (_wie, taste, angaben) => {
    const onOhneTreffer = vi.fn();
    const { suche } = zeige({ ...angaben, suche: async () => [], onOhneTreffer });
    await maus.type(feld(), 'xy');
    await waitFor(() => expect(suche).toHaveBeenCalledOnce());
    await nachDerPause();
    await maus.keyboard(taste);
    expect(onOhneTreffer.mock.calls).toEqual([[null]]);
    await maus.click(screen.getByText('danach'));
    expect(onOhneTreffer).toHaveBeenCalledOnce();
  });

  it('ist die Antwort noch unterwegs, geht der Text mit, damit niemand wartet', async () => {
    const onOhneTreffer = vi.fn();
    const { onWahl } = zeige({ suche: langsam().suche, onOhneTreffer });
    await maus.type(feld(), 'xy{Enter}');
    expect([onOhneTreffer.mock.calls, onWahl.mock.calls]).toEqual([[['xy']], []]);
  });

  it('wer nichts getippt hat, wird nach nichts gefragt', async () => {
    const onOhneTreffer = vi.fn();
    const { suche } = zeige({ onOhneTreffer });
    await maus.click(feld());
    await maus.keyboard('{Enter}');
    await maus.tab();
    expect([suche.mock.calls, onOhneTreffer.mock.calls]).toEqual([[], []]);
  });
});

it.each([
  ['zu wenige Zeichen', 'Ha', 3],
  ['nur Leerzeichen', '   ', 1],
])('Suche: %s fragen den Server nicht', async (_was, text, abZeichen) => {
  const { suche } = zeige({ abZeichen });
  await maus.type(feld(), text);
  await nachDerPause();
  expect(suche).not.toHaveBeenCalled();
});

it('Suche: Escape nimmt die Liste weg, lässt den Text und den Dialog darum', async () => {
  const onSchliessen = vi.fn();
  const angaben = { suche: zweiOrte, onWahl: vi.fn(), beschriftung: (o: Ort) => o.name };
  render(
    <Dialog offen titel="Eingabe" onSchliessen={onSchliessen}>
      <SuchFeld<Ort> label="Ort" wert="Ham" schluessel={(o) => o.id} {...angaben} />
    </Dialog>,
  );
  await maus.type(feld(), 'b');
  await screen.findByRole('listbox');
  await maus.keyboard('{Escape}');
  expect([angebot(), feld().value, onSchliessen.mock.calls.length]).toEqual([[], 'Ham', 0]);
  await maus.keyboard('{Escape}');
  expect(onSchliessen).toHaveBeenCalledOnce();
});

/** A server that answers when told. */
function mehrereAntworten() {
  const fragen: { text: string; signal: AbortSignal; antworte: () => void }[] = [];
  const suche = (text: string, signal: AbortSignal) =>
    new Promise<string[]>((antworte) => {
      fragen.push({ text, signal, antworte: () => antworte([`${text}!`]) });
    });
  return { fragen, suche, offen: () => fragen.filter((f) => !f.signal.aborted) };
}

describe('Vorschläge', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('eine Suche läuft zur Zeit, die nächste wartet, was älter ist, fällt weg [1-9.039 2-4.008 2-9.017]', async () => {
    const { fragen, suche, offen } = mehrereAntworten();
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
});
