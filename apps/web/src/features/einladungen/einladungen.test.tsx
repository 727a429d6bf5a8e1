import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const einladung = (id: number, email: string, abgelaufen = false) => ({
  id,
  email,
  edit: true,
  main: false,
  admin: true,
  eingeladenVon: 'chefin',
  abgelaufen,
  eingeladenAm: '2026-11-20T08:00:00Z',
  laeuftAbAm: '2026-12-04T08:00:00Z',
  mandant: { id: 3, name: 'Müller' },
});
let da: { id: number; email: string }[] = [];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 3 });
  da = [einladung(1, 'a@mueller.example'), einladung(2, 'b@mueller.example', true)];
  antworte('get', 'einladungen', () => da);
  antworte('get', 'mandanten/hauptmandant-summary', [{ id: 3, name: 'Müller' }]);
  antworte('get', 'registrierung/sprachen', [{ id: 50, bezeichnung: 'Deutsch', iso: 'de', standard: true }]);
  antworte('delete', 'einladungen/:id', ({ teile }) => {
    da = da.filter((e) => e.id !== Number(teile['id']));
    return new HttpResponse(null, { status: 204 });
  });
  antworte('post', 'einladungen/:id/erneut', () => da[1] ?? {});
});

const maus = userEvent.setup({ delay: null });
const klick = (knopf: string) => maus.click(screen.getByRole('button', { name: knopf }));

it('zeigt, wer eingeladen ist, sendet erneut und zieht zurück', async () => {
  zeigeSeite('/masterdata/einladungen');
  await screen.findByText('a@mueller.example');
  screen.getByText('abgelaufen');
  expect(screen.getAllByText('darf erfassen, Administrator')).toHaveLength(2);
  await klick('Zurückziehen');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.keyboard('{Escape}');
  await maus.click(screen.getByText('b@mueller.example'));
  await klick('Erneut senden');
  await screen.findByText('Die Einladung ist unterwegs.');
  expect(an('POST einladungen/2/erneut')).toHaveLength(1);
  await klick('Zurückziehen');
  await screen.findByText('Die Einladung an b@mueller.example gilt nicht mehr.');
  await waitFor(() => expect(screen.queryByText('abgelaufen')).toBeNull());
});

async function oeffneDialog() {
  zeigeSeite('/masterdata/einladungen');
  await screen.findByText('a@mueller.example');
  await klick('Einladen …');
  return screen.findByRole('dialog', { name: 'Einladen …' });
}
const adressen = (dialog: HTMLElement) => within(dialog).getByLabelText(/^E-Mail Adressen/);

it('lädt eine Liste ein und sagt, wie viele', async () => {
  antworte('post', 'einladungen', [einladung(3, 'c@x.example'), einladung(4, 'd@x.example')]);
  const dialog = await oeffneDialog();
  await maus.type(adressen(dialog), 'c@x.example{Enter}d@x.example');
  await maus.click(within(dialog).getByLabelText('Administrator'));
  await maus.click(within(dialog).getByRole('button', { name: 'Einladungen senden' }));
  await screen.findByText('2 Einladungen sind unterwegs.');
  expect(an('POST einladungen')[0]?.koerper).toEqual({
    adressen: 'c@x.example\nd@x.example',
    mandantId: 3,
    sprache: { id: 50 },
    edit: true,
    main: false,
    admin: true,
    tage: 14,
  });
});

it('nennt am Feld, was keine Adresse ist, und was der Server ablehnt', async () => {
  const dialog = await oeffneDialog();
  await maus.type(adressen(dialog), 'keine, x@y.example');
  const sende = () => maus.click(within(dialog).getByRole('button', { name: 'Einladungen senden' }));
  await sende();
  await within(dialog).findAllByText('Keine E-Mail Adresse: keine');
  expect(an('POST einladungen')).toEqual([]);
  const text = 'Schon Benutzer dieses Mandanten: x@y.example';
  antworte('post', 'einladungen', () => abgelehnt(400, text, 'adressen'));
  await maus.clear(adressen(dialog));
  await maus.type(adressen(dialog), 'x@y.example');
  await sende();
  await within(dialog).findAllByText(text);
});

it('zeigt, wer nicht einlädt, nur, dass das Recht fehlt', async () => {
  angemeldetAls({ sub: '2', edit: true, hauptmandant: true });
  zeigeSeite('/masterdata/einladungen');
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(screen.queryByRole('button', { name: 'Einladen …' })).toBeNull();
  expect(an('GET einladungen')).toEqual([]);
});
