import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErreichbar } from '../ereignisse/verbindung';
import { erstelleAbfragen, meldungenVon } from './abfragen';
import { nachfrage } from './nachfrage';
import { gleicheTafel } from './tafel';
import { useGelesenes } from './useGelesenes';

const mitText = (status: number, text?: string) =>
  new ApiFehler(status, [{ severity: 'ERROR', key: 'probe', ...(text && { text }) }] as never);
const lies = vi.fn<() => Promise<string>>();
const melde = vi.fn();
const abfrage = { queryKey: ['etwas'], queryFn: () => lies() };

beforeEach(() => {
  vi.useFakeTimers();
  lies.mockReset();
  melde.mockClear();
});
afterEach(() => void vi.useRealTimers());
const vergeht = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function MitDaten({ children }: { children: ReactNode }) {
  const [abfragen] = useState(() => erstelleAbfragen(melde));
  return <QueryClientProvider client={abfragen}>{children}</QueryClientProvider>;
}
const onSchliessen = vi.fn();
const zeige = () =>
  renderHook(() => ({ da: useGelesenes(abfrage, onSchliessen), erreichbar: useErreichbar() }), {
    wrapper: MitDaten,
  }).result;

describe('Was nicht zu lesen ist', () => {
  beforeEach(() => void onSchliessen.mockClear());

  it('wird einmal gesagt und nicht noch einmal gefragt, wo der Server es ablehnt; das Fenster darum ist vorbei', async () => {
    lies.mockRejectedValue(mitText(403, 'Nein.'));
    zeige();
    await vergeht(60_000);
    expect([lies.mock.calls.length, melde.mock.calls.length, onSchliessen.mock.calls.length]).toEqual([
      1, 1, 1,
    ]);
    expect(melde.mock.calls[0]?.[0]).toMatchObject([{ text: 'Nein.' }]);
  });

  it('wird noch einmal gefragt, wo der Server gerade nicht konnte', async () => {
    lies.mockRejectedValueOnce(mitText(503, 'Gleich wieder.')).mockResolvedValue('da');
    const hier = zeige();
    await vergeht(2000);
    expect([hier.current.da, melde.mock.calls]).toEqual(['da', []]);
  });

  it.each([
    ['niemand antwortet', 0],
    ['nur das Tor davor antwortet', 502],
  ])('wird weiter gefragt, solange %s; gesagt wird es im Band, nicht im Fenster', async (_was, status) => {
    lies.mockRejectedValue(mitText(status));
    const hier = zeige();
    await vergeht(20_000);
    expect([hier.current.erreichbar, melde.mock.calls, onSchliessen.mock.calls]).toEqual([false, [], []]);
    expect(lies.mock.calls.length).toBeGreaterThan(3);
    lies.mockResolvedValue('da');
    await vergeht(6000);
    expect([hier.current.da, hier.current.erreichbar]).toEqual(['da', true]);
  });
});

it('was keine Antwort des Servers ist, ist ein technischer Fehler', () => {
  expect(meldungenVon(new TypeError('x'))).toMatchObject([{ key: 'server.technisch', severity: 'ERROR' }]);
  expect(meldungenVon(mitText(400, 'Nein.'))).toMatchObject([{ text: 'Nein.' }]);
});

it.each([
  ['etwas', 5000],
  [null, 5000],
  [undefined, false],
])('nachgefragt wird, sobald einmal gelesen ist (%j)', (data, erwartet) =>
  expect(nachfrage(5000)({ state: { data } })).toBe(erwartet),
);

it('eine Tafel mit demselben Inhalt bleibt dieselbe', () => {
  const alt = new Map([[1, { n: 2 }]]);
  const neu = new Map([[1, { n: 3 }]]);
  expect(gleicheTafel(alt, new Map([[1, { n: 2 }]]))).toBe(alt);
  expect(gleicheTafel(alt, neu)).toBe(neu);
  expect(gleicheTafel(undefined, neu)).toBe(neu);
});
