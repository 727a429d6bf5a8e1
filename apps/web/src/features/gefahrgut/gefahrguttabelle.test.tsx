import type {
  Gefahrgutklasse,
  Gefahrgutstand,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { startliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { GefahrgutSeite } from './GefahrgutSeite';

const zeile = (id: number, mehr: Partial<Gefahrgutklasse> = {}): Gefahrgutklasse => ({
  id,
  unnr: '1090',
  variante: null,
  bezeichnung: 'ACETON',
  klasse: '3',
  klassifizierung: 'F1',
  verpackungsgruppe: 'II',
  gefahrzettel: '3',
  sondervorschrift: null,
  verpackungscode: 'P001',
  begrenzteMengeText: '1 L',
  eq: 'E2',
  befoerderungskategorie: 2,
  tunnelcode: '(D/E)',
  aggregatzustand: 'fluessig',
  zulassung: null,
  technischerName: false,
  lqGrenze: 1,
  lqEinheit: 'l',
  nameGekuerzt: false,
  keine: 'sondervorschrift',
  abfall: false,
  umweltgefaehrdend: false,
  version: 'ADR 2025',
  gueltigVon: '2025-01-01',
  gueltigBis: '2027-06-30',
  quelle: null,
  ...mehr,
});
const staende: Gefahrgutstand[] = [
  { version: 'ADR 2027', gueltigVon: '2027-01-01', gueltigBis: null, quelle: 'BGBl.', zeilen: 1 },
  {
    version: 'ADR 2025',
    gueltigVon: '2025-01-01',
    gueltigBis: '2027-06-30',
    quelle: `Kurzliste; ${startliste}`,
    zeilen: 2345,
  },
];
let zeilen: Gefahrgutklasse[];
let gesamt: number;

mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  zeilen = [zeile(1)];
  gesamt = 1;
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'gefahrgutklasse/ausgaben', staende);
  antworte('get', 'gefahrgutklasse/tabelle', () =>
    HttpResponse.json(zeilen, { headers: { 'total-search-results': String(gesamt) } }),
  );
});
afterEach(() => void vi.useRealTimers());

const maus = userEvent.setup({ delay: null });
const gefragt = () => an('GET gefahrgutklasse/tabelle').map((g) => Object.fromEntries(g.frage));
const tag = () => screen.getByLabelText<HTMLInputElement>('gültig am');
const hinweis = /^In Gebrauch ist die mitgelieferte Liste/;

async function oeffne(text = 'UN 1090') {
  zeigeTeil(<GefahrgutSeite />);
  await screen.findByText(text);
}
async function nenneTag(text: string) {
  await maus.clear(tag());
  await maus.type(tag(), `${text}{Tab}`);
}

it('zeigt, was heute gilt, und trennt „gibt es nicht“ von „nicht hinterlegt“', async () => {
  zeilen = [
    zeile(1),
    zeile(2, {
      unnr: '0072',
      bezeichnung: 'CYCLOTRIMETHYLEN',
      nameGekuerzt: true,
      zulassung: 'verboten',
      befoerderungskategorie: 0,
      aggregatzustand: 'fest',
      technischerName: true,
      gueltigVon: null,
      gueltigBis: null,
      eq: null,
      keine: 'tunnelcode',
      tunnelcode: null,
    }),
  ];
  await oeffne();
  expect(gefragt()[0]).toEqual({ tag: '2026-11-20', page: '0', searchLimit: '50' });
  const texte = (nummer: string) => {
    const reihe = screen.getByText(nummer).closest<HTMLElement>('[role="row"]');
    return within(reihe as HTMLElement)
      .getAllByRole('gridcell')
      .map((z) => z.textContent);
  };
  expect(texte('UN 1090')).toEqual([
    'UN 1090',
    'ACETON',
    '3',
    'F1',
    'II',
    '3',
    '1 L',
    'E2',
    '2',
    '(D/E)',
    '–',
    'flüssig',
    'nein',
    'P001',
    'ADR 2025',
    '01.01.2025',
    '30.06.2027',
  ]);
  expect(texte('UN 0072')).toEqual([
    'UN 0072',
    'CYCLOTRIMETHYLEN … (gekürzt) · Beförderung verboten',
    '3',
    'F1',
    'II',
    '3',
    '1 L',
    'n. h.',
    '0',
    '–',
    'n. h.',
    'fest',
    'ja',
    'P001',
    'ADR 2025',
    '',
    '',
  ]);
});

