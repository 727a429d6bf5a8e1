import { liesAnsprueche } from '@frachtportal/api-client/sitzung';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { mitListe, server } from '../../testing/server';
import { angemeldetAls, einToken } from '../../testing/sitzung';

const seite = '/masterdata/usermanagement';
const liste = '/auftragsmanagement/auftragsresearch';
const kunde = {
  id: 7,
  name: 'kunde',
  email: 'kunde@example.com',
  emailNeu: null,
  sprache: { id: 50, bezeichnung: 'Deutsch' },
  benutzerversion: { id: 1, bezeichnung: 'Standardversion' },
  authorized: true,
  main: true,
  admin: false,
  edit: true,
  invisibleEinmaladresse: false,
  rowsInGrid: 50,
  created: '2026-11-02T07:05:00Z',
  changed: '2026-11-20T09:00:00Z',
  owningMandant: {
    id: 3,
    name: 'Müller & Söhne',
    adresse: {
      name: 'Müller & Söhne GmbH',
      matchcode: 'MÜLLER HANNOVER',
      strasse: 'Am Kai',
      hausnummer: '7b',
      plz: '30159',
      ort: 'Hannover',
    },
  },
  token: 'loesch-token',
};
// biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
type Gesendet = { art: string; koerper: any; kopf: Headers; frage: URLSearchParams };
let gesendet: Gesendet[] = [];
let fragen: URLSearchParams[] = [];

const merke =
  (art: string, antwort: () => Response) =>
  async ({ request }: { request: Request }) => {
    const koerper = request.method === 'DELETE' ? null : await request.json();
    gesendet.push({ art, koerper, kopf: request.headers, frage: new URL(request.url).searchParams });
    return antwort();
  };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  gesendet = [];
  fragen = [];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  mitListe([]);
  server.use(
    http.get('*/api/benutzer/search', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      fragen.push(frage);
      const treffer = kunde.name.includes(frage.get('query') ?? '') ? [kunde] : [];
      return HttpResponse.json(treffer, { headers: { 'total-search-results': String(treffer.length) } });
    }),
    http.get('*/api/benutzer/checkName/:name', ({ params }) => HttpResponse.json(params['name'] === 'kunde')),
    http.get('*/api/registrierung/sprachen', () =>
      HttpResponse.json([
        { id: 50, bezeichnung: 'Deutsch', iso: 'de' },
        { id: 51, bezeichnung: 'English', iso: 'en' },
      ]),
    ),
    http.get('*/api/benutzer/currentAsList', () => HttpResponse.json([{ ...kunde, id: 1, name: 'dispo' }])),
    http.get('*/api/benutzer/:id', ({ params }) =>
      HttpResponse.json(
        { ...kunde, id: Number(params['id']), ...(params['id'] === '1' ? { name: 'dispo' } : {}) },
        { headers: { etag: '"4"' } },
      ),
    ),
    http.post(
      '*/api/benutzer',
      merke('neu', () => HttpResponse.json(kunde, { status: 201 })),
    ),
    http.put(
      '*/api/benutzer/:id',
      merke('geändert', () => HttpResponse.json(kunde)),
    ),
    http.delete(
      '*/api/benutzer/7',
      merke('weg', () => new HttpResponse(null, { status: 204 })),
    ),
  );
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) => document.querySelector(`[role=dialog] [name="${name}"]`) as HTMLInputElement;
const dialog = () => document.querySelector('[role="dialog"]') as HTMLElement;

async function oeffne() {
  const seiten = zeigeSeite(seite);
  await screen.findByText('kunde@example.com');
  return seiten;
}
async function markiere() {
  await maus.click(screen.getByText('kunde@example.com'));
}

