import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const regel = (dazu: object = {}) => ({
  id: 3,
  name: 'Meine',
  an: 'selbst',
  email: null,
  sprache: null,
  mandantId: 1,
  phasen: null,
  arten: ['auftrag.status'],
  takt: 'taeglich',
  aktiv: true,
  abbestellt: false,
  version: 5,
  ...dazu,
});

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await import('./BenachrichtigungenSeite');
}, 60_000);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function oeffne(regeln: object[], rechte: object = {}) {
  angemeldetAls({ edit: true, ...rechte });
  const gesendet: unknown[] = [];
  server.use(
    http.get('*/api/benachrichtigungen', () => HttpResponse.json(regeln)),
    http.get('*/api/mandanten/hauptmandant-summary', () => HttpResponse.json([{ id: 1, name: 'Nordlicht' }])),
    http.post('*/api/benachrichtigungen', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json(regel(), { status: 201 });
    }),
    http.put('*/api/benachrichtigungen/3', async ({ request }) => {
      gesendet.push([request.headers.get('if-match'), await request.json()]);
      return HttpResponse.json(regel(), { headers: { etag: '"6"' } });
    }),
  );
  zeigeSeite('/masterdata/benachrichtigungen');
  return { nutzer: userEvent.setup(), gesendet };
}

it('says what it is for where there is no rule, and adds one for oneself by keys alone', async () => {
  const { nutzer, gesendet } = oeffne([]);
  await screen.findByText(/Noch keine Benachrichtigung/);
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Benachrichtigung anlegen' });
  expect(within(dialog).queryByLabelText(/^Wer erfährt es/)).toBeNull();
  await nutzer.keyboard('Abends');
  await nutzer.click(within(dialog).getByLabelText('Sendung abgeliefert'));
  await nutzer.click(within(dialog).getByLabelText('Problem'));
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Die Benachrichtigung Abends wurde erfolgreich gespeichert.');
  expect(gesendet).toMatchObject([
    {
      name: 'Abends',
      an: 'selbst',
      takt: 'taeglich',
      aktiv: true,
      email: null,
      sprache: null,
      arten: ['auftrag.status', 'auftrag.abgeliefert'],
      phasen: ['problem'],
    },
  ]);
});

it('an administrator chooses who is told; what belongs to another choice is not sent', async () => {
  const { nutzer, gesendet } = oeffne([], { admin: true, hauptmandant: true });
  await nutzer.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Benachrichtigung anlegen' });
  await nutzer.keyboard('Kunden');
  const wer = within(dialog).getByLabelText(/^Wer erfährt es/);
  await nutzer.click(wer);
  await nutzer.keyboard('an eine{Enter}');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  expect((await within(dialog).findAllByText(/gültige E-Mail/))[0]).toBeTruthy();
  await nutzer.type(within(dialog).getByLabelText(/^E-Mail/), 'lager@example.com');
  await nutzer.click(within(dialog).getByLabelText('Preis berechnet'));
  await nutzer.click(wer);
  await nutzer.keyboard('an Empf{Enter}');
  expect(within(dialog).queryByLabelText('Preis berechnet')).toBeNull();
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(1));
  expect(gesendet).toMatchObject([{ an: 'empfaenger', arten: ['auftrag.status'], email: null }]);
});

it('shows who has ended the mails, and changes the version that was read', async () => {
  const { nutzer, gesendet } = oeffne([regel({ abbestellt: true })]);
  await screen.findByText('abbestellt');
  await nutzer.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Benachrichtigung bearbeiten' });
  await nutzer.click(within(dialog).getByLabelText('eingeschaltet'));
  await nutzer.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(gesendet).toMatchObject([['"5"', { name: 'Meine', aktiv: false }]]));
});

it('asks before a rule goes', async () => {
  const gerufen: (string | null)[] = [];
  const { nutzer } = oeffne([regel()]);
  server.use(
    http.delete('*/api/benachrichtigungen/3', ({ request }) => {
      gerufen.push(request.headers.get('if-match'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await nutzer.click(await screen.findByRole('button', { name: 'Löschen' }));
  await screen.findByText('Möchten Sie die Benachrichtigung Meine wirklich löschen?');
  await nutzer.click(screen.getByRole('button', { name: 'Ja' }));
  await screen.findByText('Die Benachrichtigung Meine wurde erfolgreich gelöscht.');
  expect(gerufen).toEqual(['"5"']);
});
