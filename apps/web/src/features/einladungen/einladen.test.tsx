import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const einladung = (id: number, email: string, dazu: object = {}) => ({
  id,
  email,
  edit: true,
  main: false,
  admin: false,
  eingeladenVon: 'chefin',
  abgelaufen: false,
  eingeladenAm: '2026-11-20T08:00:00Z',
  laeuftAbAm: '2026-12-04T08:00:00Z',
  unzustellbar: false,
  mandant: { id: 3, name: 'Müller' },
  ...dazu,
});
let da: object[];

mitPortal(() => {
  da = [einladung(1, 'a@x.example')];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 3 });
  antworte('get', 'einladungen', () => da);
  antworte('get', 'mandanten/hauptmandant-summary', [
    { id: 3, name: 'Müller' },
    { id: 4, name: 'Weber' },
  ]);
  antworte('get', 'registrierung/sprachen', [
    { id: 50, bezeichnung: 'Deutsch', iso: 'de', standard: true },
    { id: 51, bezeichnung: 'Englisch', iso: 'en', standard: false },
  ]);
  antworte('post', 'einladungen', [einladung(9, 'neu@x.example')]);
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const zeige = async () => {
  zeigeSeite('/masterdata/einladungen');
  await screen.findByText('Erneut senden');
};
async function oeffne() {
  await zeige();
  await klicke('Einladen …');
  const fenster = await screen.findByRole('dialog', { name: 'Einladen …' });
  return { fenster, feld: (name: RegExp | string) => within(fenster).getByLabelText(name) };
}
async function ersetze(eingabe: HTMLElement, text: string) {
  await maus.clear(eingabe);
  if (text) await maus.type(eingabe, text);
}

it('says who decides on name and password where nobody is asked in', async () => {
  da = [];
  await zeige();
  await screen.findByText(/^Niemand ist eingeladen\./);
});

it('shows what each may do, who asked, until when it holds, and what has become of it', async () => {
  da = [
    einladung(1, 'a@x.example', { main: true }),
    einladung(2, 'b@x.example', { edit: false, eingeladenVon: null, unzustellbar: true }),
    einladung(3, 'c@x.example', { abgelaufen: true, unzustellbar: true }),
  ];
  await zeige();
  const zeile = (email: string) => screen.getByText(email).closest('tr')?.textContent;
  await screen.findByText('a@x.example');
  expect(zeile('a@x.example')).toMatch(
    /Müllerdarf erfassen, Hauptbenutzerchefin20\.11\.2026.*04\.12\.2026.*offen$/,
  );
  expect(zeile('b@x.example')).toMatch(/Müller20\.11\..*unzustellbar$/);
  expect(zeile('c@x.example')).toMatch(/abgelaufen$/);
});

it('takes the only one as the marked one, and tells why it could not be sent again', async () => {
  antworte('post', 'einladungen/1/erneut', abgelehnt(409, 'Der Mailserver antwortet nicht.'));
  await zeige();
  await screen.findByText('a@x.example');
  await klicke('Erneut senden');
  await screen.findByText('Der Mailserver antwortet nicht.');
  expect(screen.queryByText('Die Einladung ist unterwegs.')).toBeNull();
});

it('sends again once, however often the button is clicked', async () => {
  antworte('post', 'einladungen/1/erneut', einladung(1, 'a@x.example'));
  await zeige();
  await screen.findByText('a@x.example');
  await maus.dblClick(screen.getByText('Erneut senden', { selector: 'button' }));
  await screen.findByText('Die Einladung ist unterwegs.');
  expect(an('POST einladungen/1/erneut')).toHaveLength(1);
});

it('leaves in the list what could not be taken back', async () => {
  antworte('delete', 'einladungen/1', abgelehnt(404, 'Sie ist schon angenommen.'));
  await zeige();
  await screen.findByText('a@x.example');
  await klicke('Zurückziehen');
  await screen.findByText('Sie ist schon angenommen.');
  expect(screen.queryByText(/gilt nicht mehr/)).toBeNull();
});

