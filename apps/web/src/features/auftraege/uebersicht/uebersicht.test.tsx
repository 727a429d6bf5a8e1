import {
  type Listenfrage,
  listenfragen,
  type Uebersicht,
} from '@frachtportal/domain/auftrag/liste/uebersicht';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { anDerListe } from '../../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../../testing/server';
import { alsAnfrage, ausAdresse } from '../liste/suche/suchzustand';
import { listenlink } from './listenlink';

const heute = '2026-11-20';
const alle = { mandant: null, verkehrsart: null };

anDerListe(
  () => import('./UebersichtSeite'),
  () => import('./Wochendiagramm'),
  () => import('./Stundendiagramm'),
);
beforeEach(() => {
  const laender = [
    { id: 1, lkz: 'D' },
    { id: 2, lkz: 'A' },
  ];
  server.use(http.get('*/api/laender', () => HttpResponse.json(laender)));
});

const montag = '2026-11-16';
const stand: Uebersicht = {
  tag: heute,
  phasen: [
    { phase: 'erfasst', anzahl: 41, verspaetet: 0, heute: 3 },
    { phase: 'abgeholt', anzahl: 0, verspaetet: 0, heute: 0 },
    { phase: 'umschlag', anzahl: 1167, verspaetet: 4, heute: 9 },
    { phase: 'zustellung', anzahl: 0, verspaetet: 0, heute: 0 },
    { phase: 'zugestellt', anzahl: 54, verspaetet: 0, heute: 54 },
    { phase: 'problem', anzahl: 3, verspaetet: 2, heute: 1 },
  ],
  verspaetet: 6,
  podFehlt: 11,
  uebertragungFehlt: 0,
  klaerfaelle: 0,
  abholungen: [
    { stunde: '08', offen: 2, abgeholt: 5, adr: 1 },
    { stunde: 'ohne', offen: 1, abgeholt: 0, adr: 0 },
  ],
  wochen: [{ montag, auftraege: 40, puenktlich: 18, zuSpaet: 2 }],
  relationen: [
    { relation: '1.30-2.1', auftraege: 9, puenktlich: 3, zuSpaet: 1, puenktlichVorher: 4, zuSpaetVorher: 0 },
  ],
};

function mitStand(antwort: Uebersicht): URLSearchParams[] {
  const fragen: URLSearchParams[] = [];
  server.use(
    http.get('*/api/auftraege/uebersicht', ({ request }) => {
      fragen.push(new URL(request.url).searchParams);
      return HttpResponse.json(antwort);
    }),
  );
  return fragen;
}

describe('Der Weg von einer Zahl', () => {
  it.each<[string, Listenfrage]>([
    ['Phase', listenfragen.phase('umschlag')],
    ['heute zugestellt', listenfragen.phase('zugestellt')],
    ['verspätet', listenfragen.verspaetetIn('zustellung')],
    ['nicht übertragen', listenfragen.uebertragungFehlt()],
    ['ohne POD', listenfragen.podFehlt(heute)],
    ['Abholungen', listenfragen.abholungen(heute, 'alle')],
    ['offen um 8', listenfragen.abholungen(heute, 'offen', '08')],
    ['ADR ohne Uhrzeit', listenfragen.adrAbholungen(heute, 'ohne')],
    ['Woche', listenfragen.woche(montag)],
    ['Woche zu spät', listenfragen.woche(montag, 'zuSpaet')],
    ['Relation pünktlich', listenfragen.relation(heute, '1.30-2.1', 'puenktlich')],
  ])('%s führt zu genau dem, was sie zählt', (_, frage) => {
    const ausschnitt = { mandant: 7, verkehrsart: 2 };
    const adresse = new URLSearchParams(listenlink(frage, ausschnitt, heute).split('?')[1]);
    const gefragt = JSON.parse(JSON.stringify(alsAnfrage(ausAdresse(adresse, heute), false)));
    const { datumTyp = 0, ...rest } = frage;
    expect(gefragt).toEqual({
      ...rest,
      datumTyp: String(datumTyp),
      mandantId: 7,
      verkehrsart: 2,
      offeneAuftraege: false,
      page: 0,
      searchLimit: 13,
    });
  });
});

