import { aufruf } from '@frachtportal/api-client/mutator';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls, einToken } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const liste = '/auftragsmanagement/auftragsresearch';

function mitAnmeldung() {
  server.use(
    http.post('*/api/authentication/login', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      if (password === 'richtig') return HttpResponse.json({ accessToken: einToken(), refreshToken: 'r1' });
      const meldung = {
        severity: 'ERROR',
        key: 'anmeldung.falsch',
        text: 'Benutzer oder Passwort ist falsch.',
      };
      return HttpResponse.json([meldung], { status: 401 });
    }),
  );
}

async function gibEin(benutzer: string, passwort: string) {
  await userEvent.type(await screen.findByLabelText('Benutzer oder E-Mail'), benutzer);
  await userEvent.type(screen.getByLabelText('Passwort'), passwort);
  await userEvent.click(screen.getByRole('button', { name: 'Log-in' }));
}

it('nach der Anmeldung öffnet sich die Auftragsliste [1-2.003 2-1.005 2-2.001,014,015,017]', async () => {
  mitAnmeldung();
  mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite('/');
  await gibEin('dispo', 'richtig');
  await waitFor(() => expect(ort()).toBe(liste));
  expect(localStorage.getItem('refreshtoken')).toBe('r1');
  expect(localStorage.getItem('username')).toBe('dispo');
});

it.each(['/login', '/Login', '/index'])('%s zeigt die Anmeldung [2-2.001]', async (adresse) => {
  zeigeSeite(adresse);
  await screen.findByRole('button', { name: 'Log-in' });
});

it('ohne Eingabe und bei falschem Passwort sagt der Dialog, was fehlt [2-5.001]', async () => {
  mitAnmeldung();
  zeigeSeite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Log-in' }));
  await screen.findByText('Bitte Benutzer und Passwort eingeben');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await gibEin('dispo', 'falsch');
  await screen.findByText('Benutzer oder Passwort ist falsch.');
});

it('das Passwort lässt sich anzeigen [2-2.016]', async () => {
  zeigeSeite('/');
  const feld = await screen.findByLabelText<HTMLInputElement>('Passwort');
  expect(feld.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(feld.type).toBe('text');
});

it('wer angemeldet ist, kommt von der Anmeldung zur Liste [2-2.013,020]', async () => {
  angemeldetAls();
  mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite('/login');
  await waitFor(() => expect(ort()).toBe(liste));
});

it('lässt sich die Sitzung beim Start nicht erneuern, führt der Weg zur Anmeldung [2-2.012 2-4.007 2-8.006,007]', async () => {
  angemeldetAls();
  server.use(http.post('*/api/authentication/token', () => HttpResponse.json([], { status: 401 })));
  const { ort } = zeigeSeite(liste);
  await screen.findByText('Anmeldung abgelaufen. Bitte melden Sie sich erneut an.');
  expect(ort()).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
});

it('ist der Server beim Start nicht erreichbar, bleibt die Anmeldung erhalten, und es geht weiter, sobald er da ist', async () => {
  angemeldetAls();
  server.use(http.post('*/api/authentication/token', () => HttpResponse.error()));
  zeigeSeite(liste);
  await screen.findByText(/^Server nicht erreichbar – es wird weiter versucht/);
  expect(localStorage.getItem('token')).not.toBeNull();
  server.resetHandlers();
  mitListe([eineZeile(1)]);
  await screen.findByText('NL-26-000001', undefined, { timeout: 5000 });
});

it('kann der Server selbst nicht, sagt er es, und ein Knopf versucht es wieder', async () => {
  angemeldetAls();
  server.use(http.post('*/api/authentication/token', () => HttpResponse.json([], { status: 500 })));
  zeigeSeite(liste);
  const erneut = await screen.findByRole('button', { name: 'Erneut versuchen' });
  server.resetHandlers();
  mitListe([eineZeile(1)]);
  await userEvent.click(erneut);
  await screen.findByText('NL-26-000001');
});

it('läuft die Sitzung mitten in der Arbeit ab, fragt ein Dialog über der Seite und der Aufruf geht weiter', async () => {
  mitAnmeldung();
  angemeldetAls();
  mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  const alt = `Bearer ${localStorage.getItem('token')}`;
  server.use(
    http.post('*/api/authentication/token', () => HttpResponse.json([], { status: 401 })),
    http.get('*/api/geschuetzt', ({ request }) =>
      request.headers.get('authorization') === alt
        ? HttpResponse.json([], { status: 401 })
        : HttpResponse.json('fertig'),
    ),
  );
  let antwort: Promise<{ data: string }> | undefined;
  act(() => {
    antwort = aufruf<{ data: string }>('http://localhost:3000/api/geschuetzt');
  });
  await screen.findByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
  expect(ort()).toBe(liste);
  await userEvent.type(screen.getByLabelText('Passwort'), 'richtig{Enter}');
  expect((await antwort)?.data).toBe('fertig');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('läuft sie ab, während jemand als anderer arbeitet, wird nach dem eigenen Passwort gefragt', async () => {
  let gesendet: unknown;
  server.use(
    http.post('*/api/authentication/login', async ({ request }) => {
      gesendet = await request.json();
      return HttpResponse.json({ accessToken: einToken({ sub: '1' }), refreshToken: 'r1' });
    }),
  );
  angemeldetAls({ sub: '7', 'gewechselt-von': 'chefin' });
  localStorage.setItem('backuptoken', 'b');
  mitListe([eineZeile(1)]);
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  server.use(
    http.post('*/api/authentication/token', () => HttpResponse.json([], { status: 401 })),
    http.get('*/api/geschuetzt', () => HttpResponse.json([], { status: 401 })),
  );
  act(() => void aufruf('http://localhost:3000/api/geschuetzt').catch(() => undefined));
  await screen.findByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
  screen.getByText(/chefin\./, { selector: '[role$="dialog"] *' });
  await userEvent.type(screen.getByLabelText('Passwort'), 'richtig{Enter}');
  await waitFor(() => expect(gesendet).toEqual({ username: 'chefin', password: 'richtig' }));
  await waitFor(() => expect(localStorage.getItem('backuptoken')).toBeNull());
});

it('abmelden vergisst die Sitzung [1-6.015 2-2.123 2-6.019]', async () => {
  angemeldetAls();
  mitListe([eineZeile(1)]);
  server.use(http.post('*/api/authentication/logout', () => new HttpResponse(null, { status: 204 })));
  const { ort } = zeigeSeite(liste);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(ort()).toBe('/'));
  expect(localStorage.getItem('refreshtoken')).toBeNull();
});
