import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const mandant = (id: number, name: string, hauptmandantId: number | null) => ({
  id,
  name,
  hauptmandantId,
  hauptmandant: hauptmandantId ? { id: hauptmandantId, name: 'Nordlicht' } : null,
  adresse: { name, lkz: 'D', plz: '28195', ort: 'Bremen' },
});
const nordlicht = mandant(1, 'Nordlicht', 1);
const suedstern = mandant(2, 'Südstern', 2);
const mueller = mandant(3, 'Müller & Söhne', 1);
const schulze = mandant(4, 'Schulze KG', 2);
const frei = mandant(9, 'Freie Fracht', null);
let unter: Record<number, object[]> = {};

mitPortal(() => {
  unter = { 1: [mueller], 2: [schulze] };
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', []);
  antworte('get', 'mandanten/:id', ({ teile }) =>
    HttpResponse.json(
      [nordlicht, suedstern, mueller, schulze, frei].find((m) => m.id === Number(teile['id'])),
      { headers: { etag: '"4"' } },
    ),
  );
  antworte('get', 'mandanten/hauptmandant-summary', []);
  antworte('get', 'mandanten/hauptmandanten-list', [nordlicht, suedstern]);
  antworte('get', 'mandanten/untermandant/:id', ({ teile }) => unter[Number(teile['id'])] ?? []);
  antworte('get', 'mandanten/freiemandanten', [frei]);
  antworte('get', 'mandanten/allmandanten', [nordlicht, suedstern, mueller, schulze, frei]);
  antworte('put', 'mandanten/:id', ({ koerper }) => koerper);
  antworte('post', 'mandanten/hauptmandant/unregister', []);
});

const maus = userEvent.setup({ delay: null });
const links = () => screen.getByRole('region', { name: 'Hauptmandanten' });
const rechts = () => screen.getByRole('region', { name: 'Untermandanten' });
const klicke = (wo: HTMLElement, name: string) => maus.click(within(wo).getByRole('button', { name }));
const ok = async (text: string | RegExp) => {
  await screen.findByText(text);
  await maus.click(screen.getByRole('button', { name: 'OK' }));
};
/** Presses a key in a row that need not be the marked one. */
const druecke = (wo: HTMLElement, name: string, key: string) =>
  fireEvent.keyDown(within(wo).getByText(name).closest('[role=gridcell]') as HTMLElement, { key });

async function oeffne() {
  zeigeSeite('/admin/mandanten');
  await screen.findByText('Müller & Söhne');
  await within(links()).findByText('Südstern');
}

async function bearbeite(name: string) {
  await maus.click(within(rechts()).getByText(name));
  await klicke(rechts(), 'Bearbeiten');
  const dialog = await screen.findByRole('dialog', { name: 'Mandant bearbeiten' });
  return { dialog, name: dialog.querySelector('[name="name"]') as HTMLInputElement };
}

it('ein Mandant, der sich nicht lesen lässt, hält den nächsten nicht auf', async () => {
  antworte('get', 'mandanten/2/auftritt', abgelehnt(404, 'Das gibt es nicht mehr.'));
  antworte('get', 'mandanten/1/auftritt', { mandantId: 1, host: 'nord.example' });
  await oeffne();
  await maus.click(within(links()).getByText('Südstern'));
  await klicke(links(), 'Auftritt');
  await ok('Das gibt es nicht mehr.');
  await klicke(links(), 'Auftritt');
  await ok('Das gibt es nicht mehr.');
  await maus.click(within(links()).getByText('Nordlicht'));
  await klicke(links(), 'Auftritt');
  const dialog = await screen.findByRole('dialog', { name: 'Auftritt' });
  expect(dialog.querySelector('[name="host"]')).toHaveProperty('value', 'nord.example');
});

it('auch ein Untermandant nicht, den inzwischen jemand gelöscht hat', async () => {
  unter = { 1: [mueller, mandant(5, 'Weg GmbH', 1)] };
  antworte('get', 'mandanten/5', abgelehnt(404, 'Das gibt es nicht mehr.'));
  await oeffne();
  await maus.click(within(rechts()).getByText('Weg GmbH'));
  await klicke(rechts(), 'Bearbeiten');
  await ok('Das gibt es nicht mehr.');
  const { name } = await bearbeite('Müller & Söhne');
  expect(name.value).toBe('Müller & Söhne');
});

