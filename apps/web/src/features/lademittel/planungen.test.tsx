import type {
  Dokumentenverweis,
  Lademittelplanung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Lademittelplanungen } from './Lademittelplanungen';
import { LademittelSeite } from './LademittelSeite';

const planung = (id: number, dazu: Partial<Lademittelplanung> = {}): Lademittelplanung => ({
  id,
  auftragId: 70 + id,
  nummer: `NL-26-00000${id}`,
  mandant: 'Nordlicht',
  tag: '2026-11-18',

  partner: 'Meyer Logistik',
  ort: 'Hamburg',
  lademittel: 'Europalette',
  anzahl: 5,
  belegId: null,
  ...dazu,
});
const papier = (id: number, dateiname: string): Partial<Dokumentenverweis> => ({ id, dateiname });
const bestaetigt = (id: number) => an(`POST lademittelkonten/planungen/${id}/bestaetigen`);
let planungen: Lademittelplanung[];
let papiere: Partial<Dokumentenverweis>[];

mitPortal(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  planungen = [planung(1, { anzahl: 1500, belegId: 31 }), planung(2, { partner: 'Jäger OHG', ort: null })];
  papiere = [];
  angemeldetAls({ edit: true });
  antworte('get', 'lademittelkonten', []);
  antworte('get', 'lademittel', []);
  antworte('get', 'lademittelkonten/planungen', () => planungen);
  antworte('get', 'dokumentenverweise/auftrag', () => papiere);
  antworte('post', 'lademittelkonten/planungen/:id/bestaetigen', ({ teile }) => {
    planungen = planungen.filter(({ id }) => id !== Number(teile['id']));
    return { id: 9, kontoId: 11, lademittelId: 1, anzahl: 1 };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const maus = userEvent.setup({ delay: null });
const zeile = async (text: string) => (await screen.findByText(text)).closest('[role="row"]') as HTMLElement;
const dialog = () => screen.findByRole('dialog', { name: 'Bestätigen' });
const feld = (name: RegExp) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
const meldungAn = (name: RegExp) =>
  document.getElementById(feld(name).getAttribute('aria-describedby') ?? '')?.textContent;
const zu = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const zeigePlanungen = () =>
  zeigeTeil(
    <Lademittelplanungen
      mandant={null}
      mitMandant={false}
      darfBuchen
      umschalter={null}
      mandantfilter={null}
    />,
  );
async function oeffne(nummer: string) {
  zeigePlanungen();
  await maus.dblClick(await screen.findByText(nummer));
  await dialog();
}
async function bestaetigeMeldung(text: string) {
  const fehler = within(await screen.findByRole('alertdialog'));
  expect(fehler.getByText(text)).toBeTruthy();
  await maus.click(fehler.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('stand with day, partner and number; without a marked one nothing is confirmed', async () => {
  zeigePlanungen();
  const erste = await zeile('NL-26-000001');
  expect(erste.textContent).toBe(
    'NL-26-00000118.11.2026Meyer LogistikHamburgEuropalette1.500Abliefernachweis',
  );
  expect((await zeile('NL-26-000002')).textContent).toBe('NL-26-00000218.11.2026Jäger OHGEuropalette5');
  await maus.click(screen.getByText('Bestätigen'));
  await bestaetigeMeldung('Bitte markieren Sie eine Zeile.');
});

it('offers what was planned and the proof there is, books what really stayed once, and is gone then', async () => {
  papiere = [papier(31, 'Ablieferung.pdf'), papier(32, 'Palettenschein.pdf')];
  zeigePlanungen();
  await maus.click(await screen.findByText('NL-26-000001'));
  await maus.click(screen.getByText('Bestätigen'));
  await dialog();
  expect(screen.getByText('NL-26-000001: 1.500 × Europalette für Meyer Logistik geplant')).toBeTruthy();
  expect(feld(/^Anzahl/).value).toBe('1.500');
  expect(feld(/^Tag/).value).toBe('Fr 20.11.2026');
  await waitFor(() => expect(feld(/^Beleg/).value).toBe('Ablieferung.pdf'));
  await maus.clear(feld(/^Anzahl/));
  await maus.type(feld(/^Anzahl/), '1.498');
  await maus.clear(feld(/^Beleg/));
  await maus.type(feld(/^Beleg/), 'Pal{Enter}');
  await maus.type(feld(/^Bemerkung/), 'zwei defekt');
  await maus.dblClick(screen.getByText('Speichern'));
  expect(await screen.findByText('Die Buchung ist gespeichert.')).toBeTruthy();
  await zu();
  await waitFor(() => expect(screen.queryByText('NL-26-000001')).toBeNull());
  expect(bestaetigt(1).map((g) => g.koerper)).toEqual([
    { tag: '2026-11-20', anzahl: 1498, bemerkung: 'zwei defekt', dokumentId: 32 },
  ]);
});

it('takes none where all were exchanged, but asks for a whole number', async () => {
  await oeffne('NL-26-000002');
  await maus.clear(feld(/^Anzahl/));
  for (const [text, meldung] of [
    [' ', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    ['2,5', 'Bitte eine ganze Zahl eingeben.'],
    ['-1', 'Bitte eine Zahl von 0 bis 99.999 eingeben.'],
  ] as const) {
    await maus.clear(feld(/^Anzahl/));
    await maus.type(feld(/^Anzahl/), `${text}{Enter}`);
    expect(meldungAn(/^Anzahl/)).toBe(meldung);
  }
  expect(bestaetigt(2)).toHaveLength(0);
  await maus.clear(feld(/^Anzahl/));
  await maus.type(feld(/^Anzahl/), '0{Enter}');
  await zu();
  expect(bestaetigt(2).map((g) => g.koerper)).toMatchObject([{ anzahl: 0, dokumentId: null }]);
});

it('keeps what was entered where the server refuses, and says why at its field', async () => {
  antworte(
    'post',
    'lademittelkonten/planungen/2/bestaetigen',
    abgelehnt(400, 'Dieser Tag liegt zu weit zurück', 'tag'),
  );
  await oeffne('NL-26-000002');
  await maus.clear(feld(/^Anzahl/));
  await maus.type(feld(/^Anzahl/), '3{Enter}');
  await waitFor(() => expect(meldungAn(/^Tag/)).toBe('Dieser Tag liegt zu weit zurück'));
  expect(feld(/^Anzahl/).value).toBe('3');
  await waitFor(() => expect(an('GET lademittelkonten/planungen')).toHaveLength(2));
  expect(screen.getByText('NL-26-000002')).toBeTruthy();
});

it('tells of a proof that is gone, though there is no paper left to choose', async () => {
  const text = 'Dieser Beleg gehört nicht zu den Dokumenten des Auftrags.';
  antworte('post', 'lademittelkonten/planungen/1/bestaetigen', abgelehnt(400, text, 'dokumentId'));
  await oeffne('NL-26-000001');
  await maus.click(screen.getByText('Speichern'));
  await bestaetigeMeldung(text);
});

it('that a colleague has confirmed meanwhile is told and taken off the list; marking another opens nothing', async () => {
  antworte('post', 'lademittelkonten/planungen/1/bestaetigen', () => {
    planungen = [planung(2, { partner: 'Jäger OHG' })];
    return abgelehnt(409, 'Die Planung zu Auftrag NL-26-000001 ist schon bestätigt.');
  });
  await oeffne('NL-26-000001');
  await maus.type(feld(/^Bemerkung/), 'zwei defekt');
  await maus.click(screen.getByText('Speichern'));
  await bestaetigeMeldung('Die Planung zu Auftrag NL-26-000001 ist schon bestätigt.');
  await waitFor(() => expect(screen.queryByText('NL-26-000001')).toBeNull());
  expect(feld(/^Bemerkung/).value).toBe('zwei defekt');
  await maus.click(screen.getByText('Abbrechen'));
  await zu();
  await maus.click(screen.getByText('NL-26-000002'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('are only read by who books nothing', async () => {
  angemeldetAls();
  zeigeTeil(<LademittelSeite />);
  await maus.click(await screen.findByText('Zu bestätigen'));
  await maus.dblClick(await screen.findByText('NL-26-000001'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Bestätigen')).toBeNull();
});

it('where none waits says when one will', async () => {
  planungen = [];
  zeigePlanungen();
  expect(await screen.findByText(/^Nichts wartet\. Wird ein Auftrag mit Tauschgeräten/)).toBeTruthy();
});
