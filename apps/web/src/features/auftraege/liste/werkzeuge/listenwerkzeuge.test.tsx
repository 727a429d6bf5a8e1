import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { eineZeile, mitListe, server } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

const liste = '/auftragsmanagement/auftragsresearch';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await Promise.all([import('../AuftragTabelle'), import('../AuftragslisteSeite')]);
}, 60_000);
beforeEach(() => angemeldetAls({ edit: true }));
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => server.close());

const leiste = () => screen.getByLabelText('Aktionen');
const knopf = (name: string) => within(leiste()).getByText(name);

async function oeffneListe(...nummern: number[]) {
  const fragen = mitListe(nummern.map((n) => eineZeile(n)));
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  return { fragen, maus: userEvent.setup() };
}

it('die Werkzeuge und Suchfelder sind die des Vertrags [1-2.157,158,167-171,211 1-5.044]', async () => {
  const { fragen, maus } = await oeffneListe(1);
  expect(
    [...leiste().querySelectorAll('button')].map((b) => b.getAttribute('aria-label') ?? b.textContent),
  ).toEqual([
    'Neuer Auftrag',
    'Bearbeiten',
    'Kopieren',
    'Übertragen',
    'Übertragung stornieren',
    'Löschen',
    'CSV',
    'XLSX',
    'XML',
    'Preisermittlung',
    'Drucken',
    'Aktualisieren',
  ]);
  const suche = screen.getByLabelText<HTMLInputElement>('Suche');
  expect([suche.type, suche.maxLength]).toEqual(['search', 200]);
  for (const name of ['Datum von', 'Datum bis']) screen.getByLabelText(name);
  await maus.click(screen.getByLabelText(/^Datumsart/));
  const arten = (await screen.findAllByRole('option')).map((o) => o.textContent);
  expect(arten).toEqual(['Erfassungsdatum', 'Versanddatum', 'Zustelldatum']);
  await maus.keyboard('{Escape}');
  const vorher = fragen.length;
  await maus.click(screen.getByLabelText('Aktualisieren'));
  await waitFor(() => expect(fragen.length).toBe(vorher + 1));
});

it('mehrere markierte werden zusammen übertragen und zurückgenommen, mit ihrer Zahl in der Meldung [1-2.160,161,173 1-8.012,013]', async () => {
  const gesendet: unknown[] = [];
  const merke = async (request: Request) =>
    gesendet.push([new URL(request.url).pathname, await request.json()]);
  server.use(
    http.post('*/api/auftraege/uebertragen', async ({ request }) => {
      await merke(request);
      return HttpResponse.json([eineZeile(1, 2), eineZeile(2, 2)]);
    }),
    http.post('*/api/auftraege/resetStati', async ({ request }) => {
      await merke(request);
      return HttpResponse.json(2);
    }),
  );
  const { maus } = await oeffneListe(1, 2);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.keyboard('{Control>}');
  await maus.click(screen.getByText('NL-26-000002'));
  await maus.keyboard('{/Control}');
  await maus.click(knopf('Übertragen'));
  await screen.findByText('2 Aufträge wurden zur Übertragung an DISPONENTplus markiert.');
  await maus.click(knopf('Übertragung stornieren'));
  await screen.findByText('Es wurden 2 Aufträge aus der Übertragung an DISPONENTplus entfernt');
  expect(gesendet).toEqual([
    ['/api/auftraege/uebertragen', [1, 2]],
    ['/api/auftraege/resetStati', [1, 2]],
  ]);
});

it('was noch nicht übertragen werden kann, nennt seine Gründe und bleibt zu lesen', async () => {
  server.use(
    http.post('*/api/auftraege/uebertragen', () =>
      HttpResponse.json([eineZeile(2, 2)], {
        headers: { abgelehnt: '1', 'abgelehnt-gruende': '1=ortFehlt+ohneGewicht' },
      }),
    ),
  );
  const { maus } = await oeffneListe(1, 2);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.keyboard('{Control>}');
  await maus.click(screen.getByText('NL-26-000002'));
  await maus.keyboard('{/Control}');
  await maus.click(knopf('Übertragen'));
  await screen.findByText('1 Auftrag wurde zur Übertragung an DISPONENTplus markiert.');
  const nicht = 'Der Auftrag NL-26-000001 kann noch nicht übertragen werden.';
  screen.getByText(`${nicht} Abgang und Ziel haben einen Ort.`);
  screen.getByText(`${nicht} Das Gewicht jeder Position liegt über 0.`);
});

