import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setzeErreichbar } from '../../lib/ereignisse/verbindung';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { menuepunkt } from '../../testing/erfassung';
import { angemeldetAls } from '../../testing/sitzung';

const ueber = '/ueber';
const liste = '/auftragsmanagement/auftragsresearch';
const befund = (bereich: string, stand: string) => ({ bereich, stand, satz: 'Probe', tun: null });

mitPortal(() => angemeldetAls({ sub: '1', edit: true }));
beforeEach(() => {
  // What somebody has chosen in the test before.
  document.documentElement.removeAttribute('data-theme');
  window.matchMedia = breit;
  return () => act(() => setzeErreichbar(true));
});

const maus = userEvent.setup({ delay: null });
async function oeffne(adresse = ueber) {
  const seite = zeigeSeite(adresse);
  await screen.findByLabelText('Hauptmenü');
  return seite;
}
/** Is the key left to the browser? */
const altN = () => fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', altKey: true });
const gruppen = () =>
  [...screen.getByLabelText('Hauptmenü').querySelectorAll('section')].map((s) => [
    s.getAttribute('aria-label'),
    s.querySelectorAll('a').length,
  ]);
const breit = window.matchMedia;
/** A phone held upright. */
const schmal: typeof breit = (frage) => ({ ...breit(frage), matches: frage === '(max-width: 899.95px)' });

it('zeigt im Menü nur Gruppen, in denen jemand etwas darf', async () => {
  angemeldetAls({ sub: '2', edit: false });
  await oeffne();
  expect(gruppen()).toEqual([
    ['Aufträge', 5],
    ['System', 4],
  ]);
});

