import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  amServer,
  dialogZu,
  erfassung,
  feld,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

beforeEach(() =>
  server.use(
    http.get('*/api/config-param/clientconfig', () =>
      HttpResponse.json({ 'client.isZusaetzlicheLademittel': 'true' }),
    ),
    http.get('*/api/eigentuemer', () => HttpResponse.json([{ id: 3, name: 'Spediteur', awSperre: false }])),
    http.get('*/api/verpackungen/ggvs', () => HttpResponse.json([])),
  ),
);

const erfasst = () => within(screen.getByLabelText('zusätzliche Lademittel erfasst'));
const dialog = () => document.querySelector('[role="dialog"]') as HTMLElement;
const zu = () => waitFor(() => expect(dialog()).toBeNull());

describe('zusätzliche Lademittel', () => {
  it('werden mit Ja erfasst, verlangen Anzahl und Lademittel und gehen mit dem Auftrag hinaus [1-1.011 1-2.061,062,150-154,156 1-6.032]', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.click(erfasst().getByText('Ja'));
    await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'));
    expect([dialog().style.width, dialog().style.height]).toEqual(['900px', '500px']);
    const koepfe = [...dialog().querySelectorAll('[role="columnheader"]')].map((k) => k.textContent);
    expect(koepfe).toEqual(['Nr.', 'Anzahl *', 'Lademittel *', 'Eigentümer']);
    within(dialog()).getByText(/^Zum Löschen eine Zeile über die Spalte Nr\. markieren/);
    await maus.keyboard('{Tab}{Tab}spe{Tab}');
    await maus.click(screen.getByText('Bestätigen'));
    const meldungen = [...dialog().querySelectorAll('.fp-raster-meldungen button')].map((m) => m.textContent);
    expect(meldungen).toEqual([
      'Nr. 1 · Anzahl – Feld ist ein Pflichtfeld. Bitte ausfüllen.',
      'Nr. 1 · Lademittel – Feld ist ein Pflichtfeld. Bitte ausfüllen.',
    ]);
    await maus.keyboard('4{Tab}EU{Tab}');
    await maus.click(screen.getByText('Bestätigen'));
    await zu();
    expect(screen.getByText('zusätzlich Europalette').nextSibling?.textContent).toBe('4');
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    expect(amServer.gesendet[0]?.auftrag.auftragZusLademittel).toEqual([
      { anzFolge: 1, anzahl: 4, lademittel: { id: 1 }, eigentuemer: { id: 3 } },
    ]);
  });

  it('Abbrechen stellt wieder her, Nein entfernt nach Rückfrage [1-2.155]', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.click(erfasst().getByText('Ja'));
    await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'));
    await maus.keyboard('4{Tab}EU{Tab}');
    await maus.click(screen.getByText('Abbrechen', { selector: '[role$="dialog"] *' }));
    await zu();
    expect(erfasst().getByText('Nein').getAttribute('aria-pressed')).toBe('true');
    await maus.click(erfasst().getByText('Ja'));
    await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'));
    await maus.keyboard('4{Tab}EU{Tab}{Escape}');
    // Escape asks before it throws away, and leaves the dialog as it was.
    await screen.findByText(/Sollen sie verworfen werden/);
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Sollen sie verworfen werden/)).toBeNull());
    // The cell one is in counts too.
    await maus.keyboard('spe{Control>}{Enter}{/Control}');
    await zu();
    expect(screen.getByText('zusätzlich Europalette').nextSibling?.textContent).toBe('4');
    await maus.click(erfasst().getByText('Nein'));
    await maus.click(await screen.findByText('Ja', { selector: '[role$="dialog"] *' }));
    await dialogZu();
    expect(erfasst().getByText('Nein').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('zusätzlich Europalette')).toBeNull();
  });
});

describe('Gefahrgut einer Position', () => {
  it('öffnet sich mit Klick und Enter und nimmt den BEX Premium Dienst zurück [1-1.009 1-2.104 1-4.067,068]', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.type(feld('terminkennzeichen'), 'BEX{Enter}');
    await maus.keyboard(
      '{Alt>}5{/Alt}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}',
    );
    await screen.findByText('Gefahrgut hinzufügen');
    await maus.click(screen.getByText('Abbrechen', { selector: '[role$="dialog"] *' }));
    await zu();
    server.use(
      http.get('*/api/gefahrgutklasse/search', () =>
        HttpResponse.json([{ id: 1, unnr: '1203', bezeichnung: 'BENZIN', befoerderungskategorie: 2 }]),
      ),
    );
    const adr = document.querySelector('.rdg-row .fp-raster-adr') as HTMLElement;
    await maus.click(adr);
    await screen.findByText('Gefahrgut hinzufügen');
    await maus.keyboard('1203');
    await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true'));
    await maus.keyboard('{Tab}{Tab}{Tab}1{Tab}KT{Tab}{Tab}9{Tab}8{Tab}');
    await maus.click(screen.getByText('Bestätigen'));
    await screen.findByText('BEX Premium Dienst zurückgesetzt');
    screen.getByText('Der BEX Premium Dienst ist in Verbindung mit Gefahrgut nicht zulässig');
    await maus.click(screen.getByText('OK'));
    expect(feld('terminkennzeichen').value).toBe('');
    expect(document.querySelector('.rdg-row .fp-raster-adr')?.textContent).toBe('⚠ 1');
    expect(document.querySelector('.fp-uebersicht .fp-punkte')?.textContent).toBe(
      '24 Punkte nach ADR 1.1.3.6 – die Grenze von 1.000 gilt für das beladene Fahrzeug.',
    );
  });
});
