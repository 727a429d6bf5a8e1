import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';
const kurz = ['Auftragsnr.', 'Status', 'Empfänger', 'Ort', 'Zustellung', 'Referenz', 'Stück', 'Gewicht'];

anDerListe(
  () => import('./Spaltenfenster'),
  () => import('../ansichten/Ansichtmenue'),
);

beforeEach(() => {
  gesendet.length = 0;
});

const maus = userEvent.setup({ delay: null });
const koepfe = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].map((e) => e.textContent).filter(Boolean);
const spaltenknopf = () => screen.getByText('Spalten', { selector: 'button' });

async function zeige(adresse = '') {
  mitListe([eineZeile(1)]);
  zeigeSeite(`${liste}${adresse}`);
  await screen.findByText('NL-26-000001');
}
async function oeffne() {
  await maus.click(spaltenknopf());
  return within(await screen.findByRole('dialog', { name: 'Spalten' }));
}
async function zeigeKurz() {
  await zeige();
  await maus.click(within(screen.getByLabelText('Ansicht')).getByText('Kurz'));
  await waitFor(() => expect(koepfe()).toEqual(kurz));
}

describe('Ordnen', () => {
  it('Alt mit Pfeil rückt eine Spalte bis ans Ende und nicht weiter; der Fokus geht mit', async () => {
    await zeigeKurz();
    const fenster = await oeffne();
    const status = fenster.getByLabelText('Status');
    status.focus();
    await maus.keyboard('{Alt>}{ArrowDown>9/}{/Alt}');
    await waitFor(() => expect(koepfe().at(-1)).toBe('Status'));
    expect(koepfe()).toHaveLength(kurz.length);
    expect(document.activeElement).toBe(fenster.getByLabelText('Status'));
  });

  it('der Knopf rückt sie auch; am Rand bleibt der Fokus bei ihr', async () => {
    await zeigeKurz();
    const fenster = await oeffne();
    const reihe = () => fenster.getByLabelText('Empfänger').closest('li');
    const nachVorn = fenster.getByLabelText('Empfänger nach vorn');
    nachVorn.focus();
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(koepfe()[1]).toBe('Empfänger'));
    expect(document.activeElement).toBe(fenster.getByLabelText('Empfänger nach vorn'));
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(koepfe()[0]).toBe('Empfänger'));
    expect(reihe()?.contains(document.activeElement)).toBe(true);
    await maus.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(koepfe()[1]).toBe('Empfänger'));
  });
});

it('was gewählt ist, bleibt beim nächsten Mal, und nur in seiner Ansicht', async () => {
  await zeigeKurz();
  const fenster = await oeffne();
  await maus.click(fenster.getByLabelText('Gewicht'));
  await maus.click(fenster.getByText('eng'));
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(spaltenknopf());
  cleanup();
  await zeige();
  expect(koepfe()).toEqual(kurz.filter((k) => k !== 'Gewicht'));
  await maus.click(within(screen.getByLabelText('Ansicht')).getByText('Standard'));
  await waitFor(() => expect(koepfe()).toContain('Gewicht'));
});

it('in einer gemerkten Ansicht gilt es, bis sie neu gespeichert ist', async () => {
  const ansicht: Listenansicht = {
    id: 12,
    name: 'Orte',
    filter: '',
    dichte: 'normal',
    geteilt: false,
    eigene: true,
    version: 3,
    spalten: [
      { feld: 'ort', breite: 200, kurz: null },
      { feld: 'spedeigennr', breite: null, kurz: null },
    ],
  };
  antworte('get', 'listenansichten', [ansicht]);
  antworte('put', 'listenansichten/12', ({ koerper }) => ({ ...ansicht, ...koerper, version: 4 }));
  await zeige('?ansicht=12');
  await waitFor(() => expect(koepfe()).toEqual(['Ort', 'Auftragsnr.']));
  const fenster = await oeffne();
  fenster.getByLabelText('Ort').focus();
  await maus.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await maus.click(fenster.getByLabelText('Status'));
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(koepfe()).toEqual(['Auftragsnr.', 'Ort', 'Status']));
  await maus.click(screen.getByLabelText('Ansichten speichern und löschen'));
  await maus.click(await screen.findByText('Ansicht speichern …'));
  await maus.click(await screen.findByText('Speichern'));
  await waitFor(() => expect(an('PUT listenansichten/12')).toHaveLength(1));
  expect(an('PUT listenansichten/12')[0]?.koerper.spalten).toEqual([
    { feld: 'spedeigennr', breite: null, kurz: false },
    { feld: 'ort', breite: 200, kurz: false },
    { feld: 'status', breite: null, kurz: false },
  ]);
});
