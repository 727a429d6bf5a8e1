import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';

const lauf = {
  ...{ id: 3, mandant: 'Hansewerk GmbH', dateiname: 'Herbst.csv', benutzer: 'admin', zeilen: 5 },
  ...{ uebernommen: 3, abgelehnt: 2, begonnenAm: '2026-11-20T09:00:00.000Z' },
  fehler: [{ zeile: 4, field: 'plz', key: 'plz.form', text: 'Bitte eine fünfstellige PLZ eingeben.' }],
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  angemeldetAls({ edit: true, admin: true, hauptmandant: true, 'mandant-id': 7 });
  server.use(
    http.get('*/api/adressen/import/stand', () => HttpResponse.json({ getan: 1, zeilen: 2 })),
    http.get('*/api/adressen/import/laeufe', () => HttpResponse.json([lauf])),
  );
});

const knopf = () => screen.getByText('Importieren').closest('button') as HTMLButtonElement;

async function bisZumImport() {
  zeigeSeite('/admin/adressimport');
  const maus = userEvent.setup({ delay: null });
  const datei = new File(['Name;PLZ\nMüller;28195\nMeier;1'], 'a.csv', { type: 'text/csv' });
  expect((await screen.findByText('Importieren')).closest('button')?.disabled).toBe(true);
  await maus.upload(screen.getByLabelText('Datei wählen'), datei);
  await screen.findByText('Bitte Mandant auswählen');
  expect(knopf().disabled).toBe(true);
  await maus.click(screen.getByText('Mandant wählen'));
  await maus.dblClick((await screen.findAllByText('Müller & Söhne')).at(-1) as HTMLElement);
  await waitFor(() => expect(knopf().disabled).toBe(false));
  return maus;
}

it('scheitert ein Import, hält nur das Ladezeichen an, es kommt keine Meldung [2-5.046 2-8.019]', async () => {
  server.use(http.post('*/api/adressen/import', () => HttpResponse.json([], { status: 500 })));
  const maus = await bisZumImport();
  await maus.click(knopf());
  // On the page it says what has become of it; neither the window nor the list of notices opens.
  await screen.findByText(/^Der Import ist gescheitert, es ist nichts übernommen worden/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Hinweise').textContent).toBe('');
  expect(knopf().disabled).toBe(false);
});

it('zeigt den Fortschritt und lässt sich abbrechen', async () => {
  server.use(http.post('*/api/adressen/import', () => new Promise<Response>(() => undefined)));
  const maus = await bisZumImport();
  await maus.click(knopf());
  await screen.findByText('Adressen werden importiert: 1 von 2');
  await maus.click(screen.getByText('Abbrechen'));
  await screen.findByText('Der Import wurde abgebrochen, es ist nichts übernommen worden.');
});

it('nennt die letzten Importe; ein Klick zeigt, welche Zeilen abgelehnt wurden', async () => {
  zeigeSeite('/admin/adressimport');
  const maus = userEvent.setup({ delay: null });
  expect(screen.queryByText('Bitte eine fünfstellige PLZ eingeben.')).toBeNull();
  await maus.dblClick(await screen.findByText('Herbst.csv'));
  await screen.findByText('Bitte eine fünfstellige PLZ eingeben.');
  expect(screen.getByText('2 abgelehnt')).toBeTruthy();
  expect(screen.getByText('Fehlerliste herunterladen')).toBeTruthy();
});
