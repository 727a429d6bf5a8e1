import type { Adressimportlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../testing/herunterladen';
import { angemeldetAls } from '../../../testing/sitzung';

const dateien = heruntergeladenes();
const geprueft: Adressimportlauf = {
  id: 3,
  mandantId: 7,
  mandant: 'Hansewerk',
  dateiname: 'Herbst.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'admin',
  zeilen: 3,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  geprueft: 3,
  neu: 3,
  geaendert: 0,
  unveraendert: 0,
  abgelehnt: 0,
  uebernommen: 0,
  auftraege: 3,
  doppelt: 0,
  vorhanden: 0,
  partner: null,
  begonnenAm: '2026-11-20T09:00:00.000Z',
  beendetAm: null,
};

mitPortal(() => {
  angemeldetAls({ edit: true, admin: true, hauptmandant: true, 'mandant-id': 7 });
  antworte('get', 'mandanten/hauptmandant-summary', [
    { id: 7, name: 'Hansewerk' },
    { id: 8, name: 'Müller & Söhne' },
  ]);
  antworte('get', 'adressen/import/laeufe', [{ ...geprueft, id: 4, dateiname: 'Früher.csv' }]);
  antworte('post', 'adressen/import/laeufe', () => HttpResponse.json(geprueft, { status: 201 }));
  antworte('get', 'adressen/import/laeufe/:id', geprueft);
  antworte('get', 'adressen/import/laeufe/:id/zeilen', []);
  antworte('get', 'adressen/import/laeufe/:id/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    fehlend: [],
    spalten: [],
  });
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const datei = () => maus.upload(screen.getByLabelText('Datei wählen'), new File(['Name\nMüller'], 'a.csv'));
const gelesen = () => an('POST adressen/import/laeufe').map((g) => g.frage.get('mandant'));
async function zeige(suche = '') {
  const app = zeigeSeite(`/admin/adressimport${suche}`);
  await screen.findByText('Mandant wählen');
  return app;
}
async function oeffne() {
  const app = await zeige();
  await klicke('Mandant wählen');
  const wahl = await screen.findByRole('dialog', { name: 'Mandant wählen' });
  await within(wahl).findByText('Hansewerk');
  return { ...app, wahl };
}

it('narrows the clients while one types, without regard to capitals, and says where none is found', async () => {
  const { wahl } = await oeffne();
  const suche = within(wahl).getByLabelText('Mandant suchen');
  await maus.type(suche, 'mül');
  await waitFor(() => expect(within(wahl).queryByText('Hansewerk')).toBeNull());
  expect(within(wahl).getByText('Müller & Söhne')).toBeTruthy();
  await maus.type(suche, 'x');
  await within(wahl).findByText('Kein Mandant gefunden.');
});

it('takes nobody while none is marked, and nobody who is no longer in sight', async () => {
  const { wahl } = await oeffne();
  await klicke('Wählen', wahl);
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await klicke('OK');
  await maus.click(within(wahl).getByText('Hansewerk'));
  await maus.type(within(wahl).getByLabelText('Mandant suchen'), 'mül');
  await klicke('Wählen', wahl);
  await screen.findByText('Bitte markieren Sie eine Zeile.');
});

it('takes the marked client with its button; given up, it stays as it was', async () => {
  const { wahl } = await oeffne();
  await maus.click(within(wahl).getByText('Hansewerk'));
  await klicke('Abbrechen', wahl);
  await screen.findByText('Noch kein Mandant gewählt.');
  await klicke('Mandant wählen');
  const noch = await screen.findByRole('dialog', { name: 'Mandant wählen' });
  await maus.click(await within(noch).findByText('Müller & Söhne'));
  await klicke('Wählen', noch);
  await screen.findByText('Müller & Söhne', { selector: 'b' });
  expect(gelesen()).toEqual([]);
});

it('reads the same file once more for another client', async () => {
  const { ort, wahl } = await oeffne();
  await maus.dblClick(within(wahl).getByText('Hansewerk'));
  await datei();
  await waitFor(() => expect(ort()).toBe('/admin/adressimport?lauf=3'));
  await klicke('Mandant wählen');
  const noch = await screen.findByRole('dialog', { name: 'Mandant wählen' });
  await maus.dblClick(await within(noch).findByText('Müller & Söhne'));
  await waitFor(() => expect(gelesen()).toEqual(['7', '8']));
});

it('shows the file that the address names', async () => {
  await zeige('?lauf=3');
  await screen.findByText('3 neu');
  expect(an('GET adressen/import/laeufe/3')).not.toEqual([]);
});

it('gives a template with the columns and nothing else', async () => {
  await zeige();
  await klicke('Vorlage herunterladen');
  expect(dateien.map((d) => d.name)).toEqual(['Adressimport-Vorlage.csv']);
  const text = (await dateien[0]?.inhalt.text()) ?? '';
  const zeilen = text.trim().split(/\r?\n/);
  expect(zeilen).toHaveLength(1);
  expect(zeilen[0]?.split(';').length).toBeGreaterThan(10);
});

it('leads nobody to an import who may not', async () => {
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  zeigeSeite('/admin/adressimport');
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(screen.queryByText('Mandant wählen')).toBeNull();
});
