import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { abgelehnt } from '../../../../testing/aufzeichnung';
import {
  amServer,
  dialogZu,
  eintrag,
  erfassung,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const gesperrt = { ...eintrag(9, 'GB', 'Gitterbox'), awSperre: true };

/** The stored order with these additional load units. */
function mitLademitteln(status: number, ...auftragZusLademittel: object[]) {
  server.use(
    http.get('*/api/auftraege/7', () =>
      HttpResponse.json({ ...gespeichert(status), auftragZusLademittel }, { headers: { etag: '"1"' } }),
    ),
  );
}
const zeile = (anzFolge: number, anzahl: number, lademittel: object) => ({
  id: anzFolge,
  anzFolge,
  anzahl,
  lademittel,
  eigentuemer: null,
});

beforeEach(() =>
  server.use(
    http.get('*/api/config-param/clientconfig', () =>
      HttpResponse.json({ 'client.isZusaetzlicheLademittel': 'true' }),
    ),
    http.get('*/api/eigentuemer', () => HttpResponse.json([{ id: 3, name: 'Spediteur', awSperre: false }])),
    http.get('*/api/lademittel', () => HttpResponse.json([eintrag(1, 'EU', 'Europalette'), gesperrt])),
  ),
);

const erfasst = () => within(screen.getByLabelText('zusätzliche Lademittel erfasst'));
const dialog = () => document.querySelector('[role="dialog"]') as HTMLElement;
const offen = () => waitFor(() => expect(document.activeElement?.role).toBe('gridcell'));
const zu = () => waitFor(() => expect(dialog()).toBeNull());

it('was inzwischen gesperrt ist, steht mit seinem Namen in Dialog und Übersicht und bleibt gespeichert', async () => {
  mitLademitteln(1, zeile(1, 1200, { id: 9, langBezeichnung: 'Gitterbox' }));
  const { maus } = await oeffne(`${erfassung}/7`);
  expect(screen.getByText('zusätzlich Gitterbox').nextSibling?.textContent).toBe('1.200');
  await maus.click(erfasst().getByText('Ja'));
  await offen();
  within(dialog()).getByText('Gitterbox');
  await maus.click(within(dialog()).getByText('Bestätigen'));
  await zu();
  await maus.click(speichern());
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  expect(amServer.gesendet[0]?.auftrag.auftragZusLademittel).toMatchObject([
    { anzahl: 1200, lademittel: { id: 9 } },
  ]);
});

it('einen Auftrag, der nur zu lesen ist, zeigt der Dialog ohne Bestätigen und schließt ohne Frage', async () => {
  mitLademitteln(3, zeile(1, 4, { id: 1 }));
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  within(dialog()).getByText(/Europalette/);
  expect(within(dialog()).queryByText('Bestätigen')).toBeNull();
  await maus.click(within(dialog()).getByText('Schließen'));
  await zu();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

it('gelöschte Zeilen sind erst mit Bestätigen weg, und die übrigen neu gezählt', async () => {
  mitLademitteln(1, zeile(1, 4, { id: 1 }), zeile(2, 7, { id: 1 }));
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(erfasst().getByText('Ja'));
  await offen();
  const [erste] = dialog().querySelectorAll<HTMLElement>('[role="row"][aria-rowindex="2"] [role="gridcell"]');
  await maus.click(erste as HTMLElement);
  await maus.keyboard('{Delete}');
  expect(screen.getByText('zusätzlich Europalette').nextSibling?.textContent).toBe('11');
  await maus.click(within(dialog()).getByText('Bestätigen'));
  await zu();
  expect(screen.getByText('zusätzlich Europalette').nextSibling?.textContent).toBe('7');
  await maus.click(speichern());
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  expect(amServer.gesendet[0]?.auftrag.auftragZusLademittel).toMatchObject([{ anzFolge: 1, anzahl: 7 }]);
});

it('ein Entwurf bringt den offenen Dialog wieder; Abbrechen verwirft ihn für immer', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.click(erfasst().getByText('Ja'));
  await offen();
  await maus.keyboard('4{Tab}EU{Tab}');
  await screen.findByText(/^ ?gesichert/);
  cleanup();
  const neu = await oeffne(erfassung);
  await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
  await waitFor(() => expect(within(dialog()).getByText(/Europalette/)).toBeTruthy());
  await neu.maus.keyboard('{Escape}');
  await neu.maus.click(within(await screen.findByRole('alertdialog')).getByText('Ja'));
  await zu();
  await neu.maus.click(erfasst().getByText('Ja'));
  await offen();
  expect(within(dialog()).queryByText(/Europalette/)).toBeNull();
});

it('sind die Eigentümer nicht zu lesen, wird das gesagt, und Lademittel lassen sich trotzdem erfassen', async () => {
  server.use(http.get('*/api/eigentuemer', () => abgelehnt(500, 'Das geht gerade nicht.')));
  const { maus } = await oeffne(erfassung);
  await maus.click(erfasst().getByText('Ja'));
  await within(await screen.findByRole('alertdialog')).findByText('Das geht gerade nicht.');
  await maus.click(screen.getByText('OK'));
  await dialogZu();
  await maus.click(dialog().querySelector('[role="row"][aria-rowindex="2"] [aria-colindex="2"]') as Element);
  await maus.keyboard('4{Tab}EU{Tab}');
  await maus.click(within(dialog()).getByText('Bestätigen'));
  await zu();
  expect(screen.getByText('zusätzlich Europalette').nextSibling?.textContent).toBe('4');
});
