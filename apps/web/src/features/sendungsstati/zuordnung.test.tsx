import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const seite = '/admin/anzeigestatus';
const sendung = (id: number, kurzBezeichnung: string, dazu: object = {}) => ({
  id,
  kurzBezeichnung,
  sdst_id_anzeige: null,
  anzeige: null,
  awSperre: false,
  defaultstatus: false,
  anzeigefolge: null,
  icon: null,
  ...dazu,
});
const anzeige = (id: number, kurzBezeichnung: string) => ({
  id,
  kurzBezeichnung,
  awSperre: false,
  icon: 'local_shipping',
  farbe: 'info',
  anzeigefolge: 1,
});
let anzeigen: object[];
let zugeordnete: Record<string, object[]>;
let freie: object[];

mitPortal(() => {
  anzeigen = [anzeige(1_000_007, 'unterwegs'), anzeige(1_000_008, 'zugestellt')];
  zugeordnete = { 1000007: [sendung(20, 'geladen')], 1000008: [] };
  freie = [sendung(30, 'im Hub'), sendung(31, 'im Zoll')];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  antworte('get', 'sendungsstati/anzeigestati-list', () => anzeigen);
  antworte('get', 'sendungsstati/anzeigestati/:id', ({ teile }) => zugeordnete[String(teile['id'])] ?? []);
  antworte('get', 'sendungsstati/freie-list', () => freie);
  antworte('post', 'sendungsstati/update', ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });
const bereich = (name: string) => screen.getByLabelText(name, { selector: 'section' });
const links = () => bereich('Anzeigestatus');
const aktuelle = () => bereich('Aktuelle Sendungsstati');
const frei = () => bereich('Freie Sendungsstati');
const klicke = (wo: HTMLElement, name: string) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const geaendert = () => an('POST sendungsstati/update').map((g) => g.koerper);
async function oeffne(suche = '') {
  const app = zeigeSeite(seite + suche);
  await screen.findByText('im Hub');
  return app;
}

it.each([
  ['Entfernen', aktuelle],
  ['Zuordnen', frei],
  ['Partnercodes', frei],
])('%s wants a marked shipment status', async (knopf, wo) => {
  await oeffne('?status=1000007');
  await klicke(wo(), knopf);
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  expect(geaendert()).toEqual([]);
});

it('says at the left what to mark first, and what an empty one has', async () => {
  await oeffne();
  await screen.findByText('Markieren Sie links einen Anzeigestatus, um seine Sendungsstati zu sehen.');
  expect(an('GET sendungsstati/anzeigestati/null')).toEqual([]);
  await maus.click(within(links()).getAllByText('zugestellt')[0] as HTMLElement);
  await screen.findByText('Diesem Anzeigestatus ist kein Sendungsstatus zugeordnet.');
});

it('says that none is free', async () => {
  freie = [];
  zeigeSeite(seite);
  await screen.findByText('Alle Sendungsstati sind zugeordnet.');
});

it('gives a free shipment status to the marked display status; both lists follow', async () => {
  antworte('post', 'sendungsstati/update', ({ koerper }) => {
    zugeordnete['1000007'] = [sendung(20, 'geladen'), sendung(30, 'im Hub')];
    freie = [sendung(31, 'im Zoll')];
    return koerper;
  });
  await oeffne('?status=1000007');
  await maus.click(within(frei()).getByText('im Hub'));
  await klicke(frei(), 'Zuordnen');
  await within(aktuelle()).findByText('im Hub');
  await waitFor(() => expect(within(frei()).queryByText('im Hub')).toBeNull());
  expect(geaendert()).toMatchObject([{ id: 30, sdst_id_anzeige: 1_000_007 }]);
});

it('takes one away by double click', async () => {
  await oeffne('?status=1000007');
  await maus.dblClick(await within(aktuelle()).findByText('geladen'));
  await waitFor(() => expect(geaendert()).toMatchObject([{ id: 20, sdst_id_anzeige: null }]));
});

it('says why one could not be given to another, and leaves it where it is', async () => {
  antworte('post', 'sendungsstati/update', abgelehnt(409, 'Inzwischen geändert.'));
  await oeffne('?status=1000007');
  await maus.click(within(frei()).getByText('im Hub'));
  await klicke(frei(), 'Zuordnen');
  await screen.findByText('Inzwischen geändert.');
  expect(within(frei()).getByText('im Hub')).toBeTruthy();
});

it('asks about the row one is in with the Delete key, and says why a status stays', async () => {
  antworte(
    'delete',
    'sendungsstati',
    abgelehnt(409, 'Dieser Status ist vorbehalten und kann nicht gelöscht werden.'),
  );
  const { ort } = await oeffne('?status=1000007');
  await maus.click(within(links()).getAllByText('unterwegs')[0] as HTMLElement);
  await maus.keyboard('{ArrowDown}{Delete}');
  const frage = await screen.findByRole('alertdialog');
  within(frage).getByText('Soll der Anzeigestatus „zugestellt“ gelöscht werden?');
  await klicke(frage, 'Ja');
  await screen.findByText('Dieser Status ist vorbehalten und kann nicht gelöscht werden.');
  expect(an('DELETE sendungsstati').map((g) => g.koerper)).toMatchObject([{ id: 1_000_008 }]);
  expect(ort()).toBe(`${seite}?status=1000008`);
});

it('marks nothing any more once the marked one is deleted', async () => {
  antworte('delete', 'sendungsstati', () => {
    anzeigen = [anzeige(1_000_007, 'unterwegs')];
    return new HttpResponse(null, { status: 204 });
  });
  const { ort } = await oeffne('?status=1000008');
  await klicke(links(), 'Löschen');
  await klicke(await screen.findByRole('alertdialog'), 'Ja');
  await screen.findByText('Der Status „zugestellt“ wurde gelöscht.');
  await waitFor(() => expect(ort()).toBe(seite));
});

it('wants a marked display status before it is changed or deleted', async () => {
  await oeffne();
  for (const knopf of ['Bearbeiten', 'Löschen']) {
    await klicke(links(), knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke(await screen.findByRole('alertdialog'), 'OK');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

it('adds a display status and marks it; a refusal stands at its name', async () => {
  antworte(
    'post',
    'sendungsstati/create',
    abgelehnt(409, 'Einen Anzeigestatus „unterwegs“ gibt es schon.', 'kurzBezeichnung'),
  );
  const { ort } = await oeffne();
  await klicke(links(), 'Hinzufügen');
  const fenster = await screen.findByRole('dialog', { name: 'Anzeigestatus hinzufügen' });
  const name = fenster.querySelector('[name="kurzBezeichnung"]') as HTMLInputElement;
  await maus.type(name, 'unterwegs');
  await klicke(fenster, 'Speichern');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  antworte('post', 'sendungsstati/create', ({ koerper }) => {
    anzeigen = [...anzeigen, anzeige(1_000_009, koerper.kurzBezeichnung)];
    return { ...koerper, id: 1_000_009 };
  });
  await maus.type(name, ' 2');
  await klicke(fenster, 'Speichern');
  await screen.findByText('Der Status „unterwegs 2“ wurde erfolgreich angelegt.');
  await waitFor(() => expect(ort()).toBe(`${seite}?status=1000009`));
});

it('does not say there is none where a list cannot be read', async () => {
  antworte('get', 'sendungsstati/anzeigestati-list', abgelehnt(500, 'Gerade nicht.'));
  antworte('get', 'sendungsstati/freie-list', abgelehnt(500, 'Gerade nicht.'));
  zeigeSeite(seite);
  await screen.findByText('Gerade nicht.');
  expect(screen.queryByText('Noch kein Anzeigestatus.')).toBeNull();
  expect(screen.queryByText('Alle Sendungsstati sind zugeordnet.')).toBeNull();
});
