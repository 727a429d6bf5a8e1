import type {
  Gefahrgutlaufausgabe,
  Stammdatenlauf,
  Stammdatenlaufzeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Stammdatenimport } from './Stammdatenimport';

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
  zeilen: 40,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  auftraege: 40,
  geprueft: 40,
  neu: 0,
  geaendert: 0,
  unveraendert: 0,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 0,
  uebernommen: 0,
  lkz: null,
  ersetzen: true,
  vorher: 40,
  entfallen: 0,
  rueckfrage: false,
  umkehrbar: false,
  ausgabe: null,
  ...mehr,
});
const ausgabe = (mehr: Partial<Gefahrgutlaufausgabe> = {}): Gefahrgutlaufausgabe => ({
  version: 'ADR 2027',
  gueltigVon: '2027-01-01',
  gueltigBis: null,
  bisherige: null,
  bisherigeGiltBis: null,
  ergaenzt: false,
  unvollstaendig: 0,
  behalten: null,
  ...mehr,
});
let jetzt: Stammdatenlauf;
let zeilen: Stammdatenlaufzeile[];

mitPortal(() => {
  jetzt = lauf();
  zeilen = [];
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'importe/gefahrgut', () => [jetzt]);
  antworte('get', 'importe/gefahrgut/5', () => jetzt);
  antworte('get', 'importe/gefahrgut/5/zeilen', () => zeilen);
  antworte('get', 'importe/gefahrgut/stand', { getan: 0, zeilen: 0 });
  antworte('get', 'importe/gefahrgut/5/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    spalten: [],
    fehlend: [],
  });
  antworte('get', 'importe/gefahrgut/5/entfallende', ({ frage }) =>
    Array.from({ length: Number(frage.get('searchLimit')) }, (_, i) => ({ text: `UN ${1000 + i}` })),
  );
  antworte('post', 'importe/gefahrgut/5/uebernehmen', () => {
    jetzt = { ...jetzt, zustand: 'uebernommen', uebernommen: 3, umkehrbar: true, rueckfrage: false };
    return jetzt;
  });
});

const maus = userEvent.setup({ delay: null });
const importieren = () => screen.findByText('Importieren');
const uebernommen = () => an('POST importe/gefahrgut/5/uebernehmen').map((g) => g.koerper);

async function zeigeLauf(mehr: Partial<Stammdatenlauf> = {}) {
  jetzt = lauf(mehr);
  zeigeTeil(
    <Stammdatenimport
      art="gefahrgut"
      titel="gefahrgut.ausgabe"
      erklaerung=""
      felder={[
        { id: 'eq', label: 'beschriftung.freigestellteMenge' },
        { id: 'abfall', label: 'beschriftung.abfall' },
      ]}
      dateiarten={['csv']}
      hoechstensMb={1}
      je={null}
    />,
  );
  await maus.click(await screen.findByText('adr.csv'));
  await screen.findByLabelText('nur Zeilen mit Fehlern');
}

it.each([
  ['ADR 2027 gilt ab 01.01.2027 bis auf weiteres.', {}],
  ['ADR 2027 gilt ab 01.01.2027 bis 31.12.2028.', { gueltigBis: '2028-12-31' }],
  [
    'ADR 2025 wird ergänzt: Nichts endet, und was in der Datei fehlt, bleibt.',
    { ergaenzt: true, bisherige: 'ADR 2025', bisherigeGiltBis: '2027-06-30' },
  ],
])('sagt: %s', async (satz, mehr) => {
  await zeigeLauf({ ausgabe: ausgabe(mehr) });
  await screen.findByText(satz);
});

it.each([
  ['sperrt', 'sich nichts ändert', { unveraendert: 40 }],
  ['sperrt', 'alles abgelehnt ist', { abgelehnt: 40 }],
  ['erlaubt', 'Unverändertes in eine neue Ausgabe kommt', { unveraendert: 40, ausgabe: ausgabe() }],
  ['erlaubt', 'neben Unverändertem etwas entfällt', { unveraendert: 36, entfallen: 4 }],
])('%s den Import, wo %s', async (was, _wo, mehr) => {
  await zeigeLauf(mehr);
  expect((await importieren()).hasAttribute('disabled')).toBe(was === 'sperrt');
});

