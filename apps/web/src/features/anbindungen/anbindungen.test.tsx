import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const anbindung = (dazu: object = {}) => ({
  id: 7,
  name: 'ACME',
  richtung: 'eingang',
  mandantId: 1,
  partner: 'ACME',
  format: null,
  version: 3,
  host: null,
  port: null,
  verschluesselung: null,
  anmeldung: null,
  benutzername: null,
  postfach: null,
  fingerabdruck: null,
  eingangspfad: null,
  erledigtpfad: null,
  fehlerpfad: null,
  absenderliste: null,
  dmarcVerlangt: false,
  quittieren: false,
  belegkennung: null,
  anmeldeadresse: null,
  klient: null,
  umfang: null,
  geheimnis: null,
  geheimnisDa: false,
  zeichensatz: null,
  weg: 'ordner',
  ordner: 'acme',
  verzeichnis: '1/acme',
  taktSekunden: 60,
  selbstUebernehmen: true,
  aktiv: true,
  imNamenVon: 'admin',
  fehler: null,
  fehlerSeit: null,
  letzterLaufAm: '2026-11-20T08:00:00.000Z',
  ...dazu,
});
const eingang = (dazu: object = {}) => ({
  id: 5,
  dateiname: 'bestellung.csv',
  absender: '',
  empfangenAm: '2026-11-20T08:00:00.000Z',
  laufId: 12,
  zustand: 'uebernommen',
  laufzustand: 'uebernommen',
  auftraege: 2,
  uebernommen: 2,
  abgelehnt: 0,
  fehler: null,
  ...dazu,
});

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([import('./AnbindungenSeite'), import('../../app/verwaltung/Verwaltung')]);
}, 60_000);
beforeEach(() => angemeldetAls({ admin: true, hauptmandant: true, edit: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function oeffne(anbindungen: object[], eingaenge: object[] = [], abgewiesene: object[] = []) {
  server.use(
    http.get('*/api/dispo/rueckmeldefehler', () =>
      HttpResponse.json(abgewiesene, { headers: { 'total-search-results': String(abgewiesene.length) } }),
    ),
    http.get('*/api/anbindungen', () => HttpResponse.json(anbindungen)),
    http.get('*/api/anbindungen/:id/eingaenge', () => HttpResponse.json(eingaenge)),
    http.get('*/api/mandanten/auswahl', () => HttpResponse.json([{ id: 1, name: 'Nordlicht' }])),
  );
  zeigeSeite('/admin/anbindungen');
  return userEvent.setup();
}

it('says what a connection is for where there is none, and adds one by keyboard', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.post('*/api/anbindungen', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json(anbindung(), { status: 201 });
    }),
  );
  const nutzer = oeffne([]);
  await screen.findByText(/Noch keine Anbindung/);
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anbindung hinzufügen' });
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'ACME');
  await nutzer.type(within(dialog).getByLabelText(/^Ordner/), 'acme');
  await nutzer.click(within(dialog).getByLabelText('Aufträge automatisch übernehmen'));
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(1));
  expect(gesendet[0]).toMatchObject({
    name: 'ACME',
    ordner: 'acme',
    weg: 'ordner',
    richtung: 'eingang',
    taktSekunden: 60,
    selbstUebernehmen: true,
    aktiv: true,
  });
  await screen.findByText('Die Anbindung ACME wurde erfolgreich gespeichert.');
});

it('shows why nothing comes, and what became of each file, also through people since', async () => {
  const grund = 'Der Abruf ist nicht möglich: EACCES';
  oeffne(
    [anbindung({ fehler: grund, fehlerSeit: '2026-11-20T08:00:00.000Z' })],
    [
      eingang({ id: 3, zustand: 'fehler', laufId: null, laufzustand: null, fehler: 'Die Datei ist leer.' }),
      eingang({ id: 2, dateiname: 'halb.csv', zustand: 'wartet', laufzustand: 'geprueft' }),
      eingang({ id: 1, dateiname: 'weg.csv', zustand: 'wartet', laufzustand: 'verworfen' }),
    ],
  );
  await screen.findByText(grund);
  await screen.findByText(/gestört seit/);
  const dateien = within(await screen.findByRole('region', { name: 'Dateien über ACME' }));
  dateien.getByText('Die Datei ist leer.');
  dateien.getByText('wartet auf Sie');
  dateien.getByText('verworfen');
  expect(dateien.getByRole('link', { name: 'halb.csv' })).toHaveProperty(
    'href',
    expect.stringContaining('/auftragsmanagement/auftragsimport?lauf=12'),
  );
});

