import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { heruntergeladenes } from '../../../../testing/herunterladen';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('./Markierung'),
  () => import('./Werkzeugmenue'),
  () => import('../../../papierpost/Versanddialog'),
);

const dateien = heruntergeladenes();

beforeEach(() => {
  gesendet.length = 0;
});

const maus = userEvent.setup({ delay: null });
const leiste = () => within(screen.getByLabelText('Aktionen'));
const knopf = (name: string) => leiste().getByText(name);
const nummer = (n: number) => `NL-26-00000${n}`;

async function markiere(...nummern: number[]) {
  for (const [i, n] of nummern.entries()) {
    if (i > 0) await maus.keyboard('{Control>}');
    await maus.click(screen.getAllByText(nummer(n))[0] as HTMLElement);
    if (i > 0) await maus.keyboard('{/Control}');
  }
}
async function zeige(zeilen = [eineZeile(1), eineZeile(2), eineZeile(3)]) {
  mitListe(zeilen);
  zeigeSeite(liste);
  await screen.findByText(nummer(1));
}
/** An answer that comes when the test says so. */
function spaeter() {
  let gib: (antwort: Response) => void = () => undefined;
  const antwort = new Promise<Response>((fertig) => {
    gib = fertig;
  });
  return { antwort, gib };
}

it('ein Doppelklick überträgt einmal', async () => {
  antworte('post', 'auftraege/uebertragen', [eineZeile(1, 2)]);
  await zeige();
  await markiere(1);
  await maus.dblClick(knopf('Übertragen'));
  await screen.findByText('1 Auftrag wurde zur Übertragung an DISPONENTplus markiert.');
  expect(an('POST auftraege/uebertragen')).toHaveLength(1);
});

it('ein Doppelklick fragt den Preis einmal an', async () => {
  antworte('post', 'auftraege/typ', []);
  antworte('post', 'auftraege/typUebertragen', [eineZeile(1)]);
  await zeige();
  await markiere(1);
  await maus.dblClick(leiste().getByLabelText('Preisermittlung'));
  await screen.findByText(/^Ihre Preisanfrage wurde versendet/);
  expect(an('POST auftraege/typUebertragen')).toHaveLength(1);
});

it.each([
  ['CSV', 'auftraege/exportcsv', 'Auftrag.csv'],
  ['XLSX', 'auftraege/exportxlsx', 'Auftrag.xlsx'],
])('ein Doppelklick auf %s gibt eine Datei aller Markierten', async (name, ruf, datei) => {
  antworte('get', `${ruf}/:ids`, () => new HttpResponse(new Blob(['x'])));
  await zeige();
  await markiere(1, 2);
  await maus.dblClick(knopf(name));
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual([datei]));
  expect(an(`GET ${ruf}/1,2`)).toHaveLength(1);
});

it('nennt, was abgelehnt wurde, auch wenn inzwischen etwas anderes markiert ist', async () => {
  const { antwort, gib } = spaeter();
  server.use(http.post('*/api/auftraege/uebertragen', () => antwort));
  await zeige();
  await markiere(1, 2);
  await maus.click(knopf('Übertragen'));
  await markiere(3);
  gib(
    HttpResponse.json([eineZeile(1, 2)], {
      headers: { abgelehnt: '2', 'abgelehnt-gruende': '2=ohneGewicht' },
    }),
  );
  await screen.findByText(
    'Der Auftrag NL-26-000002 kann noch nicht übertragen werden. Das Gewicht jeder Position liegt über 0.',
  );
});

