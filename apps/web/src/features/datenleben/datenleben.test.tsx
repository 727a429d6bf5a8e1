import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const auftrag = {
  id: 3,
  art: 'export',
  probe: false,
  gegenstand: 'Nord',
  zustand: 'laeuft',
  schritt: 'zeilen',
  erledigt: 1,
  gesamt: 4,
  ergebnis: [],
  fehler: null,
  dateiname: null,
  bytes: null,
  benutzer: 'admin',
  erstelltAm: '2026-11-20T08:00:00Z',
  beendetAm: null,
};

/** What was sent, as it came. */
function vorbereitet(vorgaenge: object[] = []) {
  const gesendet: unknown[] = [];
  server.use(
    http.get('*/api/betrieb', () => HttpResponse.json({ geprueftAm: '2026-11-20T08:00:00Z', befunde: [] })),
    http.get('*/api/datenleben', () => HttpResponse.json(vorgaenge)),
    http.get('*/api/datenleben/sperren', () => HttpResponse.json([])),
    http.get('*/api/datenleben/aufbewahrung', () =>
      HttpResponse.json({
        regeln: [
          { art: 'auftraege', recht: 'Vorschlag: 8 Jahre. Belege, § 147 AO.' },
          { art: 'mails', frist: 30 },
        ],
      }),
    ),
    http.get('*/api/mandanten/allmandanten', () => HttpResponse.json([{ id: 7, name: 'Nord' }])),
    http.get('*/api/benutzer/search', () => HttpResponse.json([{ id: 9, name: 'petra' }])),
    http.post('*/api/datenleben', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json(auftrag, { status: 202 });
    }),
    http.put('*/api/datenleben/aufbewahrung', async ({ request }) => {
      gesendet.push(await request.json());
      return HttpResponse.json({ regeln: [] });
    }),
  );
  angemeldetAls({ admin: true, hauptmandant: true });
  zeigeSeite('/admin/datenleben');
  return gesendet;
}

const karte = async (titel: string) =>
  within((await screen.findByRole('heading', { name: titel })).closest('section') as HTMLElement);

describe('Aufbewahrung und Löschung', () => {
  it('zeigt, wie weit ein Vorgang ist und was aus anderen wurde', async () => {
    vorbereitet([
      auftrag,
      {
        ...auftrag,
        id: 2,
        zustand: 'fertig',
        probe: true,
        ergebnis: [{ gruppe: 'auftraege', name: 'Aufträge', anzahl: 12 }],
      },
      { ...auftrag, id: 1, zustand: 'gescheitert', fehler: 'Das läuft schon.' },
      { ...auftrag, id: 0, art: 'aufbewahrung', zustand: 'fertig' },
    ]);
    expect(await screen.findByText('läuft: Daten 25 %')).toBeTruthy();
    expect(screen.getByText('Aufträge: 12')).toBeTruthy();
    expect(screen.getAllByText('nichts betroffen')).toHaveLength(1);
    expect(screen.getByText('Das läuft schon.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeTruthy();
  });

  it('löscht erst, wenn der Name getippt ist; eine Probe zählt ohne Frage', async () => {
    const gesendet = vorbereitet();
    const person = await karte('Daten einer Person');
    await userEvent.click(person.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'petra' }));
    const [, probe] = person.getAllByRole('button', { name: /Probe/ });
    await userEvent.click(probe as HTMLElement);
    await waitFor(() => expect(gesendet).toEqual([{ art: 'tilgen', probe: true, benutzerId: 9 }]));
    const tilgen = person.getByRole<HTMLButtonElement>('button', { name: 'Anonymisieren' });
    await waitFor(() => expect(tilgen.disabled).toBe(false));
    await userEvent.click(tilgen);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'petra');
    await userEvent.click(dialog.getByRole('button', { name: 'Anonymisieren' }));
    await waitFor(() =>
      expect(gesendet[1]).toEqual({ art: 'tilgen', probe: false, benutzerId: 9, bestaetigung: 'petra' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('nennt zu den Fristen das Recht und speichert sie', async () => {
    const gesendet = vorbereitet();
    const fristen = await karte('Aufbewahrung');
    expect(await fristen.findByText(/Vorschlag: 8 Jahre.*§ 147/)).toBeTruthy();
    const feld = fristen.getByLabelText(/Aufträge mit allem/);
    await userEvent.type(feld, '99');
    expect(await fristen.findAllByText(/von 1 bis 50/)).not.toEqual([]);
    await userEvent.clear(feld);
    await userEvent.type(feld, '8');
    await userEvent.click(fristen.getByRole('button', { name: 'Regeln speichern' }));
    await waitFor(() =>
      expect(gesendet).toEqual([
        {
          regeln: [
            { art: 'auftraege', frist: 8 },
            { art: 'mails', frist: 30 },
          ],
        },
      ]),
    );
  });

  it('lässt mit vier Augen zustimmen, wer nicht selbst vorgelegt hat', async () => {
    const vorgelegt = { ...auftrag, art: 'loeschen', zustand: 'vorgelegt', freigebbar: true };
    vorbereitet([vorgelegt, { ...vorgelegt, id: 4, freigebbar: false }]);
    let zugestimmt = 0;
    server.use(
      http.post('*/api/datenleben/3/freigeben', () => {
        zugestimmt += 1;
        return HttpResponse.json({ ...vorgelegt, zustand: 'wartet', freigebbar: false });
      }),
    );
    expect(await screen.findAllByText('wartet auf Zustimmung')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Abbrechen' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Zustimmen' }));
    await waitFor(() => expect(zugestimmt).toBe(1));
  });
});
