import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const zugang = {
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
};
const ausgabe = { schluessel: 'fp_0a1b2c3d_geheim', zugang };

mitPortal(() => {
  angemeldetAls({ admin: true, hauptmandant: true, edit: true });
  antworte('get', 'zugangsschluessel', [zugang]);
  antworte('post', 'zugangsschluessel', () => HttpResponse.json(ausgabe, { status: 201 }));
  antworte('post', 'zugangsschluessel/4/erneuern', ausgabe);
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });

async function oeffne(was: string, dialog: string) {
  zeigeSeite('/admin/api-schluessel');
  await maus.click(await screen.findByText('Warenwirtschaft'));
  await maus.click(await knopf(was));
  return within(await screen.findByRole('dialog', { name: dialog }));
}
/** From now on the list is not answered any more. */
const listeHaengt = () =>
  server.use(http.get('*/api/zugangsschluessel', () => new Promise<Response>(() => undefined)));

it('zeigt einen neuen Schlüssel, auch wenn die Liste dahinter nicht antwortet', async () => {
  const dialog = await oeffne('Hinzufügen', 'Schlüssel anlegen');
  await maus.type(dialog.getByLabelText(/^Name/), 'Warenwirtschaft');
  listeHaengt();
  await maus.keyboard('{Control>}s{/Control}');
  await screen.findByDisplayValue(ausgabe.schluessel);
});

it('zeigt einen erneuerten ebenso', async () => {
  const dialog = await oeffne('Erneuern', 'Schlüssel erneuern');
  listeHaengt();
  await maus.click(dialog.getByRole('button', { name: 'Erneuern' }));
  await screen.findByDisplayValue(ausgabe.schluessel);
});

it('sagt am Feld, was der Server ablehnt, und behält die Eingabe', async () => {
  antworte('post', 'zugangsschluessel', abgelehnt(400, 'Kein Netz.', 'netze'));
  const dialog = await oeffne('Hinzufügen', 'Schlüssel anlegen');
  await maus.type(dialog.getByLabelText(/^Name/), 'Lager');
  await maus.keyboard('{Control>}s{/Control}');
  await dialog.findAllByText('Kein Netz.');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Lager');
});

it('sagt, warum nicht widerrufen wurde', async () => {
  antworte('post', 'zugangsschluessel/4/widerrufen', abgelehnt(409, 'Schon widerrufen.'));
  zeigeSeite('/admin/api-schluessel');
  await maus.click(await screen.findByText('Warenwirtschaft'));
  await maus.click(await knopf('Widerrufen'));
  await maus.click(await knopf('Ja'));
  await screen.findByText('Schon widerrufen.');
  await maus.click(await knopf('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
