import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(() => import('./Filterchips'));

const chips = async () => within(await screen.findByLabelText('Filter'));
const chip = async (name: string) =>
  (await (await chips()).findByText(name)).closest('button') as HTMLElement;
const letzte = (fragen: URLSearchParams[]) => fragen.at(-1);

it('ein Chip steht in der Adresse und in der Frage, ein zweiter Klick nimmt ihn weg', async () => {
  const fragen = mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await userEvent.click(await chip('Problem'));
  await userEvent.click(await chip('in Zustellung'));
  await userEvent.click(await chip('Verspätet'));
  await waitFor(() => expect(ort()).toBe(`${liste}?phase=zustellung%2Cproblem&nur=verspaetet`));
  await waitFor(() => expect(letzte(fragen)?.get('phase')).toBe('zustellung,problem'));
  expect(letzte(fragen)?.get('nur')).toBe('verspaetet');
  expect((await chip('Problem')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await chip('Problem'));
  await waitFor(() => expect(ort()).toBe(`${liste}?phase=zustellung&nur=verspaetet`));
});

it('Entf nimmt einen gedrückten Chip weg und keinen anderen', async () => {
  mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(`${liste}?nur=podFehlt,adr`);
  await screen.findByText('NL-26-000001');
  (await chip('POD fehlt')).focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(ort()).toBe(`${liste}?nur=adr`));
  (await chip('Verspätet')).focus();
  await userEvent.keyboard('{Delete}');
  expect(ort()).toBe(`${liste}?nur=adr`);
});

it('sagt Vorlesern, wonach gefiltert ist und wie viele es sind', async () => {
  mitListe([eineZeile(1)], 7);
  zeigeSeite(`${liste}?phase=problem&nur=adr`);
  await screen.findByText('7 Aufträge gefunden, gefiltert nach Problem, ADR');
});

it('seltene Filter stehen im Menü und, wenn gewählt, als Chip; alle auf einmal gehen weg', async () => {
  const fragen = mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await userEvent.click(await chip('Weitere'));
  await userEvent.click(await screen.findByText('Teilladung'));
  await waitFor(() => expect(letzte(fragen)?.get('verkehrsart')).toBe('2'));
  await userEvent.click(await chip('Weitere'));
  await userEvent.click(await screen.findByText('Preisanfrage'));
  await waitFor(() => expect(ort()).toBe(`${liste}?nur=preisanfrage&verkehrsart=2`));
  expect((await chip('Teilladung')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click((await chips()).getByLabelText('Filter entfernen'));
  await waitFor(() => expect(ort()).toBe(liste));
});

it.each([
  ['Heute', 'heute', '2026-11-20', '2026-11-20'],
  ['Gestern', 'gestern', '2026-11-19', '2026-11-19'],
  ['Diese Woche', 'woche', '2026-11-16', '2026-11-22'],
  ['Letzte 30 Tage', '30tage', '2026-10-22', '2026-11-20'],
  ['Ohne Zeitraum', 'alle', null, null],
])('Zeitraum %s', async (name, wert, von, bis) => {
  const fragen = mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await userEvent.click(screen.getByText('Zeitraum'));
  await userEvent.click(await screen.findByText(name));
  await waitFor(() => expect(ort()).toBe(`${liste}?zeitraum=${wert}`));
  await waitFor(() =>
    expect([letzte(fragen)?.get('datumVon'), letzte(fragen)?.get('datumBis')]).toEqual([von, bis]),
  );
});

it('was gefunden wird, geht als Datei hinaus, mit denselben Fragen', async () => {
  mitListe([eineZeile(1)]);
  const gefragt: URLSearchParams[] = [];
  server.use(
    http.get('*/api/auftraege/search/csv', ({ request }) => {
      gefragt.push(new URL(request.url).searchParams);
      return new HttpResponse('"Auftragsnummer"', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  zeigeSeite(`${liste}?phase=problem&suche=kiel&zeitraum=heute`);
  await screen.findByText('NL-26-000001');
  await userEvent.click((await chips()).getByLabelText('Treffer exportieren'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(gefragt).toHaveLength(1));
  expect(Object.fromEntries(gefragt[0] ?? [])).toMatchObject({
    phase: 'problem',
    query: 'kiel',
    datumVon: '2026-11-20',
    datumBis: '2026-11-20',
  });
});
