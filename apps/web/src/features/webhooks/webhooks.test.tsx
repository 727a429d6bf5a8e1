import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const webhook = (dazu: object = {}) => ({
  id: 3,
  name: 'ERP',
  mandantId: 1,
  adresse: 'https://erp.example.com/',
  arten: ['auftrag.status'],
  aktiv: true,
  abgeschaltetAm: null,
  vorigesBis: null,
  wartend: 2,
  version: 5,
  ...dazu,
});
const zustellung = (dazu: object = {}) => ({
  id: 9,
  nachricht: 'n-1',
  art: 'dokument.neu',
  auftragId: 4,
  zustand: 'wartet',
  versuche: 3,
  naechsterVersuch: '2026-11-20T09:00:00.000Z',
  erstelltAm: '2026-11-20T08:00:00.000Z',
  erledigtAm: null,
  antwortcode: 503,
  dauerMs: 12,
  antwort: 'später',
  letzterFehler: null,
  inhalt: '{"type":"auftrag.status"}',
  ...dazu,
});

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([import('./WebhooksSeite'), import('../../app/verwaltung/Verwaltung')]);
}, 60_000);
beforeEach(() => angemeldetAls({ admin: true, hauptmandant: true, edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function oeffne(webhooks: object[], zustellungen: object[] = []) {
  server.use(
    http.get('*/api/webhooks', () => HttpResponse.json(webhooks)),
    http.get('*/api/webhooks/:id/zustellungen', () =>
      HttpResponse.json(zustellungen, { headers: { 'total-search-results': '1' } }),
    ),
    http.get('*/api/mandanten/hauptmandant-summary', () => HttpResponse.json([{ id: 1, name: 'Nordlicht' }])),
  );
  zeigeSeite('/admin/webhooks');
  return userEvent.setup();
}

it('says what a webhook is for where there is none, adds one and shows its secret this once', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.post('*/api/webhooks', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ geheimnis: 'whsec_abc', webhook: webhook() }, { status: 201 });
    }),
  );
  const nutzer = oeffne([]);
  await screen.findByText(/Noch kein Webhook/);
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Webhook anlegen' });
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'ERP');
  await nutzer.type(within(dialog).getByLabelText(/^Adresse/), 'https://erp.example.com/');
  await nutzer.click(within(dialog).getByLabelText('Dokument hinzugekommen'));
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  const ausgabe = await screen.findByRole('dialog', { name: 'Neues Geheimnis' });
  expect(within(ausgabe).getByLabelText('ERP')).toHaveProperty('value', 'whsec_abc');
  expect(gesendet).toMatchObject([
    { name: 'ERP', aktiv: true, arten: ['auftrag.status', 'auftrag.abgeliefert', 'dokument.neu'] },
  ]);
});

it('shows each message with what was sent and answered; it can be sent again, and a trial be made', async () => {
  const gerufen: string[] = [];
  server.use(
    http.post('*/api/webhooks/3/test', () => {
      gerufen.push('test');
      return HttpResponse.json(zustellung(), { status: 202 });
    }),
    http.post('*/api/webhooks/zustellungen/9/wiederholen', () => {
      gerufen.push('wiederholen');
      return HttpResponse.json(zustellung());
    }),
  );
  const nutzer = oeffne([webhook()], [zustellung()]);
  await screen.findByRole('heading', { name: 'Nachrichten an ERP' });
  await nutzer.click(await screen.findByText('Dokument hinzugekommen'));
  expect(screen.getByLabelText('Inhalt')).toHaveProperty('value', '{"type":"auftrag.status"}');
  expect(screen.getByLabelText('Text der Antwort')).toHaveProperty('value', 'später');
  await nutzer.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(gerufen).toEqual(['wiederholen']));
  await nutzer.click(screen.getByRole('button', { name: 'Testen' }));
  await waitFor(() => expect(gerufen).toEqual(['wiederholen', 'test']));
});

it('says that the other side has declined, and switches on again the version that was read', async () => {
  let stand: string | null = null;
  let gesendet: unknown;
  server.use(
    http.put('*/api/webhooks/3', async ({ request }) => {
      stand = request.headers.get('if-match');
      gesendet = await request.json();
      return HttpResponse.json(webhook(), { headers: { etag: '"6"' } });
    }),
  );
  const nutzer = oeffne([webhook({ aktiv: false, abgeschaltetAm: '2026-11-20T08:00:00.000Z' })]);
  await screen.findByText('von der Gegenseite abgelehnt');
  await nutzer.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Webhook bearbeiten' });
  await nutzer.click(within(dialog).getByLabelText('eingeschaltet'));
  await nutzer.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Der Webhook ERP wurde erfolgreich gespeichert.');
  expect([stand, gesendet]).toMatchObject(['"5"', { aktiv: true, name: 'ERP' }]);
});

it('keeps what is entered with its webhook, also where another administrator has removed it meanwhile', async () => {
  const gesendet: string[] = [];
  const da = [webhook(), webhook({ id: 4, name: 'Lager', version: 8 })];
  server.use(
    http.put('*/api/webhooks/:id', ({ params }) => {
      gesendet.push(String(params['id']));
      return HttpResponse.json([{ severity: 'ERROR', key: 'probe', text: 'Nicht mehr da' }], { status: 404 });
    }),
  );
  const nutzer = oeffne(da);
  await nutzer.click(await screen.findByText('Lager'));
  await nutzer.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  const name = await screen.findByLabelText(/^Name/);
  await nutzer.type(name, ' Nord');
  // Back in the window the list is read again: one is left, which is nobody's choice.
  da.pop();
  const spaeter = Date.now() + 10_000;
  const uhr = vi.spyOn(Date, 'now').mockReturnValue(spaeter);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Lager')).toBeNull());
  uhr.mockRestore();
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Lager Nord');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Nicht mehr da');
  expect(gesendet).toEqual(['4']);
});

it('tells once that the list cannot be read, though it asks for it again and again', async () => {
  let fragen = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const nutzer = oeffne([]);
  server.use(
    http.get('*/api/webhooks', () => {
      fragen++;
      return HttpResponse.json([{ severity: 'ERROR', key: 'probe', text: 'Gerade nicht' }], { status: 500 });
    }),
  );
  await screen.findByText('Gerade nicht');
  await nutzer.keyboard('{Escape}');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByText('Gerade nicht')).toBeNull());
  expect(fragen).toBe(1);
});
