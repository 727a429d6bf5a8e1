import type { Mauttabelle } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

const tabelle = (id: number, mehr: Partial<Mauttabelle> = {}): Mauttabelle => ({
  id,
  name: `Maut ${id}`,
  gueltigVon: '2026-01-01',
  gueltigBis: null,
  umwegProzent: 130,
  quelle: 'BFStrMG',
  infrastruktur: null,
  luft: 1.5,
  laerm: null,
  co2: null,
  version: 3,
  land: { id: 1, lkz: 'D', bezeichnung: 'Deutschland' },
  preise: [{ bisKg: 1000, bisKm: 100, betrag: 1.5 }],
  ...mehr,
});

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', [{ ...tabelle(4).land, awSperre: false, skey: 1, mautberechnung: true }]);
  antworte('get', 'maut/tabellen', [tabelle(4)]);
  antworte('get', 'maut/tabellen/4', tabelle(4));
  antworte('get', 'maut/saetze', []);
  antworte('post', 'maut/tabellen', ({ koerper }) => ({ ...koerper, id: 9, version: 1 }));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

it('sagt, welche Tabelle gilt, nicht mehr und noch nicht gilt, mit Tagen auf Deutsch', async () => {
  antworte('get', 'maut/tabellen', [
    tabelle(4, { gueltigBis: '2026-11-20' }),
    tabelle(5, { gueltigVon: '2025-01-01', gueltigBis: '2026-11-19' }),
    tabelle(6, { gueltigVon: '2026-11-21' }),
  ]);
  zeigeSeite('/masterdata/maut');
  await screen.findByText('Maut 6');
  const zeilen = screen.getAllByRole('row').slice(1);
  const zellen = zeilen.map((z) =>
    within(z)
      .getAllByRole('gridcell')
      .map((c) => c.textContent)
      .filter(Boolean),
  );
  expect(zellen.map((z) => z.slice(-6))).toEqual([
    ['Deutschland (D)', 'gültig', '01.01.2026', '20.11.2026', '130 %', 'BFStrMG'],
    ['Deutschland (D)', 'abgelaufen', '01.01.2025', '19.11.2026', '130 %', 'BFStrMG'],
    ['Maut 6', 'Deutschland (D)', 'künftig', '21.11.2026', '130 %', 'BFStrMG'],
  ]);
});

it('rät ohne Tabellen zur ersten; was nicht zu lesen ist, gilt nicht als leer', async () => {
  antworte('get', 'maut/tabellen', abgelehnt(500, 'Die Tabellen sind nicht zu lesen.'));
  zeigeSeite('/masterdata/maut');
  within(await screen.findByRole('alertdialog')).getByText('Die Tabellen sind nicht zu lesen.');
  expect(screen.queryByText(/^Noch keine Mauttabelle/)).toBeNull();
});

it('verlangt eine Markierung, bevor etwas bearbeitet oder kopiert wird', async () => {
  const { ort } = zeigeSeite('/masterdata/maut');
  await screen.findByText('Maut 4');
  for (const knopf of ['Bearbeiten', 'Kopieren']) {
    await maus.click(screen.getByText(knopf));
    const meldung = within(await screen.findByRole('alertdialog'));
    await maus.click(meldung.getByText('OK'));
    expect(ort()).toBe('/masterdata/maut');
  }
});