describe('Die Übersicht', () => {
  it('zeigt jede Zahl als Weg in die Liste, für den gewählten Mandanten', async () => {
    const gefragt = mitListe([eineZeile(1, 11)]);
    const fragen = mitStand(stand);
    zeigeSeite('/auftragsmanagement/uebersicht?mandant=7');
    const wege = within(await screen.findByRole('list', { name: 'Aufträge je Phase' }));
    expect(fragen.map(String)).toEqual(['mandantId=7']);
    const ziel = (name: string | RegExp, wo = wege) => wo.getByRole('link', { name }).getAttribute('href');
    expect(ziel('1.167 im Umschlag')).toBe(
      listenlink(listenfragen.phase('umschlag'), { ...alle, mandant: 7 }, heute),
    );
    expect(ziel('4 verspätet')).toContain('phase=umschlag&nur=verspaetet');
    expect(ziel('54 heute zugestellt')).toContain('nur=heute');
    expect(ziel('1 neu')).toContain('phase=problem&nur=heute');
    const seite = within(screen.getByRole('main'));
    expect(ziel('5 von 8 abgeholt', seite)).toContain('datum=1');
    expect(ziel('1 × ADR', seite)).toContain('abholstunde=08');
    await seite.findByText('D 30 → A 1');
    expect(ziel('9', seite)).toContain('relation=1.30-2.1');
    expect(seite.getByText('−25,0')).toBeDefined();
    expect(seite.getByText('überfällig')).toBeDefined();
    // The first kind that there is anything of, and its first orders.
    await seite.findByText('NL-26-000001');
    expect(gefragt.at(-1)?.get('phase')).toBe('problem');
    expect(ziel('Klären: NL-26-000001', seite)).toContain('markiert=1&reiter=historie');
    await userEvent.click(seite.getByRole('button', { name: 'POD fehlt 11' }));
    await waitFor(() => expect(gefragt.at(-1)?.get('nur')).toBe('podFehlt'));
    await userEvent.click(seite.getByRole('button', { name: 'Tabelle' }));
    expect(ziel('40', seite)).toContain('von=2026-11-16&bis=2026-11-22');
    expect(seite.getByText('90,0 %')).toBeDefined();
  });

  it('sagt, was zu tun ist, solange es keine Aufträge gibt', async () => {
    const phasen = stand.phasen.map((p) => ({ ...p, anzahl: 0, verspaetet: 0, heute: 0 }));
    mitStand({ ...stand, phasen, abholungen: [], wochen: [], relationen: [] });
    zeigeSeite('/auftragsmanagement/uebersicht');
    await screen.findByText(/Noch gibt es keine/);
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Neuer Auftrag' })).toBeDefined();
  });

  it('wird auf Wunsch die Seite, die beim Anmelden öffnet', async () => {
    mitListe([]);
    mitStand(stand);
    let gewaehlt = { startseite: 'liste' };
    server.use(
      http.get('*/api/benutzer/einstellungen', () => HttpResponse.json(gewaehlt)),
      http.put('*/api/benutzer/einstellungen', async ({ request }) => {
        gewaehlt = (await request.json()) as typeof gewaehlt;
        return HttpResponse.json(gewaehlt);
      }),
    );
    zeigeSeite('/auftragsmanagement/uebersicht');
    await userEvent.click(await screen.findByLabelText('diese Seite beim Anmelden öffnen'));
    await waitFor(() => expect(gewaehlt).toEqual({ startseite: 'uebersicht' }));
    const { ort } = zeigeSeite('/login');
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/uebersicht'));
  });
});
