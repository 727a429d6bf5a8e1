import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import paket from '../../../../../package.json' with { type: 'json' };
import { zeigeSeite } from '../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const maus = userEvent.setup({ delay: null });
const leer = () => new HttpResponse(null, { status: 204 });
const waehlbar = () =>
  server.use(
    http.get('*/api/registrierung/lkz', () => HttpResponse.json([])),
    http.get('*/api/registrierung/sprachen', () => HttpResponse.json([])),
  );
const konfiguriert = (werte: Record<string, string>) =>
  server.use(http.get('*/api/config-param/clientconfig', () => HttpResponse.json(werte)));

describe('Anmeldeseite', () => {
  it('zeigt Registrierung nur, wo sie eingeschaltet ist, und immer Passwort vergessen [2-2.018,019,032]', async () => {
    waehlbar();
    konfiguriert({ 'client.isRegistrierung': 'true' });
    const { ort } = zeigeSeite('/');
    await maus.click(await screen.findByText('Passwort vergessen'));
    await waitFor(() => expect(ort()).toBe('/forgottenPassword'));
    await maus.click(await screen.findByText('Zurück zur Anmeldung'));
    await screen.findByText(`Version ${paket.version}`);
    await maus.click(await screen.findByText('Registrierung'));
    await waitFor(() => expect(ort()).toBe('/register'));
    document.body.innerHTML = '';
    konfiguriert({ 'client.clientInfobox': 'da' });
    zeigeSeite('/');
    await screen.findByText('da');
    expect(screen.queryByText('Registrierung')).toBeNull();
  });

  it('zeigt die Infobox des Mandanten mit einfachen Auszeichnungen [2-2.022]', async () => {
    konfiguriert({
      'client.clientInfobox':
        '<p>Am <b>24.12.</b> geschlossen, <a href="https://example.com/plan">Plan</a><br>Danke</p>',
    });
    zeigeSeite('/');
    expect((await screen.findByText('24.12.')).tagName).toBe('B');
    const verweis = screen.getByText('Plan') as HTMLAnchorElement;
    expect([verweis.href, verweis.rel]).toEqual(['https://example.com/plan', 'noopener noreferrer']);
  });

  it.each([
    '<img src=x onerror="alert(1)">',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)">x</p>',
  ])('zeigt %s als den Text, der es ist [2-2.022]', async (html) => {
    konfiguriert({ 'client.clientInfobox': html });
    zeigeSeite('/');
    const box = await screen.findByText(html);
    expect(box.children).toHaveLength(0);
  });

  it('nennt die Versandkriterien, wo das Profil sie hat [2-1.018 2-2.023-029]', async () => {
    konfiguriert({ 'client.clientKunde': 'liste-kompakt' });
    zeigeSeite('/');
    const text = (await screen.findByText(/Palettenplätze/)).textContent;
    for (const teil of ['5 Palettenplätze', '3.000 kg', '2 Lademeter je Position', '10 m³'])
      expect(text).toContain(teil);
    expect(text).toContain('größere Sendungen wenden Sie sich bitte an die Abteilung Charter');
    expect(text).toContain('mehr als 9 Paletten an das Team');
  });

  it('mit eigenen Stilen erscheinen vier Stilknöpfe, die Wahl bleibt gespeichert [2-2.127,128 2-3.163 2-9.019]', async () => {
    konfiguriert({ 'client.isCustomstylebuttons': 'true' });
    zeigeSeite('/');
    const knoepfe = [];
    for (const name of ['Hell', 'Dunkel', 'Hoher Kontrast', 'Klassisch'])
      knoepfe.push(await screen.findByRole('button', { name }));
    await maus.click(knoepfe[2] as HTMLElement);
    expect(localStorage.getItem('stil')).toBe('kontrast');
    expect(document.documentElement.dataset['theme']).toBe('kontrast');
    expect(knoepfe[2]?.getAttribute('aria-pressed')).toBe('true');
  });

  it('bietet bei einer unbestätigten Adresse die Mail noch einmal an', async () => {
    const text = 'Bitte bestätigen Sie zuerst Ihre E-Mail Adresse.';
    const meldung = { severity: 'ERROR', key: 'anmeldung.unbestaetigt', text };
    let gefragt = '';
    server.use(
      http.post('*/api/authentication/login', () => HttpResponse.json([meldung], { status: 401 })),
      http.post('*/api/registrierung/erneut', ({ request }) => {
        gefragt = new URL(request.url).searchParams.get('nameOrEmail') ?? '';
        return leer();
      }),
    );
    zeigeSeite('/');
    await maus.type(await screen.findByLabelText('Benutzer oder E-Mail'), 'neu');
    await maus.type(screen.getByLabelText('Passwort'), 'x{Enter}');
    await screen.findByText(text);
    await maus.click(screen.getByText('OK'));
    await maus.click(await screen.findByText('Bestätigungsmail erneut senden'));
    await maus.click(await screen.findByText('Mail erneut senden'));
    await screen.findByText('Schauen Sie bitte in Ihre Emails und bestätigen Sie Ihre E-Mail Adresse.');
    expect(gefragt).toBe('neu');
  });
});

