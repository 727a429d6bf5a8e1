import type { Auftragseingang } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
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
  zeilen: 3,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  auftraege: 3,
  geprueft: 3,
  neu: 3,
  geaendert: 0,
  unveraendert: 0,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 0,
  uebernommen: 0,
  ...mehr,
});
let laeufe: Auftragseingang[];

mitPortal(() => {
  laeufe = [];
  angemeldetAls({ edit: true, main: true, hauptmandant: true });
  antworte('get', 'mandanten/hauptmandant-summary', [
    { id: 7, name: 'Nordlicht' },
    { id: 8, name: 'Südwind' },
  ]);
  antworte('get', 'auftragseingang', () => laeufe);
  antworte('post', 'auftragseingang', () => HttpResponse.json(lauf(), { status: 201 }));
  antworte('get', 'auftragseingang/:id', ({ teile }) => lauf({ id: Number(teile['id']) }));
  antworte('get', 'auftragseingang/:id/zeilen', []);
  antworte('get', 'auftragseingang/:id/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    spalten: [],
    fehlend: [],
  });
});

const maus = userEvent.setup({ delay: null });
const wahl = () => screen.getByLabelText<HTMLInputElement>('Datei wählen');
const stand = () => document.getElementById(wahl().getAttribute('aria-describedby') ?? '')?.textContent;
const waehle = (name = 'mai.csv') => maus.upload(wahl(), new File(['x'.repeat(1536)], name));
const angaben = () => an('POST auftragseingang').map((g) => Object.fromEntries(g.frage));

async function oeffne() {
  zeigeTeil(<AuftragseingangSeite />);
  await screen.findByText('Noch keine Datei gewählt.');
}

it('liest eine Datei gleich, wie sie ist, und zeigt, was daraus würde', async () => {
  await oeffne();
  await waehle();
  await screen.findByText('3 Aufträge übernehmen');
  screen.getByText('3 neu');
  expect(stand()).toBe('mai.csv · 1,5 kB');
  expect(angaben()).toEqual([{}]);
});

it('sendet Mandant, Partner und Zeichensatz mit', async () => {
  await oeffne();
  await maus.type(await screen.findByLabelText('Mandant'), 'Süd{Enter}');
  await maus.type(screen.getByLabelText(/^Codes des Partners/), 'HANSE');
  await maus.type(screen.getByLabelText(/^Zeichensatz/), 'CP{Enter}');
  await waehle();
  await screen.findByText('3 neu');
  expect(angaben()).toEqual([{ mandant: '8', partner: 'HANSE', zeichensatz: 'cp850' }]);
});

it('fragt nicht nach dem Mandanten, wo es nur einen gibt', async () => {
  antworte('get', 'mandanten/hauptmandant-summary', [{ id: 7, name: 'Nordlicht' }]);
  await oeffne();
  await waehle();
  await screen.findByText('3 neu');
  expect(an('GET mandanten/hauptmandant-summary')).toHaveLength(1);
  expect(screen.queryByLabelText('Mandant')).toBeNull();
});

it('bietet Aufträge nicht einem anderen Mandanten an, als jetzt gewählt ist; die Datei wird neu geprüft', async () => {
  await oeffne();
  await waehle();
  await screen.findByText('3 Aufträge übernehmen');
  await maus.type(await screen.findByLabelText('Mandant'), 'Süd{Enter}');
  expect(screen.queryByText('3 Aufträge übernehmen')).toBeNull();
  await maus.click(screen.getByText('Datei prüfen'));
  await screen.findByText('3 Aufträge übernehmen');
  expect(angaben()).toEqual([{}, { mandant: '8' }]);
});

it('sagt an der Datei, warum sie nicht gelesen wird; mit anderem Zeichensatz wird sie noch einmal geprüft', async () => {
  antworte('post', 'auftragseingang', ({ frage }) =>
    frage.get('zeichensatz') === 'cp850'
      ? HttpResponse.json(lauf(), { status: 201 })
      : abgelehnt(400, 'Die Datei ist von keiner Art, die hier gelesen wird.', 'file'),
  );
  await oeffne();
  await waehle();
  await waitFor(() => expect(stand()).toBe('Die Datei ist von keiner Art, die hier gelesen wird.'));
  expect(wahl().getAttribute('aria-invalid')).toBe('true');
  await maus.type(screen.getByLabelText(/^Zeichensatz/), 'CP{Enter}');
  await maus.click(screen.getByText('Datei prüfen'));
  await screen.findByText('3 Aufträge übernehmen');
  expect(stand()).toBe('mai.csv · 1,5 kB');
});

it('prüft eine große Datei weiter, bis sie ganz geprüft ist', async () => {
  antworte('post', 'auftragseingang', () =>
    HttpResponse.json(lauf({ zustand: 'pruefung' }), { status: 201 }),
  );
  antworte('post', 'auftragseingang/5/pruefen', lauf());
  await oeffne();
  await waehle();
  await screen.findByText('3 neu');
  expect(an('POST auftragseingang/5/pruefen')).toHaveLength(1);
});

it('nennt die bisherigen Dateien deutsch und zeigt eine davon, die dann nicht mehr darunter steht', async () => {
  laeufe = [
    lauf({ id: 6, dateiname: 'juni.edi', format: 'edifact', zustand: 'zurueckgenommen', benutzer: 'metro' }),
    lauf({ uebernommen: 2, abgelehnt: 1, zustand: 'uebernommen' }),
  ];
  await oeffne();
  await screen.findByText('juni.edi');
  const zeilen = screen.getAllByRole('row');
  expect(zeilen.slice(1).map((z) => z.textContent)).toEqual([
    'juni.ediEDIFACT IFTMIN20.11.2026 09:00metrozurückgenommen300',
    'mai.csvCSV20.11.2026 09:00dispoübernommen321',
  ]);
  await maus.click(screen.getByText('juni.edi'));
  await screen.findByText('3 neu');
  expect(an('GET auftragseingang/6')).toHaveLength(1);
  expect(screen.queryByText('juni.edi')).toBeNull();
  screen.getByText('mai.csv');
});

it('behauptet nicht, es gebe keine Datei, wenn die Liste nicht zu lesen ist', async () => {
  antworte('get', 'auftragseingang', abgelehnt(500, 'Die Liste ist nicht zu lesen.'));
  await oeffne();
  await screen.findByText('Die Liste ist nicht zu lesen.');
  expect(screen.queryByText('Noch keine Datei')).toBeNull();
});

it('behauptet nicht, es gebe keine Datei, wenn die einzige darüber steht', async () => {
  laeufe = [lauf()];
  await oeffne();
  await maus.click(await screen.findByText('mai.csv'));
  await screen.findByText('3 neu');
  expect(screen.queryByText('Noch keine Datei')).toBeNull();
});

it('verwirft eine Datei auf Klick; dann ist nichts mehr zu übernehmen', async () => {
  antworte('delete', 'auftragseingang/5', new HttpResponse(null, { status: 204 }));
  await oeffne();
  await screen.findByText('Noch keine Datei');
  await waehle();
  await maus.click(await screen.findByText('Verwerfen'));
  await waitFor(() => expect(screen.queryByText('3 Aufträge übernehmen')).toBeNull());
  expect(an('DELETE auftragseingang/5')).toHaveLength(1);
});

it('bleibt einem Leser verschlossen', async () => {
  angemeldetAls({ main: true });
  zeigeTeil(<AuftragseingangSeite />);
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(screen.queryByLabelText('Datei wählen')).toBeNull();
  expect(an('GET auftragseingang')).toEqual([]);
});
