import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Rundgangangebot } from './Rundgangangebot';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([import('./Rundgang'), import('../../features/auftraege/liste/Auftragsliste')]);
}, 60_000);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const angebot = 'Neu hier? Rundgang in 60 Sekunden';

/** What of oneself was sent. */
function mitEinstellungen(rundgangGesehen: boolean): unknown[] {
  const gesendet: unknown[] = [];
  let gesehen = rundgangGesehen;
  server.use(
    http.get('*/api/benutzer/einstellungen', () =>
      HttpResponse.json({ startseite: 'uebersicht', rundgangGesehen: gesehen }),
    ),
    http.put('*/api/benutzer/einstellungen', async ({ request }) => {
      gesendet.push(await request.json());
      gesehen = true;
      return HttpResponse.json({ startseite: 'uebersicht', rundgangGesehen: true });
    }),
  );
  return gesendet;
}

it('is offered to whom it is new; who does not want it is not asked again, and keeps the rest', async () => {
  angemeldetAls();
  const gesendet = mitEinstellungen(false);
  zeigeTeil(
    <>
      <Rundgangangebot />
      <main id="inhalt" tabIndex={-1} />
    </>,
  );
  await screen.findByRole('button', { name: angebot });
  await userEvent.click(screen.getByRole('button', { name: 'Rundgang nicht mehr anbieten' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: angebot })).toBeNull());
  expect(gesendet).toEqual([{ startseite: 'uebersicht', rundgangGesehen: true }]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
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

describe('afterwards the focus is', () => {
  const liste = '/auftragsmanagement/auftragsresearch';
  const schmal = window.matchMedia;
  const beende = async () => {
    await screen.findByText('Willkommen im Frachtportal');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Willkommen im Frachtportal')).toBeNull());
  };
  afterEach(() => {
    window.matchMedia = schmal;
  });
  beforeEach(() => {
    // The offer stands where the top bar has room for it.
    window.matchMedia = (media) => ({ ...schmal(media), matches: media.includes('min-width') });
    angemeldetAls({ hauptmandant: false, edit: true, main: true });
    mitListe([eineZeile(1)]);
    server.use(
      http.get('*/api/adressen/search', () => HttpResponse.json([])),
      http.get('*/api/auftragsvorlagen/search', () => HttpResponse.json([])),
    );
  });

  it('on the page, where the offer it was started from is gone', async () => {
    mitEinstellungen(false);
    zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    await userEvent.click(await screen.findByRole('button', { name: angebot }));
    await beende();
    await waitFor(() => expect(screen.queryByRole('button', { name: angebot })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('where one was before', async () => {
    mitEinstellungen(true);
    zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    const suche = screen.getByLabelText('Suche');
    await userEvent.click(suche);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Springen zu' }), 'rundg');
    await userEvent.click(await screen.findByRole('option', { name: /Rundgang/ }));
    await beende();
    await waitFor(() => expect(document.activeElement).toBe(suche));
  });
});
