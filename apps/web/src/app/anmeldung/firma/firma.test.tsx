import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { einToken } from '../../../testing/sitzung';

const nordlicht = { id: 7, bezeichnung: 'Nordlicht' };
mitPortal(() => {
  antworte('get', 'authentication/login/firmen', ({ frage }) =>
    frage.get('domaene') === 'nordlicht.example' ? [nordlicht] : [],
  );
});
const gehe = vi.fn();
beforeEach(() => vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign: gehe }));
afterEach(() => {
  gehe.mockReset();
  sessionStorage.clear();
});

it('wer eine Adresse der Firma eintippt, bekommt deren Anmeldung angeboten und geht zu ihr', async () => {
  antworte('post', 'authentication/login/firmen/7', { adresse: 'https://login.example/auth' });
  zeigeSeite('/');
  const feld = await screen.findByLabelText('Benutzer oder E-Mail');
  expect(screen.queryByRole('button', { name: /^Mit / })).toBeNull();
  await userEvent.type(feld, 'max@Nordlicht.example');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Mit Nordlicht anmelden' }));
  await waitFor(() => expect(gehe).toHaveBeenCalledWith('https://login.example/auth'));
  expect(an('POST authentication/login/firmen/7')[0]?.koerper).toEqual({ name: 'max@Nordlicht.example' });
});

it('ist der Anbieter nicht da, steht es da, und der Knopf geht wieder', async () => {
  antworte('post', 'authentication/login/firmen/7', abgelehnt(503, 'Der Anmeldedienst antwortet nicht.'));
  zeigeSeite('/');
  await userEvent.type(await screen.findByLabelText('Benutzer oder E-Mail'), 'max@nordlicht.example');
  await userEvent.tab();
  const knopf = await screen.findByRole('button', { name: 'Mit Nordlicht anmelden' });
  await userEvent.click(knopf);
  expect(await screen.findByText('Der Anmeldedienst antwortet nicht.')).toBeTruthy();
  expect(localStorage.getItem('frachtportal-firma')).toBeNull();
});

it('wer zurückkommt, ist angemeldet und dort, wohin er wollte', async () => {
  sessionStorage.setItem('frachtportal-weiter', '/masterdata/adressmanagement');
  antworte('post', 'authentication/login/firma', () => ({
    accessToken: einToken({ name: 'max' }),
    refreshToken: 'r1',
  }));
  const { ort } = zeigeSeite('/login/firma?code=abc&state=xyz&iss=https%3A%2F%2Flogin.example');
  await waitFor(() => expect(ort()).toBe('/masterdata/adressmanagement'));
  expect(an('POST authentication/login/firma').map(({ koerper }) => koerper)).toEqual([
    { antwort: 'code=abc&state=xyz&iss=https%3A%2F%2Flogin.example' },
  ]);
  expect(localStorage.getItem('username')).toBe('max');
});

it('was nicht gilt, wird gesagt, und es geht zur Anmeldeseite zurück', async () => {
  antworte('post', 'authentication/login/firma', abgelehnt(401, 'Diese Anmeldung ist abgelaufen.'));
  const { ort } = zeigeSeite('/login/firma?code=abc&state=alt');
  expect(await screen.findByText('Diese Anmeldung ist abgelaufen.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Zur Anmeldeseite' }));
  await waitFor(() => expect(ort()).toBe('/'));
});