describe('Bestätigen', () => {
  it('liest das Token aus dem Weg, bestätigt einmal und sagt es auf der Anmeldeseite [2-2.002-004 2-4.019 2-8.028]', async () => {
    const bestaetigt: unknown[] = [];
    server.use(
      http.post('*/api/registrierung/confirm/:token', ({ params }) => {
        bestaetigt.push(params['token']);
        return leer();
      }),
    );
    const { ort } = zeigeSeite('/confirmreg/abc-DEF');
    await screen.findByText('E-Mail Adresse bestätigt');
    screen.getByRole('button', { name: 'Log-in' });
    expect(bestaetigt).toEqual(['abc-DEF']);
    expect(ort()).toBe('/confirmreg');
  });

  it('sagt bei einem alten Link, was zu tun ist', async () => {
    const meldung = {
      severity: 'ERROR',
      key: 'registrierung.link',
      text: 'Dieser Link ist nicht mehr gültig.',
    };
    server.use(
      http.post('*/api/registrierung/confirm/:token', () => HttpResponse.json([meldung], { status: 400 })),
    );
    zeigeSeite('/confirmreg/alt');
    await screen.findByText('Dieser Link ist nicht mehr gültig.');
    await maus.click(screen.getByText('Mail erneut senden'));
    await screen.findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  });

  it('führt, wer angemeldet ist, weiter', async () => {
    angemeldetAls();
    mitListe([eineZeile(1)]);
    server.use(http.post('*/api/registrierung/confirm/:token', leer));
    const { ort } = zeigeSeite('/confirmreg/abc');
    await screen.findByText('E-Mail Adresse bestätigt');
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragsresearch'));
  });
});

describe('Passwort', () => {
  it('wird mit Namen oder E-Mail angefordert [2-2.006,030,031,033 2-8.026]', async () => {
    const gefragt: (string | null)[] = [];
    server.use(
      http.post('*/api/benutzer/forget', ({ request }) => {
        gefragt.push(new URL(request.url).searchParams.get('nameOrEmail'));
        return leer();
      }),
    );
    zeigeSeite('/forgottenPassword');
    await maus.type(await screen.findByLabelText(/Benutzer oder E-Mail/), 'kunde@example.com');
    await maus.dblClick(screen.getByText('Passwort anfordern'));
    await screen.findByText('Schauen Sie bitte in Ihre Emails und bestätigen Sie das Passwort.');
    expect(gefragt).toEqual(['kunde@example.com']);
  });

  it('wird mit dem Link neu gesetzt', async () => {
    let gesendet: unknown;
    server.use(
      http.post('*/api/benutzer/passwort', async ({ request }) => {
        gesendet = await request.json();
        return leer();
      }),
    );
    const { ort } = zeigeSeite('/passwort/tok-1');
    await maus.type(await screen.findByLabelText(/^Passwort \*/), 'kurz');
    await maus.click(screen.getByText('Passwort speichern'));
    await screen.findAllByText(
      'Bitte mindestens 8, max. 25 Zeichen, einen Großbuchstaben, eine Zahl und ein Sonderzeichen eingeben',
    );
    await maus.clear(screen.getByLabelText(/^Passwort \*/));
    await maus.type(screen.getByLabelText(/^Passwort \*/), 'Ganz-Neu-1');
    await maus.type(screen.getByLabelText(/^Passwort wiederholen/), 'Ganz-Neu-1{Enter}');
    await screen.findByText('Das neue Passwort gilt. Bitte melden Sie sich damit an.');
    expect(ort()).toBe('/');
    expect(gesendet).toEqual({ token: 'tok-1', password: 'Ganz-Neu-1' });
  });
});