describe('Liste', () => {
  it('zeigt die Spalten des Vertrags und sucht [2-2.010,074-083]', async () => {
    const { ort } = await oeffne();
    const spalten = screen.getAllByRole('columnheader').map((s) => s.textContent);
    for (const titel of [
      'Name',
      'E-Mail',
      'Matchcode',
      'Adresse',
      'Straße',
      'PLZ',
      'Ort',
      'angelegt',
      'geändert',
    ])
      expect(spalten).toContain(titel);
    for (const wert of [
      'MÜLLER HANNOVER',
      'Müller & Söhne GmbH',
      'Am Kai 7b',
      '30159',
      'Hannover',
      '02.11.2026',
    ])
      screen.getByText(wert);
    expect(fragen[0]?.get('searchLimit')).toBe('50');
    const suche = screen.getByLabelText<HTMLInputElement>('Benutzer suchen');
    expect(suche.maxLength).toBe(200);
    await maus.type(suche, 'niemand');
    await screen.findByText(/^Kein Benutzer gefunden/);
    expect(ort()).toBe(`${seite}?suche=niemand`);
  });

  it('verlangt für Aktionen eine markierte Zeile [2-5.049,050]', async () => {
    await oeffne();
    for (const [knopf, meldung] of [
      ['Bearbeiten', 'Bitte markieren Sie eine Zeile.'],
      ['Löschen', 'Bitte markieren Sie eine Zeile.'],
      ['Zum Benutzer wechseln', 'Bitte Benutzer wählen'],
    ] as const) {
      await maus.click(screen.getByText(knopf));
      await screen.findByText(meldung);
      await maus.click(screen.getByText('OK'));
      await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    }
  });

  it('löscht mit dem Token des gelesenen Benutzers', async () => {
    await oeffne();
    await markiere();
    await maus.click(screen.getByText('Löschen'));
    await screen.findByText(/^Soll der Benutzer kunde gelöscht werden\?/);
    await maus.dblClick(screen.getByText('Ja'));
    await screen.findByText('Der Benutzer kunde wurde gelöscht.');
    expect(gesendet.map((g) => [g.art, g.frage.get('token')])).toEqual([['weg', 'loesch-token']]);
  });
});

