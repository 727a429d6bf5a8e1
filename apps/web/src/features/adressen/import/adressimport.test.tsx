import type { Adressimportlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';

const geprueft: Adressimportlauf = {
  id: 3,
  mandantId: 7,
  mandant: 'Hansewerk GmbH',
  dateiname: 'Herbst.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'admin',
  zeilen: 3,
  ausgeblendeteZeilen: 2,
  ausgeblendeteSpalten: 0,
  geprueft: 3,
  neu: 1,
  geaendert: 1,
  unveraendert: 0,
  abgelehnt: 1,
  uebernommen: 0,
  auftraege: 3,
  doppelt: 0,
  vorhanden: 0,
  partner: null,
  begonnenAm: '2026-11-20T09:00:00.000Z',
  beendetAm: null,
};
const zeilen = [
  {
    nummer: 2,
    ausgang: 'geaendert',
    zellen: [{ wert: 'Müller' }, { wert: '1' }],
    meldungen: [],
    aenderungen: [{ field: 'name', vorher: 'Meier', nachher: 'Müller' }],
  },
  {
    nummer: 4,
    ausgang: 'abgelehnt',
    zellen: [{ wert: 'x' }, { wert: '2' }],
    aenderungen: [],
    meldungen: [{ zeile: 4, key: 'plz.form', text: 'Bitte eine fünfstellige PLZ eingeben.' }],
  },
];
const zuordnung = {
  blatt: null,
  blaetter: [],
  kopfzeile: 1,
  fehlend: [],
  spalten: [
    { nummer: 0, name: 'Name', feld: 'name' },
    { nummer: 1, name: 'Umsatz', feld: null },
  ],
};

let lauf = geprueft;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  lauf = geprueft;
  angemeldetAls({ edit: true, admin: true, hauptmandant: true, 'mandant-id': 7 });
  server.use(
    http.get('*/api/adressen/import/stand', () => HttpResponse.json({ getan: 1, zeilen: 2 })),
    http.post('*/api/adressen/import/laeufe', () => HttpResponse.json(geprueft, { status: 201 })),
    http.get('*/api/adressen/import/laeufe', () => HttpResponse.json([lauf])),
    http.get('*/api/adressen/import/laeufe/3', () => HttpResponse.json(lauf)),
    http.get('*/api/adressen/import/laeufe/3/zuordnung', () => HttpResponse.json(zuordnung)),
    http.get('*/api/adressen/import/laeufe/3/zeilen', () => HttpResponse.json(zeilen)),
  );
});

const knopf = () => screen.getByText('Importieren').closest('button') as HTMLButtonElement;

async function bisZumErgebnis() {
  zeigeSeite('/admin/adressimport');
  const maus = userEvent.setup({ delay: null });
  const datei = new File(['Name;Umsatz\nMüller;1\nMeier;2'], 'a.csv', { type: 'text/csv' });
  expect((await screen.findByText('Importieren')).closest('button')?.disabled).toBe(true);
  await maus.upload(screen.getByLabelText('Datei wählen'), datei);
  await screen.findByText('Bitte Mandant auswählen');
  expect(knopf().disabled).toBe(true);
  await maus.click(screen.getByText('Mandant wählen'));
  await maus.dblClick((await screen.findAllByText('Müller & Söhne')).at(-1) as HTMLElement);
  await waitFor(() => expect(knopf().disabled).toBe(false));
  return maus;
}

it('zeigt vor dem Übernehmen, was aus jeder Zeile würde, und was verborgen und übergangen ist', async () => {
  await bisZumErgebnis();
  await screen.findByText('Name: Meier → Müller');
  await screen.findByText('Bitte eine fünfstellige PLZ eingeben.');
  await screen.findByText('Nicht übernommen: Umsatz.');
  await screen.findByText('Ausgeblendetes wird nicht gelesen: 2 Zeilen, 0 Spalten.');
  for (const zahl of ['1 neu', '1 geändert', '1 abgelehnt']) expect(screen.getByText(zahl)).toBeTruthy();
});

