import type { Kontoauszug, Kontobewegung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { KontoauszugDialog } from './KontoauszugDialog';

const konto = {
  kontoId: 11,
  partner: 'Meyer Logistik',
  ort: null,
  lademittelId: 1,
  lademittel: 'Europalette',
};
const bewegung = (id: number, dazu: Partial<Kontobewegung>): Kontobewegung => ({
  id,
  tag: `2026-11-0${id}`,
  art: 'bewegung',
  nummer: null,
  anzahl: 5,
  geplant: null,
  saldo: 5,
  bemerkung: null,
  verfasser: 'dispo',
  dokumentId: null,
  dokument: null,
  storniert: false,
  ...dazu,
});
const auszugVon = (bewegungen: Kontobewegung[], dazu: Partial<Kontoauszug> = {}): Kontoauszug => ({
  kontoId: 11,
  mandantId: 3,
  mandant: 'Nordlicht',
  partner: 'Meyer Logistik',
  ort: null,
  lademittel: 'Europalette',
  anfang: -1000,
  ende: 1234,
  gesamt: bewegungen.length,
  bewegungen,
  ...dazu,
});
const ausAuftrag: Partial<Kontobewegung> = {
  art: 'bestaetigt',
  nummer: 'NL-26-000007',
  anzahl: 1498,
  geplant: 1500,
  saldo: 498,
  bemerkung: 'zwei defekt',
  dokument: 'Ablieferung.pdf',
};
const auszuege = 'GET lademittelkonten/11/auszug';
const zeitraeume = (was: string) => an(was).map((g) => [g.frage.get('von'), g.frage.get('bis')]);
const datei = (inhalt: string, art: string) => new HttpResponse(inhalt, { headers: { 'content-type': art } });
let auszug: Kontoauszug;

const dateien = heruntergeladenes();
mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  auszug = auszugVon([bewegung(1, ausAuftrag), bewegung(2, { anzahl: -5, saldo: 493 })]);
  angemeldetAls({ edit: true });
  antworte('get', 'lademittelkonten/11/auszug', () => auszug);
  antworte('get', 'lademittelkonten/11/bestaetigungen', []);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server takes its time to answer what is sent. */
const langsam = () => server.use(http.post('*/api/lademittelkonten/*', () => delay(80)));

const maus = userEvent.setup({ delay: null });
/** Two clicks with the moment between them that people need. */
const zweiklick = userEvent.setup().dblClick;
const zeile = (tag: string) => screen.getByText(tag).closest('tr') as HTMLTableRowElement;
const onSchliessen = vi.fn();

async function oeffne(darfBuchen = true) {
  zeigeTeil(<KontoauszugDialog konto={konto} darfBuchen={darfBuchen} onSchliessen={onSchliessen} />);
  await screen.findByText(/^Anfangssaldo/);
}
async function tippe(feld: string, tag: string) {
  const eingabe = screen.getByLabelText(feld);
  await maus.clear(eingabe);
  await maus.type(eingabe, `${tag}{Tab}`);
}
const frage = () => screen.findByRole('alertdialog', { name: 'Stornieren' });
async function bestaetigeMeldung(text: string) {
  const fehler = within(await screen.findByRole('alertdialog'));
  expect(fehler.getByText(text)).toBeTruthy();
  await maus.click(fehler.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('shows what was booked in the last 90 days, with the balance before, between and after', async () => {
  await oeffne(false);
  expect(screen.getByText('Meyer Logistik, Europalette')).toBeTruthy();
  expect(screen.getByText('Anfangssaldo: -1.000')).toBeTruthy();
  const zellen = [...zeile('01.11.2026').cells].map((z) => z.textContent);
  expect(zellen).toEqual([
    '01.11.2026',
    'aus Auftrag',
    'NL-26-000007',
    '1.500',
    '1.498',
    '498',
    'zwei defekt',
    'Ablieferung.pdf',
    'dispo',
  ]);
  expect(screen.getByText('Endsaldo: 1.234')).toBeTruthy();
  expect(zeitraeume(auszuege)).toEqual([['2026-08-22', '2026-11-20']]);
  expect(an(auszuege)[0]?.frage.get('lademittelId')).toBe('1');
});

it('reads other days as soon as they are entered, and says what is not shown', async () => {
  await oeffne();
  auszug = auszugVon([bewegung(3, {})], { gesamt: 2500 });
  await tippe('von', '1.1.26');
  expect(await screen.findByText(/^Gezeigt sind die ersten 1 von 2\.500 Buchungen\./)).toBeTruthy();
  auszug = auszugVon([]);
  await tippe('bis', '31.1.26');
  expect(await screen.findByText('In diesem Zeitraum ist nichts gebucht.')).toBeTruthy();
  // Without a day the last one holds.
  await tippe('bis', '');
  expect(screen.getByLabelText('bis')).toHaveProperty('value', 'Sa 31.01.2026');
  expect(zeitraeume(auszuege).slice(1)).toEqual([
    ['2026-01-01', '2026-11-20'],
    ['2026-01-01', '2026-01-31'],
  ]);
});

it('says that the days end before they begin, and shows no statement of others in their place', async () => {
  await oeffne();
  antworte(
    'get',
    'lademittelkonten/11/auszug',
    abgelehnt(400, 'Der Zeitraum endet vor seinem Anfang.', 'bis'),
  );
  await tippe('bis', '1.1.26');
  await bestaetigeMeldung('Der Zeitraum endet vor seinem Anfang.');
  expect(screen.queryByText(/^Endsaldo/)).toBeNull();
});

it('takes the marked booking back today, once, after asking about it by name; what cannot be taken back is said', async () => {
  antworte('post', 'lademittelkonten/buchungen/2/stornieren', () => {
    const alte = auszug.bewegungen.map((b) => (b.id === 2 ? { ...b, storniert: true } : b));
    auszug = auszugVon([...alte, bewegung(3, { art: 'storno', storniert: true })]);
    return { id: 3, kontoId: 11, lademittelId: 1, anzahl: 5 };
  });
  await oeffne();
  await maus.click(screen.getByText('Stornieren'));
  await bestaetigeMeldung('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByLabelText('Kontoauszug: 02.11.2026'));
  await maus.click(screen.getByText('Stornieren'));
  expect((await frage()).textContent).toContain(
    'Soll die Buchung „Bewegung“ vom 02.11.2026 über -5 × Europalette mit Meyer Logistik storniert werden?',
  );
  // Enter alone does not say yes.
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.click(screen.getByText('Stornieren'));
  langsam();
  await zweiklick(within(await frage()).getByText('Ja'));
  expect(await screen.findByText('Die Buchung ist storniert.')).toBeTruthy();
  expect(await screen.findByText('Bewegung (storniert)')).toBeTruthy();
  await maus.click(screen.getByText('Stornieren'));
  await bestaetigeMeldung('Die Buchung ist schon storniert.');
  await maus.click(zeile('03.11.2026'));
  await maus.click(screen.getByText('Stornieren'));
  await bestaetigeMeldung('Ein Storno kann nicht storniert werden. Bitte neu buchen.');
  const gesendet = an('POST lademittelkonten/buchungen/2/stornieren');
  expect(gesendet.map((g) => g.koerper)).toMatchObject([{ tag: '2026-11-20' }]);
});

it('reads anew what a colleague has taken back meanwhile', async () => {
  antworte('post', 'lademittelkonten/buchungen/2/stornieren', () => {
    auszug = auszugVon([bewegung(2, { storniert: true })]);
    return abgelehnt(409, 'Die Buchung ist schon storniert.');
  });
  await oeffne();
  await maus.click(zeile('02.11.2026'));
  await maus.click(screen.getByText('Stornieren'));
  await maus.click(within(await frage()).getByText('Ja'));
  await bestaetigeMeldung('Die Buchung ist schon storniert.');
  expect(await screen.findByText('Bewegung (storniert)')).toBeTruthy();
});

it('lets who only reads mark and take back nothing, nor ask the partner', async () => {
  await oeffne(false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText('Stornieren')).toBeNull();
  expect(screen.queryByText('Saldo bestätigen lassen')).toBeNull();
  expect(screen.getByText('Als PDF')).toBeTruthy();
  await maus.click(screen.getByText('Schließen'));
  expect(onSchliessen).toHaveBeenCalledOnce();
});

it('as a paper is shown, and downloaded as a spreadsheet, of the days that are chosen', async () => {
  antworte('get', 'lademittelkonten/11/auszug.pdf', datei('%PDF', 'application/pdf'));
  antworte('get', 'lademittelkonten/11/auszug.xlsx', datei('PK', 'application/octet-stream'));
  await oeffne();
  await tippe('von', '1.11.26');
  await maus.click(screen.getByText('Als PDF'));
  expect(await screen.findByTitle('Kontoauszug')).toHaveProperty('src', 'blob:datei');
  await maus.click(screen.getByText('Herunterladen'));
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByTitle('Kontoauszug')).toBeNull());
  await maus.click(screen.getByText('Als Excel-Datei'));
  await waitFor(() =>
    expect(dateien.map((d) => d.name)).toEqual(['Kontoauszug-11.pdf', 'Kontoauszug-11.xlsx']),
  );
  for (const art of ['pdf', 'xlsx'])
    expect(zeitraeume(`GET lademittelkonten/11/auszug.${art}`)).toEqual([['2026-11-01', '2026-11-20']]);
});

it.each([
  ['Als PDF', 'pdf'],
  ['Als Excel-Datei', 'xlsx'],
])('%s: says why there is no file where the server refuses', async (knopf, art) => {
  const text = 'Der Zeitraum hat 60.000 Buchungen; höchstens 50.000 gehen hinein.';
  antworte('get', `lademittelkonten/11/auszug.${art}`, abgelehnt(409, text));
  await oeffne();
  await maus.click(screen.getByText(knopf));
  await bestaetigeMeldung(text);
  expect(screen.getByText(knopf)).toHaveProperty('disabled', false);
});

it('opens the paper that proves a booking, as long as the order has it', async () => {
  auszug = auszugVon([bewegung(1, { ...ausAuftrag, dokumentId: 31 }), bewegung(2, { dokument: 'Fort.pdf' })]);
  antworte('get', 'dokumentenverweise/31', datei('%PDF', 'application/pdf'));
  await oeffne();
  expect(screen.getByText('Fort.pdf').closest('button')).toBeNull();
  await maus.click(screen.getByText('Ablieferung.pdf'));
  expect(await screen.findByTitle('Ablieferung.pdf')).toBeTruthy();
});
