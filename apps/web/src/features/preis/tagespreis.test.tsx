import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, antworte, gesendet, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { frageTagespreisAn } from './api/preis';
import { TagespreisDialog } from './TagespreisDialog';

const euro = { id: 2, bezeichnungKurz: 'EUR' };
const position = (leistungsArt: string, mehr: object = {}) => ({
  leistungsArt,
  tarif: 'T1',
  version: '2026',
  ortsKlasse: 'A',
  pflichtigerBetrag: 1234.5,
  bezug: 100,
  zu: 'kg',
  satz: 0.125,
  satzWaehrung: euro,
  betrag: 12.5,
  betragWaehrung: euro,
  rechenBasis: '100 kg × 0,125',
  text: 'gerundet',
  ...mehr,
});
const teil = (id: number, bereich: string, betrag: number | null, mehr: object = {}) => ({
  id,
  bereich,
  leistungsDatum: '2026-11-23',
  status: 'offen',
  rechnungsempfaenger: 'Nordlicht',
  waehrung: euro,
  schema: 'Standard',
  frachtpflichtigesGewicht: 2532.5,
  km: 431,
  vonOrt: 'Kiel',
  nachOrt: 'Ulm',
  betrag,
  ertrag: 3.1,
  berechnteilpositionen: [position(`Leistung ${id}`)],
  ...mehr,
});

const onSchliessen = vi.fn();
const maus = userEvent.setup({ delay: null });
const tabelle = (name: string) => screen.findByRole('region', { name });
const zellen = async (name: string) =>
  within(await tabelle(name))
    .getAllByRole('row')
    .slice(1)
    .map((z) => [...z.querySelectorAll('td')].map((f) => f.textContent));

mitPortal(() => {
  onSchliessen.mockClear();
  angemeldetAls({ edit: true });
});

function zeige(...teile: object[]) {
  antworte('get', 'auftraege/brt/:id', teile);
  zeigeTeil(<TagespreisDialog auftragId={7} onSchliessen={onSchliessen} />);
}

describe('Tagespreis', () => {
  it('zeigt Zahlen deutsch, den Tag als Tag und die Währung mit ihrem Zeichen', async () => {
    zeige(teil(1, 'Fracht', 1234.5));
    const [zeile] = await zellen('Berechnung');
    expect(zeile).toEqual(
      expect.arrayContaining(['23.11.2026', 'EUR', '2.532,50', '431', '1.234,50', '3,10']),
    );
    const [erste] = await zellen('Positionen');
    expect(erste).toEqual(expect.arrayContaining(['1.234,50', '100 kg × 0,125', 'gerundet']));
  });

  it('zeigt die Positionen des ersten Teils und nach einem Klick die eines anderen', async () => {
    zeige(teil(1, 'Fracht', 10), teil(2, 'Maut', 5));
    expect((await zellen('Positionen')).map(([name]) => name)).toEqual(['Leistung 1']);
    screen.getByRole('heading', { name: 'Positionen · Fracht' });
    await maus.click(screen.getByRole('radio', { name: 'Berechnung: Maut' }));
    expect((await zellen('Positionen')).map(([name]) => name)).toEqual(['Leistung 2']);
    screen.getByRole('heading', { name: 'Positionen · Maut' });
  });

  it('zeigt auch gleiche Positionen einzeln', async () => {
    zeige(teil(1, 'Fracht', 10, { berechnteilpositionen: [position('x'), position('x')] }));
    expect(await zellen('Positionen')).toHaveLength(2);
  });

  it.each([
    ['auf den Cent', [teil(1, 'A', 0.1), teil(2, 'B', 0.2)], '0,30 EUR'],
    ['ohne das, wozu es keinen Betrag gibt', [teil(1, 'A', 4), teil(2, 'B', null)], '4,00 EUR'],
    ['auch mit Gutschriften', [teil(1, 'A', 10), teil(2, 'B', -2.5)], '7,50 EUR'],
  ])('rechnet %s zusammen', async (_wie, teile, summe) => {
    zeige(...teile);
    await tabelle('Berechnung');
    expect(screen.getByText(/^Preis gesamt/).textContent).toBe(`Preis gesamt ${summe}`);
  });

  it('zählt nicht zusammen, was verschiedene Währungen hat', async () => {
    zeige(teil(1, 'A', 1), teil(2, 'B', 1, { waehrung: { id: 3, bezeichnungKurz: 'CHF' } }));
    await tabelle('Berechnung');
    expect(screen.queryByText(/^Preis gesamt/)).toBeNull();
  });

  it('sagt, wo es keine Berechnung gibt, und nennt dann keinen Preis', async () => {
    zeige();
    await screen.findByText('Zu diesem Auftrag gibt es keine Berechnung.');
    screen.getByText('Zu diesem Teil gibt es keine Positionen.');
    expect(screen.queryByText(/^Preis gesamt/)).toBeNull();
  });

  it('schließt mit Enter', async () => {
    zeige(teil(1, 'Fracht', 10));
    await tabelle('Berechnung');
    await maus.keyboard('{Enter}');
    expect(onSchliessen).toHaveBeenCalledOnce();
  });
});

describe('Anfrage des Tagespreises', () => {
  it('macht den Auftrag erst zur Preisanfrage und überträgt ihn dann', async () => {
    antworte('post', 'auftraege/typ', []);
    antworte('post', 'auftraege/typUebertragen', []);
    await frageTagespreisAn(7);
    expect(gesendet.map((g) => [g.was, g.koerper])).toEqual([
      ['POST auftraege/typ', { typ: 1, ids: [7] }],
      ['POST auftraege/typUebertragen', [7]],
    ]);
  });

  it('überträgt nichts, was keine Preisanfrage werden konnte', async () => {
    antworte('post', 'auftraege/typ', abgelehnt(400, 'Schon übertragen.'));
    await expect(frageTagespreisAn(7)).rejects.toMatchObject({ status: 400 });
    expect(gesendet).toHaveLength(1);
  });
});
