import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const wartender = (id: number, mandant: string, dazu: object = {}) => ({
  id,
  mandant,
  anschrift: 'Am Wall 7, D-28195 Bremen',
  benutzerId: 90,
  benutzer: 'mueller',
  email: 'chef@mueller.example',
  eingegangenAm: '2026-11-20T08:00:00Z',
  bestaetigt: true,
  agbFassung: null,
  spediteur: null,
  vorschlaege: [],
  ...dazu,
});
const mandant = (id: number, name: string) => ({ id, name, hauptmandantId: 1 });
let da: { id: number }[];

mitPortal(() => {
  da = [wartender(40, 'Müller Söhne'), wartender(41, 'Zypresse')];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'registrierungen', () => da);
  antworte('get', 'mandanten/hauptmandanten-list', [mandant(1, 'Nordlicht')]);
  antworte('get', 'mandanten/allmandanten', [
    mandant(1, 'Nordlicht'),
    mandant(40, 'Müller Söhne'),
    mandant(3, 'Müller & Söhne GmbH'),
  ]);
  antworte('post', 'registrierungen/:id/:was', () => new HttpResponse(null, { status: 204 }));
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const feld = (name: string) => document.querySelector(`[role="dialog"] [name="${name}"]`) as HTMLInputElement;
async function oeffne(zeile: string, knopf: 'Freigeben …' | 'Ablehnen') {
  zeigeSeite('/admin/registrierungen');
  await maus.click(await screen.findByText(zeile));
  await klicke(knopf);
  return screen.findByRole('dialog', { name: knopf });
}

it('wants a marked row before somebody is let in or refused', async () => {
  zeigeSeite('/admin/registrierungen');
  await screen.findByText('Zypresse');
  for (const knopf of ['Freigeben …', 'Ablehnen']) {
    await klicke(knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke('OK');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

it('shows who waits for what, and who may be there already', async () => {
  da = [
    wartender(40, 'Eins', { bestaetigt: false }),
    wartender(41, 'Zwei', { vorschlaege: [{ id: 3, name: 'Zwei GmbH', grund: 'name' }] }),
  ];
  zeigeSeite('/admin/registrierungen');
  const zeile = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await zeile('Eins')).toMatch(
    /mueller.*chef@mueller\.example.*20\.11\.2026.*wartet auf Bestätigung$/,
  );
  expect(await zeile('Zwei')).toMatch(/E-Mail bestätigtZwei GmbH$/);
});

it.each([
  ['ustId', 'gleiche USt-IdNr.'],
  ['name', 'ähnlicher Name'],
  ['domain', 'gleiche E-Mail-Domain'],
])('says why a client may be the one (%s)', async (grund, text) => {
  da = [wartender(40, 'Müller Söhne', { vorschlaege: [{ id: 3, name: 'Müller GmbH', grund }] })];
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  within(fenster).getByText(text);
});

it('wants a main client where it came in at none, and sends nothing before', async () => {
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  await klicke('Freigeben …', fenster);
  await waitFor(() => expect(feld('hauptmandantId').getAttribute('aria-invalid')).toBe('true'));
  expect(an('POST registrierungen/40/freigeben')).toEqual([]);
  await maus.type(feld('hauptmandantId'), 'Nord{Enter}');
  await maus.clear(feld('name'));
  await maus.type(feld('name'), 'Müller');
  await maus.click(within(fenster).getByLabelText('darf erfassen'));
  await klicke('Freigeben …', fenster);
  await screen.findByText('mueller ist freigegeben und per Mail benachrichtigt.');
  expect(an('POST registrierungen/40/freigeben').map((g) => g.koerper)).toEqual([
    { hauptmandantId: 1, name: 'Müller', edit: false, main: true },
  ]);
});

it('does not offer the waiting client as the one it could belong to', async () => {
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  await maus.click(within(fenster).getByText('Zu einem vorhandenen Mandanten'));
  await maus.type(feld('mandantId'), 'Mül');
  const angebote = await screen.findAllByRole('option');
  expect(angebote.map((o) => o.textContent)).toEqual(['Müller & Söhne GmbH']);
});

it('keeps what was chosen of one way while the other is looked at', async () => {
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  await maus.type(feld('hauptmandantId'), 'Nord{Enter}');
  await maus.click(within(fenster).getByText('Zu einem vorhandenen Mandanten'));
  expect(feld('hauptmandantId')).toBeNull();
  await maus.click(within(fenster).getByText('Als neuer Mandant'));
  expect(feld('hauptmandantId').value).toBe('Nordlicht');
});

it('says at the field what the server refuses, and lets in after that', async () => {
  antworte('post', 'registrierungen/40/freigeben', abgelehnt(400, 'So heißt schon einer.', 'name'));
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  await maus.type(feld('hauptmandantId'), 'Nord{Enter}');
  await klicke('Freigeben …', fenster);
  await waitFor(() => expect(feld('name').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(feld('name'));
  expect(feld('hauptmandantId').value).toBe('Nordlicht');
});

it('lets in once, however often the button is clicked', async () => {
  da = [wartender(40, 'Müller Söhne', { spediteur: { id: 1, name: 'Nordlicht' } })];
  const fenster = await oeffne('Müller Söhne', 'Freigeben …');
  await maus.dblClick(within(fenster).getByText('Freigeben …', { selector: 'button' }));
  await screen.findByText('mueller ist freigegeben und per Mail benachrichtigt.');
  expect(an('POST registrierungen/40/freigeben')).toHaveLength(1);
});

it('tells why one could not be refused, with the reason still there', async () => {
  antworte('post', 'registrierungen/41/ablehnen', abgelehnt(409, 'Schon freigegeben.'));
  const fenster = await oeffne('Zypresse', 'Ablehnen');
  within(fenster).getByText(/^Zypresse erfährt den Grund per Mail/);
  await maus.type(feld('grund'), 'Unbekannt');
  await klicke('Ablehnen', fenster);
  await klicke('OK', await screen.findByRole('alertdialog'));
  expect(feld('grund').value).toBe('Unbekannt');
  expect(screen.queryByText(/ist abgelehnt und gelöscht/)).toBeNull();
});

it('asks before a written reason is thrown away', async () => {
  await oeffne('Zypresse', 'Ablehnen');
  await maus.type(feld('grund'), 'U');
  await maus.keyboard('{Escape}');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(an('POST registrierungen/41/ablehnen')).toEqual([]);
});
