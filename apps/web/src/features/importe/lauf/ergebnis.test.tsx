import type {
  Adressimportlauf,
  Adresslaufzeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../testing/herunterladen';
import { angemeldetAls } from '../../../testing/sitzung';
import { adressdateien } from '../../adressen/import/adressdateien';
import { Dateilauf } from '../Dateilauf';

const dateien = heruntergeladenes();
const laeufe = 'adressen/import/laeufe/3';
const geprueft: Adressimportlauf = {
  id: 3,
  mandantId: 7,
  mandant: 'Hansewerk',
  dateiname: 'Herbst.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'admin',
  zeilen: 9,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  geprueft: 9,
  neu: 5,
  geaendert: 2,
  unveraendert: 1,
  abgelehnt: 1,
  uebernommen: 0,
  auftraege: 9,
  doppelt: 0,
  vorhanden: 0,
  partner: null,
  begonnenAm: '2026-11-20T09:00:00.000Z',
  beendetAm: null,
};
const fertig: Adressimportlauf = { ...geprueft, zustand: 'uebernommen', uebernommen: 7 };
const zeile = (nummer: number, ausgang: Adresslaufzeile['ausgang'], mehr: object = {}): Adresslaufzeile => ({
  adresseId: null,
  nummer,
  ausgang,
  zellen: [{ wert: `Name ${nummer}` }, { wert: '12' }],
  aenderungen: [],
  meldungen: [],
  ...mehr,
});
const meldung = { zeile: 4, blatt: null, wert: null, field: null, spalte: null, spaltenname: null };
const falsche = zeile(4, 'abgelehnt', {
  meldungen: [{ ...meldung, key: 'plz', text: 'Keine gültige PLZ.' }],
});
let lauf: Adressimportlauf;
let zeilen: Adresslaufzeile[];

mitPortal(() => {
  lauf = geprueft;
  zeilen = [falsche];
  angemeldetAls({ edit: true, admin: true, main: true, hauptmandant: true, 'mandant-id': 7 });
  antworte('get', laeufe, () => lauf);
  antworte('get', 'adressen/import/stand', { getan: 0, zeilen: 0 });
  antworte('get', `${laeufe}/zuordnung`, {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    fehlend: [],
    spalten: [
      { nummer: 0, name: 'Firma', beispiel: null, feld: 'name' },
      { nummer: 1, name: 'PLZ', beispiel: null, feld: 'plz' },
    ],
  });
  antworte('get', `${laeufe}/zeilen`, ({ frage }) => {
    const gefragt = frage.get('nur') ? zeilen.filter((z) => z.ausgang === 'abgelehnt') : zeilen;
    return HttpResponse.json(gefragt, { headers: { 'total-search-results': `${gefragt.length}` } });
  });
});

const breit = window.matchMedia;
afterEach(() => {
  window.matchMedia = breit;
});

const maus = userEvent.setup({ delay: null });
const klicke = async (name: string, wo: HTMLElement = document.body) =>
  maus.click(await within(wo).findByText(name, { selector: 'button' }));
const frage = () => screen.findByRole('alertdialog');
const zeige = async () => {
  zeigeTeil(<Dateilauf art={adressdateien} id={3} schritt={3} onVerworfen={() => undefined} />);
  await screen.findAllByText('Ergebnis');
};

it('is taken over once, however often the button is clicked, call by call until all is stored', async () => {
  antworte('post', `${laeufe}/uebernehmen`, () => {
    const weiter = an(`POST ${laeufe}/uebernehmen`).length < 2;
    lauf = weiter ? { ...geprueft, zustand: 'uebernahme', uebernommen: 3 } : fertig;
    return lauf;
  });
  await zeige();
  await maus.dblClick(await screen.findByText('Importieren', { selector: 'button' }));
  await screen.findByText('Die Adressen wurden erfolgreich importiert.');
  expect(an(`POST ${laeufe}/uebernehmen`)).toHaveLength(2);
  await screen.findByText('5 angelegt');
  screen.getByText('2 aktualisiert');
  expect(screen.queryByText('Importieren')).toBeNull();
});

it('is not taken over where nothing would come of it', async () => {
  lauf = { ...geprueft, neu: 0, geaendert: 0, unveraendert: 8 };
  await zeige();
  expect((await screen.findByText('Importieren')).closest('button')?.disabled).toBe(true);
  screen.getByText('0 neu');
});

it('says on the page why nothing was taken over; it can be tried again', async () => {
  antworte('post', `${laeufe}/uebernehmen`, abgelehnt(500, 'Die Datenbank ist voll.'));
  await zeige();
  await klicke('Importieren');
  await screen.findByText(
    'Der Import ist gescheitert, es ist nichts übernommen worden. Die Datenbank ist voll.',
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  antworte('post', `${laeufe}/uebernehmen`, () => {
    lauf = fertig;
    return fertig;
  });
  await klicke('Importieren');
  await screen.findByText('Die Adressen wurden erfolgreich importiert.');
  expect(screen.queryByText(/^Der Import ist gescheitert/)).toBeNull();
});

it('is taken back after a question with its number; a no leaves it', async () => {
  lauf = fertig;
  antworte('post', `${laeufe}/zuruecknehmen`, () => {
    lauf = { ...fertig, zustand: 'zurueckgenommen' };
    return lauf;
  });
  await zeige();
  await klicke('Import zurücknehmen');
  const erste = await frage();
  within(erste).getByText(/^7 Adressen werden gelöscht oder erhalten ihre früheren Angaben\./);
  await klicke('Nein', erste);
  expect(an(`POST ${laeufe}/zuruecknehmen`)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await klicke('Import zurücknehmen');
  await maus.dblClick(within(await frage()).getByText('Ja'));
  await waitFor(() => expect(screen.queryByText('Import zurücknehmen')).toBeNull());
  expect(an(`POST ${laeufe}/zuruecknehmen`)).toHaveLength(1);
  expect(screen.queryByText('Abgelehnte Zeilen als Excel-Datei')).toBeNull();
});

it('tells why it cannot be taken back', async () => {
  lauf = fertig;
  antworte('post', `${laeufe}/zuruecknehmen`, abgelehnt(409, 'Die Adresse Müller wird verwendet.'));
  await zeige();
  await klicke('Import zurücknehmen');
  await klicke('Ja', await frage());
  await screen.findByText('Die Adresse Müller wird verwendet.');
  await klicke('OK');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Import zurücknehmen')).toBeTruthy();
});

it('is not offered to be taken back to who may not import', async () => {
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  lauf = fertig;
  await zeige();
  await screen.findByText('5 angelegt');
  expect(screen.queryByText('Import zurücknehmen')).toBeNull();
});

it('gives the lines that were refused as a file named like the one that came', async () => {
  antworte('get', `${laeufe}/abgelehnt.xlsx`, () => HttpResponse.arrayBuffer(new Uint8Array([80]).buffer));
  await zeige();
  await klicke('Abgelehnte Zeilen als Excel-Datei');
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['Herbst.csv.xlsx']));
});

it.each([
  ['a checked table', {}, true],
  ['a table of which something is stored', { uebernommen: 3 }, false],
  ['a table that is taken over', { zustand: 'uebernommen', uebernommen: 7 }, false],
  ['what is no table', { format: 'xml' }, false],
])('says of %s whether what its columns mean can still be changed', async (_was, mehr, aenderbar) => {
  lauf = { ...geprueft, ...(mehr as object) };
  await zeige();
  await screen.findByText('Keine gültige PLZ.');
  expect(screen.queryByText('Zuordnung ändern') !== null).toBe(aenderbar);
});

it('opens what the columns mean, as it was said', async () => {
  await zeige();
  await klicke('Zuordnung ändern');
  await waitFor(() => expect(screen.getByLabelText('Firma')).toHaveProperty('value', 'Name'));
  screen.getByText('Zuordnen und prüfen');
});

it('shows first the lines with errors, and all of them on wish, each with what becomes of it', async () => {
  const ausgaenge = ['neu', 'geaendert', 'unveraendert', 'doppelt', 'vorhanden'] as const;
  zeilen = [falsche, ...ausgaenge.map((a, i) => zeile(10 + i, a)), zeile(20, null)];
  await zeige();
  await screen.findByText('Keine gültige PLZ.');
  expect(screen.queryByText('Name 10')).toBeNull();
  await maus.click(screen.getByLabelText('nur Zeilen mit Fehlern'));
  await screen.findByText('Name 10');
  const worte = ['neu', 'geändert', 'unverändert', 'doppelt', 'schon vorhanden', 'abgelehnt', 'ungeprüft'];
  for (const wort of worte) screen.getByText(wort, { selector: 'td *' });
  expect(screen.getAllByText('Korrigieren')).toHaveLength(1);
});

it('says that there are no lines with errors', async () => {
  zeilen = [zeile(2, 'neu')];
  await zeige();
  await screen.findByText('Keine Zeilen');
  await maus.click(screen.getByLabelText('nur Zeilen mit Fehlern'));
  await screen.findByText('Name 2');
});

it('shows more lines a page on wish', async () => {
  await zeige();
  await screen.findByText('Keine gültige PLZ.');
  await klicke('100');
  await waitFor(() => expect(an(`GET ${laeufe}/zeilen`).at(-1)?.frage.get('searchLimit')).toBe('100'));
});

it('says on a phone below a line what is wrong with it', async () => {
  window.matchMedia = (media) => ({ ...breit(media), matches: media.includes('max-width') });
  await zeige();
  const text = await screen.findByText('Keine gültige PLZ.');
  expect(text.closest('tr')?.previousElementSibling?.textContent).toContain('Name 4');
  expect(text.closest('tr')?.textContent).toContain('Korrigieren');
});

it('asks before a corrected line is thrown away, and keeps it where it cannot be stored', async () => {
  antworte('put', `${laeufe}/zeilen/4`, abgelehnt(409, 'Die Datei ist schon übernommen.'));
  await zeige();
  await klicke('Korrigieren');
  const dialog = await screen.findByRole('dialog', { name: 'Zeile 4 korrigieren' });
  within(dialog).getByText('Keine gültige PLZ.');
  await maus.type(within(dialog).getByLabelText('PLZ'), '345');
  await maus.keyboard('{Escape}');
  await klicke('Nein', await frage());
  await klicke('Speichern', dialog);
  await screen.findByText('Die Datei ist schon übernommen.');
  await klicke('OK');
  expect(within(dialog).getByLabelText('PLZ')).toHaveProperty('value', '12345');
});

it('is put away on wish, and says why that was not possible', async () => {
  const verworfen = vi.fn();
  antworte('delete', laeufe, abgelehnt(409, 'Sie wird gerade übernommen.'));
  zeigeTeil(<Dateilauf art={adressdateien} id={3} schritt={3} onVerworfen={verworfen} />);
  await klicke('Verwerfen');
  await screen.findByText('Sie wird gerade übernommen.');
  expect(verworfen).not.toHaveBeenCalled();
});