it('die erste Einrichtung legt Mandant und Administrator an', async () => {
  let gesendet: unknown;
  server.use(
    http.post('*/api/einrichtung', async ({ request }) => {
      gesendet = await request.json();
      return leer();
    }),
  );
  zeigeSeite('/einrichten/tok-9');
  await maus.type(await screen.findByLabelText(/^Mandant/), 'Spedition Nord');
  await maus.type(screen.getByLabelText(/^Benutzername/), 'chefin');
  await maus.type(screen.getByLabelText(/^E-Mail/), 'chefin@example.com');
  await maus.type(screen.getByLabelText(/^Passwort \*/), 'Ganz-Neu-1');
  await maus.type(screen.getByLabelText(/^Passwort wiederholen/), 'Ganz-Neu-1{Enter}');
  await screen.findByText('Das Portal ist eingerichtet. Bitte melden Sie sich an.');
  expect(gesendet).toEqual({
    token: 'tok-9',
    mandant: 'Spedition Nord',
    name: 'chefin',
    email: 'chefin@example.com',
    password: 'Ganz-Neu-1',
  });
});

describe('Einladung', () => {
  const angebot = {
    mandant: 'Müller',
    email: 'gast@example.com',
    name: 'gast',
    agbVon: null,
    agbFassung: null,
  };
  const oeffne = (mehr: object = {}) => {
    server.use(http.post('*/api/einladung/oeffnen', () => HttpResponse.json({ ...angebot, ...mehr })));
    zeigeSeite('/einladung/tok-7');
  };
  const fuelleAus = async () => {
    await maus.type(await screen.findByLabelText(/^Passwort \*/), 'Ganz-Neu-1');
    await maus.type(screen.getByLabelText(/^Passwort wiederholen/), 'Ganz-Neu-1{Enter}');
  };

  it('legt mit dem Link den Zugang an, mit einem vorgeschlagenen Namen', async () => {
    let gesendet: unknown;
    server.use(
      http.post('*/api/einladung/annehmen', async ({ request }) => {
        gesendet = await request.json();
        return leer();
      }),
    );
    oeffne();
    await screen.findByText('Müller hat Sie eingeladen. Wählen Sie einen Benutzernamen und ein Passwort.');
    expect((screen.getByLabelText(/^Benutzername/) as HTMLInputElement).value).toBe('gast');
    await fuelleAus();
    await screen.findByText('Ihr Zugang ist angelegt. Melden Sie sich jetzt an.');
    expect(gesendet).toEqual({ token: 'tok-7', name: 'gast', password: 'Ganz-Neu-1', agbFassung: null });
  });

  it('verlangt die Zustimmung zu den AGB des Spediteurs', async () => {
    oeffne({ agbVon: 1, agbFassung: 'ADSp 2017' });
    await fuelleAus();
    await screen.findByText('Bitte stimmen Sie den AGB in der heutigen Fassung zu.');
    expect(screen.getByRole('link', { name: 'AGB lesen' }).getAttribute('href')).toBe('/agb?von=1');
  });

  it('sagt, wenn sie nicht mehr gilt', async () => {
    const text = 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.';
    server.use(
      http.post('*/api/einladung/oeffnen', () =>
        HttpResponse.json([{ severity: 'ERROR', key: 'einladung.link', text, field: 'token' }], {
          status: 400,
        }),
      ),
    );
    zeigeSeite('/einladung/tok-7');
    await screen.findByText(text);
    screen.getByText('Zurück zur Anmeldung');
  });
});