it('scheitert ein Import, hält nur das Ladezeichen an, es kommt keine Meldung [2-5.046 2-8.019]', async () => {
  const pfad = '*/api/adressen/import/laeufe/3/uebernehmen';
  server.use(http.post(pfad, () => HttpResponse.json([], { status: 500 })));
  const maus = await bisZumErgebnis();
  await maus.click(knopf());
  // On the page it says what has become of it; neither the window nor the list of notices opens.
  await screen.findByText(/^Der Import ist gescheitert, es ist nichts übernommen worden/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Hinweise').textContent).toBe('');
  expect(knopf().disabled).toBe(false);
});

it('zeigt den Fortschritt und lässt sich abbrechen', async () => {
  const pfad = '*/api/adressen/import/laeufe/3/uebernehmen';
  server.use(http.post(pfad, () => new Promise<Response>(() => undefined)));
  const maus = await bisZumErgebnis();
  await maus.click(knopf());
  await screen.findByText('Adressen werden importiert: 1 von 2');
  await maus.click(screen.getByText('Abbrechen'));
  await screen.findByText('Der Import wurde abgebrochen, es ist nichts übernommen worden.');
});

it('nennt die letzten Importe; von dort wird einer zurückgenommen', async () => {
  lauf = { ...geprueft, zustand: 'uebernommen', uebernommen: 2 };
  let zurueck = false;
  server.use(
    http.post('*/api/adressen/import/laeufe/3/zuruecknehmen', () => {
      zurueck = true;
      return HttpResponse.json(lauf);
    }),
  );
  zeigeSeite('/admin/adressimport');
  const maus = userEvent.setup({ delay: null });
  await maus.click(await screen.findByText('Herbst.csv'));
  await screen.findByText('1 angelegt');
  await maus.click(screen.getByText('Import zurücknehmen'));
  await maus.click(await screen.findByText('Ja'));
  await waitFor(() => expect(zurueck).toBe(true));
});

it('liest die Datei für den gewählten Mandanten, sagt an ihr, warum nicht, und behält beides', async () => {
  const mandanten: (string | null)[] = [];
  server.use(
    http.post('*/api/adressen/import/laeufe', ({ request }) => {
      mandanten.push(new URL(request.url).searchParams.get('mandant'));
      const grund = { severity: 'ERROR', key: 'probe', text: 'Die Datei ist beschädigt.', field: 'file' };
      return HttpResponse.json([grund], { status: 400 });
    }),
  );
  zeigeSeite('/admin/adressimport');
  const maus = userEvent.setup({ delay: null });
  await maus.click(await screen.findByText('Mandant wählen'));
  await maus.click(await screen.findByText('Wählen'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  await maus.type(screen.getByLabelText('Mandant suchen'), 'nirgends');
  await screen.findByText('Kein Mandant gefunden.');
  await maus.clear(screen.getByLabelText('Mandant suchen'));
  await maus.click((await screen.findAllByText('Müller & Söhne')).at(-1) as HTMLElement);
  await maus.click(screen.getByText('Wählen'));
  await maus.upload(screen.getByLabelText('Datei wählen'), new File(['x'], 'a.csv', { type: 'text/csv' }));
  await screen.findByText('Die Datei ist beschädigt.');
  expect(mandanten).toEqual(['7']);
  expect(screen.getByText('Müller & Söhne')).toBeTruthy();
  expect(screen.getByLabelText('Datei wählen').getAttribute('aria-invalid')).toBe('true');
});

it('zeigt einen früheren Import nicht unter dem Mandanten und der Datei, die gerade gewählt sind', async () => {
  const maus = await bisZumErgebnis();
  await screen.findByText('a.csv · 0 kB');
  await maus.click(screen.getByText('Herbst.csv'));
  await screen.findByText('Noch kein Mandant gewählt.');
  expect(screen.getByText('Noch keine Datei gewählt.')).toBeTruthy();
  expect(screen.getByText('1 neu')).toBeTruthy();
});
