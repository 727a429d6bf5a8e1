import type {
  Auftragseingang,
  Eingangsmeldung,
  Eingangszeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { angemeldetAls } from '../../testing/sitzung';
import { AuftragseingangSeite } from './AuftragseingangSeite';

const lauf = (mehr: Partial<Auftragseingang> = {}): Auftragseingang => ({
  id: 5,
  mandantId: 7,
  mandant: 'Nordlicht',
  partner: null,
  dateiname: 'mai.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'dispo',
  begonnenAm: '2026-11-20T08:00:00Z',
  beendetAm: null,
  zeilen: 5,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  auftraege: 5,
  geprueft: 5,
  neu: 2,
  geaendert: 0,
  unveraendert: 0,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 0,
  uebernommen: 0,
  ...mehr,
});
const zeile = (nummer: number, mehr: Partial<Eingangszeile> = {}): Eingangszeile => ({
  nummer,
  ausgang: 'neu',
  zellen: [{ wert: 'Meyer' }, { wert: '2035' }],
  meldungen: [],
  vorgang: nummer,
  auftragId: null,
  spedeigennr: null,
  ...mehr,
});
const falsch: Eingangsmeldung = {
  blatt: null,
  zeile: 4,
  spalte: 1,
  spaltenname: 'PLZ',
  wert: '2035',
  field: 'plz',
  key: 'plz.form',
  text: 'Bitte eine fünfstellige PLZ eingeben.',
};
let jetzt: Auftragseingang;
let zeilen: Eingangszeile[];

const dateien = heruntergeladenes();
mitPortal(() => {
  zeilen = [];
  angemeldetAls({ edit: true, main: true, hauptmandant: true });
  antworte('get', 'auftragseingang', () => [jetzt]);
  antworte('get', 'auftragseingang/5', () => jetzt);
  antworte('get', 'auftragseingang/5/zeilen', () => zeilen);
  antworte('get', 'auftragseingang/5/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    fehlend: [],
    spalten: [
      { nummer: 0, name: 'Empfänger', feld: null, beispiel: null },
      { nummer: 1, name: 'PLZ', feld: null, beispiel: null },
    ],
  });
});

const maus = userEvent.setup({ delay: null });
const inListe = () => screen.queryByText<HTMLAnchorElement>('Neue Aufträge in der Liste zeigen');

async function zeigeLauf(mehr: Partial<Auftragseingang> = {}) {
  jetzt = lauf(mehr);
  zeigeTeil(<AuftragseingangSeite />);
  await maus.click(await screen.findByText('mai.csv'));
  await screen.findByLabelText('nur Zeilen mit Fehlern');
}

it('übernimmt auf Wunsch auch doppelte und führt zu den neuen Aufträgen', async () => {
  antworte('post', 'auftragseingang/5/uebernehmen', () => {
    jetzt = lauf({ zustand: 'uebernommen', uebernommen: 3, doppelt: 1 });
    zeilen = [11, 11, 12, 13].map((id, i) => zeile(i, { auftragId: id, spedeigennr: `NL-${id}-${i}` }));
    return jetzt;
  });
  await zeigeLauf({ doppelt: 1 });
  await screen.findByText('2 Aufträge übernehmen');
  expect(inListe()).toBeNull();
  await maus.click(screen.getByLabelText('auch doppelte Aufträge übernehmen'));
  await maus.click(screen.getByText('3 Aufträge übernehmen'));
  await screen.findByText('3 Aufträge wurden übernommen.');
  expect(an('POST auftragseingang/5/uebernehmen').map((g) => g.koerper)).toEqual([{ doppelte: true }]);
  await waitFor(() =>
    expect(inListe()?.getAttribute('href')).toBe(
      '/auftragsmanagement/auftragsresearch?zeilen=13&markiert=11,12,13',
    ),
  );
  expect(screen.getByLabelText('Auftrag NL-12-2 öffnen').getAttribute('href')).toBe(
    '/auftragsmanagement/auftragserfassung/12',
  );
});

it('übernimmt einen einzigen ohne die doppelten und sagt es in der Einzahl', async () => {
  antworte('post', 'auftragseingang/5/uebernehmen', () => {
    jetzt = lauf({ zustand: 'uebernommen', neu: 1, uebernommen: 1 });
    return jetzt;
  });
  await zeigeLauf({ neu: 1, doppelt: 4 });
  await maus.click(await screen.findByText('1 Auftrag übernehmen'));
  await screen.findByText('1 Auftrag wurde übernommen.');
  expect(an('POST auftragseingang/5/uebernehmen').map((g) => g.koerper)).toEqual([{ doppelte: false }]);
});

