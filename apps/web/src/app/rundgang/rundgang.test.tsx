import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const liste = '/auftragsmanagement/auftragsresearch';

/** What of oneself was asked for and sent. */
function mitEinstellungen(rundgangGesehen: boolean): unknown[] {
  const gesendet: unknown[] = [];
  server.use(
    http.get('*/api/benutzer/einstellungen', () =>
      HttpResponse.json({ startseite: 'liste', rundgangGesehen }),
    ),
    http.put('*/api/benutzer/einstellungen', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ startseite: 'liste', rundgangGesehen: true });
    }),
  );
  return gesendet;
}

it('goes station by station, leaves out what is not there, and is remembered when it ends', async () => {
  angemeldetAls();
  mitListe([]);
  const gesendet = mitEinstellungen(false);
  zeigeSeite(`${liste}#rundgang`);
  await screen.findByText('Willkommen im Frachtportal', {}, { timeout: 5000 });
  screen.getByRole('dialog');
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByText('Das Menü');
  await userEvent.keyboard('{ArrowLeft}');
  await screen.findByText('Willkommen im Frachtportal');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Willkommen im Frachtportal')).toBeNull());
  await waitFor(() => expect(gesendet).toEqual([{ startseite: 'liste', rundgangGesehen: true }]));
});
