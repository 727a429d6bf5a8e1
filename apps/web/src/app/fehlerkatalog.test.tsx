import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../testing/anzeigen';
import { eineZeile, mitListe, server } from '../testing/server';
import { angemeldetAls } from '../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  angemeldetAls({ edit: true, version: 0 });
  mitListe([eineZeile(1)]);
});

const liste = '/auftragsmanagement/auftragsresearch';
const meldung = (text: string) => ({ severity: 'ERROR', key: 'x', text });
const antwortet = (inhalt: unknown, status: number) =>
  server.use(http.get('*/api/auftraege/search', () => HttpResponse.json(inhalt as never, { status })));

/** The error modal with its OK button, and the one text in it. */
async function fenster(text: string) {
  await screen.findByText('OK');
  const saetze = [...document.querySelectorAll('.fp-fehlerliste li')].map((li) => li.textContent);
  expect(saetze).toEqual([text]);
}

it.each([
  ['500 mit Meldungen: die erste', [meldung('Erste'), meldung('Zweite')], 500, 'Erste'],
  ['507 ohne Meldung', [], 507, 'Unbekannter Server Fehler aufgetreten'],
  ['500 mit fremdem Inhalt', { oh: 'nein' }, 500, 'Unbekannter Server Fehler aufgetreten'],
  ['409 mit Meldung', [meldung('Schon vorhanden')], 409, 'Schon vorhanden'],
  ['403 ohne Meldung', [], 403, 'Für diese Aktion fehlt die Berechtigung.'],
])('%s', async (_, inhalt, status, text) => {
  antwortet(inhalt, status);
  zeigeSeite(liste);
  await fenster(text);
});

it('keine Antwort', async () => {
  server.use(http.get('*/api/auftraege/search', () => HttpResponse.error()));
  zeigeSeite(liste);
  await screen.findByText(/^Server nicht erreichbar/);
});

it('die Servermeldung „Bitte melden Sie sich erneut an.“ meldet ab', async () => {
  antwortet([meldung('Bitte melden Sie sich erneut an.')], 401);
  const { ort } = zeigeSeite(liste);
  await fenster('Bitte melden Sie sich erneut an.');
  await waitFor(() => expect(ort()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

it('eine andere Ablehnung: eine Erneuerung, dann ist der Fehler unbekannt', async () => {
  let erneuert = 0;
  antwortet([], 401);
  server.use(
    http.post('*/api/authentication/token', () => {
      erneuert += 1;
      return HttpResponse.json({ accessToken: localStorage.getItem('token'), refreshToken: `r${erneuert}` });
    }),
  );
  zeigeSeite(liste);
  await fenster('Unbekannter Fehler aufgetreten. Bitte neu anmelden.');
  // One at the start of the session, one for the refusal.
  expect(erneuert).toBe(2);
});

it.each([
  '/auftragsmanagement/auftragserfassung/abc',
  '/auftragsmanagement/auftragserfassung?vorlage=',
  '/auftragsmanagement/auftragserfassung?kopie=0',
])('ohne brauchbare Kennung: %s [2-8.015]', async (adresse) => {
  zeigeSeite(adresse);
  await screen.findByText('Technischer Fehler aufgetreten');
});

it('der Beginn einer Sitzung erneuert mit beiden Token zuerst, dann kommt die Konfiguration [2-4.001,002]', async () => {
  const gerufen: string[] = [];
  server.events.on('request:start', ({ request }) => void gerufen.push(new URL(request.url).pathname));
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  expect(gerufen.slice(0, 2)).toEqual(['/api/authentication/token', '/api/config-param/clientconfig']);
  document.body.innerHTML = '';
  gerufen.length = 0;
  localStorage.removeItem('refreshtoken');
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  expect(gerufen[0]).toBe('/api/config-param/clientconfig');
  expect(gerufen).not.toContain('/api/authentication/token');
  server.events.removeAllListeners();
});