it('die markierten Zeilen werden als Auftrag.csv heruntergeladen [1-2.163 1-9.035]', async () => {
  server.use(
    http.get('*/api/auftraege/exportcsv/1', () =>
      HttpResponse.text('"Auftragsnummer"\r\n"NL-26-000001"\r\n', {
        headers: { 'content-type': 'text/csv' },
      }),
    ),
  );
  URL.createObjectURL = vi.fn(() => 'blob:csv');
  URL.revokeObjectURL = vi.fn();
  const geladen = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    geladen(this.download, this.href);
  });
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('CSV'));
  await waitFor(() => expect(geladen).toHaveBeenCalledWith('Auftrag.csv', 'blob:csv'));
});

it('das Druckmenü fragt einen Schein zu den Kennungen und öffnet damit den Bericht in einem neuen Fenster [1-2.165 1-7.030,031]', async () => {
  const fenster = {
    location: { href: '' },
    close: vi.fn(),
    document: document.implementation.createHTMLDocument(),
  };
  const oeffne = vi.spyOn(window, 'open').mockReturnValue(fenster as unknown as Window);
  server.use(http.get('*/api/jasper-print/encrypt-ids/1', () => HttpResponse.json({ ids: 'abc.def' })));
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Drucken'));
  await maus.click(await screen.findByText('Speditionsauftrag'));
  expect(fenster.document.body.textContent).toBe('Der Druck wird vorbereitet …');
  await waitFor(() =>
    expect(fenster.location.href).toBe('/api/berichte/speditionsauftrag?ids=abc.def&languageId=50'),
  );
  expect(oeffne).toHaveBeenCalledWith('', '_blank');
});

it('die Übernahmeliste steht nicht im Druckmenü [1-3.232]', async () => {
  server.use(
    http.get('*/api/jasper-print/report-types', () =>
      HttpResponse.json([
        { id: 1, label: 'Speditionsauftrag', reportFileName: 'speditionsauftrag' },
        { id: 4, label: 'Übernahmeliste', reportFileName: 'uebernahmeliste' },
      ]),
    ),
  );
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Drucken'));
  await screen.findByText('Speditionsauftrag');
  expect(screen.queryByText('Übernahmeliste')).toBeNull();
});

