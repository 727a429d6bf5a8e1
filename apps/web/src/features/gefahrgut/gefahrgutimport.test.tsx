import type { Gefahrgutstand, Stammdatenlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { startliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { GefahrgutimportSeite } from './GefahrgutimportSeite';

const stand = (mehr: Partial<Gefahrgutstand> = {}): Gefahrgutstand => ({
  version: 'ADR 2025',
  gueltigVon: '2025-01-01',
  gueltigBis: null,
  quelle: startliste,
  zeilen: 9,
  ...mehr,
});
const lauf = (mehr: Partial<Stammdatenlauf> = {}): Stammdatenlauf => ({
  id: 5,
  mandantId: null,
  mandant: null,
  partner: null,
  dateiname: 'adr.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'dispo',
  begonnenAm: '2026-11-20T08:00:00Z',
  beendetAm: null,
  zeilen: 9,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  auftraege: 9,
  geprueft: 9,
  neu: 0,
  geaendert: 9,
  unveraendert: 0,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 0,
  uebernommen: 0,
  lkz: null,
  ersetzen: false,
  vorher: 9,
  entfallen: 0,
  rueckfrage: false,
  umkehrbar: false,
  ausgabe: {
    version: 'ADR 2025',
    gueltigVon: '2025-01-01',
    gueltigBis: null,
    bisherige: 'ADR 2025',
    bisherigeGiltBis: null,
    ergaenzt: true,
    unvollstaendig: 0,
    behalten: null,
  },
  ...mehr,
});
let staende: Gefahrgutstand[];
let jetzt: Stammdatenlauf;

mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  staende = [stand({ quelle: 'BGBl.' })];
  jetzt = lauf();
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'gefahrgutklasse/ausgaben', () => staende);
  antworte('get', 'importe/gefahrgut', []);
  antworte('post', 'importe/gefahrgut', () => HttpResponse.json(jetzt, { status: 201 }));
  antworte('get', 'importe/gefahrgut/5', () => jetzt);
  antworte('get', 'importe/gefahrgut/5/zeilen', []);
  antworte('get', 'importe/gefahrgut/stand', { getan: 0, zeilen: 0 });
  antworte('get', 'importe/gefahrgut/5/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    spalten: [],
    fehlend: [],
  });
});
afterEach(() => void vi.useRealTimers());

const maus = userEvent.setup({ delay: null });
const feld = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const amFeld = (name: string) =>
  document.getElementById(feld(name).getAttribute('aria-describedby') ?? '')?.textContent;
const waehle = () => maus.upload(screen.getByLabelText('Datei wählen'), new File(['x'], 'adr.csv'));
const gesendet = () => an('POST importe/gefahrgut').map((g) => Object.fromEntries(g.frage));

async function oeffne() {
  zeigeTeil(<GefahrgutimportSeite />);
  await screen.findByText('Noch keine Datei gewählt.');
  await waitFor(() => expect(an('GET gefahrgutklasse/ausgaben')).toHaveLength(1));
}
async function nenne(name: string, text: string) {
  await maus.clear(feld(name));
  await maus.type(feld(name), `${text}{Tab}`);
}

it('führt die mitgelieferte Liste unter ihrem Namen weiter; die Datei wird gleich geprüft', async () => {
  staende = [stand()];
  await oeffne();
  await screen.findByText(/^In Gebrauch ist die mitgelieferte Liste/);
  expect([feld('version').value, feld('gueltigVon').value]).toEqual(['ADR 2025', 'Mi 01.01.2025']);
  await waehle();
  await screen.findByText('ADR 2025 wird ergänzt: Nichts endet, und was in der Datei fehlt, bleibt.');
  expect(gesendet()).toEqual([{ version: 'ADR 2025', gueltigVon: '2025-01-01' }]);
});

