import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';

let gesendet: unknown[] = [];
let gesucht: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  gesendet = [];
  gesucht = [];
  server.use(
    http.get('*/api/registrierung/lkz', () =>
      HttpResponse.json([{ id: 1, lkz: 'D', bezeichnung: 'Deutschland', plzMuster: '^\\d{5}$' }]),
    ),
    http.get('*/api/registrierung/sprachen', () =>
      HttpResponse.json([
        { id: 50, bezeichnung: 'Deutsch', iso: 'de' },
        { id: 51, bezeichnung: 'English', iso: 'en' },
      ]),
    ),
    http.get('*/api/registrierung/D/ort', ({ request }) => {
      gesucht.push(new URL(request.url).searchParams.get('plzOrName') ?? '');
      return HttpResponse.json([{ id: 3, plz: '80331', ortsname: 'München', lkz: 'D' }]);
    }),
    http.post('*/api/registrierung', async ({ request }) => {
      gesendet.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const feld = (pfad: string) => document.querySelector(`[name="${pfad}"]`) as HTMLInputElement;
const adresse = (name: string) => feld(`owningMandant.adresse.${name}`);
const maus = userEvent.setup({ delay: null });
const zuReiter = (name: RegExp) => maus.click(screen.getByRole('tab', { name }));

async function fuelle(werte: Record<string, string>, mitAdresse = true) {
  for (const [name, wert] of Object.entries(werte)) {
    const eingabe = mitAdresse ? adresse(name) : feld(name);
    await maus.clear(eingabe);
    await maus.type(eingabe, wert);
  }
}

async function fuelleAlles() {
  await fuelle(
    {
      'owningMandant.name': 'N',
      name: 'n',
      email: 'n@example.com',
      password: 'Geheim-123',
      passwordRepeat: 'Geheim-123',
    },
    false,
  );
  await zuReiter(/Kundendaten/);
  await fuelle({ fremdnummer: '1', name: 'N' });
  await zuReiter(/Anschrift/);
  await maus.type(adresse('land'), 'D{Enter}');
  await fuelle({ plz: '28195', ort: 'Bremen', strasse: 'S' });
}

async function oeffne() {
  const seite = zeigeSeite('/register');
  await screen.findByRole('tab', { name: 'Benutzer' });
  return seite;
}

it('hat vier Reiter mit den Feldern und Längen des Vertrags [2-2.005,034-055,058 2-5.017]', async () => {
  await oeffne();
  expect(screen.getAllByRole('tab').map((r) => r.textContent)).toEqual([
    'Benutzer',
    'Kundendaten',
    'Anschrift',
    'Kontakt',
  ]);
  const laengen = (namen: string[], wo = adresse) => namen.map((n) => wo(n).maxLength);
  expect(laengen(['owningMandant.name', 'name'], feld)).toEqual([35, 30]);
  expect(feld('email').type).toBe('email');
  expect([feld('password').type, feld('passwordRepeat').type]).toEqual(['password', 'password']);
  await waitFor(() => expect(feld('sprache').value).toBe('Deutsch'));
  expect(feld('benutzerversion').value).toBe('Standardversion');
  expect(laengen(['fremdnummer', 'name', 'zeile2', 'zeile3'])).toEqual([20, 35, 35, 35]);
  expect(laengen(['plz', 'ort', 'ortsteil', 'strasse', 'hausnummer', 'zusatz'])).toEqual([
    9, 35, 35, 35, 10, 5,
  ]);
  expect(laengen(['kontakt', 'telefon', 'mailTrackTrace'])).toEqual([100, 50, 250]);
});

it('PLZ und Ort warten auf das Land; dann schlägt eines das andere vor [2-2.056,057]', async () => {
  await oeffne();
  await zuReiter(/Anschrift/);
  expect([adresse('plz').readOnly, adresse('ort').readOnly]).toEqual([true, true]);
  await maus.type(adresse('land'), 'D{Enter}');
  await waitFor(() => expect(adresse('plz').readOnly).toBe(false));
  await maus.type(adresse('plz'), '803');
  await maus.click(await screen.findByText('80331 München'));
  expect([adresse('plz').value, adresse('ort').value]).toEqual(['80331', 'München']);
  await maus.clear(adresse('ort'));
  await maus.type(adresse('ort'), 'Mün');
  await screen.findByText('80331 München');
  expect(gesucht).toContain('803');
  expect(gesucht).toContain('Mün');
});

it('zeigt, was fehlt, auf seinem Reiter und geht dorthin', async () => {
  await oeffne();
  await zuReiter(/Kontakt/);
  await maus.click(screen.getByText('Speichern'));
  const benutzer = await screen.findByRole('tab', { name: /Benutzer\s*5\s*Fehler/ });
  expect(benutzer.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(feld('owningMandant.name')));
  screen.getByRole('tab', { name: /Kundendaten\s*2\s*Fehler/ });
  screen.getByRole('tab', { name: /Anschrift\s*4\s*Fehler/ });
  expect(gesendet).toEqual([]);
});

it('sendet die Registrierung ohne die Wiederholung und sagt, wie es weitergeht [2-2.059 2-5.012]', async () => {
  await oeffne();
  await fuelle(
    {
      'owningMandant.name': 'Möbel Nord',
      name: 'moebel',
      email: 'chef@example.com',
      password: 'Geheim-123',
      passwordRepeat: 'Geheim-124',
    },
    false,
  );
  await zuReiter(/Kundendaten/);
  await fuelle({ fremdnummer: '4711', name: 'Möbel Nord GmbH' });
  await zuReiter(/Anschrift/);
  await maus.type(adresse('land'), 'D{Enter}');
  await fuelle({ plz: '28195', ort: 'Bremen', strasse: 'Am Kai' });
  await maus.click(screen.getByText('Speichern'));
  await screen.findAllByText('Die Passwörter sind nicht identisch.');
  await waitFor(() => expect(document.activeElement).toBe(feld('passwordRepeat')));
  await maus.clear(feld('passwordRepeat'));
  await maus.type(feld('passwordRepeat'), 'Geheim-123');
  await maus.dblClick(screen.getByText('Speichern'));
  await screen.findByText('Schauen Sie bitte in Ihre Emails und bestätigen Sie Ihre E-Mail Adresse.');
  await screen.findByText(/Ihre Registrierung ist angekommen/);
  expect(gesendet).toHaveLength(1);
  expect(gesendet[0]).toMatchObject({
    owningMandant: {
      name: 'Möbel Nord',
      adresse: { fremdnummer: '4711', land: { id: 1 }, plz: '28195', ort: 'Bremen', strasse: 'Am Kai' },
    },
    name: 'moebel',
    email: 'chef@example.com',
    password: 'Geheim-123',
    benutzerversion: { id: 1 },
    sprache: { id: 50 },
  });
  expect(gesendet[0]).not.toHaveProperty('passwordRepeat');
});

it('Abbrechen führt zum Anfang zurück [2-2.060]', async () => {
  const { ort } = await oeffne();
  await maus.click(screen.getByText('Abbrechen'));
  await waitFor(() => expect(ort()).toBe('/'));
  expect(gesendet).toEqual([]);
});

it('Meldungen des Servers stehen am Feld', async () => {
  const meldung = { severity: 'ERROR', key: 'benutzer.email', text: 'Abgelehnt', field: 'email' };
  server.use(http.post('*/api/registrierung', () => HttpResponse.json([meldung], { status: 400 })));
  await oeffne();
  await fuelleAlles();
  await maus.click(screen.getByText('Speichern'));
  const kopf = (await screen.findAllByText('Abgelehnt'))[0]?.closest('.fp-feld') as HTMLElement;
  within(kopf).getByText('E-Mail');
});

it('verlangt die Zustimmung zu den AGB des Spediteurs und sendet deren Fassung', async () => {
  server.use(
    http.get('*/api/auftritt', () =>
      HttpResponse.json({
        mandantId: 7,
        name: 'Nordlicht',
        impressum: true,
        datenschutz: false,
        agb: true,
        agbFassung: 'ADSp 2017',
        anmeldetext: 'Willkommen',
        logo: '/api/auftritt/logo/1',
        farbe: null,
      }),
    ),
  );
  await oeffne();
  const zustimmung = await screen.findByRole('checkbox', { name: /Ich stimme den AGB zu/ });
  expect(screen.getByRole('link', { name: 'AGB lesen' }).getAttribute('href')).toBe('/agb?von=7');
  expect(screen.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe('/impressum?von=7');
  expect(screen.queryByRole('link', { name: 'Datenschutzerklärung' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Nordlicht' })).toBeTruthy();
  expect(screen.getByText('Willkommen')).toBeTruthy();
  await fuelleAlles();
  await maus.click(screen.getByRole('button', { name: /^Speichern/ }));
  expect(await screen.findByText(/stimmen Sie den AGB in der heutigen Fassung zu/)).toBeTruthy();
  expect(gesendet).toEqual([]);
  await maus.click(zustimmung);
  await maus.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(gesendet).toHaveLength(1));
  expect(gesendet[0]).toMatchObject({ agbFassung: 'ADSp 2017' });
});

it('schlägt aus dem Namen des Mandanten einen Benutzernamen vor, und lässt einen stehen, der da ist', async () => {
  zeigeSeite('/register');
  await screen.findByRole('tab', { name: 'Benutzer' });
  await maus.type(feld('owningMandant.name'), 'Müller & Söhne GmbH');
  await maus.tab();
  expect(feld('name').value).toMatch(/^muller-\d{4}$/);
  // Whoever goes on typing writes over it.
  await maus.keyboard('eigener');
  expect(feld('name').value).toBe('eigener');
  await maus.type(feld('owningMandant.name'), ' KG');
  expect(feld('name').value).toBe('eigener');
});
