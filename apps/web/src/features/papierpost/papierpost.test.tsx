import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Versanddialog } from './Versanddialog';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => angemeldetAls({ edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const berichte = [
  { id: 2, label: 'Warenetikett', reportFileName: 'warenetikett' },
  { id: 8, label: 'Abliefernachweis', reportFileName: 'abliefernachweis' },
];

function oeffne(ids: number[], email: string | null = null) {
  const gesendet: unknown[] = [];
  const nimm = async ({ request }: { request: Request }) => {
    gesendet.push([decodeURIComponent(new URL(request.url).pathname), await request.json()]);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/jasper-print/report-types', () => HttpResponse.json(berichte)),
    http.post('*/api/berichte/:papier/mail/:ids', nimm),
    http.post('*/api/auftraege/:id/verfolgungslink', async (a) => {
      await nimm(a);
      return HttpResponse.json({ adresse: 'https://portal.example/v/x' }, { status: 201 });
    }),
  );
  const zu = vi.fn();
  zeigeTeil(<Versanddialog ids={ids} email={email} onSchliessen={zu} />);
  return { nutzer: userEvent.setup(), gesendet, zu };
}

it('sends the label of all orders as one file to the address that is typed', async () => {
  const { nutzer, gesendet, zu } = oeffne([7, 8]);
  const feld = await screen.findByLabelText(/^E-Mail/);
  for (const [falsch, satz] of [
    ['', /Bitte/],
    ['niemand', /E-Mail Adresse/],
  ] as const) {
    await nutzer.clear(feld);
    if (falsch) await nutzer.type(feld, falsch);
    await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
    expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(satz);
    expect(gesendet).toEqual([]);
  }
  await nutzer.clear(feld);
  await nutzer.type(feld, 'lager@acme.example{Enter}');
  await screen.findByText('Die Mail an lager@acme.example geht gleich hinaus.');
  expect(gesendet).toEqual([['/api/berichte/warenetikett/mail/7,8', { email: 'lager@acme.example' }]]);
  expect(zu).toHaveBeenCalledOnce();
});

it('offers whom the recipient names, and sends a link of its own for each order', async () => {
  const { nutzer, gesendet } = oeffne([7, 8], 'wareneingang@acme.example');
  await nutzer.click(await screen.findByLabelText(/^Was gesendet wird/));
  await nutzer.click(await screen.findByRole('option', { name: 'Link zum Verfolgen' }));
  await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(gesendet).toHaveLength(2));
  const wunsch = { email: 'wareneingang@acme.example', plzFragen: false };
  expect(gesendet).toEqual([
    ['/api/auftraege/7/verfolgungslink', wunsch],
    ['/api/auftraege/8/verfolgungslink', wunsch],
  ]);
});

it('stays open with what is in it where there is no such paper, and says why', async () => {
  const { nutzer, zu } = oeffne([7], 'a@b.example');
  const text = 'Der Auftrag NL-7 ist noch nicht abgeliefert.';
  server.use(
    http.post('*/api/berichte/:papier/mail/:ids', () =>
      HttpResponse.json([{ severity: 'ERROR', key: 'bericht.keineAblieferung', text }], { status: 404 }),
    ),
  );
  await nutzer.click(await screen.findByLabelText(/^Was gesendet wird/));
  await nutzer.click(await screen.findByRole('option', { name: 'Abliefernachweis' }));
  await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText(text);
  expect(zu).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^E-Mail/)).toHaveProperty('value', 'a@b.example');
});

it('sendet nach einem Fehler nur, was noch fehlt: niemand bekommt einen Link zweimal', async () => {
  const { nutzer, gesendet, zu } = oeffne([7, 8, 9], 'a@b.example');
  const text = 'Zu diesem Auftrag gelten schon 50 Links.';
  server.use(
    http.post(
      '*/api/auftraege/8/verfolgungslink',
      () => HttpResponse.json([{ severity: 'ERROR', key: 'verfolgung.zuViele', text }], { status: 409 }),
      { once: true },
    ),
  );
  await nutzer.click(await screen.findByLabelText(/^Was gesendet wird/));
  await nutzer.click(await screen.findByRole('option', { name: 'Link zum Verfolgen' }));
  await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText(text);
  await nutzer.click(screen.getByRole('button', { name: 'OK' }));
  await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(zu).toHaveBeenCalledOnce());
  const an = gesendet.map((g) => (g as [string, unknown])[0]);
  expect(an).toEqual([7, 8, 9].map((id) => `/api/auftraege/${id}/verfolgungslink`));
});

it('verlangt, dass gesagt ist, was gesendet wird: ein geleertes Feld nimmt das Papier nicht weg', async () => {
  const { nutzer, gesendet } = oeffne([7], 'a@b.example');
  const papier = await screen.findByLabelText<HTMLInputElement>(/^Was gesendet wird/);
  await waitFor(() => expect(papier.value).toBe('Warenetikett'));
  await nutzer.clear(papier);
  await nutzer.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText('Die Mail an a@b.example geht gleich hinaus.');
  expect(gesendet).toEqual([['/api/berichte/warenetikett/mail/7', { email: 'a@b.example' }]]);
});
