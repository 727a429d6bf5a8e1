import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const webhook = (id: number, name: string, dazu: object = {}) => ({
  id,
  name,
  mandantId: 1,
  adresse: 'https://erp.example.com/',
  arten: ['auftrag.status'],
  aktiv: true,
  abgeschaltetAm: null,
  vorigesBis: null,
  wartend: 0,
  version: 5,
  ...dazu,
});
const zustellung = (id: number, dazu: object = {}) => ({
  id,
  nachricht: `n-${id}`,
  art: 'dokument.neu',
  auftragId: 4,
  zustand: 'zugestellt',
  versuche: 1,
  naechsterVersuch: null,
  erstelltAm: '2026-11-20T08:00:00Z',
  erledigtAm: null,
  antwortcode: 200,
  dauerMs: 12,
  antwort: null,
  letzterFehler: null,
  inhalt: `{"id":${id}}`,
  ...dazu,
});
let da: { id: number }[];

mitPortal(() => {
  da = [webhook(3, 'ERP'), webhook(4, 'Lager', { version: 8 })];
  angemeldetAls({ admin: true, hauptmandant: true, edit: true });
  antworte('get', 'webhooks', () => da);
  antworte('get', 'webhooks/:id/zustellungen', ({ teile }) => [zustellung(10 * Number(teile['id']))]);
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
async function oeffne(zeile?: string) {
  zeigeSeite('/admin/webhooks');
  if (zeile) await maus.click(await screen.findByText(zeile));
  else await screen.findByText('ERP');
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
async function bearbeite(zeile: string) {
  await oeffne(zeile);
  await klicke('Bearbeiten');
  return dialog('Webhook bearbeiten');
}
const zu = (rolle: string) => waitFor(() => expect(screen.queryByRole(rolle)).toBeNull());

it('wants a marked row where there are several, whatever is to be done', async () => {
  await oeffne();
  for (const knopf of ['Bearbeiten', 'Löschen', 'Geheimnis erneuern', 'Testen']) {
    await klicke(knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke('OK');
    await zu('alertdialog');
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows in words how each fares, and until when the secret before holds', async () => {
  da = [
    webhook(1, 'Eins'),
    webhook(2, 'Zwei', { aktiv: false, vorigesBis: '2026-11-21T08:00:00Z' }),
    webhook(3, 'Drei', { aktiv: false, abgeschaltetAm: '2026-11-20T08:00:00Z' }),
  ];
  await oeffne('Eins');
  const zeile = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
  within(zeile('Eins')).getByText('eingeschaltet');
  within(zeile('Zwei')).getByText('abgeschaltet');
  within(zeile('Zwei')).getByText(/^21\.11\.2026/);
  within(zeile('Drei')).getByText('von der Gegenseite abgelehnt');
});

it('shows in words what became of messages; one for trial is no event', async () => {
  antworte('get', 'webhooks/3/zustellungen', [
    zustellung(1, { zustand: 'wartet', art: 'auftrag.status' }),
    zustellung(2, { zustand: 'gescheitert', letzterFehler: 'Zeit abgelaufen' }),
    zustellung(3, { zustand: 'verworfen' }),
    zustellung(4, { art: 'probe' }),
  ]);
  await oeffne('ERP');
  await screen.findByText('Zeit abgelaufen');
  for (const wort of ['wartet', 'gescheitert', 'verworfen', 'zugestellt']) screen.getByText(wort);
  screen.getByText('Testen', { selector: 'td' });
});

it('says how to get a first message where none was sent', async () => {
  antworte('get', 'webhooks/3/zustellungen', []);
  await oeffne('ERP');
  await screen.findByText('Noch keine Nachricht. „Testen“ sendet eine zur Probe.');
});

it('does not take the marked message along to another webhook', async () => {
  await oeffne('ERP');
  await maus.click(await screen.findByText('Dokument hinzugekommen'));
  expect(screen.getByLabelText('Inhalt')).toHaveProperty('value', '{"id":30}');
  await maus.click(screen.getByText('Lager'));
  await screen.findByRole('heading', { name: 'Nachrichten an Lager' });
  expect(screen.queryByLabelText('Inhalt')).toBeNull();
  await klicke('Noch einmal senden');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
});

it('sends one trial however often the button is clicked, and tells why one could not be sent', async () => {
  antworte('post', 'webhooks/4/test', zustellung(1));
  await oeffne('Lager');
  await maus.dblClick(screen.getByText('Testen', { selector: 'button' }));
  await screen.findByText('Die Nachricht wird gleich gesendet.');
  expect(an('POST webhooks/4/test')).toHaveLength(1);
  antworte('post', 'webhooks/4/test', abgelehnt(409, 'Er ist abgeschaltet.'));
  await klicke('Testen');
  await screen.findByText('Er ist abgeschaltet.');
});

it('tells why a message could not be sent again', async () => {
  antworte('post', 'webhooks/zustellungen/30/wiederholen', abgelehnt(409, 'Sie wird gerade gesendet.'));
  await oeffne('ERP');
  await maus.click(await screen.findByText('Dokument hinzugekommen'));
  await klicke('Noch einmal senden');
  await screen.findByText('Sie wird gerade gesendet.');
  expect(screen.queryByText('Die Nachricht wird gleich gesendet.')).toBeNull();
});

it.each([
  ['name', /^Name/, 'So heißt schon ein anderer Webhook.'],
  ['adresse', /^Adresse/, 'Zu dieser Adresse darf nichts gesendet werden.'],
])(
  'shows a refused %s at its field, with what was entered and the focus there',
  async (field, label, text) => {
    antworte('put', 'webhooks/3', abgelehnt(400, text, field));
    const fenster = await bearbeite('ERP');
    const eingabe = within(fenster).getByLabelText(label);
    await maus.type(eingabe, 'x');
    await klicke('Speichern', fenster);
    expect((await within(fenster).findAllByText(text)).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(eingabe);
    expect(eingabe).toHaveProperty('value', field === 'name' ? 'ERPx' : 'https://erp.example.com/x');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('sends nothing while a name, an address or an event is missing, and says so', async () => {
  await oeffne();
  await klicke('Hinzufügen');
  const fenster = await dialog('Webhook anlegen');
  for (const art of ['Status geändert', 'Sendung abgeliefert'])
    await maus.click(within(fenster).getByLabelText(art));
  await klicke('Speichern', fenster);
  await within(fenster).findByText('Bitte mindestens ein Ereignis wählen.');
  for (const label of [/^Name/, /^Adresse/])
    expect(within(fenster).getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(an('POST webhooks')).toEqual([]);
});

it('offers the clients to who has several, and sends whose events it is about', async () => {
  antworte('get', 'mandanten/hauptmandant-summary', [
    { id: 1, name: 'Nordlicht' },
    { id: 7, name: 'Müller & Söhne' },
  ]);
  antworte('put', 'webhooks/3', webhook(3, 'ERP'));
  const fenster = await bearbeite('ERP');
  within(fenster).getByText('Ein Hauptmandant erfährt auch von den Aufträgen seiner Untermandanten.');
  const mandant = within(fenster).getByLabelText('Mandant');
  await maus.clear(mandant);
  await maus.type(mandant, 'Mül{Enter}');
  await klicke('Speichern', fenster);
  await screen.findByText('Der Webhook ERP wurde erfolgreich gespeichert.');
  expect(an('PUT webhooks/3').map((g) => g.koerper.mandantId)).toEqual([7]);
});

it('asks before Escape throws away what was changed, and only then', async () => {
  const fenster = await bearbeite('ERP');
  await maus.keyboard('{Escape}');
  await zu('dialog');
  await klicke('Bearbeiten');
  await maus.type(await screen.findByLabelText(/^Name/), ' neu');
  await maus.keyboard('{Escape}');
  await klicke('Nein', await screen.findByRole('alertdialog'));
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'ERP neu');
  expect(fenster.isConnected).toBe(false);
  expect(an('PUT webhooks/3')).toEqual([]);
});

it('deletes the version that was read, and only after a yes', async () => {
  antworte('delete', 'webhooks/4', () => {
    da = [webhook(3, 'ERP')];
    return new HttpResponse(null, { status: 204 });
  });
  await oeffne('Lager');
  await klicke('Löschen');
  await screen.findByText(
    'Soll der Webhook Lager gelöscht werden? Was noch wartet, wird nicht mehr gesendet.',
  );
  await maus.keyboard('{Enter}');
  await zu('alertdialog');
  expect(an('DELETE webhooks/4')).toEqual([]);
  await klicke('Löschen');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await screen.findByText('Der Webhook Lager wurde gelöscht.');
  await waitFor(() => expect(screen.queryByText('Lager')).toBeNull());
  expect(an('DELETE webhooks/4').map((g) => g.kopf.get('if-match'))).toEqual(['"8"']);
});

it('tells why one could not be deleted; it is still there', async () => {
  antworte('delete', 'webhooks/4', abgelehnt(409, 'Inzwischen geändert.'));
  await oeffne('Lager');
  await klicke('Löschen');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await screen.findByText('Inzwischen geändert.');
  expect(screen.queryByText('Der Webhook Lager wurde gelöscht.')).toBeNull();
  expect(screen.getByText('Lager')).toBeTruthy();
});

it('renews a secret, shows it this once, and gives it to the clipboard', async () => {
  antworte('post', 'webhooks/3/geheimnis', { geheimnis: 'whsec_neu', webhook: webhook(3, 'ERP') });
  await oeffne('ERP');
  await klicke('Geheimnis erneuern');
  const frage = await dialog('Geheimnis erneuern');
  const stunden = within(frage).getByLabelText(/Stunden/);
  expect(stunden).toHaveProperty('value', '24');
  await maus.clear(stunden);
  await maus.type(stunden, '721');
  await klicke('Erneuern', frage);
  await waitFor(() => expect(stunden.getAttribute('aria-invalid')).toBe('true'));
  await maus.clear(stunden);
  await maus.type(stunden, '48');
  await klicke('Erneuern', frage);
  const anzeige = await dialog('Neues Geheimnis');
  await maus.keyboard('{Escape}');
  expect(within(anzeige).getByLabelText('ERP')).toHaveProperty('value', 'whsec_neu');
  await maus.click(within(anzeige).getAllByRole('button')[0] as HTMLElement);
  await screen.findByText('Das Geheimnis ist in der Zwischenablage.');
  expect(await navigator.clipboard.readText()).toBe('whsec_neu');
  await klicke('Schließen', anzeige);
  await zu('dialog');
  expect(an('POST webhooks/3/geheimnis').map((g) => g.koerper)).toEqual([{ ueberlappungStunden: 48 }]);
});
