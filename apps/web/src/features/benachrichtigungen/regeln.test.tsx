import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const regel = (id: number, name: string, dazu: object = {}) => ({
  id,
  name,
  an: 'selbst',
  email: null,
  sprache: null,
  mandantId: 1,
  phasen: null,
  version: 5,
  arten: ['auftrag.status'],
  takt: 'taeglich',
  aktiv: true,
  abbestellt: false,
  unzustellbar: false,
  ...dazu,
});
let da: { id: number }[];

mitPortal(() => {
  da = [regel(3, 'Meine'), regel(4, 'Lager', { version: 8 })];
  angemeldetAls({ edit: true });
  antworte('get', 'benachrichtigungen', () => da);
  antworte('get', 'mandanten/hauptmandant-summary', [{ id: 1, name: 'Nordlicht' }]);
  antworte('post', 'benachrichtigungen', regel(5, 'Neu'));
  antworte('put', 'benachrichtigungen/:id', regel(3, 'Meine'));
});
const alsAdministrator = () => angemeldetAls({ admin: true, hauptmandant: true, edit: true });

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const zu = (rolle: string) => waitFor(() => expect(screen.queryByRole(rolle)).toBeNull());
async function oeffne(zeile = 'Meine') {
  zeigeSeite('/masterdata/benachrichtigungen');
  await maus.click(await screen.findByText(zeile));
}
async function bearbeite(zeile?: string) {
  await oeffne(zeile);
  await klicke('Bearbeiten');
  return screen.findByRole('dialog', { name: 'Benachrichtigung bearbeiten' });
}
async function beginne() {
  await oeffne();
  await klicke('Hinzufügen');
  return screen.findByRole('dialog', { name: 'Benachrichtigung anlegen' });
}
async function waehle(fenster: HTMLElement, feld: RegExp, text: string) {
  const auswahl = within(fenster).getByLabelText(feld);
  await maus.clear(auswahl);
  await maus.type(auswahl, `${text}{Enter}`);
}

