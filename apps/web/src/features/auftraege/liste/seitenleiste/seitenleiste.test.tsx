import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('./OffeneLeiste'),
  () => import('./AuftragHistorie'),
  () => import('../marken/Markenquelle'),
  () => import('../../../dokumente/AuftragDokumente'),
  () => import('../../../kommentare/AuftragKommentare'),
  () => import('../../../klaerfaelle/AuftragKlaerfaelle'),
);

beforeEach(() => {
  gesendet.length = 0;
  mitListe([eineZeile(1), eineZeile(2), eineZeile(3)]);
  antworte('get', 'dokumentenverweise/auftrag', ({ frage }) => {
    const id = frage.get('auftrag.id');
    return [{ id: Number(id), dateiname: `Papier ${id}`, filename: `${id}.pdf`, belegart: null }];
  });
});

const maus = userEvent.setup({ delay: null });
const leiste = async () => within(await screen.findByLabelText('Markierter Auftrag', { selector: 'aside' }));
const reiter = async (name: RegExp) => (await leiste()).getByRole('tab', { name });
const auftrag = (id: number, mehr: object = {}) => ({
  ...eineZeile(id),
  auftragspositionen: [],
  auftragshistorie: [],
  ...mehr,
});

async function zeige(adresse = '?markiert=1') {
  const seite = zeigeSeite(`${liste}${adresse}`);
  await leiste();
  return seite;
}

