import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { anDerListe } from '../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';
const offene = '/auftragsmanagement/offeneauftraege';

anDerListe();

const koepfe = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].map((e) => e.textContent);

describe('Offene Aufträge', () => {
  it('sind alle, welchen Tages auch immer; alte sind gezählt und hervorgehoben', async () => {
    const alt = { ...eineZeile(1), datum: '2026-09-03' };
    const fragen = mitListe([alt, { ...eineZeile(2), datum: '2026-11-19' }], 2);
    const { ort } = zeigeSeite(offene);
    await screen.findByText('NL-26-000001');
    const [frage] = fragen.filter((f) => f.get('searchLimit') !== '1');
    expect([frage?.get('datumVon'), frage?.get('datumBis'), frage?.get('offeneAuftraege')]).toEqual([
      null,
      null,
      'true',
    ]);
    await screen.findByText('2 Aufträge sind seit mehr als 10 Tagen offen, der älteste vom 03.09.2026.');
    const zaehlung = fragen.find((f) => f.get('searchLimit') === '1');
    expect([zaehlung?.get('datumBis'), zaehlung?.get('sortierung')]).toEqual(['2026-11-09', 'datum:asc']);
    await waitFor(() => expect(document.querySelectorAll('.MuiDataGrid-row.fp-zeile-alt')).toHaveLength(1));
    await userEvent.click(screen.getByText('Nur diese zeigen'));
    await waitFor(() => expect(ort()).toBe(`${offene}?bis=2026-11-09&sortierung=datum%3Aasc`));
  });

  it('lassen sich wieder auf einen Zeitraum einschränken', async () => {
    const fragen = mitListe([eineZeile(1)]);
    zeigeSeite(`${offene}?von=2026-11-01&bis=2026-11-30`);
    await screen.findByText('NL-26-000001');
    expect(fragen.map((f) => f.get('datumVon'))).toContain('2026-11-01');
  });
});

describe('Ansicht', () => {
  it('Standard hat die Spalten des Vertrags, Kurz wenige, und die Wahl bleibt', async () => {
    mitListe([{ ...eineZeile(1), absenderReferenz: 'L26-1', empfaengerreferenz: 'B-7' }]);
    zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    await waitFor(() => expect(koepfe()).toContain('Erfasst'));
    await userEvent.click(await screen.findByText('Kurz'));
    const kurz = ['Auftragsnr.', 'Status', 'Empfänger', 'Ort', 'Zustellung', 'Referenz', 'Stück', 'Gewicht'];
    await waitFor(() => expect(koepfe().filter(Boolean)).toEqual(kurz));
    await screen.findByText('L26-1 · B-7');
    cleanup();
    zeigeSeite(liste);
    await waitFor(() => expect(koepfe().filter(Boolean)).toEqual(kurz));
  });
});
