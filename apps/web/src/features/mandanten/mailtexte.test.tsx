import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { MailtexteDialog } from './mailtexte/MailtexteDialog';

const vorlage = (dazu: object = {}) => ({
  art: 'verfolgung',
  sprache: 'de',
  betreff: 'Ihre Sendung {nummer}',
  inhalt: 'Hallo\n{eintraege}',
  eigene: false,
  platzhalter: ['nummer', 'eintraege'],
  version: 0,
  ...dazu,
});
const pfad = '*/api/mandanten/1/mailvorlagen';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => angemeldetAls({ admin: true, hauptmandant: true, edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function oeffne(vorlagen: object[]) {
  server.use(http.get(pfad, () => HttpResponse.json(vorlagen)));
  zeigeTeil(<MailtexteDialog mandant={{ id: 1, name: 'Nordlicht' }} onSchliessen={() => undefined} />);
  const nutzer = userEvent.setup();
  await nutzer.click(await screen.findByText('Link zur Sendungsverfolgung'));
  return nutzer;
}

it('shows a mail with words that do not hold yet, tries them, and stores them', async () => {
  const gesendet: unknown[] = [];
  const merke = (was: string) =>
    async function merken({ request }: { request: Request }) {
      gesendet.push([was, request.headers.get('if-match'), await request.json()]);
    };
  server.use(
    http.post(`${pfad}/verfolgung/de/vorschau`, async (a) => {
      await merke('vorschau')(a);
      return HttpResponse.json({ betreff: 'Moin 1000123', text: 'x', html: '<p>So sieht sie aus</p>' });
    }),
    http.post(`${pfad}/verfolgung/de/probe`, async (a) => {
      await merke('probe')(a);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${pfad}/verfolgung/de`, async (a) => {
      await merke('speichern')(a);
      return HttpResponse.json(vorlage({ eigene: true, version: 1 }));
    }),
  );
  const nutzer = await oeffne([vorlage()]);
  await nutzer.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Text der Mail bearbeiten' });
  const betreff = within(dialog).getByLabelText(/^Betreff/);
  await nutzer.clear(betreff);
  await nutzer.type(betreff, 'Moin {{name}');
  await nutzer.click(within(dialog).getByRole('button', { name: 'Ansehen' }));
  expect((await within(dialog).findAllByText('Für name gibt es hier nichts einzusetzen.'))[0]).toBeTruthy();
  expect(gesendet).toEqual([]);
  await nutzer.clear(betreff);
  await nutzer.type(betreff, 'Moin {{nummer}');
  await nutzer.click(within(dialog).getByRole('button', { name: 'Ansehen' }));
  const ansicht = await screen.findByRole('dialog', { name: 'Vorschau der Mail' });
  const rahmen = within(ansicht).getByTitle('Vorschau der Mail');
  expect([rahmen.getAttribute('sandbox'), rahmen.getAttribute('srcdoc')]).toEqual([
    '',
    '<p>So sieht sie aus</p>',
  ]);
  await nutzer.click(within(ansicht).getByText('Schließen'));
  await nutzer.click(within(dialog).getByRole('button', { name: 'An mich senden' }));
  await screen.findByText('Die Mail zur Probe ist unterwegs an Ihre Adresse.');
  await nutzer.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Der Text der Mail wurde erfolgreich gespeichert.');
  const text = { betreff: 'Moin {nummer}', inhalt: 'Hallo\n{eintraege}' };
  expect(gesendet).toEqual([
    ['vorschau', null, text],
    ['probe', null, text],
    ['speichern', '"0"', text],
  ]);
});

it('takes back own words', async () => {
  let stand: string | null = null;
  server.use(
    http.delete(`${pfad}/verfolgung/de`, ({ request }) => {
      stand = request.headers.get('if-match');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const nutzer = await oeffne([vorlage({ eigene: true, version: 4 })]);
  await nutzer.click(screen.getByRole('button', { name: 'Mitgelieferten Text nehmen' }));
  await screen.findByText('Die Mail hat wieder den mitgelieferten Text.');
  await waitFor(() => expect(stand).toBe('"4"'));
});

it('tries a mail server before it is relied on, says what it says, and stores it', async () => {
  const gesendet: unknown[] = [];
  let antwort: object = { zugestellt: false, grund: '535 Anmeldung abgewiesen' };
  server.use(
    http.get('*/api/mandanten/1/mailversand', () => HttpResponse.json([{ key: 'x' }], { status: 404 })),
    http.post('*/api/mandanten/1/mailversand/probe', () => HttpResponse.json(antwort)),
    http.put('*/api/mandanten/1/mailversand', async ({ request }) => {
      gesendet.push(request.headers.get('if-match'), await request.json());
      return HttpResponse.json({});
    }),
  );
  const nutzer = await oeffne([vorlage()]);
  await nutzer.click(screen.getByRole('button', { name: 'Mailserver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mailserver' });
  await nutzer.keyboard('mail.example.com');
  await nutzer.type(within(dialog).getByLabelText(/^Benutzer/), 'versand');
  await nutzer.type(within(dialog).getByLabelText(/^Passwort oder/), 'geheim');
  await nutzer.type(within(dialog).getByLabelText(/^Absender/), 'post@example.com');
  await nutzer.click(within(dialog).getByRole('button', { name: 'An mich senden' }));
  await screen.findByText('Der Server hat die Mail nicht angenommen: 535 Anmeldung abgewiesen');
  await nutzer.keyboard('{Escape}');
  antwort = { zugestellt: true, grund: null };
  await nutzer.click(within(dialog).getByRole('button', { name: 'An mich senden' }));
  await screen.findByText('Die Mail zur Probe ist unterwegs an Ihre Adresse.');
  expect(gesendet).toEqual([]);
  await nutzer.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Der Mailserver von Nordlicht wurde erfolgreich gespeichert.');
  expect(gesendet).toMatchObject([
    '"0"',
    {
      host: 'mail.example.com',
      port: 587,
      verschluesselung: 'starttls',
      absender: 'post@example.com',
      anmeldung: 'passwort',
      benutzername: 'versand',
      geheimnis: 'geheim',
      klient: null,
    },
  ]);
});

it('sends of another way of signing in nothing that was typed for it', async () => {
  const gesendet: unknown[] = [];
  const versand = {
    host: 'mail.example.com',
    port: 587,
    verschluesselung: 'tls',
    absender: 'post@example.com',
    anmeldung: 'oauth2',
    benutzername: 'versand',
    anmeldeadresse: 'https://login.example/token',
    klient: 'portal',
    umfang: null,
    geheimnis: null,
    geheimnisDa: true,
    aktiv: true,
  };
  server.use(
    http.get('*/api/mandanten/1/mailversand', () => HttpResponse.json(versand, { headers: { etag: '"3"' } })),
    http.put('*/api/mandanten/1/mailversand', async ({ request }) => {
      gesendet.push(request.headers.get('if-match'), await request.json());
      return HttpResponse.json({});
    }),
  );
  const nutzer = await oeffne([vorlage()]);
  await nutzer.click(screen.getByRole('button', { name: 'Mailserver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mailserver' });
  expect(within(dialog).getByLabelText(/^Adresse für Token/)).toHaveProperty('value', versand.anmeldeadresse);
  await nutzer.click(within(dialog).getByLabelText(/^Anmeldung/));
  await nutzer.keyboard('keine{Enter}');
  await nutzer.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Der Mailserver von Nordlicht wurde erfolgreich gespeichert.');
  expect(gesendet).toMatchObject([
    '"3"',
    { anmeldung: 'keine', benutzername: null, anmeldeadresse: null, klient: null, geheimnis: null },
  ]);
});