it('sucht mit Enter ohne Leerzeichen am Rand und sagt, wonach gesucht wird, wenn nichts gefunden ist', async () => {
  await oeffne();
  zeilen = [];
  await maus.type(screen.getByLabelText('Gefahrgut suchen'), ' benzin {Enter}');
  await screen.findByText(/^Kein Gefahrgut gefunden\. Gesucht wird nach dem Anfang der UN-Nummer/);
  expect(gefragt().at(-1)).toEqual({ tag: '2026-11-20', query: 'benzin', page: '0', searchLimit: '50' });
});

it('sagt ohne Suche, dass an dem Tag keine Ausgabe gilt', async () => {
  zeilen = [];
  gesamt = 0;
  zeigeTeil(<GefahrgutSeite />);
  await screen.findByText(/^An diesem Tag gilt keine Ausgabe\. Importieren Sie/);
});

it('blättert, und eine neue Suche beginnt wieder auf der ersten Seite', async () => {
  gesamt = 120;
  await oeffne();
  await maus.click(screen.getByLabelText('Seite 3'));
  await waitFor(() => expect(gefragt().at(-1)).toMatchObject({ page: '2' }));
  await maus.type(screen.getByLabelText('Gefahrgut suchen'), '1090{Enter}');
  await waitFor(() => expect(gefragt().at(-1)).toMatchObject({ page: '0', query: '1090' }));
});

it('zeigt eine gewählte Ausgabe ganz, ohne Tag; ohne Wahl wieder, was am Tag gilt', async () => {
  await oeffne();
  const ausgabe = screen.getByLabelText<HTMLInputElement>('Ausgabe');
  await maus.click(ausgabe);
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual([
    'ADR 2027 · ab 01.01.2027 · 1 Zeile',
    'ADR 2025 · ab 01.01.2025 bis 30.06.2027 · 2.345 Zeilen',
  ]);
  await maus.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(gefragt().at(-1)).toEqual({
      version: 'ADR 2025',
      gueltigVon: '2025-01-01',
      page: '0',
      searchLimit: '50',
    }),
  );
  expect(screen.queryByLabelText('gültig am')).toBeNull();
  await maus.clear(ausgabe);
  await maus.tab();
  await screen.findByLabelText('gültig am');
});

it('warnt vor der mitgelieferten Liste nur an Tagen, an denen sie gilt, und führt zum Import', async () => {
  await oeffne();
  const note = await screen.findByText(hinweis);
  expect(within(note).getByText('Tabelle importieren').getAttribute('href')).toBe(
    '/masterdata/gefahrgut/import',
  );
  await nenneTag('1.7.27');
  await waitFor(() => expect(gefragt().at(-1)).toMatchObject({ tag: '2027-07-01' }));
  expect(screen.queryByText(hinweis)).toBeNull();
  await maus.clear(tag());
  await maus.tab();
  await screen.findByText(hinweis);
  expect(tag().value).toBe('Fr 20.11.2026');
});

it.each(['2026-02-31', '2099-13-45'])(
  'fragt nicht nach %s, den es nicht gibt, und sagt es am Feld',
  async (text) => {
    await oeffne();
    await screen.findByText(hinweis);
    await nenneTag(text);
    await waitFor(() => expect(tag().getAttribute('aria-invalid')).toBe('true'));
    const meldung = document.getElementById(tag().getAttribute('aria-describedby') ?? '');
    expect(meldung?.textContent).toBe('Bitte ein gültiges Datum eingeben.');
    expect(new Set(gefragt().map((f) => f['tag']))).toEqual(new Set(['2026-11-20']));
    // What is shown is what holds today, and so is what is said of it.
    screen.getByText(hinweis);
  },
);

it.each([
  ['ein Leser', {}],
  [
    'ein Administrator, der die Installation nicht betreibt',
    { admin: true, betreiber: false, hauptmandant: true },
  ],
])('%s erfährt, dass ihm das Recht fehlt, und es wird nichts gefragt', async (_wer, ansprueche) => {
  angemeldetAls(ansprueche);
  zeigeTeil(<GefahrgutSeite />);
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(an('GET gefahrgutklasse/tabelle')).toEqual([]);
  expect(screen.queryByText('Tabelle importieren')).toBeNull();
});
