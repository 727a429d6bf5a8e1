import type {
  Adressimportlauf,
  Adresslaufzeile,
  Eingangszuordnung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';
import { adressdateien } from '../../adressen/import/adressdateien';
import { Dateilauf } from '../Dateilauf';

const laeufe = 'adressen/import/laeufe/3';
const geprueft: Adressimportlauf = {
  id: 3,
  mandantId: 7,
  mandant: 'Hansewerk',
  dateiname: 'Herbst.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'admin',
  zeilen: 1234,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  geprueft: 1234,
  neu: 1200,
  geaendert: 0,
  unveraendert: 0,
  abgelehnt: 34,
  uebernommen: 0,
  auftraege: 1234,
  doppelt: 0,
  vorhanden: 0,
  partner: null,
  begonnenAm: '2026-11-20T09:00:00.000Z',
  beendetAm: null,
};
const meldung = { blatt: null, wert: null, field: null, spalte: null, spaltenname: null };
const falsch = (nummer: number): Adresslaufzeile => ({
  adresseId: null,
  nummer,
  ausgang: 'abgelehnt',
  zellen: [{ wert: `Name ${nummer}` }, { wert: '12' }],
  aenderungen: [],
  meldungen: [
    { ...meldung, zeile: nummer, spalte: 1, spaltenname: 'PLZ', key: 'plz', text: 'Keine gültige PLZ.' },
    { ...meldung, zeile: nummer, key: 'doppelt', text: 'Steht schon in Zeile 2.' },
  ],
});
const spalten = [
  { nummer: 0, name: 'Firma', beispiel: 'Müller', feld: 'name' },
  { nummer: 1, name: 'Postleitzahl', beispiel: null, feld: null },
];
const plan = (mehr: Partial<Eingangszuordnung> = {}): Eingangszuordnung => ({
  blatt: null,
  blaetter: [],
  kopfzeile: 1,
  fehlend: [],
  spalten,
  ...mehr,
});
let lauf: Adressimportlauf;
let zeilen: Adresslaufzeile[];
let zuordnung: Eingangszuordnung;
let verworfen = vi.fn();

mitPortal(() => {
  lauf = geprueft;
  zeilen = [falsch(4)];
  zuordnung = plan();
  verworfen = vi.fn();
  angemeldetAls({ edit: true, admin: true, main: true, hauptmandant: true, 'mandant-id': 7 });
  antworte('get', laeufe, () => lauf);
  antworte('get', `${laeufe}/zuordnung`, () => zuordnung);
  antworte('get', `${laeufe}/zeilen`, ({ frage }) => {
    const ab = Number(frage.get('page')) * 25;
    return HttpResponse.json(zeilen.slice(ab, ab + 25), {
      headers: { 'total-search-results': String(zeilen.length) },
    });
  });
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });
const zeige = () =>
  zeigeTeil(<Dateilauf art={adressdateien} id={3} schritt={3} onVerworfen={() => verworfen()} />);

it('nennt vor dem Zuordnen, was fehlt, und schickt zu jeder Spalte, was sie bedeutet', async () => {
  lauf = { ...geprueft, zustand: 'zuzuordnen' };
  zuordnung = plan({ fehlend: [{ name: 'plz' }] });
  antworte('put', `${laeufe}/zuordnung`, () => {
    lauf = geprueft;
    return lauf;
  });
  zeige();
  await screen.findByText('Es fehlt noch: PLZ');
  expect(screen.getByLabelText('Firma (Müller)')).toHaveProperty('value', 'Name');
  await maus.type(screen.getByLabelText('Postleitzahl'), 'PLZ{Enter}');
  await maus.click(await knopf('Zuordnen und prüfen'));
  await screen.findByText('1.200 neu');
  expect(an(`PUT ${laeufe}/zuordnung`).map((g) => g.koerper)).toEqual([
    {
      blatt: null,
      spalten: [
        { nummer: 0, feld: 'name' },
        { nummer: 1, feld: 'plz' },
      ],
    },
  ]);
});

it('zeigt an der Spalte, was der Server zu ihr sagt, und behält die Wahl', async () => {
  lauf = { ...geprueft, zustand: 'zuzuordnen' };
  antworte('put', `${laeufe}/zuordnung`, abgelehnt(400, 'Das steht schon links.', 'spalten[1].feld'));
  zeige();
  const feld = await screen.findByLabelText('Postleitzahl');
  await maus.type(feld, 'Name{Enter}');
  await maus.click(await knopf('Zuordnen und prüfen'));
  expect(await screen.findAllByText('Das steht schon links.')).not.toHaveLength(0);
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(feld).toHaveProperty('value', 'Name');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sagt auch, warum die ganze Datei nicht mehr zugeordnet werden kann', async () => {
  lauf = { ...geprueft, zustand: 'zuzuordnen' };
  antworte('put', `${laeufe}/zuordnung`, abgelehnt(409, 'Die Datei ist schon übernommen.'));
  zeige();
  await maus.click(await knopf('Zuordnen und prüfen'));
  const meldung = within(await screen.findByRole('alertdialog'));
  expect(meldung.getByText('Die Datei ist schon übernommen.')).toBeTruthy();
  await maus.click(meldung.getByText('OK'));
  expect(screen.getByLabelText('Firma (Müller)')).toHaveProperty('value', 'Name');
});

it('liest ein anderes Blatt, sobald es gewählt ist, mit den Spalten, die dort stehen', async () => {
  lauf = { ...geprueft, format: 'xlsx', zustand: 'zuzuordnen' };
  zuordnung = plan({ blatt: 'Nord', blaetter: [{ name: 'Nord' }, { name: 'Süd' }] });
  antworte('put', `${laeufe}/zuordnung`, () => {
    const dort = [{ nummer: 0, name: 'Kunde', beispiel: null, feld: null }];
    zuordnung = { ...zuordnung, blatt: 'Süd', spalten: dort };
    return lauf;
  });
  zeige();
  await maus.type(await screen.findByLabelText('Tabellenblatt'), 'Süd{Enter}');
  await screen.findByLabelText('Kunde');
  expect(screen.queryByLabelText('Postleitzahl')).toBeNull();
  expect(an(`PUT ${laeufe}/zuordnung`).map((g) => g.koerper.blatt)).toEqual(['Süd']);
});

it('wird mit zwei Klicks nur einmal verworfen', async () => {
  let gesendet = 0;
  server.use(
    http.delete(`*/api/${laeufe}`, () => {
      gesendet += 1;
      return new Promise<Response>(() => undefined);
    }),
  );
  zeige();
  const verwerfen = await knopf('Verwerfen');
  await maus.click(verwerfen);
  await waitFor(() => expect(verwerfen).toHaveProperty('disabled', true));
  fireEvent.click(verwerfen);
  expect(gesendet).toBe(1);
});

it('verlässt die Datei erst, wenn sie verworfen ist', async () => {
  let versuche = 0;
  antworte('delete', laeufe, () =>
    versuche++ ? new HttpResponse(null, { status: 204 }) : abgelehnt(409, 'Gerade nicht.'),
  );
  zeige();
  await maus.click(await knopf('Verwerfen'));
  await maus.click(await knopf('OK'));
  expect(verworfen).not.toHaveBeenCalled();
  await maus.click(await knopf('Verwerfen'));
  await waitFor(() => expect(verworfen).toHaveBeenCalledOnce());
});

it('sagt, warum es die abgelehnten Zeilen nicht gibt', async () => {
  antworte('get', `${laeufe}/abgelehnt.xlsx`, abgelehnt(409, 'Die Zeilen sind schon gelöscht.'));
  zeige();
  await maus.click(await knopf('Abgelehnte Zeilen als Excel-Datei'));
  await screen.findByText('Die Zeilen sind schon gelöscht.');
});

it('behauptet nicht, die Datei habe keine Zeilen, wenn sie nicht zu lesen sind', async () => {
  antworte('get', `${laeufe}/zeilen`, abgelehnt(500, 'Das ging nicht.'));
  zeige();
  await screen.findByText('Das ging nicht.');
  expect(screen.queryByText('Keine Zeilen')).toBeNull();
});

it('blättert zurück, wenn die letzte Zeile einer Seite berichtigt ist', async () => {
  zeilen = Array.from({ length: 26 }, (_, i) => falsch(i + 2));
  antworte('put', `${laeufe}/zeilen/27`, () => {
    zeilen = zeilen.slice(0, 25);
    return {};
  });
  zeige();
  await screen.findByText('Name 2');
  await maus.click(screen.getByLabelText('Seite 2'));
  await screen.findByText('Name 27');
  await maus.click(screen.getByText('Korrigieren'));
  await maus.click(await screen.findByText('Speichern'));
  await screen.findByText('Name 2');
  expect(screen.queryByText('Keine Zeilen')).toBeNull();
});

it('zeigt beim Korrigieren jeden Fehler an seiner Zelle und schickt alle Zellen', async () => {
  let versuche = 0;
  antworte('put', `${laeufe}/zeilen/4`, () => (versuche++ ? {} : abgelehnt(409, 'Gerade nicht.')));
  zeige();
  await maus.click(await knopf('Korrigieren'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zeile 4 korrigieren' }));
  expect(dialog.getByText('Steht schon in Zeile 2.')).toBeTruthy();
  expect(dialog.getByLabelText('Firma').getAttribute('aria-invalid')).not.toBe('true');
  const plz = dialog.getByLabelText('Postleitzahl');
  expect(plz.getAttribute('aria-invalid')).toBe('true');
  await maus.clear(plz);
  await maus.type(plz, '50667');
  await maus.click(dialog.getByText('Speichern'));
  await maus.click(await knopf('OK'));
  expect(plz).toHaveProperty('value', '50667');
  await maus.click(dialog.getByText('Speichern'));
  await waitFor(() => expect(screen.queryByLabelText('Firma')).toBeNull());
  expect(an(`PUT ${laeufe}/zeilen/4`).at(-1)?.koerper).toEqual({
    zellen: [{ wert: 'Name 4' }, { wert: '50667' }],
  });
});

it('lässt eine unterbrochene Prüfung weiterlaufen, bis sie fertig ist', async () => {
  lauf = { ...geprueft, zustand: 'pruefung', geprueft: 500, neu: 500 };
  antworte('post', `${laeufe}/pruefen`, () => {
    lauf = an(`POST ${laeufe}/pruefen`).length < 2 ? { ...lauf, geprueft: 900 } : geprueft;
    return lauf;
  });
  zeige();
  await maus.click(await knopf('Datei prüfen'));
  expect(await knopf('Importieren')).toHaveProperty('disabled', false);
  expect(an(`POST ${laeufe}/pruefen`)).toHaveLength(2);
  expect(screen.queryByText('Datei prüfen')).toBeNull();
});