it('looks at once, and deletes the version that was read', async () => {
  let nachgesehen = 0;
  let stand: string | null = null;
  server.use(
    http.post('*/api/anbindungen/7/nachsehen', () => {
      nachgesehen++;
      return HttpResponse.json(anbindung());
    }),
    http.delete('*/api/anbindungen/7', ({ request }) => {
      stand = request.headers.get('if-match');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const nutzer = oeffne([anbindung()]);
  await screen.findByText(/Legen Sie zur Probe eine in den Ordner 1\/acme/);
  await nutzer.click(screen.getByRole('button', { name: 'Jetzt abrufen' }));
  await waitFor(() => expect(nachgesehen).toBe(1));
  await nutzer.click(screen.getByRole('button', { name: 'Löschen' }));
  await nutzer.click(await screen.findByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(stand).toBe('"3"'));
});

it('asks for a mailbox what a mailbox needs, and leaves a stored password alone', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.put('*/api/anbindungen/7', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json(anbindung());
    }),
  );
  const postfach = { weg: 'postfach', ordner: null, host: 'imap.acme.example', port: 993 };
  const dazu = { verschluesselung: 'tls', anmeldung: 'oauth2', benutzername: 'a@acme.example', klient: 'k' };
  const adresse = { anmeldeadresse: 'https://login.example.com/', geheimnisDa: true };
  const nutzer = oeffne([anbindung({ ...postfach, ...dazu, ...adresse })]);
  await screen.findByText(/Senden Sie zur Probe eine Mail mit Anhang an a@acme.example/);
  await nutzer.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anbindung bearbeiten' });
  within(dialog).getByLabelText(/^Client-ID/);
  expect(within(dialog).queryByLabelText(/^Ordner \*/)).toBeNull();
  await nutzer.type(within(dialog).getByLabelText(/^Scope/), 'mail');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(1));
  expect(gesendet[0]).toMatchObject({ ...postfach, ...dazu, umfang: 'mail', geheimnis: null, ordner: null });
});

it('asks whether a server is the one that is meant before it is told a password', async () => {
  const gesendet: unknown[] = [];
  let bestaetigt = false;
  const fingerabdruck = `SHA256:${'a'.repeat(43)}`;
  server.use(
    http.post('*/api/anbindungen/7/probe', () =>
      HttpResponse.json(
        bestaetigt
          ? { gelungen: true, wartend: 2, fingerabdruck: null, fehler: null }
          : {
              gelungen: false,
              wartend: null,
              fingerabdruck,
              fehler: 'Den Server hat noch niemand bestätigt.',
            },
      ),
    ),
    http.put('*/api/anbindungen/7', async ({ request }) => {
      gesendet.push(await request.json());
      bestaetigt = true;
      return HttpResponse.json(anbindung());
    }),
  );
  const sftp = { weg: 'sftp', ordner: null, verzeichnis: null, host: 'sftp.acme.example', port: 22 };
  const dazu = { anmeldung: 'passwort', benutzername: 'acme', eingangspfad: '/in', geheimnisDa: true };
  const nutzer = oeffne([anbindung({ ...sftp, ...dazu })]);
  await screen.findByText(/Legen Sie zur Probe eine in den Ordner \/in auf sftp.acme.example/);
  await nutzer.click(screen.getByRole('button', { name: 'Verbindung prüfen' }));
  const frage = await screen.findByRole('alertdialog', { name: 'Server bestätigen' });
  within(frage).getByText(new RegExp(fingerabdruck));
  await nutzer.click(within(frage).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(gesendet).toEqual([expect.objectContaining({ ...sftp, fingerabdruck })]));
  await screen.findByText('Der Server von ACME ist bestätigt.');
  await nutzer.click(await screen.findByRole('button', { name: 'Verbindung prüfen' }));
  await screen.findByText('Die Verbindung von ACME geht. Es liegen dort 2 Dateien oder Mails.');
});

