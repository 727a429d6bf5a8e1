import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, antworte } from '../../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../../testing/herunterladen';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';
const offene = '/auftragsmanagement/offeneauftraege';

anDerListe(
  () => import('./Filterchips'),
  () => import('./Ergebnisansage'),
);
const dateien = heruntergeladenes();

const maus = userEvent.setup({ delay: null });
const chips = async () => within(await screen.findByLabelText('Filter'));
const namen = async () =>
  (await chips()).getAllByRole('button').map((b) => b.getAttribute('aria-label') ?? b.textContent);

async function zeige(adresse: string) {
  const fragen = mitListe([eineZeile(1)]);
  const seite = zeigeSeite(adresse);
  await screen.findByText('NL-26-000001');
  await chips();
  return { ...seite, letzte: () => fragen.filter((f) => f.get('searchLimit') !== '1').at(-1) };
}

describe('Wozu nur eine Zahl der Übersicht führt', () => {
  beforeEach(() => antworte('get', 'laender', [{ id: 1, lkz: 'D', bezeichnung: 'Deutschland', skey: 1 }]));

  it('steht als Chip da und lässt sich mit Entf loslassen, die Abholstunde zuerst', async () => {
    const { ort, letzte } = await zeige(`${liste}?abholstunde=14&relation=D20-D80`);
    expect(letzte()?.get('abholstunde')).toBe('14');
    const stunde = (await chips()).getByText(/^Abholung /).closest('button') as HTMLElement;
    expect(stunde.getAttribute('aria-pressed')).toBe('true');
    stunde.focus();
    await maus.keyboard('{Delete}');
    await waitFor(() => expect(ort()).toBe(`${liste}?relation=D20-D80`));
    await maus.click((await chips()).getByText(/→/));
    await waitFor(() => expect(ort()).toBe(liste));
    await waitFor(() =>
      expect([letzte()?.get('abholstunde'), letzte()?.get('relation')]).toEqual([null, null]),
    );
  });
});

it('offene Aufträge bieten nur an, was von offenen zu sagen ist', async () => {
  const { ort, letzte } = await zeige(offene);
  expect(await namen()).toEqual(['Verspätet', 'ADR', 'Weitere', 'Treffer exportieren']);
  await maus.click((await chips()).getByText('Verspätet'));
  await waitFor(() => expect(ort()).toBe(`${offene}?nur=verspaetet`));
  expect([letzte()?.get('offeneAuftraege'), letzte()?.get('nur')]).toEqual(['true', 'verspaetet']);
});

describe('Treffer exportieren', () => {
  it('gibt eine Excel-Datei', async () => {
    antworte('get', 'auftraege/search/xlsx', () => new HttpResponse(new Blob(['x'])));
    await zeige(`${liste}?nur=adr`);
    await maus.click((await chips()).getByLabelText('Treffer exportieren'));
    await maus.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['Auftrag.xlsx']));
  });

  it('sagt, wenn es nicht ging, und gibt keine Datei', async () => {
    antworte('get', 'auftraege/search/csv', abgelehnt(429, 'Ihre anderen Exporte laufen noch.'));
    await zeige(liste);
    await maus.click((await chips()).getByLabelText('Treffer exportieren'));
    await maus.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await screen.findByText('Ihre anderen Exporte laufen noch.');
    expect(dateien).toEqual([]);
  });

  it('gibt es nicht, solange der Zeitraum falsch ist', async () => {
    mitListe([]);
    zeigeSeite(`${liste}?von=2026-12-01&bis=2026-11-01`);
    await (await chips()).findByText('Weitere');
    expect((await chips()).queryByLabelText('Treffer exportieren')).toBeNull();
  });
});
