import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const mandant = (id: number, name: string, hauptmandantId: number | null) => ({
  id,
  name,
  hauptmandantId,
  adresse: { name, lkz: 'D', plz: '28195', ort: 'Bremen' },
  hauptmandant: hauptmandantId ? { id: hauptmandantId, name: 'Nordlicht' } : null,
});
const nordlicht = mandant(1, 'Nordlicht', 1);
const suedstern = mandant(2, 'Südstern', 2);
const mueller = mandant(3, 'Müller', 1);
const frei = mandant(9, 'Freie Fracht', null);
const alle = [nordlicht, suedstern, mueller, frei];
let unter: Record<string, object[]>;
let haupt: object[];

mitPortal(() => {
  unter = { 1: [mueller], 2: [] };
  haupt = [nordlicht, suedstern];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', []);
  antworte('get', 'mandanten/:id', ({ teile }) =>
    HttpResponse.json(
      alle.find((m) => m.id === Number(teile['id'])),
      { headers: { etag: '"4"' } },
    ),
  );
  antworte('get', 'mandanten/hauptmandant-summary', []);
  antworte('get', 'mandanten/hauptmandanten-list', () => haupt);
  antworte('get', 'mandanten/untermandant/:id', ({ teile }) => unter[String(teile['id'])] ?? []);
  antworte('get', 'mandanten/freiemandanten', [frei]);
  antworte('get', 'mandanten/allmandanten', alle);
  antworte('put', 'mandanten/:id', ({ koerper }) => koerper);
  antworte('post', 'mandanten/hauptmandant/unregister', []);
});

const maus = userEvent.setup({ delay: null });
const links = () => screen.getByLabelText('Hauptmandanten', { selector: 'section' });
const rechts = () => screen.getByLabelText('Untermandanten', { selector: 'section' });
const klicke = (wo: HTMLElement, name: string) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const frage = () => screen.findByRole('alertdialog');
const zu = (rolle: string) => waitFor(() => expect(screen.queryByRole(rolle)).toBeNull());
async function oeffne(suche = '') {
  const app = zeigeSeite(`/admin/mandanten${suche}`);
  await within(await screen.findByLabelText('Hauptmandanten', { selector: 'section' })).findByText(
    'Südstern',
  );
  return app;
}
async function markiere(wo: HTMLElement, name: string) {
  await maus.click(await within(wo).findByText(name));
}