it('does not say nobody is asked in where the list cannot be read', async () => {
  antworte('get', 'einladungen', abgelehnt(500, 'Gerade nicht.'));
  await zeige();
  await screen.findByText('Gerade nicht.');
  expect(screen.queryByText(/^Niemand ist eingeladen\./)).toBeNull();
});

it('asks into another client, in another language, for another time and with other rights', async () => {
  const { fenster, feld } = await oeffne();
  await maus.type(feld(/^E-Mail Adressen/), 'neu@x.example');
  await ersetze(feld(/^Mandant/), 'Web{Enter}');
  await ersetze(feld(/^Sprache/), 'Eng{Enter}');
  await ersetze(feld(/^Gültig/), '30');
  await maus.click(feld('darf erfassen'));
  await maus.click(feld('Hauptbenutzer'));
  await klicke('Einladungen senden', fenster);
  await screen.findByText('Die Einladung ist unterwegs.');
  expect(an('POST einladungen').map((g) => g.koerper)).toEqual([
    {
      adressen: 'neu@x.example',
      mandantId: 4,
      sprache: { id: 51 },
      tage: 30,
      edit: false,
      main: true,
      admin: false,
    },
  ]);
  await waitFor(() => expect(an('GET einladungen').length).toBeGreaterThan(1));
});

it('lets only a main user make main users', async () => {
  angemeldetAls({ sub: '1', admin: true, edit: true, hauptmandant: true, 'mandant-id': 3 });
  const { feld } = await oeffne();
  expect(feld('Hauptbenutzer')).toHaveProperty('disabled', true);
  expect(feld('Administrator')).toHaveProperty('disabled', false);
});

it.each([
  ['nobody', '', /^Feld ist ein Pflichtfeld/],
  ['only separators', ' ; ,', /^Feld ist ein Pflichtfeld/],
  ['one of which is none', 'a@x.example; b@', /^Keine E-Mail Adresse: b@$/],
  [
    'more than are possible',
    Array.from({ length: 101 }, (_, i) => `n${i}@x.example`).join('\n'),
    /^Höchstens 100/,
  ],
])('refuses %s at the field, and sends nothing', async (_was, liste, text) => {
  const { fenster, feld } = await oeffne();
  await maus.click(feld(/^E-Mail Adressen/));
  await maus.paste(liste);
  await klicke('Einladungen senden', fenster);
  expect((await within(fenster).findAllByText(text)).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(feld(/^E-Mail Adressen/));
  expect(an('POST einladungen')).toEqual([]);
});

it.each(['0', '91'])('holds no invitation for %s days', async (tage) => {
  const { fenster, feld } = await oeffne();
  await maus.type(feld(/^E-Mail Adressen/), 'neu@x.example');
  await ersetze(feld(/^Gültig/), tage);
  await klicke('Einladungen senden', fenster);
  await waitFor(() => expect(feld(/^Gültig/).getAttribute('aria-invalid')).toBe('true'));
  expect(an('POST einladungen')).toEqual([]);
});

it('keeps the list of addresses where the server has nobody invited', async () => {
  antworte('post', 'einladungen', abgelehnt(500, 'Gerade nicht.'));
  const { fenster, feld } = await oeffne();
  await maus.type(feld(/^E-Mail Adressen/), 'neu@x.example');
  await klicke('Einladungen senden', fenster);
  await klicke('OK', await screen.findByRole('alertdialog'));
  expect(feld(/^E-Mail Adressen/)).toHaveProperty('value', 'neu@x.example');
  antworte('post', 'einladungen', () => HttpResponse.json([einladung(9, 'neu@x.example')]));
  await klicke('Einladungen senden', fenster);
  await screen.findByText('Die Einladung ist unterwegs.');
});

it('asks before a typed list is thrown away', async () => {
  const { feld } = await oeffne();
  await maus.type(feld(/^E-Mail Adressen/), 'neu@x.example');
  await maus.keyboard('{Escape}');
  await klicke('Nein', await screen.findByRole('alertdialog'));
  expect(feld(/^E-Mail Adressen/)).toHaveProperty('value', 'neu@x.example');
});
