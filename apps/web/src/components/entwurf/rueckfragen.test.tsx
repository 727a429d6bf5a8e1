import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { EntwurfAngebot, VerlassenFrage } from './rueckfragen';

const maus = userEvent.setup({ delay: null });
const frage = () => screen.queryByRole('alertdialog', { name: 'Nicht gespeichert' });

/** A form that is changed or not, on a page one can leave. */
function zeige(geaendert: boolean) {
  const form = (
    <VerlassenFrage istGeaendert={() => geaendert} titel="Nicht gespeichert" frage="Verwerfen?" gefahr />
  );
  const router = createMemoryRouter(
    [
      { path: '/form', element: form },
      { path: '/fort', element: <p>anderswo</p> },
    ],
    { initialEntries: ['/form?a=1'] },
  );
  render(<RouterProvider router={router} />);
  return {
    gehe: (wohin: string) => act(() => router.navigate(wohin)),
    ort: () => router.state.location.pathname + router.state.location.search,
  };
}
const fensterGeht = () => {
  const ereignis = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(ereignis);
  return ereignis.defaultPrevented;
};

describe('Ein Formular verlassen', () => {
  it('geht ohne Frage, wo nichts geändert ist, auch mit dem Fenster', async () => {
    const { gehe, ort } = zeige(false);
    expect(fensterGeht()).toBe(false);
    await gehe('/fort');
    expect([frage(), ort()]).toEqual([null, '/fort']);
  });

  it('fragt, wo etwas geändert ist; Ja geht', async () => {
    const { gehe, ort } = zeige(true);
    await gehe('/fort');
    expect(ort()).toBe('/form?a=1');
    await maus.click(screen.getByRole('button', { name: 'Ja' }));
    await screen.findByText('anderswo');
    expect(ort()).toBe('/fort');
  });

  it('Nein und Enter allein bleiben, und beim nächsten Mal wird wieder gefragt', async () => {
    const { gehe, ort } = zeige(true);
    await gehe('/fort');
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(frage()).toBeNull());
    expect(ort()).toBe('/form?a=1');
    await gehe('/fort');
    await waitFor(() => expect(frage()).not.toBeNull());
  });

  it('zur selben Adresse fragt nichts', async () => {
    const { gehe } = zeige(true);
    await gehe('/form?a=1#oben');
    expect(frage()).toBeNull();
  });

  it('hält das Fenster an, solange das Formular da ist', async () => {
    const { gehe } = zeige(true);
    expect(fensterGeht()).toBe(true);
    await gehe('/fort');
    await maus.click(screen.getByRole('button', { name: 'Ja' }));
    await screen.findByText('anderswo');
    expect(fensterGeht()).toBe(false);
  });
});

describe('Angebot eines Entwurfs', () => {
  it.each([
    [0, 'Es gibt einen nicht gespeicherten Entwurf vom 20.11.2026 09:15 Uhr.'],
    [1, 'Es gibt einen nicht gespeicherten Entwurf vom 20.11.2026 09:15 Uhr und 1 älteren.'],
    [3, 'Es gibt einen nicht gespeicherten Entwurf vom 20.11.2026 09:15 Uhr und 3 ältere.'],
  ])('sagt, von wann er ist und wie viele folgen (%i)', (weitere, text) => {
    const nichts = () => undefined;
    render(
      <EntwurfAngebot zeit="2026-11-20T08:15:00Z" weitere={weitere} onNehmen={nichts} onVerwerfen={nichts} />,
    );
    screen.getByText(text);
  });

  it('wird genommen oder verworfen', async () => {
    const [onNehmen, onVerwerfen] = [vi.fn(), vi.fn()];
    render(<EntwurfAngebot zeit="2026-11-20T08:15:00Z" weitere={0} {...{ onNehmen, onVerwerfen }} />);
    await maus.click(screen.getByRole('button', { name: 'Entwurf übernehmen' }));
    expect([onNehmen.mock.calls.length, onVerwerfen.mock.calls.length]).toEqual([1, 0]);
    await maus.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect([onNehmen.mock.calls.length, onVerwerfen.mock.calls.length]).toEqual([1, 1]);
  });
});
