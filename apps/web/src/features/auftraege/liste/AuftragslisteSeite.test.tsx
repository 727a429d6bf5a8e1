import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';

const liste = '/auftragsmanagement/auftragsresearch';
const disponent = { hauptmandant: true, edit: true, main: true };

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // Code that pages load on demand is there before the clock of a test runs.
  await Promise.all([import('./AuftragTabelle'), import('./Auftragsliste')]);
}, 60_000);
beforeEach(() => angemeldetAls(disponent));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// Roles and names of a whole grid take jsdom seconds; texts and labels find the same things at once.
const zeile = (nummer: string) => screen.findByText(nummer);
/** What stands on it, without for how many it is. */
const worte = (element: Element) =>
  [...element.childNodes].find((k) => k.nodeType === Node.TEXT_NODE)?.textContent ?? element.textContent;
const knopf = async (name: string) =>
  (
    await screen.findAllByText(
      (_, element) =>
        element?.tagName === 'BUTTON' && name === (element.getAttribute('aria-label') ?? worte(element)),
    )
  )[0] as HTMLButtonElement;

describe('a long list', () => {
  it('shows its page first, and how many there are once they are counted', async () => {
    let zaehle: (gesamt: number) => void = () => undefined;
    const gezaehlt = new Promise<number>((fertig) => {
      zaehle = fertig;
    });
    const fragen = mitListe([]);
    server.use(
      http.get('*/api/auftraege/search', async ({ request }) => {
        const frage = new URL(request.url).searchParams;
        fragen.push(frage);
        if (frage.get('gesamt') === 'spaeter')
          return HttpResponse.json(Array.from({ length: 13 }, (_, i) => eineZeile(i + 1)));
        return HttpResponse.json([eineZeile(1)], {
          headers: { 'total-search-results': String(await gezaehlt) },
        });
      }),
    );
    zeigeSeite(`${liste}?suche=m%C3%BCller&von=2024-12-01&bis=2026-11-30&seite=2&sortierung=datum%3Adesc`);
    await zeile('NL-26-000001');
    await screen.findByText(/Suchvorgaben: wird gezählt .*aktuell: 14-26$/);
    await waitFor(() => expect(fragen).toHaveLength(2));
    expect(Object.fromEntries(fragen[1] ?? [])).toEqual({
      query: 'müller',
      felder: 'liste',
      gesamt: 'nur',
      datumVon: '2024-12-01',
      datumBis: '2026-11-30',
      datumTyp: '0',
      offeneAuftraege: 'false',
    });
    expect((await knopf('Weiter')).disabled).toBe(false);
    expect((await knopf('Ende')).disabled).toBe(true);
    zaehle(842_120);
    await screen.findByText(/Suchvorgaben: 842\.120 /);
    expect(await knopf('Seite 7')).toBeDefined();
  });
});