describe('Der markierte Auftrag', () => {
  it('steht mit Preis, Gewicht und Stück in deutschen Zahlen da', async () => {
    antworte(
      'get',
      'auftraege/1',
      auftrag(1, {
        berechnBetrag: 1234.5,
        berechnWaehrung: { bezeichnungKurz: 'EUR' },
        sumBruttoGewicht: 12_345.6,
        sumPackstueckAnzahl: 1200,
      }),
    );
    await zeige();
    const l = await leiste();
    await l.findByText(/1\.234,50 EUR/);
    l.getByText('12.345,60 kg');
    l.getByText('1.200');
  });

  it('zeigt nie den vorigen, während der nächste gelesen wird', async () => {
    antworte('get', 'auftraege/1', auftrag(1, { hinweis: 'Hinweis 1' }));
    await zeige();
    await (await leiste()).findByText('Hinweis 1');
    let gib: (antwort: Response) => void = () => undefined;
    const antwort = new Promise<Response>((fertig) => {
      gib = fertig;
    });
    server.use(http.get('*/api/auftraege/2', () => antwort));
    await maus.keyboard('{Alt>}{PageDown}{/Alt}');
    await (await leiste()).findByText('NL-26-000002');
    expect((await leiste()).queryByText('Hinweis 1')).toBeNull();
    gib(HttpResponse.json(auftrag(2, { hinweis: 'Hinweis 2' })));
    await (await leiste()).findByText('Hinweis 2');
  });

  it('ließ er sich nicht lesen, steht da warum, und nicht, es gebe ihn nicht', async () => {
    antworte('get', 'auftraege/1', abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'));
    await zeige();
    await (await leiste()).findByText('Für diese Aktion fehlt die Berechtigung.');
  });

  it('geht mit seiner Zeile: löscht ihn jemand anders, zeigt die Leiste ihn nicht weiter', async () => {
    await zeige();
    mitListe([eineZeile(2), eineZeile(3)]);
    await maus.click(screen.getByLabelText('Aktualisieren'));
    await waitFor(() => expect(screen.queryAllByText('NL-26-000001')).toHaveLength(0));
    expect(screen.queryByLabelText('Markierter Auftrag', { selector: 'aside' })).toBeNull();
  });
});

it('nennt ein Problem überall mit demselben Wort, und zeigt, wo auf dem Weg es eintrat', async () => {
  const anzeige = { id: 1_000_019, kurzBezeichnung: 'Zustellung nicht möglich', farbe: 'warn' } as const;
  const schritt = (id: number, sdst_id_anzeige: number, wort: string) => ({
    datum: '2026-11-20T08:00:00Z',
    sendungsstatus: { id, sdst_id_anzeige, anzeige: wort },
  });
  const zeile = {
    ...eineZeile(1),
    status: { id: 11, kurzBezeichnung: 'Zustellhindernis' },
    anzeigestatus: anzeige as never,
  };
  mitListe([zeile]);
  const auftragshistorie = [
    schritt(9, 1_000_016, 'In Zustellung'),
    schritt(11, anzeige.id, anzeige.kurzBezeichnung),
  ];
  antworte('get', 'auftraege/1', auftrag(1, { status: zeile.status, auftragshistorie }));
  await zeige('?markiert=1&reiter=historie');
  const l = await leiste();
  const schritte = await l.findAllByRole('listitem');
  const mitWort = schritte.filter((s) => s.textContent?.startsWith(anzeige.kurzBezeichnung));
  expect(mitWort.map((s) => s.querySelectorAll('.fp-phase-problem').length)).toEqual([1]);
  // The row, the head of the panel and the history.
  await waitFor(() => expect(screen.getAllByText(anzeige.kurzBezeichnung)).toHaveLength(3));
  expect(screen.queryByText('Zustellhindernis', { selector: '.fp-status *' })).toBeNull();
  const weg = [...(l.getByText('Problem').parentElement?.children ?? [])];
  expect(weg.map((s) => [s.textContent, s.hasAttribute('data-erreicht')])).toEqual([
    ['', true],
    ['', true],
    ['', true],
    ['Problem', true],
    ['', false],
  ]);
});

describe('Die Reiter', () => {
  it('nennen, wie viele Kommentare und Klärfälle es gibt', async () => {
    const kommentar = {
      id: 1,
      text: 'x',
      verfasser: 'a',
      zeitpunkt: '2026-11-20T08:00:00Z',
      ungelesen: true,
    };
    antworte('get', 'kommentare/auftrag/:id', ({ teile }) =>
      teile['id'] === '1' ? [kommentar, { ...kommentar, id: 2, ungelesen: false }] : [],
    );
    antworte('get', 'klaerfaelle/offen', [{ auftragId: 1, anzahl: 3, ueberfaellig: false }]);
    await zeige();
    await waitFor(async () => expect((await reiter(/^Kommentare/)).textContent).toContain('2'));
    await waitFor(async () => expect((await reiter(/^Klärfälle/)).textContent).toContain('3'));
    await maus.keyboard('{Alt>}{PageDown}{/Alt}');
    await waitFor(async () => expect((await reiter(/^Kommentare/)).textContent).toBe('Kommentare'));
    expect((await reiter(/^Klärfälle/)).textContent).toBe('Klärfälle');
  });

  it('wechseln mit den Pfeiltasten; der gewählte bleibt beim nächsten Auftrag und in der Adresse', async () => {
    const { ort } = await zeige('?markiert=1&reiter=historie');
    (await reiter(/^Historie/)).focus();
    await maus.keyboard('{ArrowRight}');
    await (await leiste()).findByText('Papier 1');
    expect(ort()).toBe(`${liste}?markiert=1&reiter=dokumente`);
    await maus.keyboard('{Alt>}{PageDown}{/Alt}');
    await (await leiste()).findByText('Papier 2');
    expect((await leiste()).queryByText('Papier 1')).toBeNull();
    expect(ort()).toBe(`${liste}?markiert=2&reiter=dokumente`);
  });

  it('Kommentare: was für einen Auftrag getippt ist, geht nicht an den nächsten', async () => {
    antworte('get', 'kommentare/auftrag/:id/ansprechbar', []);
    await zeige('?markiert=1&reiter=kommentare');
    const feld = async () => (await leiste()).findByRole<HTMLTextAreaElement>('textbox');
    await maus.type(await feld(), 'Bitte anrufen');
    await maus.click(screen.getByText('NL-26-000002'));
    await (await leiste()).findByText('NL-26-000002');
    expect((await feld()).value).toBe('');
    await maus.click(screen.getByText('NL-26-000001'));
    await waitFor(async () => expect((await feld()).value).toBe('Bitte anrufen'));
  });

  it('Historie: der Link zum Verfolgen ist der des gezeigten Auftrags', async () => {
    antworte('get', 'auftraege/:id/verfolgungslink', []);
    antworte('post', 'auftraege/:id/verfolgungslink', { id: 1, adresse: 'https://portal.example/v/x' });
    await zeige('?markiert=1&reiter=historie');
    await (await leiste()).findByText('Link zum Verfolgen …');
    await maus.keyboard('{Alt>}{PageDown}{/Alt}');
    await (await leiste()).findByText('NL-26-000002');
    await maus.click(await (await leiste()).findByText('Link zum Verfolgen …'));
    await maus.click(await screen.findByText('Link erzeugen'));
    await screen.findByLabelText('Link zur Sendung');
    expect(an('POST auftraege/2/verfolgungslink')).toHaveLength(1);
  });
});

it('ein offener Dialog bleibt, bis man ihn schließt, auch wenn seine Zeile die Liste verlässt', async () => {
  antworte('get', 'auftraege/1/verfolgungslink', []);
  await zeige('?markiert=1&reiter=historie');
  await maus.click(await (await leiste()).findByText('Link zum Verfolgen …'));
  const feld = async () => screen.findByLabelText<HTMLInputElement>('Per E-Mail senden an');
  await maus.type(await feld(), 'lager@acme');
  mitListe([eineZeile(2), eineZeile(3)]);
  fireEvent.click(screen.getByLabelText('Aktualisieren'));
  await waitFor(() =>
    expect(screen.queryByText('NL-26-000001', { selector: '[role="gridcell"]' })).toBeNull(),
  );
  expect((await feld()).value).toBe('lager@acme');
  await maus.keyboard('{Escape}');
  await maus.click(await screen.findByText('Ja'));
  await waitFor(() => expect(screen.queryByText('NL-26-000001')).toBeNull());
});

describe('Dateien, die auf die Leiste fallen', () => {
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'pod.pdf')] };

  it('bringen die Dokumente in Sicht und warten dort', async () => {
    const { ort } = await zeige();
    fireEvent.drop(await screen.findByLabelText('Markierter Auftrag', { selector: 'aside' }), {
      dataTransfer,
    });
    await (await leiste()).findByLabelText('Gewählte Dateien');
    expect(ort()).toBe(`${liste}?markiert=1&reiter=dokumente`);
  });

  it('kommen zu den Dokumenten, auch wenn diese schon in Sicht sind', async () => {
    await zeige('?markiert=1&reiter=dokumente');
    await (await leiste()).findByText('Papier 1');
    const kopf = (await leiste()).getByRole('heading', { level: 2 });
    fireEvent.dragOver(kopf, { dataTransfer });
    fireEvent.drop(kopf, { dataTransfer });
    await (await leiste()).findByText('pod.pdf');
  });

  it('nimmt niemand, der nur ansehen darf', async () => {
    angemeldetAls({ edit: false });
    const { ort } = await zeige();
    fireEvent.drop(await screen.findByLabelText('Markierter Auftrag', { selector: 'aside' }), {
      dataTransfer,
    });
    expect(ort()).toBe(`${liste}?markiert=1`);
  });
});

it('lässt sich mit den Pfeiltasten breiter ziehen, bis an ihre Grenzen, und bleibt so', async () => {
  await zeige();
  const griff = () => screen.getByRole('separator', { name: 'Breite der Seitenleiste' });
  const breite = () => Number(griff().getAttribute('aria-valuenow'));
  const vorher = breite();
  griff().focus();
  await maus.keyboard('{ArrowLeft}');
  expect(breite()).toBeGreaterThan(vorher);
  await maus.keyboard(`{ArrowRight>30/}`);
  expect(breite()).toBe(Number(griff().getAttribute('aria-valuemin')));
});

it('geschlossen und geöffnet bleibt der Fokus, wo es weitergeht', async () => {
  await zeige();
  const knopf = (name: string) => screen.findByLabelText(name, { selector: 'button' });
  await maus.click(await knopf('Seitenleiste schließen'));
  await waitFor(async () => expect(document.activeElement).toBe(await knopf('Seitenleiste öffnen')));
  await maus.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await knopf('Seitenleiste schließen')));
});
