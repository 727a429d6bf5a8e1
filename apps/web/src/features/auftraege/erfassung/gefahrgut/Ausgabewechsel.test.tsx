import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
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

const eintrag = (id: number, version: string, gueltigVon: string, gueltigBis: string | null) => ({
  id,
  unnr: '1090',
  bezeichnung: 'ACETON',
  klasse: '3',
  umweltgefaehrdend: false,
  version,
  gueltigVon,
  gueltigBis,
});
const alt = eintrag(1, 'ADR 2025', '2025-01-01', '2027-06-30');
const neu = eintrag(2, 'ADR 2027', '2027-01-01', null);

/** An order of an edition that has ended on the day of its pickup. */
function auftrag(beladedatum: string) {
  const stored = gespeichert();
  const klassen = { gefahrgutklasse: alt, gefahrgutUnnr: { id: 1, unnr: '1090' } };
  const auftragspositionen = stored.auftragspositionen.map((p) => ({
    ...p,
    auftragsgefahrgueter: p.auftragsgefahrgueter.map((z) => ({ ...z, ...klassen })),
  }));
  return { ...stored, beladedatum, entladedatum: '2027-12-01', auftragspositionen };
}

function stelle(beladedatum: string, nachfolger: object | null) {
  server.use(
    http.get('*/api/auftraege/:id', () =>
      HttpResponse.json(auftrag(beladedatum), { headers: { etag: amServer.version } }),
    ),
    http.get('*/api/gefahrgutklasse/ausgaben', () =>
      HttpResponse.json([neu, alt].map((a) => ({ ...a, quelle: null, zeilen: 2 }))),
    ),
    http.get('*/api/gefahrgutklasse/1/wechsel', ({ request }) =>
      HttpResponse.json({
        alt,
        neu: new URL(request.url).searchParams.get('tag') === beladedatum ? nachfolger : null,
        aenderungen: nachfolger && 'Begrenzte Menge: 1 L → 500 ml',
      }),
    ),
  );
}

const dialog = () => within(screen.getByRole('dialog', { hidden: true }));

describe('Gefahrgut einer Ausgabe, die am Tag der Abholung nicht gilt', () => {
  it('zeigt, was sich ändert, und ersetzt es erst, wenn jemand übernimmt', async () => {
    stelle('2027-07-01', neu);
    const { maus } = await oeffne(`${erfassung}/7`);
    await screen.findByText(/Gefahrgut aus ADR 2025 gilt am Tag der Abholung \(01\.07\.2027\) nicht\./);
    await maus.click(screen.getByText('Änderungen ansehen'));
    await screen.findByText('Begrenzte Menge: 1 L → 500 ml');
    expect(dialog().getByText('ADR 2025')).toBeTruthy();
    expect(dialog().getByText('ADR 2027')).toBeTruthy();
    await maus.click(dialog().getByText('Übernehmen'));
    await waitFor(() => expect(screen.queryByText(/gilt am Tag der Abholung/)).toBeNull());
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    const [zeile] = amServer.gesendet[0]?.auftrag.auftragspositionen[0].auftragsgefahrgueter ?? [];
    expect(zeile).toMatchObject({ gefahrgutklasse: { id: 2 }, gefahrgutUnnr: { id: 2 }, anzahl: 4 });
  });

  it('sagt, wo niemand weiß, was an seine Stelle tritt', async () => {
    stelle('2027-07-01', null);
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.click(await screen.findByText('Änderungen ansehen'));
    await screen.findByText('kein eindeutiger Eintrag: bitte neu wählen');
    expect(dialog().getByText('Übernehmen').closest('button')?.disabled).toBe(true);
  });

  it('sagt, was nicht zu lesen ist, und fragt auf Wunsch noch einmal', async () => {
    stelle('2027-07-01', neu);
    let nochmal: () => void = () => undefined;
    server.use(
      http.get(
        '*/api/gefahrgutklasse/1/wechsel',
        () => HttpResponse.json([{ severity: 'ERROR', key: 'x', text: 'Gerade nicht' }], { status: 500 }),
        { once: true },
      ),
    );
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.click(await screen.findByText('Änderungen ansehen'));
    await screen.findByText('Gerade nicht');
    expect(dialog().queryByRole('table', { hidden: true })).toBeNull();
    const offen = new Promise<void>((weiter) => {
      nochmal = weiter;
    });
    server.use(
      http.get(
        '*/api/gefahrgutklasse/1/wechsel',
        async () => {
          await offen;
        },
        { once: true },
      ),
    );
    await maus.click(dialog().getByText('Erneut versuchen'));
    await screen.findByLabelText('Änderungen werden geladen');
    expect(screen.queryByText('Gerade nicht')).toBeNull();
    nochmal();
    await screen.findByText('Begrenzte Menge: 1 L → 500 ml');
    expect(screen.queryByLabelText('Änderungen werden geladen')).toBeNull();
  });

  it('gibt es nicht, solange die Ausgabe gilt', async () => {
    stelle('2027-06-30', neu);
    await oeffne(`${erfassung}/7`);
    expect(screen.queryByText(/gilt am Tag der Abholung/)).toBeNull();
  });
});