describe('die Adresszeile ist der Zustand', () => {
  it('fragt, was in der Adresse steht', async () => {
    const fragen = mitListe([eineZeile(1)]);
    zeigeSeite(
      `${liste}?suche=M%C3%BCller&von=2026-11-01&bis=2026-11-30&datum=2&zeilen=50&sortierung=datum%3Adesc`,
    );
    await zeile('NL-26-000001');
    expect(Object.fromEntries(fragen[0] ?? [])).toEqual({
      query: 'Müller',
      felder: 'liste',
      gesamt: 'spaeter',
      page: '0',
      searchLimit: '50',
      datumVon: '2026-11-01',
      datumBis: '2026-11-30',
      datumTyp: '2',
      offeneAuftraege: 'false',
      sortierung: 'datum:desc',
    });
  });

  it('Suche, Seite und Zeilenzahl gehen in die Adresse [1-2.172]', async () => {
    mitListe([eineZeile(1)], 100);
    const { ort } = zeigeSeite(liste);
    await zeile('NL-26-000001');
    await userEvent.click(await knopf('Seite 3'));
    expect(ort()).toBe(`${liste}?seite=3`);
    await userEvent.click(await knopf('50 Zeilen'));
    expect(ort()).toBe(`${liste}?zeilen=50`);
    await userEvent.type(screen.getByLabelText('Suche'), 'Öztürk{Enter}');
    expect(ort()).toBe(`${liste}?suche=%C3%96zt%C3%BCrk&zeilen=50`);
  });

  it('sortiert aufsteigend, absteigend, gar nicht [1-2.174 1-4.097]', async () => {
    mitListe([eineZeile(1)]);
    const { ort } = zeigeSeite(liste);
    await zeile('NL-26-000001');
    const kopf = screen.getByText('Auftragsnr.');
    const folge = [];
    for (let i = 0; i < 3; i++) {
      await userEvent.click(kopf);
      folge.push(ort());
    }
    expect(folge).toEqual([
      `${liste}?sortierung=spedeigennr%3Aasc`,
      `${liste}?sortierung=spedeigennr%3Adesc`,
      liste,
    ]);
  });

  it('zeigt Anzahl und Seiten [1-2.172,209]', async () => {
    mitListe([eineZeile(1)], 1284);
    zeigeSeite(`${liste}?zeilen=50`);
    await screen.findByText(
      'Anzahl gemäß Suchvorgaben: 1.284 / Anzeige pro Seite: 50 / Anzeige aktuell: 1-50',
    );
  });

  it('sucht nicht, solange der Zeitraum falsch ist [1-5.059,060]', async () => {
    const fragen = mitListe([]);
    zeigeSeite(`${liste}?von=2026-12-01&bis=2026-11-01`);
    await screen.findAllByText('Bitte korrigieren Sie die Angaben des Zeitraumes.');
    expect(fragen).toHaveLength(0);
  });
});

