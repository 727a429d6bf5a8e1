import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import paket from '../../../../../package.json' with { type: 'json' };
import { zeigeSeite } from '../../testing/anzeigen';
import { mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const liste = '/auftragsmanagement/auftragsresearch';
const menue = async () => {
  const navigation = await screen.findByLabelText('Hauptmenü');
  return [...navigation.querySelectorAll('a')].map((a) => [
    a.getAttribute('aria-label') ?? a.querySelector('span')?.textContent,
    a.getAttribute('href'),
  ]);
};

it('der Kopf nennt Version und Benutzer und meldet ab [2-2.124]', async () => {
  angemeldetAls();
  mitListe([]);
  zeigeSeite(liste);
  const kopf = within((await screen.findByText('Logout')).closest('header') as HTMLElement);
  kopf.getByText(paket.version);
  await kopf.findByText('dispo');
});

it('beim Start dreht sich ein Ladezeichen, bis die Konfiguration da ist [2-2.011,126 2-4.003 2-7.006]', async () => {
  angemeldetAls();
  mitListe([]);
  server.use(
    http.get('*/api/config-param/clientconfig', async () => {
      await delay(300);
      return HttpResponse.json({});
    }),
  );
  zeigeSeite(liste);
  await screen.findByRole('progressbar');
  screen.getByLabelText('Frachtportal wird geladen');
  await screen.findByText('Logout');
  await waitFor(() => expect(screen.queryByLabelText('Frachtportal wird geladen')).toBeNull());
});

const immer = [
  ['Übersicht', '/auftragsmanagement/uebersicht'],
  ['Auftragsliste', liste],
  ['Klärfälle', '/auftragsmanagement/klaerfaelle'],
  ['Lademittel', '/auftragsmanagement/lademittel'],
  ['CSV-Export', '/auftragsmanagement/auftragsexport'],
  ['Benutzerverwaltung', '/masterdata/usermanagement'],
  ['Benachrichtigungen', '/masterdata/benachrichtigungen'],
  ['Sicherheit', '/masterdata/sicherheit'],
  ['Über', '/ueber'],
];

it('die Erfassung steht im Menü, wo das Recht dazu da ist, die Liste immer [1-2.003,157 1-6.011-013,016,019 2-6.009,015,016 2-7.006]', async () => {
  angemeldetAls({ edit: false });
  mitListe([]);
  zeigeSeite(liste);
  expect(await menue()).toEqual(immer);
  document.body.innerHTML = '';
  angemeldetAls({ edit: true });
  zeigeSeite(liste);
  const mitErfassung = await menue();
  expect(mitErfassung).toContainEqual(['Neuer Auftrag', '/auftragsmanagement/auftragserfassung']);
  expect(mitErfassung).toContainEqual(['Adressmanagement', '/masterdata/adressmanagement']);
  document.body.innerHTML = '';
  server.use(
    http.get('*/api/config-param/clientconfig', () => HttpResponse.json({ 'client.denyOrderEdit': 'true' })),
  );
  zeigeSeite(liste);
  expect(await menue()).toEqual(immer);
});
