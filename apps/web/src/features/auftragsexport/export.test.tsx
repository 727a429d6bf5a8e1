import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { heruntergeladenes } from '../../testing/herunterladen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { stueckgroesse } from './exportlauf';

const seite = '/auftragsmanagement/auftragsexport';
const dateien = heruntergeladenes();

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await import('./AuftragsexportSeite');
}, 60_000);
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00'));
  angemeldetAls({ 'mandant-id': 7, edit: false });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const knopf = (name: string) => screen.findByRole('button', { name });

/** Answers with a row for each number; remembers what was asked. */
function mitAuftraegen(anzahl: number): string[] {
  const fragen: string[] = [];
  server.use(
    http.get('*/api/auftragexport/countexportcsvmtl', ({ request }) => {
      fragen.push(new URL(request.url).search);
      return HttpResponse.json(anzahl);
    }),
    http.get('*/api/auftragexport/exportcsvmtl', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      const [min, max] = [Number(frage.get('min')), Number(frage.get('max'))];
      fragen.push(`${min}-${max}`);
      const zeilen = Array.from({ length: max - min }, (_, i) => `"${min + i}"\r\n`);
      return HttpResponse.text(`${min === 0 ? '\ufeff"Nr"\r\n' : ''}${zeilen.join('')}`, {
        headers: { 'content-type': 'text/csv' },
      });
    }),
  );
  return fragen;
}

it('holt Stücke zu 100 über 1000 Aufträgen, sonst zu 10 [1-7.019,020]', () => {
  expect([1, 1000, 1001, 100_000].map(stueckgroesse)).toEqual([10, 10, 100, 100]);
});

it('schreibt alle Stücke in eine Datei mit dem Zeitraum im Namen, zählt mit und meldet das Ende [1-2.008,212-215,217 1-7.020 1-8.017,018 1-9.036]', async () => {
  const fragen = mitAuftraegen(25);
  zeigeSeite(seite);
  expect(await screen.findByLabelText('Datum von')).toHaveProperty(
    'value',
    expect.stringContaining('02.10.2026'),
  );
  expect(screen.getByLabelText('Datum bis')).toHaveProperty('value', expect.stringContaining('01.11.2026'));
  screen.getByText(/kann je nach Zeitraum mehrere Minuten dauern/);
  await userEvent.click(await knopf('Aufträge als CSV exportieren'));
  await screen.findByText(
    '25 Aufträge wurden erfolgreich in Datei Auftraege_2026-10-02_2026-11-01.csv exportiert',
  );
  await screen.findByText('Fertig mit dem Export der Aufträge');
  screen.getByText(/25\/25/);
  expect(fragen).toEqual(['?datumVon=2026-10-02&datumBis=2026-11-01&mandantId=7', '0-10', '10-20', '20-25']);
  expect(dateien.map((d) => d.name)).toEqual(['Auftraege_2026-10-02_2026-11-01.csv']);
  const text = await dateien[0]?.inhalt.text();
  expect(text?.replace('\ufeff', '').split('\r\n')).toEqual([
    '"Nr"',
    ...Array.from({ length: 25 }, (_, i) => `"${i}"`),
    '',
  ]);
});

it('ohne Aufträge im Zeitraum entsteht keine Datei [1-8.016]', async () => {
  mitAuftraegen(0);
  zeigeSeite(seite);
  await userEvent.click(await knopf('Aufträge als CSV exportieren'));
  await screen.findByText('Für den angegebenen Zeitraum gibt es keine Aufträge');
  expect(dateien).toEqual([]);
});

it('ein falscher Zeitraum wird gesagt und nicht gefragt [1-5.074]', async () => {
  const fragen = mitAuftraegen(5);
  zeigeSeite(seite);
  const bis = await screen.findByLabelText('Datum bis');
  await userEvent.clear(bis);
  await userEvent.type(bis, '1.9.26{Tab}');
  await userEvent.click(await knopf('Aufträge als CSV exportieren'));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Bitte korrigieren Sie die Angaben des Zeitraumes.');
  expect(fragen).toEqual([]);
});

it('läuft mit Balken und Zähler, lässt sich abbrechen und beginnt dann von vorn [1-2.216,217 1-7.019]', async () => {
  mitAuftraegen(2000);
  let stuecke = 0;
  server.use(
    http.get('*/api/auftragexport/exportcsvmtl', async ({ request }) => {
      if (++stuecke === 1) return HttpResponse.text('"Nr"\r\n', { headers: { 'content-type': 'text/csv' } });
      await new Promise((fertig) => request.signal.addEventListener('abort', fertig));
      return HttpResponse.error();
    }),
  );
  zeigeSeite(seite);
  await userEvent.click(await knopf('Aufträge als CSV exportieren'));
  await screen.findByText(/100 von 2\.000/);
  screen.getByRole('progressbar');
  expect(await knopf('Aufträge als CSV exportieren')).toHaveProperty('disabled', true);
  await userEvent.click(await knopf('Abbrechen'));
  await screen.findByText('Der Export wurde abgebrochen, es wurde keine Datei gespeichert.');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(dateien).toEqual([]);
});
