import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('../suche/Filterchips'),
  () => import('./Ansichtmenue'),
  () => import('../spalten/Spaltenfenster'),
);

const ansicht = (mehr: Partial<Listenansicht> = {}): Listenansicht => ({
  id: 12,
  name: 'Meine Probleme',
  filter: 'phase=problem&sortierung=ort%3Aasc',
  spalten: [
    { feld: 'ort', breite: 200, kurz: null },
    { feld: 'spedeigennr', breite: null, kurz: null },
  ],
  dichte: 'normal',
  geteilt: false,
  eigene: true,
  version: 3,
  ...mehr,
});
/** Keeps views as the server does; answers what it was sent. */
function mitAnsichten(...anfang: Listenansicht[]) {
  let stand = anfang;
  const gesendet: { art: string; body?: unknown }[] = [];
  server.use(
    http.get('*/api/listenansichten', () => HttpResponse.json(stand)),
    http.post('*/api/listenansichten', async ({ request }) => {
      const body = (await request.json()) as Listenansicht;
      gesendet.push({ art: 'neu', body });
      stand = [...stand, { ...body, id: 77, eigene: true, version: 1 }];
      return HttpResponse.json({ ...body, id: 77, eigene: true, version: 1 }, { status: 201 });
    }),
    http.put('*/api/listenansichten/:id', async ({ request }) => {
      gesendet.push({ art: `stand ${request.headers.get('if-match')}`, body: await request.json() });
      return HttpResponse.json([{ severity: 'ERROR', key: 'server.konflikt' }], { status: 409 });
    }),
    http.delete('*/api/listenansichten/:id', ({ params }) => {
      gesendet.push({ art: `weg ${params['id']}` });
      stand = stand.filter((a) => String(a.id) !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return gesendet;
}
const koepfe = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].map((e) => e.textContent).filter(Boolean);
/** What the cells of the first row say, and how wide they are. */
const gezeigt = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row [data-field]')].map((zelle) => [
    zelle.textContent,
    zelle.style.getPropertyValue('--width'),
  ]);
const leiste = () => within(screen.getByLabelText('Ansicht'));
const menue = async () => userEvent.click(await screen.findByLabelText('Ansichten speichern und löschen'));

describe('Fertige Ansichten', () => {
  it.each([
    ['Heute abgeholt', { datumTyp: '1', datumVon: '2026-11-20', datumBis: '2026-11-20' }],
    ['Unterwegs', { phase: 'abgeholt,umschlag,zustellung', sortierung: 'entladedatum:asc' }],
    ['Zustellhindernis', { phase: 'problem' }],
    ['Ohne POD', { nur: 'podFehlt', datumTyp: '2', datumVon: '2026-10-22' }],
    ['Preisanfragen', { nur: 'preisanfrage' }],
  ])('%s fragt nach dem, was sie heißt', async (name, frage) => {
    const fragen = mitListe([eineZeile(1)]);
    zeigeSeite(`${liste}?suche=kiel`);
    await screen.findByText('NL-26-000001');
    await userEvent.click(leiste().getByText(name));
    await waitFor(() => expect(Object.fromEntries(fragen.at(-1) ?? [])).toMatchObject(frage));
    expect(fragen.at(-1)?.get('query')).toBeNull();
    expect(leiste().getByText(name).closest('button')?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(leiste().getByText('Standard'));
    await waitFor(() => expect(fragen.at(-1)?.get('datumVon')).toBe('2026-11-10'));
  });
});

it('Zustellhindernis sagt, wie viele es sind, sobald jemand da ist', async () => {
  mitListe([eineZeile(1)], 1, 1203);
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await userEvent.click(screen.getByLabelText('Suche'));
  const ansicht = leiste().getByText('Zustellhindernis').closest('button');
  await waitFor(() => expect(ansicht?.textContent).toBe('Zustellhindernis 1.203'));
  expect(leiste().getByText('Unterwegs').closest('button')?.textContent).toBe('Unterwegs');
});

describe('Eigene Ansichten', () => {
  it('zeigen ihre Spalten in ihrer Folge und fragen, was sie merken', async () => {
    mitAnsichten(ansicht());
    const fragen = mitListe([eineZeile(1)]);
    const { ort } = zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    expect(koepfe()).toContain('Erfasst');
    await userEvent.click(await leiste().findByText('Meine Probleme'));
    await waitFor(() => expect(koepfe()).toEqual(['Ort', 'Auftragsnr.']));
    expect(ort()).toBe(`${liste}?phase=problem&sortierung=ort%3Aasc&ansicht=12`);
    await waitFor(() => expect(fragen.at(-1)?.get('phase')).toBe('problem'));
    await userEvent.click(leiste().getByText('Standard'));
    await waitFor(() => expect(koepfe()).toContain('Erfasst'));
    expect(ort()).toBe(liste);
  });

  it('entstehen aus dem, was die Liste zeigt', async () => {
    const gesendet = mitAnsichten();
    mitListe([eineZeile(1)]);
    const { ort } = zeigeSeite(`${liste}?nur=adr&zeitraum=woche&zeilen=25`);
    await screen.findByText('NL-26-000001');
    await userEvent.click(leiste().getByText('Kurz'));
    await menue();
    await userEvent.click(await screen.findByText('Neue Ansicht …'));
    await userEvent.type(await screen.findByLabelText(/^Name/), 'ADR');
    await userEvent.click(screen.getByLabelText('Mit dem Mandanten teilen'));
    await userEvent.click(screen.getByText('Speichern'));
    await waitFor(() => expect(gesendet).toHaveLength(1));
    expect(gesendet[0]?.body).toMatchObject({
      name: 'ADR',
      filter: 'zeitraum=woche&nur=adr',
      geteilt: true,
      dichte: 'normal',
    });
    const spalten = (gesendet[0]?.body as Listenansicht | undefined)?.spalten;
    expect(spalten?.[0]).toEqual({ feld: 'spedeigennr', breite: null, kurz: true });
    expect(spalten).toHaveLength(8);
    await waitFor(() => expect(ort()).toBe(`${liste}?zeitraum=woche&nur=adr&zeilen=25&ansicht=77`));
  });

  it('aus „Kurz“ zeigen, was „Kurz“ zeigt: dieselben Breiten, Tage und Referenzen', async () => {
    mitAnsichten();
    mitListe([{ ...eineZeile(1), absenderReferenz: 'L26-1', empfaengerreferenz: 'B-7' }]);
    zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    await userEvent.click(leiste().getByText('Kurz'));
    await screen.findByText('L26-1 · B-7');
    const vorher = gezeigt();
    await menue();
    await userEvent.click(await screen.findByText('Neue Ansicht …'));
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Meine kurze');
    await userEvent.click(screen.getByText('Speichern'));
    await leiste().findByText('Meine kurze');
    expect(leiste().getByText('Meine kurze').closest('button')?.getAttribute('aria-pressed')).toBe('true');
    expect(gezeigt()).toEqual(vorher);
  });

  it('werden auf den Stand gespeichert, der gelesen wurde: was jemand anders inzwischen änderte, bleibt', async () => {
    const gesendet = mitAnsichten(ansicht({ geteilt: true, eigene: false }));
    mitListe([eineZeile(1)]);
    zeigeSeite(`${liste}?ansicht=12&phase=problem`);
    await screen.findByText('NL-26-000001');
    await menue();
    await userEvent.click(await screen.findByText('Ansicht speichern …'));
    await userEvent.type(await screen.findByLabelText(/^Name/), ' 2');
    await userEvent.click(screen.getByText('Speichern'));
    await waitFor(() => expect(gesendet.map(({ art }) => art)).toEqual(['stand "3"']));
    expect(await screen.findByText(/von jemand anderem geändert/)).toBeDefined();
    expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Meine Probleme 2');
  });

  it('gehen nach Rückfrage weg, geteilte fremde nur bei dem, der teilen darf', async () => {
    const gesendet = mitAnsichten(
      ansicht(),
      ansicht({ id: 13, name: 'Fremde', eigene: false, geteilt: true }),
    );
    angemeldetAls({ hauptmandant: false, edit: true, main: false });
    mitListe([eineZeile(1)]);
    zeigeSeite(`${liste}?ansicht=13`);
    await screen.findByText('NL-26-000001');
    await leiste().findByText('Fremde');
    await menue();
    await screen.findByText('Neue Ansicht …');
    expect(screen.queryByText('Ansicht löschen')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(leiste().getByText('Meine Probleme'));
    await menue();
    await userEvent.click(await screen.findByText('Ansicht löschen'));
    const frage = within(await screen.findByRole('alertdialog'));
    frage.getByText('Soll die Ansicht „Meine Probleme“ gelöscht werden?');
    await userEvent.click(frage.getByText('Ja'));
    await waitFor(() => expect(gesendet).toEqual([{ art: 'weg 12' }]));
    await waitFor(() => expect(leiste().queryByText('Meine Probleme')).toBeNull());
  });
});

describe('Spalten', () => {
  it('lassen sich verbergen, mit Tasten ordnen und zurücksetzen, je Ansicht', async () => {
    mitListe([eineZeile(1)]);
    zeigeSeite(liste);
    await screen.findByText('NL-26-000001');
    await userEvent.click(leiste().getByText('Kurz'));
    await waitFor(() => expect(koepfe()[0]).toBe('Auftragsnr.'));
    const vorher = koepfe();
    await userEvent.click(await screen.findByText('Spalten'));
    const fenster = within(await screen.findByRole('dialog'));
    await userEvent.click(fenster.getByLabelText('Gewicht'));
    fenster.getByLabelText('Status').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(koepfe().slice(0, 2)).toEqual(['Status', 'Auftragsnr.']));
    expect(document.activeElement).toBe(fenster.getByLabelText('Status'));
    expect(koepfe()).not.toContain('Gewicht');
    await userEvent.click(fenster.getByText('Zurücksetzen'));
    await waitFor(() => expect(koepfe()).toEqual(vorher));
  });
});
