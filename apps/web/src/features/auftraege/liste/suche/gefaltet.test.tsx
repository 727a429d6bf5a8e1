import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('../AuftragKarten'),
  () => import('./Filterchips'),
);

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (frage) =>
      ({
        matches: frage.includes('max-width: 599.95px'),
        media: frage,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});

const gesetzte = async () =>
  within(await screen.findByLabelText('Filter'))
    .getAllByRole('button')
    .map((b) => b.textContent);

it('am Telefon steht gefaltet da, welche Filter gelten und wie viele; jeder lässt sich dort lösen', async () => {
  mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(`${liste}?phase=problem&nur=adr&von=2026-11-01&bis=2026-11-20&datum=2`);
  await screen.findByLabelText('Filter anzeigen, 3 gesetzt');
  await waitFor(async () =>
    expect(await gesetzte()).toEqual(['Zustelldatum: 01.11.2026 – 20.11.2026', 'Problem', 'ADR']),
  );
  await userEvent.click(screen.getByText(/^Zustelldatum: /));
  await waitFor(() => expect(ort()).toBe(`${liste}?phase=problem&nur=adr`));
  await userEvent.click(await screen.findByLabelText('Filter anzeigen, 2 gesetzt'));
  await waitFor(async () => expect(await gesetzte()).toContain('Verspätet'));
});

it('gilt keiner, sagt der Knopf auch keinen', async () => {
  mitListe([eineZeile(1)]);
  zeigeSeite(liste);
  await screen.findByLabelText('Filter anzeigen');
  expect(within(screen.getByLabelText('Filter')).queryAllByRole('button')).toEqual([]);
});
