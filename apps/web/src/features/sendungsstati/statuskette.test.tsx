import type { Sendungsstatus } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { StatusketteSeite } from './StatusketteSeite';

const status = (id: number, kurzBezeichnung: string, mehr: Partial<Sendungsstatus> = {}): Sendungsstatus => ({
  id,
  kurzBezeichnung,
  sdst_id_anzeige: null,
  anzeige: 'unterwegs',
  awSperre: false,
  defaultstatus: true,
  anzeigefolge: id,
  icon: null,
  ...mehr,
});
const verladen = status(20, 'verladen');
const imHub = status(30, 'im Hub', { awSperre: true, anzeige: null });
const zugestellt = status(50, 'zugestellt');
const zoll = status(60, 'beim Zoll', { defaultstatus: false, anzeigefolge: null });
let kette: Sendungsstatus[];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  kette = [status(1, 'erfasst'), status(2, 'bereit'), verladen, imHub, zugestellt];
  antworte('get', 'sendungsstati/defaultstatuskette', () => kette);
  antworte('get', 'sendungsstati', () => [...kette, ...(kette.includes(zoll) ? [] : [zoll])]);
  antworte('post', 'sendungsstati/updateStatuskette', ({ koerper }) => {
    kette = (koerper as Sendungsstatus[]).flatMap(({ id }) => kette.filter((s) => s.id === id));
    return kette;
  });
  antworte('post', 'sendungsstati/update', ({ koerper }) => {
    kette = koerper.defaultstatus ? [...kette, zoll] : kette.filter((s) => s.id !== koerper.id);
    return koerper;
  });
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string | RegExp) => screen.getByRole('button', { name });
const glieder = () => within(screen.getByLabelText('Standard-Statuskette')).getAllByRole('listitem');
const namen = () => glieder().map((g) => g.querySelector('.fp-kette-name')?.textContent);
const ordnungen = () => an('POST sendungsstati/updateStatuskette');
const aenderungen = () => an('POST sendungsstati/update').map((g) => g.koerper);
const hinzu = () => screen.findByLabelText<HTMLInputElement>('Status hinzufügen');

async function oeffne() {
  zeigeTeil(<StatusketteSeite />);
  await screen.findByText('zugestellt');
}
const vorher = ['erfasst', 'bereit', 'verladen', 'im Hub (gesperrt)', 'zugestellt'];
const nachher = ['erfasst', 'bereit', 'im Hub (gesperrt)', 'verladen', 'zugestellt'];

it('nummeriert die Plätze, nennt den Anzeigestatus und hält die ersten zwei fest', async () => {
  await oeffne();
  expect(glieder().map((g) => g.textContent)).toEqual([
    'Dieser Platz ist fest1erfasstunterwegs',
    'Dieser Platz ist fest2bereitunterwegs',
    '3verladenunterwegs',
    '4im Hub (gesperrt)ohne Anzeigestatus',
    '5zugestelltunterwegs',
  ]);
  for (const g of glieder().slice(0, 2)) expect(within(g).queryByRole('button')).toBeNull();
  expect(knopf('verladen einen Platz nach oben')).toHaveProperty('disabled', true);
  expect(knopf('zugestellt einen Platz nach unten')).toHaveProperty('disabled', true);
});

it('wird umgeordnet und erst mit dem Speichern gesendet: alle Status mit getauschten Folgenummern', async () => {
  await oeffne();
  expect(knopf(/^Speichern/)).toHaveProperty('disabled', true);
  await maus.click(knopf('verladen einen Platz nach unten'));
  expect([namen(), ordnungen()]).toEqual([nachher, []]);
  await maus.click(knopf(/^Speichern/));
  await screen.findByText('Die Standard-Statuskette wurde gespeichert.');
  expect(ordnungen().map((g) => g.koerper)).toEqual([
    [
      { id: 1, anzeigefolge: 1 },
      { id: 2, anzeigefolge: 2 },
      { id: 30, anzeigefolge: 20 },
      { id: 20, anzeigefolge: 30 },
      { id: 50, anzeigefolge: 50 },
    ],
  ]);
  expect([namen(), knopf(/^Speichern/).hasAttribute('disabled')]).toEqual([nachher, true]);
});

