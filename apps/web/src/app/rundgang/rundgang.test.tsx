import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Rundgangangebot } from './Rundgangangebot';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const angebot = 'Neu hier? Rundgang in 60 Sekunden';

/** What of oneself was sent. */
function mitEinstellungen(rundgangGesehen: boolean): unknown[] {
  const gesendet: unknown[] = [];
  server.use(
    http.get('*/api/benutzer/einstellungen', () =>
      HttpResponse.json({ startseite: 'uebersicht', rundgangGesehen }),
    ),
    http.put('*/api/benutzer/einstellungen', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ startseite: 'uebersicht', rundgangGesehen: true });
    }),
  );
  return gesendet;
}

it('is offered to whom it is new; who does not want it is not asked again, and keeps the rest', async () => {
  angemeldetAls();
  const gesendet = mitEinstellungen(false);
  zeigeTeil(<Rundgangangebot />);
  await screen.findByRole('button', { name: angebot });
  await userEvent.click(screen.getByRole('button', { name: 'Rundgang nicht mehr anbieten' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: angebot })).toBeNull());
  expect(gesendet).toEqual([{ startseite: 'uebersicht', rundgangGesehen: true }]);
});

it('is not offered to who has seen it', async () => {
  angemeldetAls();
  mitEinstellungen(true);
  zeigeTeil(
    <>
      <Rundgangangebot />
      <p>da</p>
    </>,
  );
  await screen.findByText('da');
  await new Promise((weiter) => setTimeout(weiter, 100));
  expect(screen.queryByRole('button', { name: angebot })).toBeNull();
});