it('übernimmt weiter, bis alles gespeichert ist; scheitert es, wird der Grund gesagt und es geht weiter', async () => {
  let mal = 0;
  antworte('post', 'auftragseingang/5/uebernehmen', () => {
    mal += 1;
    if (mal === 2) return abgelehnt(409, 'Der Nummernkreis ist erschöpft.');
    jetzt = lauf({ zustand: mal === 1 ? 'uebernahme' : 'uebernommen', uebernommen: mal === 1 ? 1 : 2 });
    return jetzt;
  });
  await zeigeLauf();
  await maus.click(await screen.findByText('2 Aufträge übernehmen'));
  await screen.findByText('Der Nummernkreis ist erschöpft.');
  await maus.click(screen.getByText('OK'));
  await maus.click(await screen.findByText('1 Auftrag übernehmen'));
  await screen.findByText('2 Aufträge wurden übernommen.');
  expect(mal).toBe(3);
});

it('zählt, was schon vorhanden, doppelt und abgelehnt ist, und sperrt, wo nichts zu übernehmen ist', async () => {
  await zeigeLauf({ neu: 0, doppelt: 1, vorhanden: 1234, abgelehnt: 3 });
  for (const text of ['1 doppelt', '1.234 schon vorhanden', '3 abgelehnt']) await screen.findByText(text);
  expect(screen.queryByText('0 neu')).toBeNull();
  expect(screen.getByText('0 Aufträge übernehmen').hasAttribute('disabled')).toBe(true);
});

it.each([
  [14, 25, 14],
  [60, 100, 60],
  [130, 100, 100],
])('markiert von %i neuen Aufträgen so viele, wie eine Seite zeigt', async (neue, jeSeite, markiert) => {
  zeilen = Array.from({ length: neue }, (_, i) => zeile(i, { auftragId: 500 + i }));
  await zeigeLauf({ zustand: 'uebernommen', neu: neue, uebernommen: neue });
  await waitFor(() => expect(inListe()).toBeTruthy());
  const ziel = new URL(inListe()?.href ?? '').searchParams;
  expect([ziel.get('zeilen'), ziel.get('markiert')?.split(',').length]).toEqual([`${jeSeite}`, markiert]);
});

it('nimmt auf Nachfrage zurück, was übernommen ist; danach führt kein Weg mehr dorthin', async () => {
  antworte('post', 'auftragseingang/5/zuruecknehmen', () => {
    jetzt = lauf({ zustand: 'zurueckgenommen', uebernommen: 2 });
    return jetzt;
  });
  zeilen = [zeile(2, { auftragId: 11, spedeigennr: 'NL-11' })];
  await zeigeLauf({ zustand: 'uebernommen', uebernommen: 2 });
  await waitFor(() => expect(inListe()).toBeTruthy());
  await maus.click(screen.getByText('Import zurücknehmen'));
  await screen.findByText('2 Aufträge dieser Datei werden gelöscht. Fortfahren?');
  expect(an('POST auftragseingang/5/zuruecknehmen')).toEqual([]);
  await maus.click(screen.getByText('Ja'));
  await screen.findByText('Der Import wurde zurückgenommen.');
  await waitFor(() => expect(inListe()).toBeNull());
});

it('lässt eine Zeile mit der Berichtigung offen, die der Server absagt, bis er sie nimmt', async () => {
  zeilen = [zeile(4, { ausgang: 'abgelehnt', meldungen: [falsch] })];
  antworte('put', 'auftragseingang/5/zeilen/4', abgelehnt(409, 'Die Datei wird gerade übernommen.'));
  await zeigeLauf({ abgelehnt: 1 });
  await maus.click(await screen.findByText('Korrigieren'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zeile 4 korrigieren' }));
  const plz = dialog.getByLabelText<HTMLInputElement>('PLZ');
  await maus.type(plz, '4');
  await maus.click(dialog.getByText('Speichern'));
  await screen.findByText('Die Datei wird gerade übernommen.');
  await maus.click(screen.getByText('OK'));
  expect(plz.value).toBe('20354');
  antworte('put', 'auftragseingang/5/zeilen/4', () => {
    zeilen = [];
    return zeile(4);
  });
  await maus.click(dialog.getByText('Speichern'));
  await screen.findByText('Keine Zeilen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lädt zu EDIFACT die CONTRL herunter und sagt, wenn es sie nicht gibt', async () => {
  antworte('get', 'auftragseingang/5/contrl', abgelehnt(404, 'Zu dieser Datei gibt es keine Antwort.'));
  await zeigeLauf({ format: 'edifact' });
  await maus.click(screen.getByText('CONTRL herunterladen'));
  await screen.findByText('Zu dieser Datei gibt es keine Antwort.');
  await maus.click(screen.getByText('OK'));
  expect(dateien).toEqual([]);
  antworte(
    'get',
    'auftragseingang/5/contrl',
    new HttpResponse('UNB', { headers: { 'content-type': 'application/edifact' } }),
  );
  await maus.click(screen.getByText('CONTRL herunterladen'));
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['contrl-5.edi']));
});

it('bietet zu anderen Dateien keine CONTRL an', async () => {
  await zeigeLauf({ format: 'fortras' });
  screen.getByText('FORTRAS BORD512');
  expect(screen.queryByText('CONTRL herunterladen')).toBeNull();
});
