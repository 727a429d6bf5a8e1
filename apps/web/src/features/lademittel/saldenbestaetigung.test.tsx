import type { Saldenbestaetigung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Saldenbestaetigungen } from './Saldenbestaetigungen';

const konto = {
  kontoId: 11,
  partner: 'Meyer Logistik',
  ort: 'Hamburg',
  lademittelId: 1,
  lademittel: 'Europalette',
};
const frage = (id: number, dazu: Partial<Saldenbestaetigung> = {}): Saldenbestaetigung => ({
  id,
  stichtag: '2026-11-18',
  saldo: 1234,
  zustand: 'offen',
  email: `lager${id}@example.com`,
  angefragtVon: 'dispo',
  angefragtAm: '2026-11-18T08:30:00Z',
  gueltigBis: '2026-12-18T08:30:00Z',
  beantwortetAm: null,
  antwortSaldo: null,
  antwortName: null,
  bemerkung: null,
  ...dazu,
});
const widersprochen: Partial<Saldenbestaetigung> = {
  zustand: 'abweichend',
  antwortSaldo: -1200,
  antwortName: 'Frau Meier',
  bemerkung: 'Schein 17 fehlt',
  beantwortetAm: '2026-11-19T13:05:00Z',
};
const anfragen = 'POST lademittelkonten/11/bestaetigungen';
let fragen: Saldenbestaetigung[];

mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  fragen = [];
  angemeldetAls({ edit: true });
  antworte('get', 'lademittelkonten/11/bestaetigungen', () => fragen);
  antworte('post', 'lademittelkonten/11/bestaetigungen', () => {
    const neu = frage(5, { stichtag: '2026-11-20' });
    fragen = [neu];
    return neu;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server takes its time to answer what is sent. */
const langsam = () => server.use(http.post('*/api/lademittelkonten/*', () => delay(80)));

const maus = userEvent.setup({ delay: null });
/** Two clicks with the moment between them that people need. */
const zweiklick = userEvent.setup().dblClick;
const zellen = async (text: string) => {
  const zeile = (await screen.findByText(text)).closest('tr') as HTMLTableRowElement;
  return [...zeile.cells].map((z) => z.textContent);
};
const meldungAn = (feld: HTMLElement) =>
  document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent;

const zeigeSie = (darfFragen = true) =>
  zeigeTeil(<Saldenbestaetigungen konto={konto} darfFragen={darfFragen} />);
async function frageAn() {
  await screen.findByText(/^Dieser Partner wurde zu diesem Lademittel noch nicht gefragt\. „Saldo/);
  await maus.click(screen.getByText('Saldo bestätigen lassen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saldo bestätigen lassen' }));
  return { email: dialog.getByLabelText(/^E-Mail/), stichtag: dialog.getByLabelText(/^Stichtag/), dialog };
}

it('asks the partner once by mail for the balance of today, and shows the open question', async () => {
  zeigeSie();
  const { email, dialog } = await frageAn();
  expect(dialog.getByText('Meyer Logistik, Europalette')).toBeTruthy();
  await maus.click(dialog.getByText('Anfrage senden'));
  expect(meldungAn(email)).toBe('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  await maus.type(email, 'lager5@example.com');
  await maus.dblClick(dialog.getByText('Anfrage senden'));
  expect(await screen.findByText('Die Anfrage ist unterwegs an lager5@example.com.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await zellen('20.11.2026')).slice(0, 3)).toEqual(['20.11.2026', '1.234', 'offen']);
  expect(an(anfragen).map((g) => g.koerper)).toEqual([
    { lademittelId: 1, stichtag: '2026-11-20', email: 'lager5@example.com' },
  ]);
});

it('says at its field why the server does not ask, and keeps what was entered', async () => {
  antworte(
    'post',
    'lademittelkonten/11/bestaetigungen',
    abgelehnt(400, 'Bitte einen Tag bis heute wählen.', 'stichtag'),
  );
  zeigeSie();
  const { email, stichtag } = await frageAn();
  await maus.type(email, 'lager5@example.com');
  await maus.clear(stichtag);
  await maus.type(stichtag, '+1{Enter}');
  await waitFor(() => expect(meldungAn(stichtag)).toBe('Bitte einen Tag bis heute wählen.'));
  expect(an(anfragen)[0]?.koerper).toMatchObject({ stichtag: '2026-11-21' });
  expect(email).toHaveProperty('value', 'lager5@example.com');
});

it('shows to who only reads what a partner has answered, when, and by their own books', async () => {
  fragen = [frage(1, widersprochen), frage(2, { zustand: 'abgelaufen' }), frage(3)];
  zeigeSie(false);
  expect(await zellen('widersprochen')).toEqual([
    '18.11.2026',
    '1.234',
    'widersprochen',
    '-1.200',
    'Schein 17 fehlt',
    'Frau Meier, 19.11.2026 14:05',
    'lager1@example.com',
    'dispo, 18.11.2026 09:30',
  ]);
  expect((await zellen('abgelaufen')).slice(3, 6)).toEqual(['', '', '']);
  expect(screen.queryByText('Saldo bestätigen lassen')).toBeNull();
  expect(screen.queryByText('Anfrage widerrufen')).toBeNull();
});

it('tells who only reads that nobody was asked, and no button that they do not have', async () => {
  zeigeSie(false);
  expect(
    await screen.findByText('Dieser Partner wurde zu diesem Lademittel noch nicht gefragt.'),
  ).toBeTruthy();
});

it('only an open question can be taken back; its link holds no more then', async () => {
  fragen = [frage(1, widersprochen), frage(2)];
  antworte('post', 'lademittelkonten/bestaetigungen/2/widerrufen', () => {
    fragen = [frage(1, widersprochen), frage(2, { zustand: 'widerrufen' })];
    return fragen[1] as Saldenbestaetigung;
  });
  langsam();
  zeigeSie();
  await zweiklick(await screen.findByText('Anfrage widerrufen'));
  expect(await screen.findByText('Die Anfrage ist widerrufen; ihr Link gilt nicht mehr.')).toBeTruthy();
  expect((await zellen('lager2@example.com'))[2]).toBe('widerrufen');
  expect(screen.queryByText('Anfrage widerrufen')).toBeNull();
  expect(an('POST lademittelkonten/bestaetigungen/2/widerrufen')).toHaveLength(1);
});

it('what the partner has answered meanwhile is not taken back, but shown', async () => {
  fragen = [frage(2)];
  antworte('post', 'lademittelkonten/bestaetigungen/2/widerrufen', () => {
    fragen = [frage(2, { zustand: 'bestaetigt', antwortSaldo: 1234 })];
    return abgelehnt(409, 'Diese Anfrage ist schon beantwortet oder widerrufen.');
  });
  zeigeSie();
  await maus.click(await screen.findByText('Anfrage widerrufen'));
  const fehler = within(await screen.findByRole('alertdialog'));
  expect(fehler.getByText('Diese Anfrage ist schon beantwortet oder widerrufen.')).toBeTruthy();
  expect((await zellen('bestätigt')).slice(2, 4)).toEqual(['bestätigt', '1.234']);
});