const profil = {
  datenart: 'STD',
  abschlusszeiten: '12:00',
  eigeneKennung: 'NORD01',
  partnerkennung: 'NETZ',
  zeilenende: 'crlf',
  mailkennung: 'EMA',
  nachnahmecode: null,
  textschluesselliste: null,
  stellplatzDezimal: 0,
  mengenDezimal: 0,
  testkennzeichen: false,
};
const ausgang = (dazu: object = {}) =>
  anbindung({
    name: 'Netz',
    richtung: 'ausgang',
    format: 'fortras',
    fortras: profil,
    adresse: null,
    selbstUebernehmen: false,
    offen: 4,
    gescheitert: 2,
    ausgangspfad: null,
    naechsterAbschluss: '2026-11-20T11:00:00.000Z',
    ...dazu,
  });
const datei = (dazu: object = {}) => ({
  id: 31,
  dateiname: 'BORD512_NORD01_00000031.txt',
  auftraege: 3,
  zustand: 'gesendet',
  versuche: 1,

  erstelltAm: '2026-11-20T11:00:00.000Z',
  gesendetAm: '2026-11-20T11:00:02.000Z',
  fehler: null,
  ...dazu,
});

it('adds a way to dispatch: asks what a FORTRAS partner needs, and says at its field what the server refuses', async () => {
  const gesendet: unknown[] = [];
  server.use(
    http.post('*/api/anbindungen', async ({ request }) => {
      gesendet.push(await request.json());
      if (gesendet.length > 1) return HttpResponse.json(ausgang(), { status: 201 });
      const text = 'Bitte Uhrzeiten, durch Komma getrennt: 12:00, 17:30.';
      const meldung = { severity: 'ERROR', key: 'anbindung.abschlusszeiten', text };
      return HttpResponse.json([{ ...meldung, field: 'fortras.abschlusszeiten' }], { status: 400 });
    }),
    http.get('*/api/anbindungen/:id/dateien', () => HttpResponse.json([])),
  );
  const nutzer = oeffne([]);
  await nutzer.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anbindung hinzufügen' });
  const waehle = async (feld: string | RegExp, wert: RegExp) => {
    await nutzer.click(within(dialog).getByLabelText(feld));
    await nutzer.click(await screen.findByRole('option', { name: wert }));
  };
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'Netz');
  await waehle(/^Richtung/, /^Ausgang/);
  await nutzer.type(within(dialog).getByLabelText(/^Ordner/), 'netz');
  await waehle(/^Format/, /FORTRAS/);
  await waehle(/^Datenart/, /^STD/);
  await nutzer.type(within(dialog).getByLabelText(/^Abschlüsse/), '12 Uhr');
  await nutzer.type(within(dialog).getByLabelText(/^Eigene Kennung/), 'NORD01');
  await nutzer.type(within(dialog).getByLabelText(/^Kennung des Partners/), 'NETZ');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await within(dialog).findAllByText(/Bitte Uhrzeiten/);
  await nutzer.clear(within(dialog).getByLabelText(/^Abschlüsse/));
  await nutzer.type(within(dialog).getByLabelText(/^Abschlüsse/), '12:00');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(2));
  expect(gesendet[1]).toMatchObject({
    richtung: 'ausgang',
    weg: 'ordner',
    ordner: 'netz',
    format: 'fortras',
    mandantId: null,
    selbstUebernehmen: false,
    fortras: { ...profil, abschlusszeiten: '12:00' },
  });
});