it('speichert mit Strg+S, aber nur eine Änderung', async () => {
  await oeffne();
  await maus.keyboard('{Control>}s{/Control}');
  await maus.click(knopf('zugestellt einen Platz nach oben'));
  await maus.keyboard('{Control>}s{/Control}');
  await screen.findByText('Die Standard-Statuskette wurde gespeichert.');
  expect(ordnungen()).toHaveLength(1);
});

it('hat nichts zu speichern, wenn alles wieder steht wie vorher, und lässt sich zurücksetzen', async () => {
  await oeffne();
  await maus.click(knopf('verladen einen Platz nach unten'));
  await maus.click(knopf('verladen einen Platz nach oben'));
  expect(knopf(/^Speichern/)).toHaveProperty('disabled', true);
  await maus.click(knopf('im Hub einen Platz nach oben'));
  await maus.click(knopf('Zurücksetzen'));
  expect([namen(), knopf('Zurücksetzen').hasAttribute('disabled')]).toEqual([vorher, true]);
});

it('behält die neue Reihenfolge, wo der Server sie ablehnt, und sagt warum', async () => {
  const grund = 'Die Statuskette wurde inzwischen geändert. Bitte neu laden.';
  antworte('post', 'sendungsstati/updateStatuskette', abgelehnt(409, grund));
  await oeffne();
  await maus.click(knopf('verladen einen Platz nach unten'));
  await maus.click(knopf(/^Speichern/));
  await screen.findByText(grund);
  await maus.click(knopf('OK'));
  expect([namen(), knopf(/^Speichern/).hasAttribute('disabled')]).toEqual([nachher, false]);
});

it('nimmt einen Status ans Ende auf und bietet nur die übrigen an', async () => {
  await oeffne();
  await maus.click(await hinzu());
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['beim Zoll']);
  await maus.click(screen.getByRole('option'));
  await waitFor(() => expect(namen()).toEqual([...vorher, 'beim Zoll']));
  expect(aenderungen()).toEqual([{ id: 60, kurzBezeichnung: 'beim Zoll', defaultstatus: true }]);
  await waitFor(() => expect(screen.queryByLabelText('Status hinzufügen')).toBeNull());
});

it('nimmt einen Status aus der Kette; was der Server ablehnt, bleibt darin', async () => {
  await oeffne();
  await maus.click(knopf('im Hub aus der Kette nehmen'));
  await waitFor(() => expect(namen()).toEqual(['erfasst', 'bereit', 'verladen', 'zugestellt']));
  expect(aenderungen()).toEqual([{ id: 30, kurzBezeichnung: 'im Hub', defaultstatus: false }]);
  // The keys go on in its place.
  expect(document.activeElement).toBe(knopf('zugestellt verschieben'));
  antworte('post', 'sendungsstati/update', abgelehnt(400, 'Dieser Status wird gebraucht.'));
  await maus.click(knopf('verladen aus der Kette nehmen'));
  await screen.findByText('Dieser Status wird gebraucht.');
  await maus.click(knopf('OK'));
  expect(namen()).toEqual(['erfasst', 'bereit', 'verladen', 'zugestellt']);
});

it('verliert eine ungespeicherte Reihenfolge nicht: bis dahin kommt nichts dazu und nichts heraus', async () => {
  await oeffne();
  await maus.click(knopf('verladen einen Platz nach unten'));
  expect([(await hinzu()).readOnly, (await hinzu()).placeholder]).toEqual([
    true,
    'Erst die Reihenfolge speichern',
  ]);
  expect(knopf('zugestellt aus der Kette nehmen')).toHaveProperty('disabled', true);
  await maus.click(knopf('Zurücksetzen'));
  expect(knopf('zugestellt aus der Kette nehmen')).toHaveProperty('disabled', false);
});
