import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Verfolgungsknopf } from './Verfolgungsknopf';

const pfad = 'auftraege/7/verfolgungslink';
const adresse = 'https://portal.example/v/abc';
let links: object[];

mitPortal(() => {
  links = [];
  angemeldetAls({ edit: false });
  antworte('get', 'auftraege/:id/verfolgungslink', () => HttpResponse.json(links));
  antworte('post', 'auftraege/:id/verfolgungslink', () => {
    links = [...links, { id: links.length + 1, plzFragen: false }];
    return HttpResponse.json({ id: links.length, adresse }, { status: 201 });
  });
  antworte('delete', 'auftraege/:id/verfolgungslink', () => {
    const anzahl = links.length;
    links = [];
    return HttpResponse.json(anzahl);
  });
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.getByRole('button', { name });
const email = () => screen.findByLabelText<HTMLInputElement>('Per E-Mail senden an');
const angelegte = () => an(`POST ${pfad}`).map((g) => g.koerper);

async function oeffne(vorschlag: string | null = null) {
  zeigeTeil(<Verfolgungsknopf auftragId={7} email={vorschlag} />);
  await maus.click(await screen.findByText('Link zum Verfolgen …'));
  return email();
}

it('erzeugt mit einem Doppelklick einen Link, zeigt ihn und legt ihn in die Zwischenablage', async () => {
  await oeffne();
  await maus.click(screen.getByLabelText('Nach der Postleitzahl fragen'));
  await maus.dblClick(knopf('Link erzeugen'));
  const link = await screen.findByLabelText<HTMLInputElement>('Link zur Sendung');
  expect(link.value).toBe(adresse);
  expect(angelegte()).toEqual([{ plzFragen: true, email: null }]);
  expect(document.activeElement).toBe(knopf('Kopieren'));
  await maus.keyboard('{Enter}');
  await screen.findByText('Der Link ist in der Zwischenablage.');
  expect(await navigator.clipboard.readText()).toBe(adresse);
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Link zum Verfolgen …')));
});

it('sendet ihn mit Enter an die Adresse, die vorgeschlagen oder getippt ist', async () => {
  const feld = await oeffne('lager@acme.example');
  await maus.type(feld, '{Enter}');
  await screen.findByText('Der Link ist unterwegs zu lager@acme.example.');
  expect(angelegte()).toEqual([{ plzFragen: false, email: 'lager@acme.example' }]);
});

it('sagt am Feld, dass die Adresse keine ist, und sendet nichts', async () => {
  const feld = await oeffne();
  await maus.type(feld, 'niemand');
  await maus.click(knopf('Link senden'));
  await waitFor(() => expect(feld.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /gültige E-Mail/,
  );
  expect(document.activeElement).toBe(feld);
  expect(angelegte()).toEqual([]);
});

it('behält bei einer Ablehnung, was eingegeben ist', async () => {
  antworte('post', 'auftraege/:id/verfolgungslink', abgelehnt(429, 'Zu viele Mails.'));
  const feld = await oeffne();
  await maus.type(feld, 'a@b.example');
  await maus.click(knopf('Link senden'));
  const fehler = within(await screen.findByRole('alertdialog'));
  fehler.getByText('Zu viele Mails.');
  await maus.click(fehler.getByText('OK'));
  expect((await email()).value).toBe('a@b.example');
});

it('fragt bei Escape, ehe Getipptes verloren geht; ohne Änderung geht es zum Knopf zurück', async () => {
  const feld = await oeffne('lager@acme.example');
  await maus.type(feld, 'x{Escape}');
  await maus.click(await screen.findByText('Nein'));
  expect((await email()).value).toBe('lager@acme.examplex');
  await maus.type(await email(), '{Backspace}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Link zum Verfolgen …'));
});

it('widerruft mit einem Doppelklick einmal, sagt wie viele, und zeigt den Link nicht weiter', async () => {
  links = [{ id: 1 }, { id: 2 }];
  await oeffne();
  await screen.findByText('Links, die gelten: 2');
  await maus.click(knopf('Link erzeugen'));
  await screen.findByText('Links, die gelten: 3');
  await maus.dblClick(knopf('Alle widerrufen'));
  await screen.findByText('Widerrufen: 3. Diese Links öffnen nichts mehr.');
  await waitFor(() => expect(screen.queryByText(/Links, die gelten/)).toBeNull());
  expect(screen.queryByLabelText('Link zur Sendung')).toBeNull();
  expect(an(`DELETE ${pfad}`)).toHaveLength(1);
});

it('sagt, wenn nicht zu erfahren ist, welche Links gelten, statt keinen zu nennen', async () => {
  antworte(
    'get',
    'auftraege/:id/verfolgungslink',
    abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'),
  );
  await oeffne();
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
});