it('zeigt unter einem Hauptmandanten nicht die Untermandanten des vorigen', async () => {
  let gib = (_: Response) => {};
  const warte = new Promise<Response>((fertig) => {
    gib = fertig;
  });
  server.use(http.get('*/api/mandanten/untermandant/2', () => warte));
  await oeffne();
  await maus.click(within(links()).getByText('Südstern'));
  await waitFor(() => expect(within(rechts()).queryByText('Müller & Söhne')).toBeNull());
  expect(within(rechts()).queryByText(/keine Untermandanten/)).toBeNull();
  gib(HttpResponse.json([schulze]));
  await within(rechts()).findByText('Schulze KG');
});

it('lässt beim Suchen stehen, was da ist, bis die Antwort kommt', async () => {
  await oeffne();
  let gefragt = false;
  server.use(
    http.get('*/api/mandanten/hauptmandanten-list', () => {
      gefragt = true;
      return new Promise<Response>(() => undefined);
    }),
  );
  await maus.type(within(links()).getByLabelText(/^Hauptmandant suchen/), 'Süd');
  await waitFor(() => expect(gefragt).toBe(true));
  expect(within(links()).getByText('Nordlicht')).toBeTruthy();
});

it('ein Doppelklick auf Ja stellt einmal um', async () => {
  let anzahl = 0;
  let antwort = () => {};
  const fertig = new Promise<void>((weiter) => {
    antwort = weiter;
  });
  server.use(
    http.post('*/api/mandanten/hauptmandant/unregister', async () => {
      anzahl++;
      await fertig;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await oeffne();
  await maus.click(within(links()).getByText('Südstern'));
  await klicke(links(), 'Entfernen');
  const frage = await screen.findByRole('alertdialog');
  await maus.dblClick(within(frage).getByRole('button', { name: 'Ja' }));
  antwort();
  await screen.findByText('Südstern ist jetzt ein freier Mandant.');
  expect(anzahl).toBe(1);
});

it('die Ablehnung des Umstellens wird gesagt, und die Frage ist zu', async () => {
  antworte('post', 'mandanten/hauptmandant/unregister', abgelehnt(409, 'Erst die Untermandanten entfernen.'));
  await oeffne();
  await maus.click(within(links()).getByText('Südstern'));
  await klicke(links(), 'Entfernen');
  await maus.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
  await ok('Erst die Untermandanten entfernen.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(within(links()).getByText('Südstern')).toBeTruthy();
});

it('Entf meint die Zeile, in der man steht, auch wenn eine andere markiert ist', async () => {
  await oeffne();
  await maus.click(within(links()).getByText('Nordlicht'));
  druecke(links(), 'Südstern', 'Delete');
  const frage = await screen.findByRole('alertdialog');
  within(frage).getByText(/Südstern/);
  await maus.click(within(frage).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(an('POST mandanten/hauptmandant/unregister')[0]?.frage.get('ids')).toBe('2'));
});

it('Entf tut nichts bei dem, der keine Hauptmandanten entfernen darf', async () => {
  angemeldetAls({ admin: true, hauptmandant: true, betreiber: false, 'mandant-id': 1 });
  await oeffne();
  druecke(links(), 'Südstern', 'Delete');
  await within(rechts()).findByText('Schulze KG');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('zählt bei der Wahl eines Hauptmandanten nur, was man wählen kann', async () => {
  await oeffne();
  await klicke(rechts(), 'Alle Mandanten');
  await maus.click(await within(rechts()).findByText('Südstern'));
  await klicke(rechts(), 'Zuordnen');
  const dialog = await screen.findByRole('dialog', { name: /Südstern/ });
  await within(dialog).findByText('Nordlicht');
  expect(within(dialog).queryByText('Südstern')).toBeNull();
  const suche = within(dialog).getByLabelText(/^Mandant suchen/);
  expect(suche.closest('.fp-feld')?.textContent).toBe('Mandant suchen1');
});
