import type {
  Adresse,
  Lademittel,
  Lademittelsaldo,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { LademittelSeite } from './LademittelSeite';

const saldo = (kontoId: number, dazu: Partial<Lademittelsaldo>): Lademittelsaldo => ({
  kontoId,
  mandantId: 3,
  mandant: 'Nordlicht',
  partner: 'Meyer Logistik',
  ort: 'Hamburg',
  lademittelId: 1,
  lademittel: 'Europalette',
  saldo: 1234,
  bestand: false,
  ...dazu,
});
const art = (id: number, langBezeichnung: string): Partial<Lademittel> => ({ id, langBezeichnung });
const adresse: Partial<Adresse> = { id: 41, name: 'Kaiser GmbH', plz: '30159', ort: 'Hannover' };
const buchungen = 'POST lademittelkonten/buchungen';
let salden: Lademittelsaldo[];

mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  salden = [
    saldo(11, {}),
    saldo(12, { partner: 'Jäger OHG', ort: null, saldo: -12 }),
    saldo(10, { partner: 'Nordlicht', ort: null, saldo: -1222, bestand: true }),
  ];
  angemeldetAls({ edit: true });
  antworte('get', 'lademittelkonten', () => salden);
  antworte('get', 'lademittel', [art(1, 'Europalette'), art(2, 'Gitterbox')]);
  antworte('get', 'adressen/searchByParam', [adresse]);
  antworte('post', 'lademittelkonten/buchungen', { id: 1, kontoId: 11, lademittelId: 1, anzahl: 1 });
});
afterEach(() => {
  vi.useRealTimers();
});

const maus = userEvent.setup({ delay: null });
const zeile = async (text: string) => (await screen.findByText(text)).closest('[role="row"]') as HTMLElement;
const feld = (name: RegExp) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
const meldungAn = (name: RegExp) =>
  document.getElementById(feld(name).getAttribute('aria-describedby') ?? '')?.textContent;
const zu = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function oeffneBuchung() {
  zeigeTeil(<LademittelSeite />);
  await screen.findByText('Meyer Logistik');
  await maus.click(screen.getByText('Neue Buchung'));
  await screen.findByRole('dialog', { name: 'Neue Buchung' });
}
async function waehle(name: RegExp, anfang: string) {
  await maus.clear(feld(name));
  await maus.type(feld(name), `${anfang}{Enter}`);
}
async function waehleAdresse() {
  await maus.type(feld(/^Partner aus/), 'kai');
  await maus.click(await screen.findByText('Kaiser GmbH, 30159, Hannover'));
}

it('who only reads sees the balances of the partners, in German numbers, and books nothing', async () => {
  angemeldetAls();
  zeigeTeil(<LademittelSeite />);
  expect((await zeile('Meyer Logistik')).textContent).toBe('Meyer LogistikHamburgEuropalette1.234');
  expect((await zeile('Jäger OHG')).textContent).toBe('Jäger OHGEuropalette-12');
  // The own stock is no partner.
  expect(screen.queryByText('Nordlicht')).toBeNull();
  expect(screen.queryByText('Neue Buchung')).toBeNull();
  await maus.click(screen.getByText('Kontoauszug'));
  expect(await screen.findByText('Bitte markieren Sie eine Zeile.')).toBeTruthy();
});

it('where nothing is booked says how an account comes into being', async () => {
  salden = [];
  zeigeTeil(<LademittelSeite />);
  expect(await screen.findByText(/^Noch ist nichts gebucht\. Eine neue Buchung/)).toBeTruthy();
});

it('asks for an address of the suggestions and for a number before anything is sent', async () => {
  await oeffneBuchung();
  await maus.type(feld(/^Partner aus/), 'Irgendwer');
  await maus.click(screen.getByText('Speichern'));
  expect(meldungAn(/^Partner aus/)).toBe('Bitte eine Adresse aus den Vorschlägen wählen.');
  expect(meldungAn(/^Anzahl/)).toBe('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  for (const zuViel of ['0', '100.000']) {
    await maus.clear(feld(/^Anzahl/));
    await maus.type(feld(/^Anzahl/), zuViel);
    await maus.click(screen.getByText('Speichern'));
    expect(meldungAn(/^Anzahl/)).toBe('Bitte eine Zahl von 1 bis 99.999 eingeben.');
  }
  await maus.clear(feld(/^Partner aus/));
  await waehleAdresse();
  await maus.click(screen.getByText('Speichern'));
  expect(meldungAn(/^Partner aus/)).toBeUndefined();
  // Typed over it is chosen no more.
  await maus.type(feld(/^Partner aus/), ' Nord');
  await maus.click(screen.getByText('Speichern'));
  expect(meldungAn(/^Partner aus/)).toBe('Bitte eine Adresse aus den Vorschlägen wählen.');
  expect(an(buchungen)).toHaveLength(0);
});

it('books once with an entry of the address book, today and given to the partner, and reads the balances anew', async () => {
  antworte('post', 'lademittelkonten/buchungen', () => {
    salden = [...salden, saldo(13, { partner: 'Kaiser GmbH', ort: 'Hannover', saldo: 1200 })];
    return { id: 1, kontoId: 13, lademittelId: 1, anzahl: 1200 };
  });
  await oeffneBuchung();
  await waehleAdresse();
  await maus.type(feld(/^Anzahl/), '1.200');
  await maus.dblClick(screen.getByText('Speichern'));
  expect(await screen.findByText('Die Buchung ist gespeichert.')).toBeTruthy();
  await zu();
  expect((await zeile('Kaiser GmbH')).textContent).toContain('1.200');
  expect(an(buchungen).map((g) => g.koerper)).toEqual([
    {
      mandantId: null,
      kontoId: null,
      adresseId: 41,
      art: 'bewegung',
      richtung: 'abgabe',
      tag: '2026-11-20',
      lademittelId: 1,
      anzahl: 1200,
      bemerkung: null,
    },
  ]);
});

