import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const pfad = '/auftragsmanagement/auftragsvorschlaege';
const vorschlag = (id: number, dazu: object = {}) => ({
  id,
  version: 3,
  zustand: 'wartet',
  mandant: { id: 7, name: 'Müller & Söhne' },
  quelle: 'datei',
  herkunft: 'kunde-47.csv',
  referenz: null,
  grund: null,
  empfaenger: `Großhandel ${id}`,
  plz: '28195',
  ort: 'Bremen',
  beladedatum: '2026-11-23',
  positionen: 2,
  beanstandet: 0,
  beanstandungen: [],
  erstelltVon: 'dispo',
  erstelltAm: '2026-11-20T09:00:00Z',
  entschiedenVon: null,
  entschiedenAm: null,
  verwerfgrund: null,
  auftragId: null,
  spedeigennr: null,
  ...dazu,
});
let da: Record<string, object[]>;

mitPortal(() => {
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  da = { wartet: [vorschlag(1), vorschlag(2)], freigegeben: [], verworfen: [] };
  antworte('get', 'auftragsvorschlaege', ({ frage }) => {
    const zeilen = da[frage.get('zustand') ?? ''] ?? [];
    return HttpResponse.json(zeilen, { headers: { 'total-search-results': `${zeilen.length}` } });
  });
  antworte('get', 'auftragsvorschlaege/anzahl', () => HttpResponse.json(2));
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string) => maus.click(screen.getByText(name, { selector: 'button' }));
const letzte = () => Object.fromEntries(an('GET auftragsvorschlaege').at(-1)?.frage ?? []);
const zeile = async (name: string) =>
  (await screen.findByText(name, { selector: '[role=row] *' })).closest('[role=row]') as HTMLElement;
async function markiere(...namen: string[]) {
  for (const name of namen) await maus.click(within(await zeile(name)).getByRole('checkbox'));
}
async function zeige(suche = '') {
  const app = zeigeSeite(pfad + suche);
  await screen.findByText('wartet', { selector: 'button' });
  return app;
}

it.each([
  ['wartet', /^Es wartet nichts auf Freigabe/],
  ['freigegeben', 'In den letzten 90 Tagen wurde kein Vorschlag freigegeben.'],
  ['verworfen', 'In den letzten 90 Tagen wurde kein Vorschlag verworfen.'],
])('says what it means that there is none that is %s', async (zustand, text) => {
  da = {};
  await zeige(`?zustand=${zustand}`);
  await screen.findByText(text);
});

it('says how to see all of them where a search finds none', async () => {
  da = {};
  await zeige('?suche=x');
  await screen.findByText('Kein Vorschlag gefunden. Leeren Sie Suche und Filter, um alle zu sehen.');
  expect(letzte()).toMatchObject({ query: 'x', zustand: 'wartet' });
});

it('does not say nothing waits where the list cannot be read', async () => {
  antworte('get', 'auftragsvorschlaege', abgelehnt(500, 'Gerade nicht.'));
  await zeige();
  await screen.findByText('Gerade nicht.');
  expect(screen.queryByText(/^Es wartet nichts/)).toBeNull();
});

it('takes of an address only what it understands', async () => {
  await zeige('?zustand=egal&mandant=x&sortierung=ort&seite=-2');
  await zeile('Großhandel 1');
  expect(letzte()).toEqual({ zustand: 'wartet', page: '0', searchLimit: '50' });
});

it('orders by a column, and begins at the first page with each search', async () => {
  const { ort } = await zeige('?seite=1');
  await zeile('Großhandel 1');
  await maus.click(screen.getByText('Ort', { selector: '[role=columnheader] *' }));
  await waitFor(() => expect(letzte()).toMatchObject({ sortierung: 'ort:asc' }));
  await maus.type(screen.getByLabelText('Vorschläge suchen'), ' Bremen {Enter}');
  await waitFor(() => expect(letzte()).toMatchObject({ query: 'Bremen', sortierung: 'ort:asc', page: '0' }));
  expect(ort()).toContain('suche=');
});

it('limits the list to a client for who sees several, and says whose each is', async () => {
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  await zeige();
  within(await zeile('Großhandel 1')).getByText('Müller & Söhne');
  await maus.type(await screen.findByLabelText('Mandant'), 'Mül{Enter}');
  await waitFor(() => expect(letzte()).toMatchObject({ mandantId: '7' }));
});

it('says where nobody is named, and where each comes from', async () => {
  da = {
    wartet: [
      vorschlag(1, { empfaenger: null, quelle: 'mail', herkunft: null }),
      vorschlag(2, { quelle: 'agent', herkunft: 'Assistent' }),
    ],
  };
  await zeige();
  within(await zeile('(ohne Empfänger)')).getByText('E-Mail');
  within(await zeile('Großhandel 2')).getByText('KI-Agent: Assistent');
});

it('leads from a released one to its order, and from a discarded one to why', async () => {
  const entschieden = { entschiedenAm: '2026-11-21T09:00:00Z', entschiedenVon: 'metro' };
  da = {
    freigegeben: [vorschlag(8, { auftragId: 88, spedeigennr: 'NL-26-000088', ...entschieden })],
    verworfen: [vorschlag(9, { verwerfgrund: 'doppelt', ...entschieden })],
  };
  await zeige('?zustand=freigegeben');
  const frei = within(await zeile('Großhandel 8'));
  expect(frei.getByText('NL-26-000088').getAttribute('href')).toBe(
    '/auftragsmanagement/auftragserfassung/88',
  );
  frei.getByText('metro');
  expect(screen.queryByText('Freigeben')).toBeNull();
  await klicke('verworfen');
  const weg = within(await zeile('Großhandel 9'));
  weg.getByText('doppelt');
  weg.getByText('21.11.2026 10:00');
});

it('opens a waiting one by double click, but none that is decided', async () => {
  da = { wartet: [vorschlag(1)], verworfen: [vorschlag(9)] };
  const { ort } = await zeige('?zustand=verworfen');
  await maus.dblClick(await screen.findByText('Großhandel 9'));
  expect(ort()).toBe(`${pfad}?zustand=verworfen`);
  await klicke('wartet');
  await maus.dblClick(await screen.findByText('Großhandel 1'));
  await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung?vorschlag=1'));
});

it('opens exactly one: none and two are refused with words', async () => {
  const { ort } = await zeige();
  await zeile('Großhandel 1');
  await klicke('Bearbeiten');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await klicke('OK');
  await markiere('Großhandel 1', 'Großhandel 2');
  await klicke('Bearbeiten');
  await screen.findByText('Bitte genau einen Vorschlag markieren.');
  await klicke('OK');
  await markiere('Großhandel 2');
  await klicke('Bearbeiten');
  await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung?vorschlag=1'));
});

it('releases several, once, and says how many', async () => {
  antworte('post', 'auftragsvorschlaege/freigeben', ({ koerper }) => {
    da = {};
    return (koerper as number[]).map((id) => vorschlag(id, { zustand: 'freigegeben' }));
  });
  await zeige();
  await markiere('Großhandel 1', 'Großhandel 2');
  await maus.dblClick(screen.getByText('Freigeben', { selector: 'button' }));
  await screen.findByText('2 Vorschläge wurden freigegeben.');
  expect(an('POST auftragsvorschlaege/freigeben').map((g) => g.koerper)).toEqual([[1, 2]]);
  await screen.findByText(/^Es wartet nichts/);
});

it('asks with the Delete key about the row one is in, whatever is marked', async () => {
  antworte('post', 'auftragsvorschlaege/2/verwerfen', vorschlag(2));
  await zeige();
  await markiere('Großhandel 1');
  await maus.click(within(await zeile('Großhandel 2')).getByText('Bremen', { exact: false }));
  await maus.keyboard('{Delete}');
  const dialog = await screen.findByRole('dialog', { name: 'Vorschlag verwerfen' });
  within(dialog).getByText('Soll der markierte Vorschlag verworfen werden?');
  await maus.click(within(dialog).getByText('Verwerfen', { selector: 'button' }));
  await screen.findByText(/^1 Vorschlag wurde verworfen/);
  expect(an('POST auftragsvorschlaege/2/verwerfen').map((g) => g.koerper)).toEqual([{ grund: null }]);
});

it('tells which of several cannot come back; those that did are gone from the list', async () => {
  da = { verworfen: [vorschlag(8), vorschlag(9)] };
  antworte('post', 'auftragsvorschlaege/8/zuruecknehmen', () => {
    da = { verworfen: [vorschlag(9)] };
    return vorschlag(8);
  });
  antworte('post', 'auftragsvorschlaege/9/zuruecknehmen', abgelehnt(409, 'Er ist schon freigegeben.'));
  await zeige('?zustand=verworfen');
  await markiere('Großhandel 8', 'Großhandel 9');
  await klicke('Verwerfen zurücknehmen');
  await screen.findByText('Er ist schon freigegeben.');
  await waitFor(() => expect(screen.queryByText('Großhandel 8')).toBeNull());
});

it('marks nothing any more once another state is shown', async () => {
  da = { wartet: [vorschlag(1)], verworfen: [vorschlag(1)] };
  await zeige();
  await markiere('Großhandel 1');
  await klicke('verworfen');
  await waitFor(() => expect(letzte()).toMatchObject({ zustand: 'verworfen' }));
  await zeile('Großhandel 1');
  await klicke('Verwerfen zurücknehmen');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
});