it('Löschen fragt mit Ja und Nein; Nein löscht nichts [1-2.205,206]', async () => {
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Löschen'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Auftrag löschen' });
  within(dialog).getByText('Soll der markierte Auftrag entfernt werden?');
  within(dialog).getByText('Ja');
  // A request nobody handles here would fail the test.
  await maus.click(within(dialog).getByText('Nein'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('die Übernahmeliste steht nicht im Menü; im Status „erfasst Internet“ gibt es keinen Lieferschein', async () => {
  server.use(
    http.get('*/api/jasper-print/report-types', () =>
      HttpResponse.json(
        ['Lieferschein', 'Uebernahmeliste', 'Warenetikett'].map((label, id) => ({
          id,
          label,
          reportFileName: label.toLowerCase(),
        })),
      ),
    ),
  );
  const oeffne = vi.spyOn(window, 'open');
  const { maus } = await oeffneListe(1);
  await maus.click(knopf('Drucken'));
  const eintraege = (await screen.findAllByRole('menuitem')).map((e) => e.textContent);
  expect(eintraege).toEqual([
    'Lieferschein',
    'Warenetikett',
    'Warenetikett, 100 × 150 mm',
    'Per E-Mail senden …',
  ]);
  await maus.click(screen.getByText('Warenetikett'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Drucken'));
  await maus.click(await screen.findByText('Lieferschein'));
  await screen.findByText('Die Übernahmeliste kann für Auftrag NL-26-000001 noch nicht gedruckt werden');
  expect(oeffne).not.toHaveBeenCalled();
});

it('die Meldung nennt das Dispositionssystem beim Namen der Einstellung [1-8.014]', async () => {
  server.use(
    http.get('*/api/config-param/clientconfig', () => HttpResponse.json({ 'client.dispoName': 'CargoSoft' })),
    http.post('*/api/auftraege/uebertragen', () => HttpResponse.json([eineZeile(1, 2)])),
  );
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Übertragen'));
  await screen.findByText('1 Auftrag wurde zur Übertragung an CargoSoft markiert.');
});

it('eine Preisanfrage sagt statt des Status, wie weit sie ist [1-4.011,012]', async () => {
  const zeilen = [
    { ...eineZeile(1, 2), typ: 1, kalkulationsFolgeId: null },
    { ...eineZeile(2), typ: 1, kalkulationsFolgeId: 5 },
    { ...eineZeile(3), typ: 1, kalkulationsFolgeId: null },
    { ...eineZeile(4), typ: 0, kalkulationsFolgeId: 5 },
  ];
  mitListe(zeilen);
  zeigeSeite(liste);
  const status = async (n: number) =>
    (await screen.findByText(`NL-26-00000${n}`)).closest('[role="row"]')?.querySelector('.fp-status')
      ?.textContent;
  expect(await status(1)).toBe('Preisermittlung in Arbeit...');
  expect(await status(2)).toBe('Preisermittlung ist erfolgt');
  expect(await status(3)).toBe('erfasst');
  expect(await status(4)).toBe('erfasst');
});

it('mehrere Markierte: wie viele, was sie wiegen, was mit ihnen nicht geht und warum', async () => {
  mitListe([eineZeile(1), eineZeile(2), eineZeile(3, 4)]);
  zeigeSeite(liste);
  const maus = userEvent.setup();
  await maus.click(await screen.findByText('NL-26-000001'));
  expect(screen.queryByText(/markiert$/)).toBeNull();
  await maus.keyboard('{Control>}');
  await maus.click(screen.getByText('NL-26-000002'));
  await maus.click(screen.getByText('NL-26-000003'));
  await maus.keyboard('{/Control}');
  const leiste = (await screen.findByText('3 markiert')).closest('[role="status"]');
  expect(leiste?.textContent).toContain('NL-26-000003 ist schon unterwegs. Löschen geht nur einzeln.');
  expect(knopf('Übertragen').textContent).toBe('Übertragen2');
  await maus.click(screen.getByLabelText('Markierung aufheben'));
  await waitFor(() => expect(screen.queryByText('3 markiert')).toBeNull());
});

it('gelöscht wird erst, wenn niemand es zurücknimmt: beim Verlassen der Liste sofort', async () => {
  const geloescht = vi.fn();
  server.use(
    http.delete('*/api/auftraege/:id', ({ params }) => {
      geloescht(params['id']);
      return new HttpResponse(null, { status: 200 });
    }),
  );
  const { maus } = await oeffneListe(1, 2);
  const loesche = async (nummer: string) => {
    await maus.click(screen.getByText(nummer));
    await maus.click(knopf('Löschen'));
    await maus.click(await screen.findByText('Ja'));
    await waitFor(() => expect(screen.queryAllByText(nummer)).toHaveLength(0));
  };
  await loesche('NL-26-000001');
  await screen.findByText('Der Auftrag NL-26-000001 wurde gelöscht.');
  await maus.click(screen.getByText('Rückgängig'));
  await screen.findByText('NL-26-000001');
  await loesche('NL-26-000002');
  expect(geloescht).not.toHaveBeenCalled();
  cleanup();
  await waitFor(() => expect(geloescht.mock.calls).toEqual([['2']]));
});

it('was übertragen wurde, nimmt „Rückgängig“ zurück, solange es die Disposition nicht geholt hat', async () => {
  const zurueck = vi.fn();
  server.use(
    http.post('*/api/auftraege/uebertragen', () => HttpResponse.json([eineZeile(1, 2)])),
    http.post('*/api/auftraege/resetStati', async ({ request }) => {
      zurueck(await request.json());
      return HttpResponse.json(1);
    }),
  );
  const { maus } = await oeffneListe(1);
  await maus.click(screen.getByText('NL-26-000001'));
  await maus.click(knopf('Übertragen'));
  await maus.click(await screen.findByText('Rückgängig'));
  await screen.findByText('Es wurden 1 Aufträge aus der Übertragung an DISPONENTplus entfernt');
  expect(zurueck).toHaveBeenCalledWith([1]);
});