it('sends orders by mail to an address, and tells a partner what became of their files', async () => {
  const gesendet: object[] = [];
  const nimm = async ({ request }: { request: Request }) => {
    gesendet.push(await request.json());
    return HttpResponse.json(anbindung({ quittieren: true }), { status: 201 });
  };
  server.use(
    http.post('*/api/anbindungen', nimm),
    http.put('*/api/anbindungen/7', nimm),
    http.get('*/api/anbindungen/:id/dateien', () =>
      HttpResponse.json([datei({ dateiname: 'quittung-5.csv' })]),
    ),
  );
  const nutzer = oeffne([anbindung({ quittieren: true })]);
  // What was said of files stands below those that came.
  await screen.findByText('quittung-5.csv');
  await nutzer.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anbindung hinzufügen' });
  const waehle = async (feld: RegExp, wert: RegExp) => {
    await nutzer.click(within(dialog).getByLabelText(feld));
    await nutzer.click(await screen.findByRole('option', { name: wert }));
  };
  await nutzer.type(within(dialog).getByLabelText(/^Name/), 'Netz');
  await waehle(/^Richtung/, /^Ausgang/);
  await waehle(/^Übertragungsweg/, /^E-Mail/);
  await nutzer.type(within(dialog).getByLabelText(/^E-Mail-Adresse des Partners/), 'abholung@netz.example');
  await waehle(/^Format/, /XML/);
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(1));
  expect(gesendet[0]).toMatchObject({ weg: 'postfach', empfaenger: 'abholung@netz.example' });

  await nutzer.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
  const bearbeiten = await screen.findByRole('dialog', { name: 'Anbindung bearbeiten' });
  expect(within(bearbeiten).getByLabelText(/^Empfang quittieren/)).toHaveProperty('checked', true);
  await nutzer.type(within(bearbeiten).getByLabelText(/^Kennung des Abliefernachweises/), 'POD');
  await nutzer.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(gesendet).toHaveLength(2));
  expect(gesendet[1]).toMatchObject({ belegkennung: 'POD', quittieren: true });
});

it('shows what waits, what was given up and which files went, and sends them again', async () => {
  const gerufen: string[] = [];
  server.use(
    http.get('*/api/anbindungen/:id/dateien', () =>
      HttpResponse.json([
        datei(),
        datei({ id: 32, zustand: 'bereit', gesendetAm: null, fehler: 'Der Server antwortet nicht.' }),
      ]),
    ),
    http.post('*/api/anbindungen/:id/wiederholen', () => {
      gerufen.push('wiederholen');
      return HttpResponse.json(2);
    }),
    http.post('*/api/anbindungen/:id/dateien/:datei/nochmals', ({ params }) => {
      gerufen.push(`nochmals ${params['datei']}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/anbindungen/:id/nachsehen', () => {
      gerufen.push('abschliessen');
      return HttpResponse.json(ausgang());
    }),
    http.post('*/api/anbindungen/:id/probe', () =>
      HttpResponse.json({ gelungen: true, wartend: null, fingerabdruck: null, fehler: null }),
    ),
  );
  const nutzer = oeffne([ausgang()]);
  await screen.findByText('Der Server antwortet nicht.');
  expect(screen.getByRole('row', { name: /Netz.*Ausgang/ }).textContent).toMatch(/4.*2/);
  await nutzer.click(screen.getByRole('button', { name: 'Gescheiterte erneut senden' }));
  await screen.findByText('2 Aufträge werden noch einmal gesendet.');
  await nutzer.click(screen.getByRole('button', { name: 'Nochmals senden' }));
  await screen.findByText('BORD512_NORD01_00000031.txt wird gleich noch einmal gesendet.');
  await nutzer.click(screen.getByRole('button', { name: 'Jetzt abschließen' }));
  await screen.findByText(/Netz wird gleich abgeschlossen/);
  await nutzer.click(screen.getByRole('button', { name: 'Verbindung prüfen' }));
  await screen.findByText('Die Verbindung von Netz geht.');
  expect(gerufen).toEqual(['wiederholen', 'nochmals 31', 'abschliessen']);
});

it('shows what was reported and could not be taken, with its words', async () => {
  const am = '2026-11-20T08:00:00.000Z';
  const nutzer = oeffne(
    [anbindung()],
    [],
    [
      {
        id: 5,
        quelle: 'stat1.txt',
        satz: 3,
        auftragsnummer: 'NL-7',
        ereignis: 'STAT512 999',
        anzahl: 2,
        grund: 'Der Code 999 ist keinem Status zugeordnet',
        inhalt: '{"code":"999"}',
        erstmalsAm: am,
        zuletztAm: am,
      },
    ],
  );
  await screen.findByRole('heading', { name: 'Abgewiesene Rückmeldungen' });
  await nutzer.click(screen.getByText('NL-7'));
  expect(screen.getByLabelText('Inhalt')).toHaveProperty('value', '{"code":"999"}');
});