describe('Benutzer hinzufügen', () => {
  it('prüft, ob es den Namen gibt, und legt einmal an [2-2.084,087,089,091-095 2-5.012 2-8.021]', async () => {
    await oeffne();
    await maus.click(screen.getByText('Hinzufügen'));
    await screen.findByText('Benutzer hinzufügen');
    expect([dialog().style.width, dialog().style.height]).toEqual(['500px', '350px']);
    await maus.type(feld('name'), 'kunde');
    await screen.findAllByText('Der Username ist schon vorhanden.');
    await maus.clear(feld('name'));
    await maus.type(feld('name'), 'neue');
    await waitFor(() => expect(screen.queryByText('Der Username ist schon vorhanden.')).toBeNull());
    await maus.type(feld('email'), 'neue@example.com');
    expect(feld('email').type).toBe('email');
    await maus.click(screen.getByText('Speichern'));
    await screen.findAllByText(/^Bitte mindestens 8, max\. 25 Zeichen/);
    await maus.type(feld('password'), 'Ganz-Neu-1');
    await maus.type(feld('passwordRepeat'), 'Ganz-Neu-2');
    await maus.click(screen.getByText('Speichern'));
    await screen.findAllByText('Die Passwörter sind nicht identisch.');
    await maus.type(feld('passwordRepeat'), '{Backspace}1');
    await maus.dblClick(screen.getByText('Speichern'));
    await screen.findByText('Der Benutzer neue wurde erfolgreich angelegt.');
    expect(gesendet).toHaveLength(1);
    expect(gesendet[0]?.koerper).toMatchObject({
      name: 'neue',
      email: 'neue@example.com',
      password: 'Ganz-Neu-1',
      sprache: { id: 50 },
      benutzerversion: { id: 1 },
      authorized: true,
      admin: false,
      owningMandant: { id: 1 },
    });
    expect(gesendet[0]?.koerper).not.toHaveProperty('passwordRepeat');
    expect(gesendet[0]?.koerper).not.toHaveProperty('passwortAlt');
    expect(gesendet[0]?.kopf.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('Benutzer bearbeiten', () => {
  async function bearbeite() {
    await oeffne();
    await markiere();
    await maus.click(screen.getByText('Bearbeiten'));
    await screen.findByText('Benutzer bearbeiten');
  }

  it('behält Namen und Passwort und ändert, was geändert wurde [2-2.085,088-090,092,093,096,097,099 2-8.022]', async () => {
    await bearbeite();
    expect([dialog().style.width, dialog().style.height]).toEqual(['500px', '385px']);
    expect(feld('name').readOnly).toBe(true);
    await waitFor(() => expect(feld('sprache').value).toBe('Deutsch'));
    await maus.clear(feld('sprache'));
    await maus.type(feld('sprache'), 'E{Enter}');
    await maus.clear(feld('benutzerversion'));
    await maus.type(feld('benutzerversion'), 'M{Enter}');
    await maus.click(feld('authorized'));
    await maus.click(feld('invisibleEinmaladresse'));
    await maus.click(screen.getByText('Speichern'));
    await screen.findByText('Der Benutzer kunde wurde erfolgreich aktualisiert.');
    expect(gesendet[0]?.koerper).toMatchObject({
      name: 'kunde',
      password: null,
      sprache: { id: 51 },
      benutzerversion: { id: 2 },
      authorized: false,
      invisibleEinmaladresse: true,
      rowsInGrid: 50,
    });
    expect(gesendet[0]?.kopf.get('if-match')).toBe('"4"');
  });

  it('bietet Kennzeichen nur an, wer sie hat, und aktiv nur einem Administrator [2-2.086,098,099]', async () => {
    angemeldetAls({ sub: '2', main: true, edit: true });
    await oeffne();
    expect(screen.queryByText('Zum Benutzer wechseln')).toBeNull();
    await maus.dblClick(screen.getByText('kunde@example.com'));
    await screen.findByText('Benutzer bearbeiten');
    expect(feld('authorized')).toBeNull();
    expect(feld('owningMandant')).toBeNull();
    expect([feld('main').disabled, feld('edit').disabled, feld('admin').disabled]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('Der angemeldete Benutzer', () => {
  it('bietet „Betreiber“ an, wer es ist; einem anderen Administrator nicht', async () => {
    angemeldetAls({ sub: '2', admin: true, hauptmandant: true, betreiber: false });
    await oeffne();
    await maus.dblClick(screen.getByText('kunde@example.com'));
    await screen.findByText('Benutzer bearbeiten');
    expect(feld('admin').disabled).toBe(false);
    expect(feld('betreiber')).toBeNull();
    cleanup();
    angemeldetAls({ sub: '2', admin: true, hauptmandant: true });
    await oeffne();
    await maus.dblClick(screen.getByText('kunde@example.com'));
    await screen.findByText('Benutzer bearbeiten');
    expect(feld('betreiber').disabled).toBe(true);
    await maus.click(feld('admin'));
    await maus.click(feld('betreiber'));
    await maus.click(screen.getByText('Speichern'));
    await waitFor(() => expect(gesendet.at(-1)?.koerper).toMatchObject({ admin: true, betreiber: true }));
  });

  it('öffnet seine Angaben in der Kopfleiste; ein neues Passwort meldet ihn gleich wieder an [2-2.120]', async () => {
    let angemeldet: unknown;
    server.use(
      http.post('*/api/authentication/login', async ({ request }) => {
        angemeldet = await request.json();
        return HttpResponse.json({ accessToken: einToken({ sub: '1', admin: true }), refreshToken: 'r9' });
      }),
    );
    zeigeSeite(liste);
    await maus.click(await screen.findByRole('button', { name: /Angemeldeter Benutzer|dispo/ }));
    await screen.findByText('Benutzer bearbeiten');
    expect(feld('authorized')).toBeNull();
    expect(feld('admin').disabled).toBe(true);
    await maus.type(feld('password'), 'Ganz-Neu-1');
    await maus.type(feld('passwordRepeat'), 'Ganz-Neu-1');
    await maus.click(within(dialog()).getByText('Speichern'));
    await screen.findByText('Der Benutzer dispo wurde erfolgreich aktualisiert.');
    await waitFor(() => expect(localStorage.getItem('refreshtoken')).toBe('r9'));
    expect(angemeldet).toEqual({ username: 'dispo', password: 'Ganz-Neu-1' });
  });

  it('nennt zum neuen Passwort das bisherige, wenn er kein Administrator ist', async () => {
    angemeldetAls({ sub: '1', main: true, edit: true, 'mandant-id': 1 });
    zeigeSeite(liste);
    await maus.click(await screen.findByRole('button', { name: /Angemeldeter Benutzer|dispo/ }));
    await screen.findByText('Benutzer bearbeiten');
    await maus.type(feld('password'), 'Ganz-Neu-1');
    await maus.type(feld('passwordRepeat'), 'Ganz-Neu-1');
    await maus.click(within(dialog()).getByText('Speichern'));
    await screen.findAllByText('Bitte geben Sie Ihr bisheriges Passwort ein.');
    expect(gesendet).toEqual([]);
    await maus.type(feld('passwortAlt'), 'Ganz-Alt-1');
    await maus.click(within(dialog()).getByText('Speichern'));
    await waitFor(() => expect(gesendet[0]?.koerper).toMatchObject({ passwortAlt: 'Ganz-Alt-1' }));
  });
});

describe('Benutzerwechsel', () => {
  it('legt die Antwort als Anmeldung ab, zeigt es und führt zurück [2-2.086,121 2-3.032,048 2-4.011-014 2-7.007]', async () => {
    const gerufen: { username: string; backupToken: string; accessToken: string }[] = [];
    const vorher = localStorage.getItem('token');
    server.use(
      http.post('*/api/authentication/changelogin', async ({ request }) => {
        const wunsch = (await request.json()) as (typeof gerufen)[number];
        gerufen.push(wunsch);
        const accessToken =
          wunsch.username === 'kunde'
            ? einToken({ sub: '7', name: 'kunde', 'gewechselt-von': 'chefin' })
            : einToken({ sub: '1', admin: true, hauptmandant: true });
        return HttpResponse.json({ accessToken, refreshToken: `r-${wunsch.username}` });
      }),
    );
    const { ort } = await oeffne();
    await markiere();
    await maus.dblClick(screen.getByText('Zum Benutzer wechseln'));
    await screen.findByText('Benutzerwechsel');
    expect(ort()).toBe(liste);
    screen.getByText(/Angemeldet ist chefin\./);
    expect(localStorage.getItem('backuptoken')).toBe(vorher);
    expect([localStorage.getItem('username'), localStorage.getItem('userid')]).toEqual(['kunde', '7']);
    expect(localStorage.getItem('refreshtoken')).toBe('r-kunde');
    const gewechselt = localStorage.getItem('token');
    await maus.click(screen.getByText('Benutzerwechsel'));
    await waitFor(() => expect(ort()).toBe(seite));
    await screen.findByText('kunde@example.com');
    expect(screen.queryByText('Benutzerwechsel')).toBeNull();
    expect(localStorage.getItem('backuptoken')).toBeNull();
    expect([localStorage.getItem('username'), localStorage.getItem('userid')]).toEqual(['chefin', '1']);
    expect(liesAnsprueche(localStorage.getItem('token')).sub).toBe('1');
    expect(gerufen).toEqual([
      { accessToken: vorher, username: 'kunde', backupToken: '' },
      { accessToken: gewechselt, username: 'chefin', backupToken: vorher },
    ]);
  });
});
