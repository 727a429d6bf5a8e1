import type { Mautergebnis, Mautland } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Mautrechner } from './Mautrechner';

const laender: Mautland[] = [
  { id: 1, lkz: 'D', bezeichnung: 'Deutschland', plzlaenge: 5 },
  { id: 2, lkz: 'A', bezeichnung: 'Österreich', plzlaenge: 4 },
];
const ergebnis = (mehr: Partial<Mautergebnis> = {}): Mautergebnis => ({
  mautbetrag: 1234.5,
  message: 'So kommt es dazu.',
  km: null,
  teile: [],
  ...mehr,
});

mitPortal(() => {
  angemeldetAls({ sub: '1' });
  antworte('get', 'maut/laender', laender);
  antworte('post', 'maut/mautberechnung', ergebnis());
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const berechnen = () => screen.getByText<HTMLButtonElement>('Berechnen');
const gefragt = () => an('POST maut/mautberechnung');

async function fuelleAus() {
  zeigeTeil(<Mautrechner />);
  await maus.type(await screen.findByLabelText(/^PLZ des Absenders/), '20354');
  await maus.type(feld(/^PLZ des Empfängers/), '80331');
  await maus.type(feld(/^frachtpflichtiges Gewicht/), '500');
}

it('fragt nach einem Doppelklick einmal und zeigt den Betrag auf Deutsch', async () => {
  await fuelleAus();
  await maus.dblClick(berechnen());
  await screen.findByText('So kommt es dazu.');
  expect(feld('Mautbetrag').value).toBe('1.234,50');
  expect(gefragt().map((g) => g.koerper)).toEqual([
    { abgangLKZ: 'D', abgangPlz: '20354', empfaengerLKZ: 'D', empfaengerPlz: '80331', gewicht: 500 },
  ]);
});

it('zeigt zu geänderten Angaben nicht den Betrag, der für die vorigen unterwegs war', async () => {
  const { promise: gerechnet, resolve: los } = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/maut/mautberechnung', async () => {
      await gerechnet;
      return HttpResponse.json(ergebnis());
    }),
  );
  await fuelleAus();
  await maus.click(berechnen());
  await waitFor(() => expect(berechnen().disabled).toBe(true));
  await maus.type(feld(/^frachtpflichtiges Gewicht/), '0');
  los();
  await waitFor(() => expect(berechnen().disabled).toBe(false));
  expect(screen.queryByText('So kommt es dazu.')).toBeNull();
  expect(feld('Mautbetrag').value).toBe('');
});

it('sagt am Feld, welche Postleitzahl unbekannt ist; das Getippte bleibt und wird berichtigt', async () => {
  const grund = 'Die Postleitzahl 80331 (D) ist nicht bekannt.';
  antworte('post', 'maut/mautberechnung', abgelehnt(400, grund, 'empfaengerPlz'));
  await fuelleAus();
  await maus.click(berechnen());
  expect(await screen.findAllByText(grund)).not.toEqual([]);
  const plz = feld(/^PLZ des Empfängers/);
  expect([plz.value, plz.getAttribute('aria-invalid'), document.activeElement === plz]).toEqual([
    '80331',
    'true',
    true,
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  antworte('post', 'maut/mautberechnung', ergebnis());
  await maus.clear(plz);
  await maus.type(plz, '80333{Enter}');
  await screen.findByText('So kommt es dazu.');
  expect(gefragt().at(-1)?.koerper).toMatchObject({ empfaengerPlz: '80333', gewicht: 500 });
  expect(screen.queryByText(grund)).toBeNull();
});

it.each(['0', '25.001'])('nimmt ein Gewicht von %s kg nicht an', async (kg) => {
  await fuelleAus();
  await maus.clear(feld(/^frachtpflichtiges Gewicht/));
  await maus.type(feld(/^frachtpflichtiges Gewicht/), kg);
  await maus.click(berechnen());
  await waitFor(() => expect(feld(/^frachtpflichtiges Gewicht/).getAttribute('aria-invalid')).toBe('true'));
  expect(gefragt()).toEqual([]);
});

it('nennt keinen Betrag, wo keine Tabelle gilt, und sagt es', async () => {
  antworte(
    'post',
    'maut/mautberechnung',
    ergebnis({
      mautbetrag: null,
      km: 1400,
      message: 'CH: 1.400 km ohne Mauttabelle, nicht berechnet.',
      teile: [{ lkz: 'CH', km: 1400, betrag: null, tabelle: null, anteile: [], ohne: [] }],
    }),
  );
  await fuelleAus();
  await maus.click(berechnen());
  const tabelle = await screen.findByRole('table', { name: 'Maut je Land' });
  expect(within(tabelle).getAllByRole('row').at(-1)?.textContent).toBe('Gesamt1.400–');
  within(tabelle).getByText('ohne Mauttabelle, nicht im Betrag');
  expect(feld('Mautbetrag').value).toBe('');
});

it('sagt, wenn die Länder nicht zu lesen sind', async () => {
  antworte('get', 'maut/laender', abgelehnt(500, 'Die Länder sind nicht zu lesen.'));
  zeigeTeil(<Mautrechner />);
  within(await screen.findByRole('alertdialog')).getByText('Die Länder sind nicht zu lesen.');
});