it('legt eine Kopie mit denselben Preisen und Bestandteilen als neue Tabelle an, einmal', async () => {
  const { ort } = zeigeSeite('/masterdata/maut/neu?von=4');
  expect((await screen.findByLabelText<HTMLInputElement>('bis 1000 kg, bis 100 km')).value).toBe('1,50');
  expect([feld('name').value, feld('gueltigVon').value, feld('luft').value]).toEqual(['', '', '1,50']);
  await maus.type(feld('name'), 'Maut 2027');
  await maus.type(feld('gueltigVon'), '1.1.2027{Tab}');
  await maus.dblClick(screen.getByText('Speichern'));
  await screen.findByText('Der Eintrag Maut 2027 wurde erfolgreich gespeichert.');
  const gesendet = an('POST maut/tabellen').map((g) => g.koerper);
  expect(gesendet).toHaveLength(1);
  expect(gesendet[0]).toMatchObject({
    name: 'Maut 2027',
    gueltigVon: '2027-01-01',
    gueltigBis: null,
    land: { id: 1 },
    luft: 1.5,
    preise: [{ bisKg: 1000, bisKm: 100, betrag: 1.5 }],
  });
  await waitFor(() => expect(ort()).toBe('/masterdata/maut'));
});

it('sagt an ihren Feldern, was einer neuen Tabelle fehlt, und dass sie Preise braucht', async () => {
  zeigeSeite('/masterdata/maut/neu');
  await screen.findByText(/^Noch keine Preise\./);
  await maus.click(screen.getByText('Speichern'));
  await waitFor(() => expect(feld('name').getAttribute('aria-invalid')).toBe('true'));
  expect(feld('gueltigVon').getAttribute('aria-invalid')).toBe('true');
  await screen.findByRole('alertdialog');
  expect(an('POST maut/tabellen')).toEqual([]);
});

it('zeigt am Feld, dass der Zeitraum nicht stimmt', async () => {
  const grund = '„gültig bis“ darf nicht vor „gültig von“ liegen.';
  antworte('put', 'maut/tabellen/4', abgelehnt(400, grund, 'gueltigBis'));
  zeigeSeite('/masterdata/maut/4');
  await screen.findByLabelText('bis 1000 kg, bis 100 km');
  await maus.type(feld('gueltigBis'), '1.1.2020{Tab}');
  await maus.click(screen.getByText('Speichern'));
  expect(await screen.findAllByText(grund)).not.toEqual([]);
  expect([feld('gueltigBis').value, feld('gueltigBis').getAttribute('aria-invalid')]).toEqual([
    '01.01.2020',
    'true',
  ]);
});

it('nennt die Quelle der Preise, die zuletzt erzeugt wurden; eine eigene bleibt', async () => {
  let satz = 0;
  antworte('get', 'maut/tabellen/4', tabelle(4, { quelle: null }));
  antworte('post', 'maut/tabellen/erzeugen', ({ koerper }) => {
    satz = koerper.satzCentJeKm;
    return tabelle(4, { quelle: koerper.quelle });
  });
  zeigeSeite('/masterdata/maut/4');
  await screen.findByLabelText('bis 1000 kg, bis 100 km');
  const erzeuge = async (wert: string, zahl: number) => {
    await maus.clear(feld('satzCentJeKm'));
    await maus.type(feld('satzCentJeKm'), wert);
    await maus.click(screen.getByText('Preise erzeugen'));
    await waitFor(() => expect(satz).toBe(zahl));
  };
  await erzeuge('20', 20);
  await waitFor(() => expect(feld('quelle').value).toBe('20 ct/km'));
  await erzeuge('30,5', 30.5);
  await waitFor(() => expect(feld('quelle').value).toBe('30,5 ct/km'));
  await maus.clear(feld('quelle'));
  await maus.type(feld('quelle'), 'Vertrag 7');
  await erzeuge('40', 40);
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Preise erzeugen').disabled).toBe(false));
  expect(feld('quelle').value).toBe('Vertrag 7');
});

it.each([
  ['/masterdata/maut', 'GET maut/tabellen'],
  ['/masterdata/maut/4', 'GET maut/tabellen/4'],
])('bleibt ohne Recht auf die Installation verschlossen: %s', async (adresse, was) => {
  angemeldetAls({ sub: '1', edit: true, hauptmandant: true, 'mandant-id': 1 });
  zeigeSeite(adresse);
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(an(was)).toEqual([]);
});
