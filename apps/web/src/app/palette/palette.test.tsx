import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { passt } from './ziele';

const liste = '/auftragsmanagement/auftragsresearch';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([
    import('./Palette'),
    import('../../features/auftraege/liste/AuftragTabelle'),
    import('../../features/auftraege/liste/Auftragsliste'),
  ]);
}, 60_000);
beforeEach(() => {
  angemeldetAls({ hauptmandant: false, edit: true, main: true });
  server.use(
    http.get('*/api/adressen/search', () =>
      HttpResponse.json([
        { id: 9, name: 'Müller Schiffstechnik', fremdnummer: '20388', lkz: 'D', ort: 'Hamburg' },
      ]),
    ),
    http.get('*/api/auftragsvorlagen/search', () =>
      HttpResponse.json([{ id: 4, vorlageName: 'Müller wöchentlich' }]),
    ),
    http.get('*/api/auftraege/nr/:nr', () => HttpResponse.json([], { status: 404 })),
  );
});
afterEach(() => {
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

async function oeffne() {
  const fragen = mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  const feld = await dialog.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(feld));
  return { dialog, feld, fragen, ort };
}

it('Strg+K öffnet sie, die erste Zeile ist gewählt, Enter geht hin', async () => {
  server.use(
    http.get('*/api/adressen/search', () => HttpResponse.json([])),
    http.get('*/api/auftragsvorlagen/search', () => HttpResponse.json([])),
  );
  const { dialog, feld, ort } = await oeffne();
  mitListe([]);
  await userEvent.type(feld, 'vorschl');
  const option = await dialog.findByRole('option', { name: /^Vorschläge/ });
  await waitFor(() => expect(feld.getAttribute('aria-activedescendant')).toBe(option.id));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragsvorschlaege'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Enter vor der Antwort nimmt den ersten Treffer, sobald er da ist', async () => {
  const { feld, ort } = await oeffne();
  await userEvent.type(feld, 'müller{Enter}');
  await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung/1'));
});

it('findet Aufträge, Adressen und Vorlagen des Servers, nach Arten geordnet', async () => {
  const { dialog, feld, fragen } = await oeffne();
  await userEvent.type(feld, 'müller');
  await dialog.findByRole('option', { name: /Müller Schiffstechnik/ });
  await dialog.findByRole('option', { name: /Müller wöchentlich/ });
  await dialog.findByRole('option', { name: /NL-26-000001/ });
  expect(dialog.getAllByRole('group').map((g) => g.getAttribute('aria-label'))).toEqual([
    'Aufträge',
    'Adressen',
    'Auftragsvorlagen',
    'Aktionen',
  ]);
  const frage = fragen.find((f) => f.get('query') === 'müller');
  expect(frage?.get('searchLimit')).toBe('5');
  expect(frage?.get('datumVon')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('wer nur liest, bekommt weder Adressen noch Vorlagen noch Neues angeboten', async () => {
  angemeldetAls({ hauptmandant: false, edit: false, main: false });
  server.use(
    http.get('*/api/adressen/search', () => HttpResponse.error()),
    http.get('*/api/auftragsvorlagen/search', () => HttpResponse.error()),
  );
  const { dialog, feld } = await oeffne();
  await userEvent.type(feld, 'neu');
  await dialog.findByRole('option', { name: /Auftragsliste mit/ });
  await dialog.findByRole('option', { name: /NL-26-000001/ });
  expect(dialog.queryByRole('option', { name: /Neuer Auftrag/ })).toBeNull();
  expect(dialog.queryByRole('option', { name: /Müller/ })).toBeNull();
});

it('Escape schließt sie', async () => {
  await oeffne();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['Auftragsvorlagen', 'vorl auf', true],
  ['Müller & Söhne', 'mueller', false],
  ['Müller & Söhne', 'söh', true],
  ['Über das Frachtportal', 'UBER', true],
  ['Auftragsliste', '', true],
])('%s passt auf %j: %s', (text, frage, erwartet) => expect(passt(text, frage)).toBe(erwartet));
