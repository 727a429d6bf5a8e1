import type {
  Kontoauszug,
  Kontobewegung,
  Lademittelalter,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { LademittelSeite } from './LademittelSeite';

const alter = (kontoId: number, partner: string, dazu: Partial<Lademittelalter>): Lademittelalter => ({
  kontoId,
  mandantId: 3,
  mandant: 'Nordlicht',
  partner,
  ort: 'Hamburg',
  lademittelId: 1,
  lademittel: 'Europalette',
  saldo: 5,
  bis30: 5,
  bis60: 0,
  bis90: 0,
  aelter: 0,
  ...dazu,
});
const bewegung: Kontobewegung = {
  id: 1,
  tag: '2026-11-18',
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
};
const auszug: Kontoauszug = {
  kontoId: 12,
  mandantId: 3,
  mandant: 'Nordlicht',
  partner: 'Jäger OHG',
  ort: 'Hamburg',
  lademittel: 'Europalette',
  anfang: 0,
  ende: 5,
  gesamt: 1,
  bewegungen: [bewegung],
};
const erster = { saldo: -1730, bis30: -30, bis60: 0, bis90: -200, aelter: -1500 };
let offene: Lademittelalter[];

mitPortal(() => {
  offene = [alter(11, 'Meyer Logistik', erster), alter(12, 'Jäger OHG', {})];
  angemeldetAls({ edit: true });
  antworte('get', 'lademittelkonten', []);
  antworte('get', 'lademittel', []);
  antworte('get', 'lademittelkonten/alter', () => offene);
  antworte('get', 'lademittelkonten/:id/auszug', auszug);
  antworte('get', 'lademittelkonten/:id/bestaetigungen', []);
});

const maus = userEvent.setup({ delay: null });
const zeile = (text: string) => screen.getByText(text).closest('[role="row"]') as HTMLElement;

async function zeigeAlter() {
  zeigeTeil(<LademittelSeite />);
  await maus.click(await screen.findByText('Alter'));
}

it('shows how long balances have been open in the order of the server, with nothing where there is none', async () => {
  angemeldetAls({ hauptmandant: true });
  await zeigeAlter();
  await screen.findByText('Meyer Logistik');
  const zellen = [...zeile('Meyer Logistik').querySelectorAll('[data-field]')].map((z) => z.textContent);
  expect(zellen).toEqual([
    'Meyer Logistik',
    'Hamburg',
    'Europalette',
    '-1.730',
    '-30',
    '',
    '-200',
    '-1.500',
    'Nordlicht',
  ]);
  const folge = zeile('Meyer Logistik').compareDocumentPosition(zeile('Jäger OHG'));
  expect(folge).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await maus.type(screen.getByLabelText('Mandant', { selector: 'input' }), 'Mül{Enter}');
  await waitFor(() => expect(an('GET lademittelkonten/alter')).toHaveLength(2));
  expect(an('GET lademittelkonten/alter').map((g) => g.frage.get('mandantId'))).toEqual([null, '7']);
});

it('says so where nobody has an open balance, and opens no statement without a marked row', async () => {
  offene = [];
  await zeigeAlter();
  expect(await screen.findByText('Kein Partner hat einen offenen Saldo.')).toBeTruthy();
  await maus.click(screen.getByText('Kontoauszug'));
  expect(await screen.findByText('Bitte markieren Sie eine Zeile.')).toBeTruthy();
});

it('keeps the statement open when its balance is settled there; marking another row then opens nothing', async () => {
  antworte('post', 'lademittelkonten/buchungen/1/stornieren', () => {
    offene = offene.slice(0, 1);
    return { id: 2, kontoId: 12, lademittelId: 1, anzahl: 5 };
  });
  await zeigeAlter();
  await maus.click(await screen.findByText('Jäger OHG'));
  await maus.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kontoauszug' }));
  await maus.click(await dialog.findByText('18.11.2026'));
  await maus.click(dialog.getByText('Stornieren'));
  await maus.click(await screen.findByText('Ja'));
  expect(await screen.findByText('Die Buchung ist storniert.')).toBeTruthy();
  await waitFor(() => expect(an('GET lademittelkonten/alter')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Jäger OHG')).toBeNull());
  expect(screen.getByText('Jäger OHG, Hamburg, Europalette')).toBeTruthy();
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await maus.click(screen.getByText('Meyer Logistik'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