it('wants a marked row where there are several', async () => {
  zeigeSeite('/masterdata/benachrichtigungen');
  await screen.findByText('Meine');
  for (const knopf of ['Bearbeiten', 'Löschen']) {
    await klicke(knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke('OK');
    await zu('alertdialog');
  }
});

it('says of each who is told, how often, and why nothing is sent', async () => {
  da = [
    regel(1, 'Eins', { takt: 'sofort' }),
    regel(2, 'Zwei', { an: 'adresse', email: 'lager@example.com', aktiv: false, takt: 'stuendlich' }),
    regel(3, 'Drei', { an: 'empfaenger', unzustellbar: true }),
    regel(4, 'Vier', { abbestellt: true, unzustellbar: true }),
  ];
  await oeffne('Eins');
  const zeile = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(zeile('Eins')).toContain('an michStatus geändertsofort (gesammelt je Minute)eingeschaltet');
  expect(zeile('Zwei')).toContain('lager@example.comStatus geändertjede Stundeausgeschaltet');
  expect(zeile('Drei')).toContain('an Empfänger der Sendungen');
  expect(zeile('Drei')).toMatch(/unzustellbar$/);
  expect(zeile('Vier')).toMatch(/abbestellt$/);
});

it('sends nothing without a name or without an event, and says so at both', async () => {
  const fenster = await beginne();
  await maus.click(within(fenster).getByLabelText('Status geändert'));
  await klicke('Speichern', fenster);
  await within(fenster).findByText('Bitte mindestens ein Ereignis wählen.');
  const name = within(fenster).getByLabelText(/^Name/);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(an('POST benachrichtigungen')).toEqual([]);
});

it('asks for which statuses only where changes of status are told', async () => {
  const fenster = await beginne();
  within(fenster).getByText('Ohne Auswahl: jeder Status.');
  await maus.click(within(fenster).getByLabelText('Status geändert'));
  expect(within(fenster).queryByLabelText('Problem')).toBeNull();
  expect(within(fenster).queryByText('Ohne Auswahl: jeder Status.')).toBeNull();
});

it('takes a colleague’s language and how often it is told', async () => {
  alsAdministrator();
  const fenster = await beginne();
  await maus.type(within(fenster).getByLabelText(/^Name/), 'Lager');
  await waehle(fenster, /^Wer erfährt es/, 'an eine');
  await maus.type(within(fenster).getByLabelText(/^E-Mail/), 'lager@example.com');
  await waehle(fenster, /^Sprache/, 'Eng');
  await waehle(fenster, /^Wie oft/, 'sof');
  await klicke('Speichern', fenster);
  await screen.findByText('Die Benachrichtigung Lager wurde erfolgreich gespeichert.');
  expect(an('POST benachrichtigungen').map((g) => g.koerper)).toMatchObject([
    { name: 'Lager', an: 'adresse', email: 'lager@example.com', sprache: 'en', takt: 'sofort' },
  ]);
});

it('offers recipients of shipments only what they may be told, and says where their addresses come from', async () => {
  alsAdministrator();
  da = [regel(3, 'Meine', { an: 'empfaenger', arten: ['auftrag.abgeliefert'] }), regel(4, 'Lager')];
  const fenster = await bearbeite();
  within(fenster).getByText(/^An die Adressen für die Sendungsverfolgung/);
  const arten = ['Auftrag übertragen', 'Status geändert', 'Sendung abgeliefert'];
  for (const art of arten) expect(within(fenster).getByLabelText(art)).toBeTruthy();
  for (const art of ['Preis berechnet', 'Auftrag gelöscht'])
    expect(within(fenster).queryByLabelText(art)).toBeNull();
  expect(within(fenster).getByLabelText('Sendung abgeliefert')).toHaveProperty('checked', true);
});

it('lets who has several clients say whose orders it is about', async () => {
  antworte('get', 'mandanten/hauptmandant-summary', [
    { id: 1, name: 'Nordlicht' },
    { id: 7, name: 'Müller & Söhne' },
  ]);
  const fenster = await bearbeite('Lager');
  await waehle(fenster, /^Mandant/, 'Mül');
  await klicke('Speichern', fenster);
  await screen.findByText('Die Benachrichtigung Lager wurde erfolgreich gespeichert.');
  const [gesendet] = an('PUT benachrichtigungen/4');
  expect([gesendet?.kopf.get('if-match'), gesendet?.koerper.mandantId]).toEqual(['"8"', 7]);
});

it('shows a refusal at its field and keeps what was chosen', async () => {
  antworte('put', 'benachrichtigungen/3', abgelehnt(400, 'So heißt schon eine.', 'name'));
  const fenster = await bearbeite();
  await maus.click(within(fenster).getByLabelText('Preis berechnet'));
  await klicke('Speichern', fenster);
  expect((await within(fenster).findAllByText('So heißt schon eine.')).length).toBeGreaterThan(0);
  expect(within(fenster).getByLabelText('Preis berechnet')).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(within(fenster).getByLabelText(/^Name/));
});

it('tells a refusal that belongs to no field, and stays open', async () => {
  antworte('post', 'benachrichtigungen', abgelehnt(409, 'Mehr als 50 sind nicht möglich.'));
  const fenster = await beginne();
  await maus.type(within(fenster).getByLabelText(/^Name/), 'Noch eine');
  await klicke('Speichern', fenster);
  const meldung = await screen.findByRole('alertdialog');
  within(meldung).getByText('Mehr als 50 sind nicht möglich.');
  await klicke('OK', meldung);
  expect(within(fenster).getByLabelText(/^Name/)).toHaveProperty('value', 'Noch eine');
});

it('stores once, however often the button is clicked', async () => {
  const fenster = await bearbeite();
  await maus.dblClick(within(fenster).getByText('Speichern', { selector: 'button' }));
  await screen.findByText('Die Benachrichtigung Meine wurde erfolgreich gespeichert.');
  expect(an('PUT benachrichtigungen/3')).toHaveLength(1);
});

it('asks before what is entered is thrown away', async () => {
  const fenster = await beginne();
  await maus.type(within(fenster).getByLabelText(/^Name/), 'A');
  await maus.keyboard('{Escape}');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await zu('dialog');
  expect(an('POST benachrichtigungen')).toEqual([]);
});

it('leaves a rule where a no is said, and where the server keeps it says why', async () => {
  antworte('delete', 'benachrichtigungen/4', abgelehnt(409, 'Inzwischen geändert.'));
  await oeffne('Lager');
  await klicke('Löschen');
  await klicke('Nein', await screen.findByRole('alertdialog'));
  await zu('alertdialog');
  expect(an('DELETE benachrichtigungen/4')).toEqual([]);
  await klicke('Löschen');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await screen.findByText('Inzwischen geändert.');
  expect(an('DELETE benachrichtigungen/4')).toHaveLength(1);
  expect(screen.getByText('Lager')).toBeTruthy();
});

it('does not say there is none where the rules cannot be read', async () => {
  antworte('get', 'benachrichtigungen', abgelehnt(500, 'Gerade nicht.'));
  zeigeSeite('/masterdata/benachrichtigungen');
  await screen.findByText('Gerade nicht.');
  expect(screen.queryByText(/^Noch keine Benachrichtigung/)).toBeNull();
});

it('leaves the list after a deletion without the one that is gone', async () => {
  antworte('delete', 'benachrichtigungen/4', () => {
    da = [regel(3, 'Meine')];
    return new HttpResponse(null, { status: 204 });
  });
  await oeffne('Lager');
  await klicke('Löschen');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await screen.findByText('Die Benachrichtigung Lager wurde erfolgreich gelöscht.');
  await waitFor(() => expect(screen.queryByText('Lager')).toBeNull());
});