describe('Aktionen verlangen eine Markierung', () => {
  it.each(['Bearbeiten', 'Kopieren', 'Übertragen', 'Löschen', 'CSV', 'XML', 'Preisermittlung'])(
    '%s [1-5.063-067,069]',
    async (name) => {
      mitListe([eineZeile(1)]);
      zeigeSeite(liste);
      await zeile('NL-26-000001');
      await userEvent.click(await knopf(name));
      const dialog = await screen.findByRole('alertdialog');
      within(dialog).getByText('Bitte markieren Sie eine Zeile.');
      await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    },
  );

  it('gelöscht wird nur genau ein erfasster Auftrag, nach Rückfrage [1-2.162 1-4.005 1-5.070]', async () => {
    const geloescht = vi.fn();
    mitListe([eineZeile(1), eineZeile(2, 3)]);
    server.use(
      http.delete('*/api/auftraege/:id', ({ params }) => {
        geloescht(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000002'));
    await userEvent.click(await knopf('Löschen'));
    await userEvent.click(await knopf('OK'));
    expect(geloescht).not.toHaveBeenCalled();

    await userEvent.click(await zeile('NL-26-000001'));
    await userEvent.click(await knopf('Löschen'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Auftrag löschen' });
    within(dialog).getByText('Soll der markierte Auftrag entfernt werden?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ja' }));
    await screen.findByText('Der Auftrag NL-26-000001 wurde gelöscht.');
    // It can be taken back as long as one stays.
    cleanup();
    await waitFor(() => expect(geloescht).toHaveBeenCalledWith('1'));
  });

  it('berichtet, was zur Übertragung markiert wurde und was nicht [1-8.011]', async () => {
    mitListe([eineZeile(1), eineZeile(2, 3)]);
    const gesendet = vi.fn();
    server.use(
      http.post('*/api/auftraege/uebertragen', async ({ request }) => {
        gesendet(await request.json());
        return HttpResponse.json([eineZeile(1, 2)], { headers: { abgelehnt: '2' } });
      }),
    );
    zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000001'));
    const nutzer = userEvent.setup();
    await nutzer.keyboard('{Control>}');
    await nutzer.click(await zeile('NL-26-000002'));
    await nutzer.keyboard('{/Control}');
    await userEvent.click(await knopf('Übertragen'));
    await screen.findByText('1 Auftrag wurde zur Übertragung an DISPONENTplus markiert.');
    await screen.findByText('1 nicht markiert: NL-26-000002 (Übertragung ist erfolgt)');
    expect(gesendet).toHaveBeenCalledWith([1, 2]);
  });
});

describe('Preisermittlung', () => {
  it('macht genau einen erfassten Auftrag zur Preisanfrage und sendet sie [1-2.164 1-4.005 1-5.071 1-8.015]', async () => {
    const gesendet: unknown[] = [];
    mitListe([eineZeile(1), eineZeile(2, 3)]);
    server.use(
      http.post('*/api/auftraege/:ruf', async ({ request, params }) => {
        gesendet.push([params.ruf, await request.json()]);
        return HttpResponse.json([eineZeile(1)]);
      }),
    );
    zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000002'));
    await userEvent.click(await knopf('Preisermittlung'));
    await screen.findByText('Bitte genau einen Auftrag im Status „erfasst Internet“ markieren.');
    await userEvent.click(await knopf('OK'));
    expect(gesendet).toEqual([]);
    await userEvent.click(await zeile('NL-26-000001'));
    await userEvent.click(await knopf('Preisermittlung'));
    await screen.findByText(
      'Ihre Preisanfrage wurde versendet und wird nun berechnet. Dies kann mehrere Minuten dauern.',
    );
    expect(gesendet).toEqual([
      ['typ', { typ: 1, ids: [1] }],
      ['typUebertragen', [1]],
    ]);
  });
});

describe('Öffnen', () => {
  // What the other page asks for is not of interest here.
  beforeEach(() => server.use(http.get('*/api/*', () => HttpResponse.json([]))));

  it('Doppelklick öffnet den Auftrag [1-2.002,175]', async () => {
    mitListe([eineZeile(4)]);
    const { ort } = zeigeSeite(liste);
    await userEvent.dblClick(await zeile('NL-26-000004'));
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung/4'));
  });

  it('mit der Tastatur: Leertaste markiert, Enter öffnet', async () => {
    mitListe([eineZeile(4)]);
    const { ort } = zeigeSeite(liste);
    const zelle = (await zeile('NL-26-000004')).closest<HTMLElement>('[role="gridcell"]');
    act(() => zelle?.focus());
    await userEvent.keyboard(' ');
    await screen.findByLabelText('Zeile abwählen');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung/4'));
  });

  it('die Markierung steht in der Adresse und ist nach dem Zurück wieder da', async () => {
    mitListe([eineZeile(3), eineZeile(4)], 100);
    const { ort } = zeigeSeite(`${liste}?seite=2&markiert=3,4&reiter=historie`);
    expect(await screen.findAllByLabelText('Zeile abwählen')).toHaveLength(2);
    await screen.findByText('Zustellung geplant');
    await userEvent.click(await zeile('NL-26-000003'));
    expect(ort()).toBe(`${liste}?seite=2&markiert=3&reiter=historie`);
    await userEvent.click(await knopf('Seite 3'));
    expect(ort()).toBe(`${liste}?seite=3&reiter=historie`);
  });

  it('Kopieren öffnet die Erfassung mit der Vorlage [1-2.159]', async () => {
    mitListe([eineZeile(4)]);
    const { ort } = zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000004'));
    await userEvent.click(await knopf('Kopieren'));
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung?kopie=4'));
  });
});

describe('Rechte', () => {
  it('wer nicht bearbeiten darf, sieht nur, was ansieht [1-2.158,166,210,211 1-6.004,005]', async () => {
    angemeldetAls({ hauptmandant: false, edit: false });
    mitListe([eineZeile(1)]);
    zeigeSeite(liste);
    await knopf('Details');
    for (const name of [
      'Preisermittlung',
      'Neuer Auftrag',
      'Kopieren',
      'Übertragen',
      'Übertragung stornieren',
      'Löschen',
    ]) {
      expect(screen.queryByText(name)).toBeNull();
    }
    expect(screen.queryByLabelText('Mandant')).toBeNull();
  });

  it('übertragen lässt sich nur, wo ein erfasster Auftrag ist [1-4.015]', async () => {
    mitListe([eineZeile(1, 3)]);
    zeigeSeite(liste);
    await zeile('NL-26-000001');
    expect(await knopf('Übertragen')).toHaveProperty('disabled', true);
  });

  it('ohne Anmeldung führt der Weg zur Anmeldung [2-2.013]', async () => {
    localStorage.clear();
    const { ort } = zeigeSeite(liste);
    await knopf('Log-in');
    expect(ort()).toBe('/');
  });
});

it('ohne Treffer sagt die Liste, wie es weitergeht', async () => {
  mitListe([]);
  zeigeSeite(`${liste}?suche=xyz`);
  await screen.findByText('Keine Aufträge in diesem Zeitraum');
  await knopf('Suche zurücksetzen');
});

it('offene Aufträge sieht, wer erfassen darf; gefragt wird nach offenen [1-2.004]', async () => {
  const fragen = mitListe([eineZeile(1)]);
  zeigeSeite('/auftragsmanagement/offeneauftraege');
  await zeile('NL-26-000001');
  expect(fragen[0]?.get('offeneAuftraege')).toBe('true');
});

it('offene Aufträge gibt es nicht, wo das Recht zu erfassen fehlt [1-2.005 1-6.017]', async () => {
  angemeldetAls({ edit: false });
  zeigeSeite('/auftragsmanagement/offeneauftraege');
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
});

it('ohne Markierung sagt jeder Reiter der Seitenleiste, was zu tun ist [1-2.203,204]', async () => {
  mitListe([eineZeile(1)]);
  zeigeSeite(liste);
  await userEvent.click(await knopf('Seitenleiste öffnen'));
  for (const name of ['Auftrag', 'Historie', 'Dokumente', 'Verladung', 'Controlling']) {
    await userEvent.click(await screen.findByRole('tab', { name }));
    await screen.findByText('Bitte markieren Sie einen Auftrag.');
  }
  await userEvent.click(await zeile('NL-26-000001'));
  await screen.findByText('Zum Controlling dieses Auftrags liegen keine Angaben vor.');
});

describe('Die Seitenleiste', () => {
  const leiste = () => screen.findByRole('complementary', { name: 'Markierter Auftrag' });
  const nummer = async () => (await within(await leiste()).findByRole('heading', { level: 2 })).textContent;

  it('kommt mit der Markierung und geht mit den Pfeilen von Auftrag zu Auftrag', async () => {
    mitListe([eineZeile(1), eineZeile(2), eineZeile(3)], 40);
    zeigeSeite(`${liste}?seite=2`);
    await userEvent.click(await zeile('NL-26-000002'));
    expect(await nummer()).toBe('NL-26-000002');
    within(await leiste()).getByText('15 von 40');
    await userEvent.click(await knopf('Nächster Auftrag (Alt+Bild ab)'));
    expect(await nummer()).toBe('NL-26-000003');
    expect((await knopf('Nächster Auftrag (Alt+Bild ab)')).hasAttribute('disabled')).toBe(true);
    await userEvent.keyboard('{Alt>}{PageUp}{PageUp}{/Alt}');
    expect(await nummer()).toBe('NL-26-000001');
  });

  it('folgt den Pfeiltasten im Gitter, solange nur eine Zeile markiert ist', async () => {
    mitListe([eineZeile(1), eineZeile(2), eineZeile(3)]);
    const { ort } = zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000001'));
    await userEvent.keyboard('{ArrowDown}');
    expect(await nummer()).toBe('NL-26-000002');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(ort()).toContain('markiert=2%2C3'));
    await userEvent.keyboard('{ArrowUp}');
    expect(ort()).toContain('markiert=2%2C3');
  });

  it('bleibt zu, wenn sie bei einer Markierung geschlossen wurde', async () => {
    mitListe([eineZeile(1), eineZeile(2)]);
    zeigeSeite(liste);
    await userEvent.click(await zeile('NL-26-000001'));
    await userEvent.click(await knopf('Seitenleiste schließen'));
    await userEvent.click(await zeile('NL-26-000002'));
    expect(screen.queryByRole('complementary', { name: 'Markierter Auftrag' })).toBeNull();
    await userEvent.click(await knopf('Seitenleiste öffnen'));
    expect(await nummer()).toBe('NL-26-000002');
  });
});
