import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../testing/herunterladen';
import { angemeldetAls } from '../../../testing/sitzung';
import { AdressmanagementSeite } from '../AdressmanagementSeite';

const dateien = heruntergeladenes();

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
  zusatz: 'a',
});
let zeilen: Partial<Adresse>[];

mitPortal(() => {
  zeilen = [adresse(5, 'Müller'), adresse(6, 'Weber')];
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  antworte('get', 'adressen/search', ({ frage }) => {
    const gesucht = zeilen.filter((z) => z.name?.includes(frage.get('query') ?? ''));
    return HttpResponse.json(gesucht, { headers: { 'total-search-results': String(gesucht.length) } });
  });
  antworte('get', 'adressen/verwendung', [
    { id: 5, auftraege: 1234, vorlagen: 2, eigeneVon: null },
    { id: 6, auftraege: 0, vorlagen: 0, eigeneVon: null },
  ]);
});

const maus = userEvent.setup({ delay: null });
async function zeige() {
  zeigeTeil(<AdressmanagementSeite />);
  return screen.findByText('Müller');
}
const frage = async () => within(await screen.findByRole('alertdialog'));

it('zeigt Straße mit Hausnummer, und wie viele Aufträge sie verwenden', async () => {
  const zeile = (await zeige()).closest('[role="row"]');
  expect(zeile?.textContent).toContain('Domstraße 1 a');
  await waitFor(() => expect(zeile?.textContent).toContain('1.234'));
});

it('verlangt eine markierte Zeile, bevor etwas mit ihr geschieht', async () => {
  await zeige();
  for (const knopf of ['Bearbeiten', 'Kopieren', 'Zusammenführen', 'Löschen']) {
    await maus.click(screen.getByText(knopf));
    const meldung = await frage();
    expect(meldung.getByText('Bitte markieren Sie eine Zeile.')).toBeTruthy();
    await maus.click(meldung.getByText('OK'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

it('löscht die markierte erst auf Ja und sagt vorher, wer sie verwendet', async () => {
  antworte('delete', 'adressen/5', () => {
    zeilen = [adresse(6, 'Weber')];
    return new HttpResponse(null, { status: 204 });
  });
  await maus.click(await zeige());
  await screen.findByText('1.234');
  await maus.click(screen.getByText('Löschen'));
  const erste = await frage();
  erste.getByText(
    'Soll die Adresse „Müller“ entfernt werden? 1.234 Aufträge verwenden sie; was dort steht, bleibt.',
  );
  await maus.click(erste.getByText('Nein'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(an('DELETE adressen/5')).toHaveLength(0);
  await maus.click(screen.getByText('Löschen'));
  await maus.click((await frage()).getByText('Ja'));
  await screen.findByText('Die Adresse wurde erfolgreich entfernt!');
  await waitFor(() => expect(screen.queryByText('Müller')).toBeNull());
  expect(an('DELETE adressen/5')).toHaveLength(1);
});

it('sagt, warum eine Adresse bleiben muss', async () => {
  antworte('delete', 'adressen/6', abgelehnt(409, 'Die Adresse wird gerade übertragen.'));
  await zeige();
  await maus.click(screen.getByText('Weber'));
  await maus.click(screen.getByText('Löschen'));
  const erste = await frage();
  expect(erste.getByText('Soll die Adresse „Weber“ entfernt werden?')).toBeTruthy();
  await maus.click(erste.getByText('Ja'));
  await screen.findByText('Die Adresse wird gerade übertragen.');
  expect(screen.getByText('Weber')).toBeTruthy();
});

it('fragt nach Suche, Mandant und Unsichtbaren', async () => {
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  await zeige();
  await maus.click(screen.getByLabelText('auch unsichtbare'));
  await maus.type(screen.getByLabelText('Mandant'), 'Mül{Enter}');
  await maus.type(screen.getByLabelText('Adressen suchen'), 'Weber');
  await waitFor(() => expect(screen.queryByText('Müller')).toBeNull());
  const letzte = an('GET adressen/search').at(-1)?.frage;
  expect(Object.fromEntries(letzte ?? [])).toEqual({
    query: 'Weber',
    mandantId: '7',
    auchUnsichtbare: 'true',
    page: '0',
    searchLimit: '50',
  });
});

it('gibt das ganze Adressbuch als Datei und sagt, wenn es nicht geht', async () => {
  let geht = false;
  antworte('get', 'adressen/export/csv', () =>
    geht ? new HttpResponse('Name', { headers: { 'content-type': 'text/csv' } }) : abgelehnt(500, 'Kaputt.'),
  );
  await zeige();
  await maus.click(screen.getByText('Exportieren'));
  await maus.click(await screen.findByText('Ganzes Adressbuch als CSV'));
  await screen.findByText('Kaputt.');
  await maus.click(screen.getByText('OK'));
  expect(dateien).toEqual([]);
  geht = true;
  await maus.click(screen.getByText('Exportieren'));
  await maus.click(await screen.findByText('Ganzes Adressbuch als CSV'));
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['Adressen.csv']));
});

it('nennt ein leeres Buch leer', async () => {
  zeilen = [];
  zeigeTeil(<AdressmanagementSeite />);
  await screen.findByText(/^Das Adressbuch ist noch leer\./);
});

it('hält nicht für leer, was nicht zu lesen ist', async () => {
  antworte('get', 'adressen/search', abgelehnt(500, 'Das ging nicht.'));
  zeigeTeil(<AdressmanagementSeite />);
  await screen.findByText('Das ging nicht.');
  expect(screen.queryByText(/^Das Adressbuch ist noch leer\./)).toBeNull();
});