it('führt einen Administrator des Spediteurs zu Listen und Verwaltung, den der Installation auch zu Tabellen', async () => {
  const nurBetreiber = ['/masterdata/gefahrgut', '/masterdata/orte', '/masterdata/maut'];
  angemeldetAls({ sub: '2', admin: true, hauptmandant: true, betreiber: false });
  await oeffne();
  expect([menuepunkt('/masterdata/listen'), menuepunkt('/admin')]).not.toContain(null);
  expect(nurBetreiber.filter(menuepunkt)).toEqual([]);
  act(() => angemeldetAls({ sub: '3', admin: true, hauptmandant: true }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await waitFor(() => expect(nurBetreiber.filter(menuepunkt)).toEqual(nurBetreiber));
});

it('sagt am Menüpunkt, wo man ist und wie viele Vorschläge warten, auch schmal, und bleibt schmal', async () => {
  antworte('get', 'auftragsvorschlaege/anzahl', HttpResponse.json(3));
  localStorage.setItem('menue', 'breit');
  await oeffne();
  expect(menuepunkt(ueber).getAttribute('aria-current')).toBe('page');
  await maus.click(screen.getByLabelText('Menü'));
  expect(screen.queryByText('Stammdaten')).toBeNull();
  expect(menuepunkt(ueber).getAttribute('aria-label')).toBe('Über');
  await waitFor(() =>
    expect(menuepunkt('/auftragsmanagement/auftragsvorschlaege').textContent).toBe('Vorschläge3 wartet'),
  );
  expect(localStorage.getItem('menue')).toBe('schmal');
  await maus.click(screen.getByLabelText('Menü'));
  expect(screen.getByText('Stammdaten')).toBeTruthy();
  expect(localStorage.getItem('menue')).toBe('breit');
});

it('öffnet das Menü auf dem Telefon als Schublade und schließt sie mit der Wahl', async () => {
  window.matchMedia = schmal;
  const { ort } = zeigeSeite(liste);
  await maus.click(await screen.findByLabelText('Menü'));
  const menue = within(await screen.findByLabelText('Hauptmenü'));
  await maus.click(menue.getByText('Über'));
  await waitFor(() => expect(screen.queryByLabelText('Hauptmenü')).toBeNull());
  await waitFor(() => expect(ort()).toBe(ueber));
  expect(localStorage.getItem('menue')).toBeNull();
});

it('warnt Betreiber vor dem vollen Datenträger und dem, was nach der Wiederherstellung wartet', async () => {
  angemeldetAls({ sub: '2', admin: true, hauptmandant: true });
  antworte('get', 'betrieb', {
    geprueftAm: '2026-11-20T08:00:00Z',
    befunde: [befund('platte', 'stoerung'), befund('quarantaene', 'angehalten'), befund('post', 'stoerung')],
  });
  await oeffne();
  const warnungen = await screen.findAllByRole('alert');
  expect(warnungen.map((w) => w.textContent)).toEqual([
    expect.stringMatching(/^Der Datenträger des Portals ist fast voll: .*Betrieb$/),
    expect.stringMatching(/^Das Portal ist aus einer Sicherung wiederhergestellt: .*Betrieb$/),
  ]);
  expect(warnungen[0]?.querySelector('a')?.getAttribute('href')).toBe('/admin/betrieb');
});

it('fragt für alle anderen nicht nach dem Betrieb und warnt nicht, wo die Platte nur bald voll ist', async () => {
  antworte('get', 'betrieb', { geprueftAm: '2026-11-20T08:00:00Z', befunde: [befund('platte', 'warnung')] });
  await oeffne();
  await screen.findByText('dispo');
  expect(an('GET betrieb')).toHaveLength(0);
  act(() => angemeldetAls({ sub: '3', admin: true, hauptmandant: true }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await waitFor(() => expect(an('GET betrieb')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sagt, als wer man arbeitet, und bleibt dabei, wo der Rückweg abgelehnt wird', async () => {
  angemeldetAls({ sub: '7', name: 'kunde', 'gewechselt-von': 'chefin' });
  antworte('post', 'authentication/changelogin', abgelehnt(403, 'Bitte neu anmelden'));
  await oeffne();
  const banner = within(await screen.findByLabelText('Benutzerwechsel'));
  expect(await banner.findByText('Sie arbeiten als dispo. Angemeldet ist chefin.')).toBeTruthy();
  await maus.dblClick(banner.getByText('Benutzerwechsel'));
  await screen.findByText('Bitte neu anmelden');
  await maus.click(screen.getByText('OK'));
  expect(screen.getByText('Sie arbeiten als dispo. Angemeldet ist chefin.')).toBeTruthy();
  expect(an('POST authentication/changelogin').map((g) => g.koerper.username)).toEqual(['chefin']);
});

it('sagt, solange niemand antwortet, dass weiter versucht wird', async () => {
  await oeffne();
  act(() => setzeErreichbar(false));
  expect(screen.getByText(/^Server nicht erreichbar – es wird weiter versucht\./)).toBeTruthy();
  act(() => setzeErreichbar(true));
  expect(screen.queryByText(/^Server nicht erreichbar/)).toBeNull();
});

it('nimmt Tasten von überall, beim Tippen und in einem Dialog aber nicht', async () => {
  const { ort } = await oeffne();
  await maus.keyboard('?');
  const blatt = within(await screen.findByRole('dialog', { name: /Tastenkürzel/ }));
  expect(blatt.getByText('Alt + N').closest('div')?.textContent).toBe('Alt + NNeuer Auftrag');
  expect([altN(), fireEvent.keyDown(document.body, { key: '/' })]).toEqual([true, true]);
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await maus.keyboard('/');
  await waitFor(() => expect(ort()).toBe(liste));
  await waitFor(() => expect(document.activeElement?.closest('.fp-suchtext')).toBeTruthy());
  await maus.keyboard('?');
  expect(document.activeElement).toHaveProperty('value', '?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('beginnt mit Alt+N einen Auftrag nur, wer erfassen darf', async () => {
  angemeldetAls({ sub: '2', edit: false });
  await oeffne();
  expect(altN()).toBe(true);
});

it('stellt die gewählte Darstellung sofort und für das nächste Mal ein', async () => {
  await oeffne();
  await maus.click(screen.getByLabelText('Darstellung'));
  await maus.click(await screen.findByText('Dunkel'));
  expect([document.documentElement.dataset['theme'], localStorage.getItem('stil')]).toEqual([
    'dunkel',
    'dunkel',
  ]);
  await maus.click(screen.getByLabelText('Darstellung'));
  expect(
    (await screen.findByText('Dunkel')).closest('[role=menuitem]')?.classList.contains('Mui-selected'),
  ).toBe(true);
});

it('meldet bei doppeltem Klick einmal ab, auch wo der Server es ablehnt', async () => {
  antworte('post', 'authentication/logout', abgelehnt(500, 'Gerade nicht'));
  const { ort } = await oeffne();
  await maus.dblClick(screen.getByText('Logout'));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  await waitFor(() => expect(ort()).toMatch(/^\/(\?|$)/));
  expect(an('POST authentication/logout')).toHaveLength(1);
});
