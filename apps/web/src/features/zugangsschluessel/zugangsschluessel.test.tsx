import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const zugang = (dazu: object = {}) => ({
  id: 4,
  name: 'Warenwirtschaft',
  mandantId: 1,
  benutzer: null,
  rechte: ['auftrag.lesen'],
  netze: null,
  gueltigBis: null,
  grenzeJeMinute: 600,
  kennung: 'fp_0a1b2c3d',
  angelegtVon: 'admin',
  version: 1,
  angelegtAm: '2026-11-20T08:00:00.000Z',
  zuletztAm: null,
  zuletztVon: null,
  vorigerBis: null,
  widerrufenAm: null,
  ...dazu,
});
const schluessel = 'fp_0a1b2c3d_geheim';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([import('./ZugangsschluesselSeite'), import('../../app/verwaltung/Verwaltung')]);
}, 60_000);
beforeEach(() => angemeldetAls({ admin: true, hauptmandant: true, edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function oeffne(zugaenge: object[]) {
  server.use(
    http.get('*/api/zugangsschluessel', () => HttpResponse.json(zugaenge)),
    http.get('*/api/mandanten/hauptmandant-summary', () =>
      HttpResponse.json([
        { id: 1, name: 'Nordlicht' },
        { id: 2, name: 'Müller' },
      ]),
    ),
  );
  zeigeSeite('/admin/api-schluessel');
  return userEvent.setup();
}

it('says what a key is for where there is none, makes one by keyboard and shows it this once', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.post('*/api/zugangsschluessel', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ schluessel, zugang: zugang() }, { status: 201 });
    }),
  );
  const nutzer = oeffne([]);
  await screen.findByText(/Noch kein API-Schlüssel/);
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schlüssel anlegen' });
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'Warenwirtschaft');
  await nutzer.click(within(dialog).getByLabelText(/auftrag.schreiben/));
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  const neuer = await screen.findByRole('dialog', { name: 'Neuer Schlüssel' });
  expect(within(neuer).getByLabelText('Warenwirtschaft')).toHaveProperty('value', schluessel);
  expect(gesendet).toMatchObject([
    { name: 'Warenwirtschaft', rechte: ['auftrag.lesen', 'auftrag.schreiben'], grenzeJeMinute: 600 },
  ]);
  await nutzer.click(within(neuer).getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(schluessel);
  await nutzer.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Neuer Schlüssel' })).toBeTruthy();
  await nutzer.click(within(neuer).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByText(schluessel)).toBeNull());
});

it('needs a permission', async () => {
  const nutzer = oeffne([]);
  await screen.findByText(/Noch kein API-Schlüssel/);
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schlüssel anlegen' });
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'ohne');
  await nutzer.click(within(dialog).getByLabelText(/auftrag.lesen/));
  await nutzer.click(within(dialog).getByRole('button', { name: 'Schlüssel anlegen' }));
  await within(dialog).findByText('Bitte mindestens ein Recht wählen.');
});

it('renews one with the hours that the present one stays, and revokes after a question', async () => {
  const gesendet: unknown[] = [];
  let widerrufen = 0;
  server.use(
    http.post('*/api/zugangsschluessel/4/erneuern', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ schluessel, zugang: zugang() });
    }),
    http.post('*/api/zugangsschluessel/4/widerrufen', () => {
      widerrufen++;
      return HttpResponse.json(zugang({ widerrufenAm: '2026-11-21T08:00:00.000Z' }));
    }),
  );
  const nutzer = oeffne([zugang(), zugang({ id: 5, name: 'alt', widerrufenAm: '2026-11-01T08:00:00.000Z' })]);
  await nutzer.click(await screen.findByText('alt'));
  expect(screen.getByRole('button', { name: 'Widerrufen' })).toHaveProperty('disabled', true);
  await nutzer.click(screen.getByText('Warenwirtschaft'));
  await nutzer.click(screen.getByRole('button', { name: 'Erneuern' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schlüssel erneuern' });
  await nutzer.click(within(dialog).getByRole('button', { name: 'Erneuern' }));
  await nutzer.click(
    within(await screen.findByRole('dialog', { name: 'Neuer Schlüssel' })).getByRole('button', {
      name: 'Schließen',
    }),
  );
  expect(gesendet).toEqual([{ ueberlappungStunden: 24 }]);
  await nutzer.click(screen.getByRole('button', { name: 'Widerrufen' }));
  await nutzer.click(await screen.findByRole('button', { name: 'Ja' }));
  await screen.findByText('Der API-Schlüssel Warenwirtschaft ist widerrufen.');
  expect(widerrufen).toBe(1);
});
