import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

const land = { id: 1, lkz: 'D', bezeichnung: 'Deutschland' };
const tabelle = {
  id: 4,
  name: 'Maut 2026',
  gueltigVon: '2026-01-01',
  gueltigBis: null,
  umwegProzent: 130,
  version: 3,
  quelle: null,
  land,
  preise: [
    { bisKg: 1000, bisKm: 100, betrag: 1.5 },
    { bisKg: 2000, bisKm: 100, betrag: 2 },
  ],
};
const satz = (gewichtsklasse: string, co2Klasse: number, satzCentJeKm: number) => ({
  gewichtsklasse,
  schadstoffklasse: 'A',
  co2Klasse,
  satzCentJeKm,
  quelle: 'BFStrMG',
});

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', [{ ...land, awSperre: false, skey: 1, mautberechnung: true }]);
  antworte('get', 'maut/tabellen', [tabelle]);
  antworte('get', 'maut/tabellen/4', tabelle);
  antworte('get', 'maut/saetze', [satz('f', 1, 34.8), satz('f', 3, 33)]);
  antworte('put', 'maut/tabellen/4', ({ koerper }) => ({ ...koerper, version: 4 }));
  antworte('post', 'maut/tabellen/erzeugen', ({ koerper }) => ({ ...tabelle, quelle: koerper.quelle }));
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const preis = (kg: number) => screen.getByLabelText<HTMLInputElement>(`bis ${kg} kg, bis 100 km`);
const gesendet = () => an('PUT maut/tabellen/4');
const erzeugt = () => an('POST maut/tabellen/erzeugen').map((g) => g.koerper);
const uebersicht = '/masterdata/maut';
async function oeffne() {
  const app = zeigeSeite(`${uebersicht}/4`);
  await screen.findByLabelText('bis 1000 kg, bis 100 km');
  return app;
}
async function ersetze(eingabe: HTMLInputElement, text: string) {
  await maus.clear(eingabe);
  await maus.type(eingabe, text);
}

it('a table that is not there leads back to the others', async () => {
  antworte('get', 'maut/tabellen/9', abgelehnt(404, 'Nicht gefunden.'));
  const { ort } = zeigeSeite(`${uebersicht}/9`);
  const satz = await screen.findByText(/^Diese Mauttabelle ist nicht zu lesen/);
  await klicke('OK');
  await maus.click(within(satz).getByRole('link', { name: 'Mauttabellen' }));
  await waitFor(() => expect(ort()).toBe(uebersicht));
});

it('stores with Ctrl+S the price that was just entered, once', async () => {
  const { ort } = await oeffne();
  await ersetze(preis(1000), '1,75');
  await maus.tab();
  await maus.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(ort()).toBe(uebersicht));
  expect(gesendet()).toHaveLength(1);
  expect(gesendet()[0]?.koerper.preise).toContainEqual({ bisKg: 1000, bisKm: 100, betrag: 1.75 });
});

it('stores once, however often the button is clicked', async () => {
  const { ort } = await oeffne();
  await ersetze(feld('name'), 'Maut neu');
  await maus.dblClick(screen.getByText('Speichern', { selector: 'button' }));
  await waitFor(() => expect(ort()).toBe(uebersicht));
  expect(gesendet().map((g) => g.koerper.name)).toEqual(['Maut neu']);
});

it('leaves an unchanged table with Escape without a question', async () => {
  const { ort } = await oeffne();
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(ort()).toBe(uebersicht));
});

it('asks with Escape before a changed name is thrown away; a yes does', async () => {
  const { ort } = await oeffne();
  await ersetze(feld('name'), 'Maut neu');
  await maus.keyboard('{Escape}');
  const frage = await screen.findByRole('alertdialog');
  await klicke('Nein', frage);
  expect(ort()).toBe(`${uebersicht}/4`);
  expect(feld('name').value).toBe('Maut neu');
  await maus.keyboard('{Escape}');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(ort()).toBe(uebersicht));
  expect(gesendet()).toEqual([]);
});

it('tells why a table cannot be read', async () => {
  antworte('get', 'maut/tabellen/9', abgelehnt(404, 'Die Tabelle gibt es nicht.'));
  zeigeSeite(`${uebersicht}/9`);
  await screen.findByText('Die Tabelle gibt es nicht.');
});

it('offers the statutory rate only where there is one for the classes that are chosen', async () => {
  await oeffne();
  const nehmen = () => screen.getByText('Mautsatz übernehmen').closest('button') as HTMLButtonElement;
  await waitFor(() => expect(nehmen().disabled).toBe(false));
  await ersetze(screen.getByLabelText(/^CO2-Klasse/), 'CO2-Klasse 2{Enter}');
  await waitFor(() => expect(nehmen().disabled).toBe(true));
  await ersetze(screen.getByLabelText(/^CO2-Klasse/), 'CO2-Klasse 3{Enter}');
  await waitFor(() => expect(nehmen().disabled).toBe(false));
  await maus.click(nehmen());
  expect(feld('satzCentJeKm').value).toBe('33,00');
});

it('names the law as the source only of its own rate', async () => {
  await oeffne();
  await ersetze(feld('satzCentJeKm'), '20');
  await klicke('Preise erzeugen');
  await waitFor(() => expect(feld('quelle').value).toBe('20 ct/km'));
  await ersetze(feld('satzCentJeKm'), '34,8');
  await klicke('Preise erzeugen');
  await waitFor(() => expect(feld('quelle').value).toBe('BFStrMG: 34,8 ct/km'));
  expect(erzeugt().map((k) => k.satzCentJeKm)).toEqual([20, 34.8]);
});

it('makes no prices without a rate, and says so at its field', async () => {
  await oeffne();
  await klicke('Preise erzeugen');
  await waitFor(() => expect(feld('satzCentJeKm').getAttribute('aria-invalid')).toBe('true'));
  expect(erzeugt()).toEqual([]);
  expect(preis(1000).value).toBe('1,50');
});

it('says at its field what the server refuses of a rate; the prices stay', async () => {
  antworte('post', 'maut/tabellen/erzeugen', abgelehnt(400, 'Das ist zu viel.', 'leerProzent'));
  await oeffne();
  await ersetze(feld('satzCentJeKm'), '20');
  await klicke('Preise erzeugen');
  await waitFor(() => expect(feld('leerProzent').getAttribute('aria-invalid')).toBe('true'));
  expect(preis(2000).value).toBe('2,00');
});

it('makes the prices with Enter in the field of the rate, without storing the table', async () => {
  await oeffne();
  await ersetze(feld('satzCentJeKm'), '20{Enter}');
  await waitFor(() => expect(erzeugt()).toHaveLength(1));
  expect(gesendet()).toEqual([]);
});