it.each([
  ['an account there is already', 'Mey', { kontoId: 11, adresseId: null }],
  ['the forwarder', 'Sped', { kontoId: null, adresseId: null }],
])('books with %s, though an address was chosen before', async (_wer, anfang, partner) => {
  await oeffneBuchung();
  await waehleAdresse();
  await waehle(/^Konto/, anfang);
  expect(within(screen.getByRole('dialog')).queryByLabelText(/^Partner aus/)).toBeNull();
  await waehle(/^Richtung/, 'vom');
  await maus.type(feld(/^Anzahl/), '7');
  await waehle(/^Lademittel/, 'Git');
  await waehle(/^Art/, 'Ausg');
  await maus.clear(feld(/^Tag/));
  await maus.type(feld(/^Tag/), '3.11.');
  await maus.type(feld(/^Bemerkung/), 'Schein 17');
  await maus.keyboard('{Control>}{Enter}{/Control}');
  await zu();
  expect(an(buchungen).map((g) => g.koerper)).toEqual([
    {
      ...partner,
      mandantId: null,
      art: 'ausgleich',
      richtung: 'erhalt',
      tag: '2026-11-03',
      lademittelId: 2,
      anzahl: 7,
      bemerkung: 'Schein 17',
    },
  ]);
});

it('keeps what was entered where the server refuses, and sends it again under the same key', async () => {
  const antworten = [
    abgelehnt(400, 'Dieses Lademittel gibt es nicht mehr', 'lademittelId'),
    abgelehnt(400, 'Bitte das Konto eines Partners wählen', 'kontoId'),
  ];
  antworte('post', 'lademittelkonten/buchungen', () => antworten.shift() ?? { id: 1 });
  await oeffneBuchung();
  await waehle(/^Konto/, 'Mey');
  await maus.type(feld(/^Anzahl/), '7');
  await maus.click(screen.getByText('Speichern'));
  await waitFor(() => expect(meldungAn(/^Lademittel/)).toBe('Dieses Lademittel gibt es nicht mehr'));
  expect([feld(/^Konto/).value, feld(/^Anzahl/).value]).toEqual(['Meyer Logistik, Hamburg', '7']);
  await maus.click(screen.getByText('Speichern'));
  // A field the form does not have is told by the app.
  const fehler = within(await screen.findByRole('alertdialog'));
  expect(fehler.getByText('Bitte das Konto eines Partners wählen')).toBeTruthy();
  await maus.click(fehler.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.click(screen.getByText('Speichern'));
  await zu();
  const schluessel = an(buchungen).map((g) => g.kopf.get('Idempotency-Key'));
  expect([schluessel.length, new Set(schluessel).size, schluessel[0]]).toEqual([3, 1, expect.any(String)]);
});

it('closing asks before it throws away the choice of another account', async () => {
  await oeffneBuchung();
  await waehle(/^Konto/, 'Mey');
  await maus.click(screen.getByLabelText('Schließen'));
  const verwerfen = within(await screen.findByRole('alertdialog'));
  await maus.click(verwerfen.getByText('Nein'));
  expect(screen.getByRole('dialog', { name: 'Neue Buchung' })).toBeTruthy();
});

it('without the kinds of load units there is no booking; none opens later by itself in place of a statement', async () => {
  antworte('get', 'lademittel', abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'));
  zeigeTeil(<LademittelSeite />);
  await maus.click(await screen.findByText('Meyer Logistik'));
  await maus.click(screen.getByText('Neue Buchung'));
  const fehler = within(await screen.findByRole('alertdialog'));
  await maus.click(fehler.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Nothing is open unseen: another row can be marked, and is meant.
  antworte('get', 'lademittelkonten/12/auszug', abgelehnt(404, 'Jägers Konto'));
  antworte('get', 'lademittelkonten/12/bestaetigungen', []);
  await maus.click(screen.getByText('Jäger OHG'));
  await maus.click(screen.getByText('Kontoauszug'));
  expect(await screen.findByText('Jäger OHG, Europalette')).toBeTruthy();
});

it('a main client chooses first for whom is booked; all that is asked and sent is of that client', async () => {
  angemeldetAls({ edit: true, hauptmandant: true });
  zeigeTeil(<LademittelSeite />);
  expect((await zeile('Meyer Logistik')).textContent).toContain('Nordlicht');
  await maus.click(screen.getByText('Neue Buchung'));
  const hinweis = 'Bitte wählen Sie oben zuerst den Mandanten, für den gebucht wird.';
  const fehler = within(await screen.findByRole('alertdialog'));
  expect(fehler.getByText(hinweis)).toBeTruthy();
  await maus.click(fehler.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.type(screen.getByLabelText('Mandant', { selector: 'input' }), 'Mül{Enter}');
  await waitFor(() => expect(an('GET lademittelkonten')).toHaveLength(2));
  await maus.click(screen.getByText('Neue Buchung'));
  await screen.findByRole('dialog', { name: 'Neue Buchung' });
  await waehleAdresse();
  await maus.type(feld(/^Anzahl/), '5{Enter}');
  await zu();
  expect(an('GET lademittelkonten').map((g) => g.frage.get('mandantId'))).toEqual([null, '7', '7']);
  expect(an('GET lademittel').at(-1)?.frage.get('mandant')).toBe('7');
  expect(an('GET adressen/searchByParam').at(-1)?.frage.get('mandant')).toBe('7');
  expect(an(buchungen)[0]?.koerper).toMatchObject({ mandantId: 7, adresseId: 41, anzahl: 5 });
});
