import { fehler } from '@frachtportal/domain/feld/meldung';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dauer, type Meldeweg, Meldungen, useMeldungen } from './Meldungen';

let weg: Meldeweg;

function Merker() {
  weg = useMeldungen();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Meldungen>
      <Merker />
    </Meldungen>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const vergeht = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('ein Hinweis steht in der Liste und geht nach 5 Sekunden [1-8.003 1-9.037 2-8.002 2-9.011]', () => {
  act(() => weg.info('auftrag.gespeichert', { number: 'NL-1' }));
  expect(screen.getByRole('status').textContent).toContain('Der Auftrag NL-1 wurde erfolgreich gespeichert.');
  vergeht(dauer.kurz - 1);
  screen.getByText(/NL-1/);
  vergeht(1);
  expect(screen.queryByText(/NL-1/)).toBeNull();
});

it('ein langer Hinweis bleibt 10 Sekunden', () => {
  act(() => weg.info('auftrag.gespeichert', { number: 'NL-1' }, dauer.lang));
  vergeht(9999);
  screen.getByText(/NL-1/);
  vergeht(1);
  expect(screen.queryByText(/NL-1/)).toBeNull();
});

it('unter der Maus steht die Zeit still [1-9.037 2-9.011]', () => {
  act(() => weg.info('auftrag.gespeichert', { number: 'NL-1' }));
  vergeht(4000);
  const zeile = screen.getByText(/NL-1/).parentElement as HTMLElement;
  fireEvent.mouseEnter(zeile);
  vergeht(60_000);
  screen.getByText(/NL-1/);
  fireEvent.mouseLeave(zeile);
  vergeht(999);
  screen.getByText(/NL-1/);
  vergeht(1);
  expect(screen.queryByText(/NL-1/)).toBeNull();
});

it('ein Fehler öffnet den Dialog mit OK [1-8.002 2-2.125 2-8.001]', () => {
  act(() => weg.melde([fehler('server.keinRecht')]));
  const dialog = screen.getByRole('alertdialog', { name: 'Fehler' });
  expect(dialog.textContent).toContain('Für diese Aktion fehlt die Berechtigung.');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  vergeht(1000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('ein Schlüssel ohne Text bleibt sichtbar', () => {
  act(() => weg.melde([{ severity: 'INFO', key: 'unbekannter.schluessel' }]));
  screen.getByText('unbekannter.schluessel');
});
