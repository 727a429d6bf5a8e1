import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const job = (zustand: string, dazu: object = {}) => ({
  id: 5,
  druckerId: 1,
  drucker: 'Lager',
  spedeigennr: 'NL-26-000001',
  auftraege: 2,
  etiketten: 3,
  gesendet: 0,
  zustand,
  versuche: 1,
  letzterFehler: null,
  naechsterVersuch: null,
  erstelltAm: '2026-11-20T08:00:00.000Z',
  erledigtAm: null,
  ...dazu,
});

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([
    import('./EtikettendruckDialog'),
    import('./Druckbeobachtung'),
    import('../auftraege/liste/AuftragTabelle'),
    import('../auftraege/liste/AuftragslisteSeite'),
  ]);
}, 60_000);
beforeEach(() => angemeldetAls({ edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function oeffneListe(jobs: object[]) {
  mitListe([eineZeile(1), eineZeile(2)]);
  server.use(
    http.get('*/api/drucker', () => HttpResponse.json([{ id: 1, name: 'Lager', format: 'a6' }])),
    http.get('*/api/druckauftraege', () =>
      HttpResponse.json(jobs, { headers: { 'total-search-results': String(jobs.length) } }),
    ),
  );
  zeigeSeite('/auftragsmanagement/auftragsresearch');
  await screen.findByText('NL-26-000001');
  const maus = userEvent.setup();
  const waehle = async (eintrag: string) => {
    const knopf = () => within(screen.getByLabelText('Aktionen')).getByText('Drucken');
    // Until it is known what can be printed it cannot be pressed.
    await waitFor(() => expect(knopf()).toHaveProperty('disabled', false));
    await maus.click(knopf());
    await maus.click(await screen.findByRole('menuitem', { name: eintrag }));
  };
  return { maus, waehle };
}

it('sends the labels of the marked orders to the printer, and tells when it has them', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.post('*/api/drucker/1/etiketten', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json(job('wartet'), { status: 202 });
    }),
    http.get('*/api/druckauftraege/5', () => HttpResponse.json(job('gedruckt', { gesendet: 3 }))),
  );
  const { maus, waehle } = await oeffneListe([]);
  await waehle('Etiketten an Drucker …');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.keyboard('{Control>}');
  await maus.click(screen.getByText('NL-26-000002'));
  await maus.keyboard('{/Control}');
  await waehle('Etiketten an Drucker …');
  const dialog = await screen.findByRole('dialog', { name: 'Etiketten an Drucker' });
  await within(dialog).findByText('GS1-Etiketten von 2 Aufträgen');
  await maus.click(within(dialog).getByText('Drucken'));
  await screen.findByText('3 Etiketten gehen an den Drucker Lager.');
  await screen.findByText('Der Drucker Lager hat alle 3 Etiketten.');
  expect(gesendet).toEqual([[1, 2]]);
});

it('what was given up says why, and is sent again', async () => {
  const grund = 'Der Drucker 10.0.0.5, Port 9100, antwortet nicht.';
  let erneut = 0;
  server.use(
    http.post('*/api/druckauftraege/5/wiederholen', () => {
      erneut++;
      return HttpResponse.json(job('wartet'));
    }),
  );
  const { maus, waehle } = await oeffneListe([job('fehler', { letzterFehler: grund })]);
  await waehle('Druckaufträge');
  const dialog = await screen.findByRole('dialog', { name: 'Druckaufträge' });
  await within(dialog).findByText(grund);
  within(dialog).getByText('NL-26-000001 und 1 weitere');
  await maus.click(within(dialog).getByText('gescheitert'));
  await maus.click(within(dialog).getByText('Erneut senden'));
  await waitFor(() => expect(erneut).toBe(1));
});

it('without a printer nothing is offered', async () => {
  mitListe([eineZeile(1)]);
  zeigeSeite('/auftragsmanagement/auftragsresearch');
  await screen.findByText('NL-26-000001');
  await userEvent.setup().click(within(screen.getByLabelText('Aktionen')).getByText('Drucken'));
  await screen.findByRole('menuitem', { name: 'Speditionsauftrag' });
  expect(screen.queryByRole('menuitem', { name: /Drucker|Druckaufträge/ })).toBeNull();
});
