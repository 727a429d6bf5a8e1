import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const benutzer = (id: number, name: string) => ({
  id,
  name,
  email: `${name}@example.com`,
  emailNeu: null,
  authorized: true,
  main: true,
  admin: false,
  sprache: { id: 50, bezeichnung: 'Deutsch' },
  benutzerversion: { id: 1, bezeichnung: 'Standard' },
  edit: true,
  betreiber: false,
  invisibleEinmaladresse: false,
  rowsInGrid: 50,
  token: `t${id}`,
  created: '2026-11-02T07:05:00Z',
  changed: '2026-11-20T09:00:00Z',
  owningMandant: { id: 3, name: 'Müller & Söhne', adresse: null },
});
const anna = benutzer(7, 'anna');
const bert = benutzer(8, 'bert');
let alle = [anna, bert];

mitPortal(() => {
  alle = [anna, bert];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'benutzer/:id', ({ teile }) =>
    HttpResponse.json(
      [anna, bert].find((b) => b.id === Number(teile['id'])),
      { headers: { etag: '"4"' } },
    ),
  );
  antworte('get', 'benutzer/search', () =>
    HttpResponse.json(alle, { headers: { 'total-search-results': `${alle.length}` } }),
  );
  antworte('get', 'benutzer/currentAsList', [{ ...anna, id: 1, name: 'dispo' }]);
  antworte('get', 'benutzer/checkName/:name', ({ teile }) => HttpResponse.json(teile['name'] === 'anna'));
  antworte('get', 'registrierung/sprachen', [{ id: 50, bezeichnung: 'Deutsch', iso: 'de' }]);
  antworte('put', 'benutzer/:id', anna);
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) => document.querySelector(`[role=dialog] [name="${name}"]`) as HTMLInputElement;
const dialog = () => screen.findByRole('dialog', { name: /^Benutzer/ });
const knopf = (name: string) => screen.findByRole('button', { name });
const ok = async (text: string | RegExp) => {
  await screen.findByText(text);
  await maus.click(await knopf('OK'));
};
async function oeffne(wen?: string) {
  zeigeSeite('/masterdata/usermanagement');
  await screen.findByText('anna@example.com');
  if (!wen) return;
  await maus.dblClick(screen.getByText(`${wen}@example.com`));
  await dialog();
}

it('ein Benutzer, der sich nicht lesen lässt, hält den nächsten nicht auf', async () => {
  antworte('get', 'benutzer/7', abgelehnt(404, 'Das gibt es nicht mehr.'));
  await oeffne();
  await maus.click(screen.getByText('anna@example.com'));
  await maus.click(await knopf('Bearbeiten'));
  await ok('Das gibt es nicht mehr.');
  await maus.click(await knopf('Bearbeiten'));
  await ok('Das gibt es nicht mehr.');
  await maus.click(screen.getByText('bert@example.com'));
  await maus.click(await knopf('Löschen'));
  within(await screen.findByRole('alertdialog')).getByText(/bert/);
});

it.each(['edit', 'authorized'])('sagt, was der Server an einem Kennzeichen ablehnt (%s)', async (name) => {
  antworte('put', 'benutzer/7', abgelehnt(403, 'Das dürfen Sie nicht vergeben.', name));
  await oeffne('anna');
  await maus.click(await knopf('Speichern'));
  await ok('Das dürfen Sie nicht vergeben.');
  expect(await dialog()).toBeTruthy();
});

it('sagt an der E-Mail-Adresse, was an ihr nicht geht, und behält alles', async () => {
  antworte('put', 'benutzer/7', abgelehnt(400, 'Diese Adresse gibt es schon.', 'email'));
  await oeffne('anna');
  await maus.clear(feld('email'));
  await maus.type(feld('email'), 'bert@example.com{Enter}');
  await within(await dialog()).findAllByText('Diese Adresse gibt es schon.');
  expect([feld('email').value, document.activeElement]).toEqual(['bert@example.com', feld('email')]);
});

it('Entf fragt nach dem, bei dem man steht; was nicht geht, wird gesagt', async () => {
  antworte('delete', 'benutzer/8', abgelehnt(409, 'Der letzte Administrator bleibt.'));
  await oeffne();
  await maus.click(screen.getByText('anna@example.com'));
  const zelle = screen.getByText('bert@example.com').closest('[role=gridcell]') as HTMLElement;
  fireEvent.keyDown(zelle, { key: 'Delete' });
  const frage = within(await screen.findByRole('alertdialog'));
  frage.getByText(/bert/);
  await maus.dblClick(frage.getByRole('button', { name: 'Ja' }));
  await ok('Der letzte Administrator bleibt.');
  expect(an('DELETE benutzer/8').map((g) => g.frage.get('token'))).toEqual(['t8']);
  expect(screen.getByText('bert@example.com')).toBeTruthy();
});

it('nimmt zurück, dass ein Name vergeben ist, sobald ein anderer dasteht', async () => {
  await oeffne();
  await maus.click(await knopf('Hinzufügen'));
  await dialog();
  await maus.type(feld('name'), 'anna');
  await waitFor(() => expect(feld('name').getAttribute('aria-invalid')).toBe('true'));
  await maus.type(feld('name'), 'b');
  await waitFor(() => expect(an('GET benutzer/checkName/annab')).toHaveLength(1));
  await waitFor(() => expect(feld('name').getAttribute('aria-invalid')).toBeNull());
});