it('wants a marked main client, whatever is to be done with it', async () => {
  await oeffne('?haupt=77');
  for (const knopf of ['Bearbeiten', 'Auftritt', 'Entfernen']) {
    await klicke(links(), knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke(await frage(), 'OK');
    await zu('alertdialog');
  }
});

it('makes a main client a free one only after a yes; the question names it', async () => {
  antworte('post', 'mandanten/hauptmandant/unregister', () => {
    haupt = [nordlicht];
    return [];
  });
  await oeffne();
  await markiere(links(), 'Südstern');
  await klicke(links(), 'Entfernen');
  const erste = await frage();
  within(erste).getByText(/^Soll „Südstern“ kein Hauptmandant mehr sein\?/);
  await klicke(erste, 'Nein');
  await zu('alertdialog');
  await klicke(links(), 'Entfernen');
  await klicke(await frage(), 'Ja');
  await screen.findByText('Südstern ist jetzt ein freier Mandant.');
  expect(an('POST mandanten/hauptmandant/unregister').map((g) => g.frage.get('ids'))).toEqual(['2']);
  await waitFor(() => expect(within(links()).queryByText('Südstern')).toBeNull());
});

it('says that a main client with sub clients stays one', async () => {
  const grund = 'Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.';
  antworte('post', 'mandanten/hauptmandant/unregister', abgelehnt(409, grund));
  await oeffne();
  await markiere(links(), 'Nordlicht');
  await klicke(links(), 'Entfernen');
  await klicke(await frage(), 'Ja');
  await screen.findByText(grund);
  expect(within(links()).getByText('Nordlicht')).toBeTruthy();
});

it('makes a free client a main client, by double click in the choice', async () => {
  await oeffne();
  await klicke(links(), 'Hinzufügen');
  await maus.click(await screen.findByText('Freien Mandanten zum Hauptmandanten machen'));
  const wahl = await screen.findByRole('dialog', { name: 'Hauptmandant hinzufügen' });
  await maus.dblClick(await within(wahl).findByText('Freie Fracht'));
  await screen.findByText('Freie Fracht ist jetzt ein Hauptmandant.');
  expect(an('PUT mandanten/9').map((g) => g.koerper)).toMatchObject([{ hauptmandantId: 9 }]);
  await zu('dialog');
});

it('puts a sub client under another main client, which is not itself', async () => {
  await oeffne();
  await markiere(rechts(), 'Müller');
  await klicke(rechts(), 'Zuordnen');
  const wahl = await screen.findByRole('dialog', { name: '„Müller“ einem Hauptmandanten zuordnen' });
  await klicke(wahl, 'Zuordnen');
  await klicke(await frage(), 'OK');
  expect(an('PUT mandanten/3')).toEqual([]);
  await maus.click(await within(wahl).findByText('Südstern'));
  await klicke(wahl, 'Zuordnen');
  await screen.findByText('Der Mandant Müller wurde zugeordnet.');
  expect(an('PUT mandanten/3').map((g) => g.koerper)).toMatchObject([{ hauptmandantId: 2 }]);
});

it('keeps the choice open where the client could not be put elsewhere', async () => {
  antworte('put', 'mandanten/3', abgelehnt(409, 'Er steht inzwischen woanders.'));
  await oeffne();
  await markiere(rechts(), 'Müller');
  await klicke(rechts(), 'Zuordnen');
  const wahl = await screen.findByRole('dialog', { name: /^„Müller“/ });
  await maus.dblClick(await within(wahl).findByText('Südstern'));
  await screen.findByText('Er steht inzwischen woanders.');
  await klicke(await frage(), 'OK');
  expect(wahl.isConnected).toBe(true);
});

it('says of a free client that it is free already', async () => {
  await oeffne('?liste=frei');
  await markiere(rechts(), 'Freie Fracht');
  await klicke(rechts(), 'Entfernen');
  await screen.findByText('Dieser Mandant ist schon frei.');
});

it.each([
  ['unter', '2', 'Noch keine Untermandanten. Ordnen Sie freie Mandanten zu, oder legen Sie neue an.'],
  ['frei', '1', 'Es gibt keine freien Mandanten. Neue Registrierungen erscheinen hier.'],
])('says what to do where the list is empty (%s)', async (liste, id, text) => {
  antworte('get', 'mandanten/freiemandanten', []);
  await oeffne(`?haupt=${id}&liste=${liste}`);
  await screen.findByText(text);
});

it('says to somebody without a client to mark one at the left, and that one is needed to add to', async () => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  await oeffne();
  await screen.findByText('Markieren Sie links einen Hauptmandanten, um seine Untermandanten zu sehen.');
  await klicke(rechts(), 'Hinzufügen');
  await maus.click(await screen.findByText('Neuen Untermandanten anlegen'));
  await screen.findByText('Bitte markieren Sie zuerst einen Hauptmandanten.');
  expect(an('POST mandanten')).toEqual([]);
});

it('says where in the hierarchy each of all clients stands', async () => {
  await oeffne('?liste=alle');
  const zeile = async (name: string) =>
    (await within(rechts()).findByText(name)).closest('[role=row]')?.textContent;
  expect(await zeile('Müller')).toContain('Untermandant von Nordlicht');
  expect(await zeile('Freie Fracht')).toContain('frei');
});

it('says that there are more than are listed, and how the others are found', async () => {
  antworte('get', 'mandanten/allmandanten', () =>
    HttpResponse.json(alle, { headers: { 'total-search-results': '12345' } }),
  );
  await oeffne('?liste=alle');
  await screen.findByText(/12\.345 Mandanten stehen die neuesten hier\. Die übrigen findet die Suche\./);
});

it('adds a free client beside the list, and shows it among the free ones', async () => {
  antworte('post', 'mandanten', { ...frei });
  const { ort } = await oeffne();
  await klicke(rechts(), 'Hinzufügen');
  await maus.click(await screen.findByText('Neuen freien Mandanten anlegen'));
  const fenster = await screen.findByRole('dialog', { name: 'Mandant anlegen' });
  await maus.type(fenster.querySelector('[name="name"]') as HTMLInputElement, 'Freie Fracht');
  await klicke(fenster, 'Speichern');
  await screen.findByText('Der Mandant Freie Fracht wurde erfolgreich angelegt.');
  expect(an('POST mandanten').map((g) => g.koerper)).toMatchObject([
    { name: 'Freie Fracht', istHauptmandant: false, hauptmandantId: null },
  ]);
  await waitFor(() => expect(ort()).toContain('liste=frei'));
  expect(ort()).toContain('mandant=9');
});
