import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Mandantenkarte } from './Mandantenkarte';

let mandanten: { id: number; name: string }[];
let gesperrte: { mandantId: number; seit: string }[];

mitPortal(() => {
  mandanten = [
    { id: 7, name: 'Nord' },
    { id: 8, name: 'Süd' },
  ];
  gesperrte = [{ mandantId: 8, seit: '2026-11-20T08:00:00Z' }];
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'mandanten/allmandanten', () => mandanten);
  antworte('get', 'datenleben/sperren', () => gesperrte);
  antworte('post', 'datenleben', { id: 3 });
  antworte('put', 'datenleben/sperren/:id', () => new HttpResponse(null, { status: 204 }));
  antworte('delete', 'datenleben/sperren/:id', () => new HttpResponse(null, { status: 204 }));
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function waehle(name: string) {
  zeigeTeil(<Mandantenkarte />);
  await waitFor(() => expect(an('GET mandanten/allmandanten')).toHaveLength(1));
  await maus.click(await screen.findByLabelText('Mandant'));
  await maus.click(await screen.findByRole('option', { name }));
}

/** Back in the window all lists are read again. */
async function liesNeu() {
  const gelesen = an('GET datenleben/sperren').length;
  const spaeter = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockReturnValue(spaeter);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(an('GET datenleben/sperren').length).toBeGreaterThan(gelesen));
  // What is read shows with the next turn.
  await new Promise((fertig) => setTimeout(fertig, 50));
}

it('sind es mehr, als eine Liste fasst, sagt sie es, und die Suche findet die anderen', async () => {
  antworte('get', 'mandanten/allmandanten', ({ frage }) => {
    const treffer = frage.get('searchString') === 'West' ? [{ id: 9, name: 'West' }] : mandanten;
    return HttpResponse.json(treffer, {
      headers: { 'total-search-results': treffer === mandanten ? '1200' : '1' },
    });
  });
  zeigeTeil(<Mandantenkarte />);
  await screen.findByText('Zur Wahl stehen 2 von 1.200. Die Suche findet auch die anderen.');
  await maus.type(screen.getByLabelText('Suche'), 'West{Enter}');
  await screen.findByText(/^Zur Wahl stehen 1 von 1\./);
  await maus.click(screen.getByLabelText('Mandant'));
  await maus.click(await screen.findByRole('option', { name: 'West' }));
  await maus.click(knopf('Exportieren'));
  await waitFor(() => expect(an('POST datenleben')[0]?.koerper).toMatchObject({ mandantId: 9 }));
});

it('lässt nichts beginnen, solange kein Mandant gewählt ist', async () => {
  zeigeTeil(<Mandantenkarte />);
  await screen.findByLabelText('Mandant');
  const knoepfe = screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter((k) => k.getAttribute('aria-label') !== 'Liste öffnen');
  expect(knoepfe).toHaveLength(7);
  expect(knoepfe.filter((k) => !k.disabled)).toEqual([]);
});

