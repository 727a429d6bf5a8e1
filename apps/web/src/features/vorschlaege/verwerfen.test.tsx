import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const vorschlag = (id: number, dazu: object = {}) => ({
  id,
  version: 3,
  zustand: 'wartet',
  mandant: { id: 7, name: 'Müller & Söhne' },
  quelle: 'datei',
  herkunft: 'kunde-47.csv',
  referenz: null,
  grund: 'Empfänger unsicher',
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
let wartende: object[] = [];

mitPortal(() => {
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  wartende = [vorschlag(1), vorschlag(2)];
  antworte('get', 'auftragsvorschlaege', ({ frage }) => {
    const zeilen = frage.get('zustand') === 'wartet' ? wartende : [];
    return HttpResponse.json(zeilen, { headers: { 'total-search-results': `${zeilen.length}` } });
  });
  antworte('get', 'auftragsvorschlaege/anzahl', () => HttpResponse.json(wartende.length));
  antworte('post', 'auftragsvorschlaege/:id/verwerfen', vorschlag(1));
});

const maus = userEvent.setup({ delay: null });
const grund = () => document.querySelector('[name="grund"]') as HTMLTextAreaElement;
const ok = async (text: string) => {
  await screen.findByText(text);
  await maus.click(screen.getByRole('button', { name: 'OK' }));
};
async function markiere(...namen: string[]) {
  for (const name of namen) {
    const zelle = await screen.findByText(name, { selector: '[role=row] *' });
    await maus.click(within(zelle.closest('[role=row]') as HTMLElement).getByRole('checkbox'));
  }
}
async function verwirf(...namen: string[]) {
  zeigeSeite('/auftragsmanagement/auftragsvorschlaege');
  await markiere(...namen);
  await maus.click(screen.getByText('Verwerfen'));
  const dialog = await screen.findByRole('dialog', { name: /verwerfen/i });
  await maus.type(grund(), 'doppelt');
  return { dialog, klicke: () => maus.click(within(dialog).getByText('Verwerfen')) };
}

it('behält den Grund, wenn das Verwerfen scheitert', async () => {
  antworte('post', 'auftragsvorschlaege/1/verwerfen', abgelehnt(500, 'Gerade nicht.'));
  const { dialog, klicke } = await verwirf('Großhandel 1');
  await klicke();
  await ok('Gerade nicht.');
  expect(grund()?.value).toBe('doppelt');
  antworte('post', 'auftragsvorschlaege/1/verwerfen', vorschlag(1));
  await maus.click(within(dialog).getByText('Verwerfen'));
  await screen.findByText(/1 Vorschlag wurde verworfen/);
  expect(an('POST auftragsvorschlaege/1/verwerfen').map((g) => g.koerper)).toEqual([
    { grund: 'doppelt' },
    { grund: 'doppelt' },
  ]);
});

it('verwirft von mehreren nicht noch einmal, was schon verworfen ist', async () => {
  antworte('post', 'auftragsvorschlaege/2/verwerfen', abgelehnt(500, 'Gerade nicht.'));
  const { dialog, klicke } = await verwirf('Großhandel 1', 'Großhandel 2');
  within(dialog).getByText(/2/);
  await klicke();
  await ok('Gerade nicht.');
  within(dialog).getByText('Soll der markierte Vorschlag verworfen werden?');
  antworte('post', 'auftragsvorschlaege/2/verwerfen', vorschlag(2));
  await klicke();
  await screen.findByText(/1 Vorschlag wurde verworfen/);
  expect(an('POST auftragsvorschlaege/1/verwerfen')).toHaveLength(1);
});

it('fragt, ehe Escape den Grund verwirft', async () => {
  await verwirf('Großhandel 1');
  await maus.keyboard('{Escape}');
  await maus.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nein' }));
  expect(grund().value).toBe('doppelt');
});

it('verwirft, was beim Fragen markiert war, auch wenn die Liste sich dahinter ändert', async () => {
  let sage = (_satz: string) => {};
  const strom = new ReadableStream<Uint8Array>({
    start: (steuerung) => {
      sage = (satz) => steuerung.enqueue(new TextEncoder().encode(satz));
    },
  });
  antworte('get', 'ereignisse', () => new HttpResponse(strom));
  antworte('post', 'auftragsvorschlaege/1/verwerfen', abgelehnt(409, 'Schon entschieden.'));
  const { klicke } = await verwirf('Großhandel 1');
  sage('event: offen\ndata: {}\n\n');
  wartende = [vorschlag(2)];
  sage('event: vorschlaege\ndata: {"ids":null}\n\n');
  await waitFor(() => expect(screen.queryByText('Großhandel 1')).toBeNull());
  await screen.findByText('Soll der markierte Vorschlag verworfen werden?');
  await klicke();
  await ok('Schon entschieden.');
  expect(an('POST auftragsvorschlaege/2/verwerfen')).toEqual([]);
});

it('behält die Auswahl, wenn das Freigeben scheitert', async () => {
  antworte('post', 'auftragsvorschlaege/freigeben', abgelehnt(500, 'Gerade nicht.'));
  zeigeSeite('/auftragsmanagement/auftragsvorschlaege');
  await markiere('Großhandel 1', 'Großhandel 2');
  await maus.click(screen.getByText('Freigeben'));
  await ok('Gerade nicht.');
  await maus.click(screen.getByText('Freigeben'));
  await ok('Gerade nicht.');
  expect(an('POST auftragsvorschlaege/freigeben').map((g) => g.koerper)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('zeigt unter „freigegeben“ nicht, was wartet', async () => {
  zeigeSeite('/auftragsmanagement/auftragsvorschlaege');
  await screen.findByText('Großhandel 1');
  server.use(http.get('*/api/auftragsvorschlaege', () => new Promise<Response>(() => undefined)));
  await maus.click(screen.getByText('freigegeben'));
  await waitFor(() => expect(screen.queryByText('Großhandel 1')).toBeNull());
});
