import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { abgelehnt, antworte } from '../../../../testing/aufzeichnung';
import {
  amServer,
  erfassung,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const benzin = {
  id: 1,
  unnr: '1203',
  bezeichnung: 'BENZIN',
  klasse: '3',
  befoerderungskategorie: 2,
  version: 'ADR 2025',
  gueltigVon: '2025-01-01',
  gueltigBis: '2027-06-30',
  umweltgefaehrdend: false,
};

beforeEach(() => {
  antworte('get', 'verpackungen/ggvs', []);
  antworte('get', 'gefahrgutklasse/search', [benzin]);
});

const dialog = () => screen.findByRole('dialog').then(within);
const zu = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
type Maus = Awaited<ReturnType<typeof oeffne>>['maus'];

async function beginne(maus: Maus) {
  await maus.click(document.querySelector('.rdg-row .fp-raster-adr') as HTMLElement);
  await screen.findByText('Gefahrgut hinzufügen');
  await maus.keyboard('1203');
  await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true'));
  await maus.keyboard('{Tab}{Tab}{Tab}1{Tab}');
}

describe('Gefahrgut einer Position', () => {
  it('kommt mit einem Entwurf wieder, auch im offenen Dialog, und geht dann mit dem Auftrag hinaus', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.dblClick(screen.getByText('⚠ 1'));
    await screen.findByText('Gefahrgut hinzufügen');
    await maus.keyboard('{ArrowDown}1203');
    await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true'));
    await maus.keyboard('{Tab}{Tab}{Tab}6{Tab}');
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    const neu = await oeffne(`${erfassung}?kopie=7`);
    await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
    expect((await dialog()).getAllByText('1203').length).toBeGreaterThan(0);
    await neu.maus.keyboard('{Escape}');
    await neu.maus.click(within(await screen.findByRole('alertdialog')).getByText('Ja'));
    await zu();
    await neu.maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    expect(amServer.gesendet[0]?.auftrag.auftragspositionen[0].auftragsgefahrgueter).toHaveLength(1);
  });

  it('Abbrechen lässt die Position, wie sie war, und führt in ihre Zelle zurück', async () => {
    const { maus } = await oeffne(erfassung);
    await beginne(maus);
    await maus.click((await dialog()).getByText('Abbrechen'));
    await zu();
    expect(document.querySelector('.rdg-row .fp-raster-adr')?.textContent).toBe('');
    await waitFor(() => expect(document.activeElement?.closest('.rdg-row')).not.toBeNull());
  });

  it('kann die Tabelle nicht gefragt werden, bleibt stehen, was getippt ist, und der Dialog offen', async () => {
    antworte('get', 'gefahrgutklasse/search', abgelehnt(500, 'Das geht gerade nicht.'));
    const { maus } = await oeffne(erfassung);
    await maus.click(document.querySelector('.rdg-row .fp-raster-adr') as HTMLElement);
    await screen.findByText('Gefahrgut hinzufügen');
    await maus.keyboard('1203{Tab}');
    const d = await dialog();
    await maus.click(d.getByText('Bestätigen'));
    d.getByText('1203');
    expect(screen.getByText('Gefahrgut hinzufügen')).toBeTruthy();
  });
});

describe('Gefahrgut einer Ausgabe, die am Tag der Abholung nicht gilt', () => {
  beforeEach(() => {
    const auftrag = gespeichert();
    const auftragspositionen = auftrag.auftragspositionen.map((p) => ({
      ...p,
      auftragsgefahrgueter: p.auftragsgefahrgueter.map((z) => ({
        ...z,
        gefahrgutklasse: benzin,
        gefahrgutUnnr: { id: 1, unnr: '1203' },
      })),
    }));
    const neu = { ...benzin, version: 'ADR 2027', gueltigVon: '2027-01-01', gueltigBis: null };
    server.use(
      http.get('*/api/auftraege/7', () =>
        HttpResponse.json({ ...auftrag, beladedatum: '2027-07-01', auftragspositionen }),
      ),
      http.get('*/api/gefahrgutklasse/ausgaben', () =>
        HttpResponse.json([neu, benzin].map((a) => ({ ...a, quelle: null, zeilen: 2 }))),
      ),
    );
  });

  it('ist nicht zu erfahren, was sich ändert, wird der Grund gesagt und nichts übernommen', async () => {
    antworte('get', 'gefahrgutklasse/1/wechsel', abgelehnt(500, 'Das geht gerade nicht.'));
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.click(await screen.findByText('Änderungen ansehen'));
    await screen.findByText('Das geht gerade nicht.');
    const d = await dialog();
    expect(d.getByText('Übernehmen').closest('button')?.disabled).toBe(true);
    await maus.click(d.getByText('Abbrechen'));
    await zu();
    expect(document.activeElement?.textContent).toBe('Änderungen ansehen');
  });
});