it('fragt nach, was bleibt, wo weniger als ein Fünftel anders ist; Nein sendet nichts', async () => {
  const behalten = ausgabe({ bisherige: 'ADR 2025', behalten: 'eq,abfall', unvollstaendig: 2 });
  await zeigeLauf({ neu: 1, geaendert: 2, unveraendert: 37, rueckfrage: true, ausgabe: behalten });
  await maus.click(await importieren());
  const frage = within(await screen.findByRole('alertdialog'));
  frage.getByText(
    /^40 → 41: 1 neu, 2 geändert, 0 entfallen\. Ist das so gewollt\? Dazu sagt die Datei in 2 Zeilen nichts, es bleibt wie in ADR 2025: Freigestellte Menge, Abfall\.$/,
  );
  await maus.click(frage.getByText('Nein'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(uebernommen()).toEqual([]);
});

it('importiert ohne Rückfrage gleich und bestätigt dabei nichts', async () => {
  await zeigeLauf({ neu: 3 });
  await maus.click(await importieren());
  await screen.findByText('Datei erfolgreich importiert');
  expect(uebernommen()).toEqual([{ bestaetigt: false }]);
  expect(screen.queryByText('Importieren', { selector: 'button' })).toBeNull();
});

it('sagt auf der Seite, warum ein Import gescheitert ist, und lässt ihn noch einmal versuchen', async () => {
  antworte(
    'post',
    'importe/gefahrgut/5/uebernehmen',
    abgelehnt(409, 'Die Ausgabe wurde inzwischen geändert.'),
  );
  await zeigeLauf({ neu: 3 });
  await maus.click(await importieren());
  await screen.findByText(
    'Der Import ist gescheitert, es ist nichts übernommen worden. Die Ausgabe wurde inzwischen geändert.',
  );
  expect((await importieren()).hasAttribute('disabled')).toBe(false);
});

it('holt, was entfällt, erst beim Aufklappen, hundert auf einmal, bis alles da ist', async () => {
  await zeigeLauf({ entfallen: 200, unveraendert: 1 });
  const mehr = await screen.findByText('200 entfallen, weil sie nicht in der Datei stehen');
  expect(an('GET importe/gefahrgut/5/entfallende')).toEqual([]);
  await maus.click(mehr);
  await screen.findByText('UN 1099');
  expect(screen.queryByText('UN 1100')).toBeNull();
  await maus.click(screen.getByText('Weitere zeigen'));
  await screen.findByText('UN 1199');
  expect(screen.queryByText('Weitere zeigen')).toBeNull();
  const gefragt = an('GET importe/gefahrgut/5/entfallende').map((g) => g.frage.get('searchLimit'));
  expect(gefragt).toEqual(['100', '200']);
});

it('nennt nach dem Import nicht mehr, was entfallen wäre', async () => {
  await zeigeLauf({ entfallen: 4, unveraendert: 1, zustand: 'uebernommen', umkehrbar: true });
  await screen.findByText('4 entfällt');
  expect(screen.queryByText(/entfallen, weil sie nicht/)).toBeNull();
});

it('schreibt an jede Zeile, was sich ändert, mit den Namen der Felder und in Worten', async () => {
  zeilen = [
    {
      nummer: 2,
      ausgang: 'geaendert',
      zellen: [{ wert: '1090' }],
      meldungen: [],
      aenderungen: [
        { field: 'eq', vorher: null, nachher: 'E2' },
        { field: 'abfall', vorher: 'true', nachher: 'false' },
        { field: 'abfall', vorher: null, nachher: null },
      ],
    },
  ];
  await zeigeLauf({ geaendert: 1 });
  await screen.findByText('Freigestellte Menge: leer → E2');
  screen.getByText('Abfall: ja → nein');
  screen.getByText('Abfall: leer bleibt, die Datei sagt dazu nichts');
});

it('nimmt auf Nachfrage zurück; eine Absage wird gesagt und der Import bleibt', async () => {
  antworte('post', 'importe/gefahrgut/5/zuruecknehmen', abgelehnt(409, 'Die Zeilen werden schon verwendet.'));
  await zeigeLauf({ geaendert: 3, uebernommen: 3, zustand: 'uebernommen', umkehrbar: true });
  await maus.click(await screen.findByText('Import zurücknehmen'));
  await screen.findByText('Soll gelten, was vor diesem Import galt?');
  await maus.click(screen.getByText('Ja'));
  await screen.findByText('Die Zeilen werden schon verwendet.');
  await maus.click(screen.getByText('OK'));
  await screen.findByText('Import zurücknehmen');
});

it('setzt Zurückgenommenes mit einem Klick wieder ein', async () => {
  antworte('post', 'importe/gefahrgut/5/wiedereinsetzen', () => {
    jetzt = lauf({ zustand: 'uebernommen', uebernommen: 3, umkehrbar: true });
    return HttpResponse.json(jetzt);
  });
  await zeigeLauf({ zustand: 'zurueckgenommen', uebernommen: 3, umkehrbar: true });
  await maus.click(await screen.findByText('Wieder zu diesem Import'));
  await screen.findByText('Import zurücknehmen');
  expect(an('POST importe/gefahrgut/5/wiedereinsetzen')).toHaveLength(1);
});

it.each([
  ['wem das Recht fehlt', { edit: true }, true],
  ['was seither überholt ist', { admin: true, hauptmandant: true }, false],
])('bietet nicht an zurückzunehmen, %s', async (_was, ansprueche, umkehrbar) => {
  angemeldetAls(ansprueche);
  await zeigeLauf({ geaendert: 3, uebernommen: 3, zustand: 'uebernommen', umkehrbar });
  await screen.findByText('3 geändert');
  expect(screen.queryByText('Import zurücknehmen')).toBeNull();
});
