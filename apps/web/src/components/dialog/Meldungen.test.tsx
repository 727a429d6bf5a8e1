import { fehler } from '@frachtportal/domain/feld/meldung';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

it('mehrere Fehler stehen zusammen in einem Fenster, denselben nennt es einmal', () => {
  act(() => weg.melde([fehler('server.keinRecht'), fehler('feld.pflicht')]));
  act(() => weg.melde([fehler('server.keinRecht')]));
  screen.getByRole('alertdialog', { name: '2 Fehler' });
  expect(screen.getAllByRole('listitem').map((m) => m.textContent)).toEqual([
    'Für diese Aktion fehlt die Berechtigung.',
    'Feld ist ein Pflichtfeld. Bitte ausfüllen.',
  ]);
});

it('ein Fehler verdeckt den Hinweis nicht, der mit ihm kommt', () => {
  act(() => weg.melde([fehler('server.keinRecht'), { severity: 'INFO', key: 'auftrag.gespeichert' }]));
  expect(screen.getByRole('alertdialog').textContent).toContain('Berechtigung');
  expect(document.querySelectorAll('.fp-hinweiszeile')).toHaveLength(1);
});

it('was nur zum Teil gelang, sieht anders aus und bleibt 30 Sekunden', () => {
  act(() => weg.warne('2 von 3 übertragen'));
  const zeile = screen.getByText('2 von 3 übertragen').parentElement;
  expect(zeile?.hasAttribute('data-warnt')).toBe(true);
  vergeht(29_999);
  screen.getByText('2 von 3 übertragen');
  vergeht(1);
  expect(screen.queryByText('2 von 3 übertragen')).toBeNull();
});

it('was auf einen Hinweis folgen kann, geschieht einmal und nimmt ihn mit', () => {
  const zurueck = vi.fn();
  act(() =>
    weg.info('auftrag.gespeichert', { number: 'NL-1' }, dauer.umkehrbar, [
      { text: 'Rückgängig', onClick: zurueck },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect([zurueck.mock.calls.length, screen.queryByText(/NL-1/)]).toEqual([1, null]);
});

it('mit dem Kreuz geht ein Hinweis sofort, die anderen bleiben', () => {
  for (const number of ['NL-1', 'NL-2']) act(() => weg.info('auftrag.gespeichert', { number }));
  const zeile = screen.getByText(/NL-1/).parentElement as HTMLElement;
  fireEvent.click(within(zeile).getByRole('button', { name: 'Hinweis schließen' }));
  expect([screen.queryByText(/NL-1/), screen.queryByText(/NL-2/)]).toEqual([null, expect.anything()]);
});

it('mehr als fünf Hinweise füllen den Bildschirm nicht: die ältesten weichen', () => {
  for (let n = 1; n <= 7; n++) act(() => weg.info('auftrag.gespeichert', { number: `NL-${n}` }));
  expect(
    [...document.querySelectorAll('.fp-hinweiszeile')].map((z) => /NL-\d/.exec(z.textContent)?.[0]),
  ).toEqual(['NL-3', 'NL-4', 'NL-5', 'NL-6', 'NL-7']);
});

it('solange der Fokus darin ist, bleibt ein Hinweis, auch wenn die Maus darüber und wieder fort ist', () => {
  act(() => weg.info('auftrag.gespeichert', { number: 'NL-1' }));
  const zeile = screen.getByText(/NL-1/).parentElement as HTMLElement;
  act(() => within(zeile).getByRole('button').focus());
  fireEvent.mouseEnter(zeile);
  fireEvent.mouseLeave(zeile);
  vergeht(60_000);
  screen.getByText(/NL-1/);
  act(() => within(zeile).getByRole('button').blur());
  vergeht(dauer.kurz);
  expect(screen.queryByText(/NL-1/)).toBeNull();
});
