import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../testing/herunterladen';
import { angemeldetAls } from '../../../testing/sitzung';

const dateien = heruntergeladenes();
const management = '/masterdata/adressmanagement';
const erfassung = '/masterdata/adresserfassung';

const adresse = (id: number, name: string): Partial<Adresse> => ({
  id,
  mandantId: 7,
  matchcode: name.toUpperCase(),
  fremdnummer: String(4700 + id),
  name,
  lkz: 'D',
  plz: '50667',
  ort: 'Köln',
  strasse: 'Domstraße',
  hausnummer: '1',
  zusatz: null,
});
let zeilen: Partial<Adresse>[];
let gesamt: number | null;

mitPortal(() => {
  zeilen = [adresse(5, 'Müller'), adresse(6, 'Weber')];
  gesamt = null;
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  antworte('get', 'adressen/:id', abgelehnt(404, 'Das wird hier nicht gefragt.'));
  antworte('get', 'adressen/search', () =>
    HttpResponse.json(zeilen, { headers: { 'total-search-results': String(gesamt ?? zeilen.length) } }),
  );
  antworte('get', 'adressen/verwendung', [
    { id: 5, auftraege: 1, vorlagen: 0, eigeneVon: null },
    { id: 6, auftraege: 0, vorlagen: 0, eigeneVon: null },
  ]);
  antworte('get', 'laender', []);
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const letzte = () => Object.fromEntries(an('GET adressen/search').at(-1)?.frage ?? []);
async function zeige(suche = '') {
  const seite = zeigeSeite(management + suche);
  await screen.findByText('Weber');
  return seite;
}

it.each([
  ['Bearbeiten', `${erfassung}/6`],
  ['Kopieren', `${erfassung}?kopie=6`],
])('%s leads to the marked address', async (knopf, ziel) => {
  const { ort } = await zeige();
  await maus.click(screen.getByText('Weber'));
  await klicke(knopf);
  await waitFor(() => expect(ort()).toBe(ziel));
});

it('opens the address one is in with Enter', async () => {
  const { ort } = await zeige();
  await maus.click(screen.getByText('Weber'));
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(ort()).toBe(`${erfassung}/6`));
});

it('begins a new address', async () => {
  const { ort } = await zeige();
  await klicke('Neue Adresse');
  await waitFor(() => expect(ort()).toBe(erfassung));
});

it('asks with the Delete key about the row one is in, also where another is marked', async () => {
  await zeige();
  await maus.click(screen.getByText('Müller'));
  await maus.keyboard('{ArrowDown}{Delete}');
  within(await screen.findByRole('alertdialog')).getByText('Soll die Adresse „Weber“ entfernt werden?');
});

it('counts a single order in the singular', async () => {
  await zeige();
  await maus.click(screen.getByText('Müller'));
  await screen.findByText('1', { selector: '[data-field="auftraege"] *, [data-field="auftraege"]' });
  await klicke('Löschen');
  await screen.findByText(/Ein Auftrag verwendet sie; was dort steht, bleibt\.$/);
});

it('removes an address once, however often the yes is clicked', async () => {
  antworte('delete', 'adressen/:id', () => {
    zeilen = [adresse(5, 'Müller')];
    return new HttpResponse(null, { status: 204 });
  });
  await zeige();
  await maus.click(screen.getByText('Weber'));
  await klicke('Löschen');
  await maus.dblClick(within(await screen.findByRole('alertdialog')).getByText('Ja'));
  await screen.findByText('Die Adresse wurde erfolgreich entfernt!');
  expect(an('DELETE adressen/6')).toHaveLength(1);
});

it('orders by a column, and the address bar keeps it', async () => {
  const { ort } = await zeige('?seite=1');
  await maus.click(screen.getByText('Matchcode'));
  await waitFor(() => expect(letzte()).toMatchObject({ sortierung: 'matchcode:asc' }));
  await maus.click(screen.getByText('Matchcode'));
  await waitFor(() => expect(letzte()).toMatchObject({ sortierung: 'matchcode:desc' }));
  expect(decodeURIComponent(ort())).toBe(`${management}?sortierung=matchcode:desc`);
});

it('asks for what the address bar says, and for nothing it does not understand', async () => {
  await zeige('?suche=Web&unsichtbare=ja&seite=1&zeilen=25&mandant=abc&sortierung=ort');
  expect(letzte()).toEqual({ query: 'Web', auchUnsichtbare: 'true', page: '0', searchLimit: '25' });
  expect(screen.getByLabelText('Adressen suchen')).toHaveProperty('value', 'Web');
  expect(screen.getByLabelText('auch unsichtbare')).toHaveProperty('checked', true);
});

it('turns pages, and begins at the first one again with more rows a page', async () => {
  gesamt = 120;
  const { ort } = await zeige();
  await maus.click(screen.getByLabelText('Seite 3'));
  await waitFor(() => expect(letzte()).toMatchObject({ page: '2', searchLimit: '50' }));
  expect(ort()).toBe(`${management}?seite=3`);
  await klicke('100');
  await waitFor(() => expect(letzte()).toMatchObject({ page: '0', searchLimit: '100' }));
  expect(ort()).toBe(`${management}?zeilen=100`);
});

it('goes back to the last page there is where an old link leads behind it', async () => {
  gesamt = 60;
  const { ort } = await zeige('?seite=9');
  await waitFor(() => expect(ort()).toBe(`${management}?seite=2`));
  expect(letzte()).toMatchObject({ page: '1' });
});

it('shows as many rows a page as the user has chosen in general', async () => {
  angemeldetAls({ edit: true, 'mandant-id': 7, rowsInGrid: 13 });
  await zeige();
  expect(letzte()).toEqual({ page: '0', searchLimit: '13' });
});

it('says to a user of a main client whose address it is; others see no such column', async () => {
  await zeige();
  expect(screen.queryByText('Müller & Söhne')).toBeNull();
  expect(screen.queryByLabelText('Mandant')).toBeNull();
  document.body.innerHTML = '';
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  await zeige();
  expect((await screen.findAllByText('Müller & Söhne')).length).toBeGreaterThan(0);
});

it('gives the book of the client that is shown as an Excel file', async () => {
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  antworte('get', 'adressen/export/xlsx', () =>
    HttpResponse.arrayBuffer(new Uint8Array([80, 75]).buffer, {
      headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    }),
  );
  await zeige('?mandant=7');
  await klicke('Exportieren');
  await maus.click(await screen.findByText('Ganzes Adressbuch als Excel-Datei (XLSX)'));
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['Adressen.xlsx']));
  expect(an('GET adressen/export/xlsx').map((g) => g.frage.get('mandantId'))).toEqual(['7']);
});

it('shows the addresses also where it cannot be told how often they are used', async () => {
  antworte('get', 'adressen/verwendung', abgelehnt(500, 'Gerade nicht.'));
  await zeige();
  await waitFor(() => expect(an('GET adressen/verwendung')).not.toEqual([]));
  expect(screen.queryByText('Gerade nicht.')).toBeNull();
  await maus.click(screen.getByText('Weber'));
  await klicke('Löschen');
  await screen.findByText('Soll die Adresse „Weber“ entfernt werden?');
});