it('exportiert ohne Rückfrage, auch nach einem Doppelklick nur einmal', async () => {
  await waehle('Nord');
  await maus.dblClick(knopf('Exportieren'));
  await waitFor(() => expect(an('POST datenleben')).toHaveLength(1));
  expect(an('POST datenleben')[0]?.koerper).toEqual({ art: 'export', probe: false, mandantId: 7 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('zeigt am Feld, dass der Name nicht stimmt, und nur dort; der Doppelklick schickt einmal', async () => {
  antworte('post', 'datenleben', abgelehnt(400, 'Bitte „Nord“ genau so eintippen.', 'bestaetigung'));
  await waehle('Nord');
  await maus.click(knopf('Löschen'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Das lässt sich nicht zurücknehmen. Bitte „Nord“ eintippen.');
  await maus.type(dialog.getByRole('textbox'), 'nord');
  await maus.dblClick(dialog.getByRole('button', { name: 'Löschen' }));
  await dialog.findAllByText('Bitte „Nord“ genau so eintippen.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'nord');
  expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(an('POST datenleben').map((g) => g.koerper)).toEqual([
    { art: 'loeschen', probe: false, bestaetigung: 'nord', mandantId: 7 },
  ]);
});

it('sagt eine Ablehnung, die nicht den Namen meint, nicht am Namen', async () => {
  antworte('post', 'datenleben', abgelehnt(409, 'Bitte erst archivieren.'));
  await waehle('Nord');
  await maus.click(knopf('Löschen'));
  const dialog = within(await screen.findByRole('dialog'));
  await maus.type(dialog.getByRole('textbox'), 'Nord');
  await maus.click(dialog.getByRole('button', { name: 'Löschen' }));
  within(await screen.findByRole('alertdialog')).getByText('Bitte erst archivieren.');
  expect(dialog.getByLabelText('Name zur Bestätigung').getAttribute('aria-invalid')).not.toBe('true');
  expect(dialog.getByLabelText('Name zur Bestätigung')).toHaveProperty('value', 'Nord');
});

it('behält, was zur Bestätigung getippt ist, wenn der Mandant inzwischen aus der Liste fällt', async () => {
  await waehle('Nord');
  await maus.click(knopf('Archivieren'));
  await maus.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Nord');
  mandanten = [{ id: 8, name: 'Süd' }];
  await liesNeu();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Nord');
  await maus.click(dialog.getByRole('button', { name: 'Archivieren' }));
  await waitFor(() => expect(an('POST datenleben')).toHaveLength(1));
  expect(an('POST datenleben')[0]?.koerper).toMatchObject({ art: 'archivieren', mandantId: 7 });
});

it('sperrt erst nach der Frage; was gesperrt ist, wird ohne Frage wieder zugelassen', async () => {
  await waehle('Nord');
  await maus.click(knopf('Mandanten sperren'));
  const frage = within(await screen.findByRole('alertdialog'));
  frage.getByText(/^Nord sperren\? Kein Benutzer kommt mehr herein/);
  await maus.click(frage.getByRole('button', { name: 'Nein' }));
  expect(an('PUT datenleben/sperren/7')).toEqual([]);
  await maus.click(knopf('Mandanten sperren'));
  gesperrte = [...gesperrte, { mandantId: 7, seit: '2026-11-21T09:30:00Z' }];
  await maus.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
  await screen.findByText('Gesperrt seit 21.11.2026 10:30');
  expect(an('PUT datenleben/sperren/7')).toHaveLength(1);
  gesperrte = [];
  await maus.click(knopf('Wieder zulassen'));
  await waitFor(() => expect(knopf('Mandanten sperren')).toBeTruthy());
  expect(an('DELETE datenleben/sperren/7')).toHaveLength(1);
});

it('lässt niemanden zu, der gesperrt werden soll und es inzwischen schon ist', async () => {
  await waehle('Nord');
  await maus.click(knopf('Mandanten sperren'));
  await screen.findByRole('alertdialog');
  gesperrte = [{ mandantId: 7, seit: '2026-11-21T09:30:00Z' }];
  await liesNeu();
  await screen.findByText(/^Gesperrt seit/);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(an('PUT datenleben/sperren/7')).toHaveLength(1));
  expect(an('DELETE datenleben/sperren/7')).toEqual([]);
});

it('sperrt nicht, solange nicht bekannt ist, wer gesperrt ist', async () => {
  antworte('get', 'datenleben/sperren', abgelehnt(500, 'Gerade nicht zu lesen.'));
  zeigeTeil(<Mandantenkarte />);
  await maus.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await maus.click(screen.getByLabelText('Mandant'));
  await maus.click(await screen.findByRole('option', { name: 'Süd' }));
  await waitFor(() => expect(knopf('Exportieren').disabled).toBe(false));
  expect(knopf('Mandanten sperren').disabled).toBe(true);
});