it('eine Ablehnung im Ganzen wird gesagt, und die Markierung bleibt', async () => {
  antworte('post', 'auftraege/uebertragen', abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'));
  await zeige();
  await markiere(1, 2);
  await maus.click(knopf('Übertragen'));
  const fehler = within(await screen.findByRole('alertdialog'));
  fehler.getByText('Für diese Aktion fehlt die Berechtigung.');
  await maus.click(fehler.getByText('OK'));
  screen.getByText('2 markiert');
  await waitFor(() => expect(knopf('Übertragen').hasAttribute('disabled')).toBe(false));
});

it('Rückgängig nennt, was die Disposition schon geholt hat, und sagt es als Warnung', async () => {
  antworte('post', 'auftraege/uebertragen', [eineZeile(1, 2), eineZeile(2, 2)]);
  antworte('post', 'auftraege/resetStati', () => HttpResponse.json(1, { headers: { abgelehnt: '2' } }));
  await zeige();
  await markiere(1, 2);
  await maus.click(knopf('Übertragen'));
  await maus.click(await screen.findByText('Rückgängig'));
  const teils = await screen.findByText(
    'Es wurden 1 Aufträge aus der Übertragung an DISPONENTplus entfernt. Nicht storniert: NL-26-000002',
  );
  expect(teils.closest('[data-warnt]')).not.toBeNull();
  expect(an('POST auftraege/resetStati').map((g) => g.koerper)).toEqual([[1, 2]]);
});

it('Rückgängig wird nur angeboten, bis die Disposition alle geholt hat', async () => {
  antworte('post', 'auftraege/uebertragen', [eineZeile(1, 2), eineZeile(2, 2)]);
  await zeige();
  await markiere(1, 2);
  const jetzt = async (...stati: [number, number]) => {
    mitListe([eineZeile(1, stati[0]), eineZeile(2, stati[1])]);
    await maus.click(screen.getByLabelText('Aktualisieren'));
  };
  mitListe([eineZeile(1, 2), eineZeile(2, 2)]);
  await maus.click(knopf('Übertragen'));
  await screen.findByText('Rückgängig');
  await jetzt(3, 2);
  await waitFor(() => expect(screen.getAllByText('Übertragung ist erfolgt').length).toBeGreaterThan(0));
  screen.getByText('Rückgängig');
  await jetzt(3, 3);
  await waitFor(() => expect(screen.queryByText('Rückgängig')).toBeNull());
  screen.getByText('2 Aufträge wurden zur Übertragung an DISPONENTplus markiert.');
});

it('nach Übertragen und Rückgängig geht es in der Liste weiter: am markierten Auftrag', async () => {
  antworte('post', 'auftraege/uebertragen', [eineZeile(2, 2)]);
  antworte('post', 'auftraege/resetStati', () => HttpResponse.json(1));
  await zeige();
  await markiere(2);
  const amZweiten = () =>
    waitFor(() => {
      expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
      expect(document.activeElement?.parentElement?.textContent).toContain(nummer(2));
    });
  await maus.click(knopf('Übertragen'));
  await amZweiten();
  await maus.click(await screen.findByText('Rückgängig'));
  await screen.findByText('Es wurden 1 Aufträge aus der Übertragung an DISPONENTplus entfernt');
  await amZweiten();
});

it('verlässt der übertragene Auftrag die Liste, geht es am nächsten weiter', async () => {
  antworte('post', 'auftraege/uebertragen', [eineZeile(2, 2)]);
  await zeige();
  await markiere(2);
  mitListe([eineZeile(1), eineZeile(3)]);
  await maus.click(knopf('Übertragen'));
  await waitFor(() => expect(screen.queryByText(nummer(2))).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain(nummer(3)),
  );
});

it('die Übertragung stornieren heißt auch auf wenig Platz so', async () => {
  const breit = window.matchMedia;
  window.matchMedia = (media) => ({ ...breit(media), matches: media === '(max-width: 1399.95px)' });
  await zeige();
  leiste().getByText('Export');
  knopf('Übertragung stornieren');
  window.matchMedia = breit;
});

it('zählt und wiegt, was markiert ist, in deutschen Zahlen', async () => {
  const schwer = { sumBruttoGewicht: 12_345.5, sumPackstueckAnzahl: 1200 };
  await zeige([
    { ...eineZeile(1), ...schwer },
    { ...eineZeile(2, 4), ...schwer },
    { ...eineZeile(3, 4), ...schwer },
    { ...eineZeile(4, 4), ...schwer },
  ]);
  await markiere(1, 2, 3, 4);
  const text = (await screen.findByText('4 markiert')).closest('[role="status"]')?.textContent;
  expect(text).toContain('4.800 Stück · 49.382,00 kg');
  await maus.hover(screen.getByText('4 markiert'));
  await screen.findByText(new RegExp(`^${[1, 2, 3, 4].map(nummer).join(', ')}\\. 3 sind schon unterwegs`));
  expect(text).toContain('3 sind schon unterwegs. Löschen geht nur einzeln.');
});

it('mehrere gehen zusammen als ein Papier per E-Mail hinaus; danach geht es am Druckmenü weiter', async () => {
  antworte('post', 'berichte/:papier/mail/:ids', () => new HttpResponse(null, { status: 204 }));
  antworte('get', 'jasper-print/report-types', [
    { id: 2, label: 'Warenetikett', reportFileName: 'warenetikett' },
  ]);
  await zeige();
  await markiere(1, 3);
  await maus.click(knopf('Drucken'));
  await maus.click(await screen.findByText('Per E-Mail senden …'));
  await maus.type(await screen.findByLabelText(/^E-Mail/), 'lager@acme.example{Enter}');
  await screen.findByText('Die Mail an lager@acme.example geht gleich hinaus.');
  expect(an('POST berichte/warenetikett/mail/1,3')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(knopf('Drucken')));
});

it('was zum Gefahrgut zu sagen ist, gilt den Markierten: das der vorigen steht nicht weiter da', async () => {
  antworte('get', 'auftraege/gefahrguturteil/1', { saetze: [{ text: 'Zusammenladen ist erlaubt.' }] });
  const { antwort, gib } = spaeter();
  server.use(http.get('*/api/auftraege/gefahrguturteil/2', () => antwort));
  await zeige([eineZeile(1), eineZeile(2)].map((z) => ({ ...z, mitGefahrguetern: true })));
  await markiere(1);
  await screen.findByText('Zusammenladen ist erlaubt.');
  await markiere(2);
  await waitFor(() => expect(screen.queryByText('Zusammenladen ist erlaubt.')).toBeNull());
  gib(HttpResponse.json({ saetze: [{ text: 'Zusammenladen ist verboten.' }] }));
  await screen.findByText('Zusammenladen ist verboten.');
});