it('zeigt weiter, was importiert wurde, wenn danach die mitgelieferte Liste nicht mehr gilt', async () => {
  staende = [stand()];
  antworte('post', 'importe/gefahrgut/5/uebernehmen', () => {
    staende = [stand({ quelle: 'BGBl.' })];
    jetzt = lauf({ zustand: 'uebernommen', uebernommen: 9, umkehrbar: true });
    return jetzt;
  });
  await oeffne();
  await screen.findByText(/^In Gebrauch ist die mitgelieferte Liste/);
  await waehle();
  await maus.click(await screen.findByText('Importieren'));
  await screen.findByText('Datei erfolgreich importiert');
  await waitFor(() => expect(screen.queryByText(/^In Gebrauch ist/)).toBeNull());
  await screen.findByText('Import zurücknehmen');
  screen.getByText('9 geändert');
});

it.each([
  ['zum 1. Januar eines ungeraden Jahres sechs Monate', '1.1.2027', '30.06.2027'],
  ['sonst bis zum Tag davor', '01.03.2027', '28.02.2027'],
  ['nicht, wo eine Ausgabe ergänzt wird', '01.01.2025', ''],
])('schlägt vor, wie lange die bisherige gilt: %s', async (_was, tag, ende) => {
  await oeffne();
  await nenne('bisherigeGiltBis', '31.12.2026');
  await nenne('gueltigVon', tag);
  await waitFor(() => expect(feld('bisherigeGiltBis').value).toMatch(new RegExp(`${ende}$`)));
  expect(feld('bisherigeGiltBis').value === '').toBe(ende === '');
});

it.each(['2027-13-01', '2027-02-31', 'bald'])(
  'behält „%s“ als Stichtag, schlägt danach nichts vor, und der Server sagt es am Feld',
  async (text) => {
    antworte('post', 'importe/gefahrgut', () =>
      abgelehnt(400, 'Bitte ein gültiges Datum eingeben.', 'gueltigVon'),
    );
    await oeffne();
    await maus.type(feld('version'), 'ADR 2027');
    await nenne('gueltigVon', text);
    expect([feld('gueltigVon').value, feld('bisherigeGiltBis').value]).toEqual([text, '']);
    await waehle();
    await waitFor(() => expect(amFeld('gueltigVon')).toBe('Bitte ein gültiges Datum eingeben.'));
    expect(gesendet()).toEqual([{ version: 'ADR 2027', gueltigVon: text }]);
  },
);

it('nennt eine Absage am Feld, das sie meint; berichtigt wird dieselbe Datei noch einmal geprüft', async () => {
  antworte('post', 'importe/gefahrgut', ({ frage }) =>
    frage.get('bisherigeGiltBis') === '2027-02-28'
      ? HttpResponse.json(lauf(), { status: 201 })
      : abgelehnt(400, 'Sonst gälte dazwischen keine.', 'bisherigeGiltBis'),
  );
  await oeffne();
  await maus.type(feld('version'), 'ADR 2027');
  await nenne('gueltigVon', '01.03.2027');
  await nenne('bisherigeGiltBis', '01.02.2027');
  await maus.type(feld('quelle'), 'BGBl. II');
  await waehle();
  await waitFor(() => expect(amFeld('bisherigeGiltBis')).toBe('Sonst gälte dazwischen keine.'));
  expect(screen.getByLabelText('Datei wählen').getAttribute('aria-invalid')).toBeNull();
  screen.getByText(/^adr\.csv · /);
  await nenne('bisherigeGiltBis', '28.02.2027');
  await maus.click(screen.getByText('Datei prüfen'));
  await screen.findByText('9 geändert');
  const gemeint = { version: 'ADR 2027', gueltigVon: '2027-03-01', quelle: 'BGBl. II' };
  expect(gesendet()).toEqual([
    { ...gemeint, bisherigeGiltBis: '2027-02-01' },
    { ...gemeint, bisherigeGiltBis: '2027-02-28' },
  ]);
  expect(amFeld('bisherigeGiltBis')).toBeUndefined();
});

it('bleibt dem verschlossen, der die Installation nicht betreibt', async () => {
  angemeldetAls({ admin: true, betreiber: false, hauptmandant: true });
  zeigeTeil(<GefahrgutimportSeite />);
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(screen.queryByLabelText('Datei wählen')).toBeNull();
});
