import type { Anzeigestatus, Sendungsstatus } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { AnzeigestatusSeite } from './AnzeigestatusSeite';

const sendung = (
  id: number,
  kurzBezeichnung: string,
  mehr: Partial<Sendungsstatus> = {},
): Sendungsstatus => ({
  id,
  kurzBezeichnung,
  sdst_id_anzeige: null,
  anzeige: null,
  awSperre: false,
  defaultstatus: false,
  anzeigefolge: null,
  icon: null,
  ...mehr,
});
let anzeigen: Anzeigestatus[];
let freie: Sendungsstatus[];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  anzeigen = [
    {
      id: 1_000_007,
      kurzBezeichnung: 'unterwegs',
      awSperre: false,
      icon: 'local_shipping',
      farbe: 'info',
      anzeigefolge: 1,
    },
  ];
  freie = [sendung(30, 'im Hub', { awSperre: true, icon: 'warehouse', defaultstatus: true })];
  antworte('get', 'sendungsstati/anzeigestati-list', () => anzeigen);
  antworte('get', 'sendungsstati/anzeigestati/:id', ({ teile }) =>
    anzeigen.some((s) => s.id === Number(teile.id)) ? [] : abgelehnt(404, 'Nicht gefunden.'),
  );
  antworte('get', 'sendungsstati/freie-list', ({ frage }) =>
    HttpResponse.json(freie.filter((s) => s.kurzBezeichnung.includes(frage.get('searchString') ?? ''))),
  );
  antworte('post', 'sendungsstati/create', ({ koerper }) => ({ ...koerper, id: koerper.id ?? 1_000_008 }));
  antworte('post', 'sendungsstati/update', ({ koerper }) => koerper);
  antworte('delete', 'sendungsstati', ({ koerper }) => {
    anzeigen = anzeigen.filter((s) => s.id !== koerper.id);
    freie = freie.filter((s) => s.id !== koerper.id);
    return new HttpResponse(null, { status: 204 });
  });
});

const maus = userEvent.setup({ delay: null });
const bereich = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const links = () => bereich('Anzeigestatus');
const freieListe = () => bereich('Freie Sendungsstati');
const dialog = async (titel: string) =>
  within((await screen.findByText(titel)).closest('[role="dialog"]') as HTMLElement);
const feld = (d: Pick<typeof screen, 'getByLabelText'>, name: RegExp) =>
  d.getByLabelText<HTMLInputElement>(name);
const angelegt = () => an('POST sendungsstati/create').map((g) => g.koerper);
const geaendert = () => an('POST sendungsstati/update').map((g) => g.koerper);
const dialogZu = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

async function oeffne() {
  zeigeTeil(<AnzeigestatusSeite />);
  await screen.findByText('im Hub');
}

async function neuerSendungsstatus() {
  await oeffne();
  await maus.click(freieListe().getByText('Neu'));
  return dialog('Sendungsstatus hinzufügen');
}

it('ein Sendungsstatus verlangt eine Nummer des Dispositionssystems und einen Namen, ehe etwas gesendet wird', async () => {
  const d = await neuerSendungsstatus();
  await maus.click(d.getByText('Speichern'));
  expect(await d.findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.')).not.toHaveLength(0);
  const nummer = feld(d, /^Nummer im Dispositionssystem/);
  expect([nummer, feld(d, /^Bezeichnung/)].map((f) => f.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ]);
  expect(document.activeElement).toBe(nummer);
  await maus.type(nummer, '1000001');
  await maus.type(feld(d, /^Bezeichnung/), 'am Zoll');
  await maus.click(d.getByText('Speichern'));
  await waitFor(() => expect(nummer.getAttribute('aria-invalid')).toBe('true'));
  expect(feld(d, /^Bezeichnung/).getAttribute('aria-invalid')).not.toBe('true');
  expect(angelegt()).toEqual([]);
});

it('ein Sendungsstatus wird mit allem angelegt, was eingestellt ist, auch bei Doppelklick einmal', async () => {
  const d = await neuerSendungsstatus();
  await maus.type(feld(d, /^Nummer im Dispositionssystem/), '60');
  await maus.type(feld(d, /^Bezeichnung/), ' beim Zoll ');
  await maus.click(d.getByLabelText('Fahne'));
  await maus.click(d.getByLabelText('gehört zur Standard-Statuskette'));
  freie = [...freie, sendung(60, 'beim Zoll')];
  await maus.dblClick(d.getByText('Speichern'));
  await screen.findByText('Der Status „beim Zoll“ wurde erfolgreich angelegt.');
  await dialogZu();
  await freieListe().findByText('beim Zoll');
  expect(angelegt()).toEqual([
    { id: 60, kurzBezeichnung: 'beim Zoll', icon: 'flag', awSperre: false, defaultstatus: true },
  ]);
});

it('eine vergebene Nummer steht am Feld, und die Eingabe bleibt', async () => {
  antworte('post', 'sendungsstati/create', abgelehnt(409, 'Diese Kennung ist schon vergeben.', 'id'));
  const d = await neuerSendungsstatus();
  await maus.type(feld(d, /^Nummer im Dispositionssystem/), '30');
  await maus.type(feld(d, /^Bezeichnung/), 'im Hub 2{Enter}');
  await d.findAllByText('Diese Kennung ist schon vergeben.');
  expect([feld(d, /^Nummer im/).value, feld(d, /^Bezeichnung/).value]).toEqual(['30', 'im Hub 2']);
  expect(document.activeElement).toBe(feld(d, /^Nummer im/));
});

it('ein Sendungsstatus behält beim Ändern seine Nummer und alles, was nicht angefasst wird', async () => {
  await oeffne();
  await maus.click(screen.getByText('im Hub'));
  await maus.click(freieListe().getByText('Bearbeiten'));
  const d = await dialog('Sendungsstatus bearbeiten');
  expect([feld(d, /^Nummer im/).value, feld(d, /^Nummer im/).readOnly]).toEqual(['30', true]);
  expect(d.getByLabelText('Lager').getAttribute('aria-pressed')).toBe('true');
  await maus.click(d.getByLabelText('gesperrt'));
  await maus.type(feld(d, /^Bezeichnung/), ' Nord');
  await maus.click(d.getByText('Speichern'));
  await screen.findByText('Der Status „im Hub Nord“ wurde erfolgreich aktualisiert.');
  expect(geaendert()).toEqual([
    { id: 30, kurzBezeichnung: 'im Hub Nord', icon: 'warehouse', awSperre: false, defaultstatus: true },
  ]);
});

it('ein Anzeigestatus zeigt vorab, wie er aussieht, und wird mit Farbe und Zeichen angelegt', async () => {
  await oeffne();
  await maus.click(links().getByText('Hinzufügen'));
  const d = await dialog('Anzeigestatus hinzufügen');
  expect(d.queryByLabelText(/^Nummer im/)).toBeNull();
  await maus.type(feld(d, /^Bezeichnung/), 'wartet');
  expect(d.getByText('So sieht er aus:').parentElement?.textContent).toMatch(/wartet$/);
  const farbe = feld(d, /^Farbe in der Auftragsliste/);
  expect(farbe.value).toBe('grau – erfasst');
  await maus.clear(farbe);
  await maus.type(farbe, 'gel{Enter}');
  await maus.click(d.getByLabelText('Pause'));
  await maus.click(d.getByText('Speichern'));
  await screen.findByText('Der Status „wartet“ wurde erfolgreich angelegt.');
  expect(angelegt()).toEqual([
    { kurzBezeichnung: 'wartet', icon: 'pause_circle', awSperre: false, farbe: 'warn' },
  ]);
});

it('das gewählte Zeichen noch einmal heißt keines; ein Doppelklick auf die Zeile öffnet den Dialog', async () => {
  await oeffne();
  await maus.dblClick(links().getAllByText('unterwegs')[0] as HTMLElement);
  const d = await dialog('Anzeigestatus bearbeiten');
  await maus.click(d.getByLabelText('Lkw'));
  await maus.click(d.getByText('Speichern'));
  await dialogZu();
  expect(geaendert()).toEqual([
    { id: 1_000_007, kurzBezeichnung: 'unterwegs', icon: null, awSperre: false, farbe: 'info' },
  ]);
});

it('ein Sendungsstatus wird mit seiner Nummer gelöscht, nach einer Frage', async () => {
  await oeffne();
  await maus.click(freieListe().getByText('Löschen'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  await maus.click(screen.getByText('im Hub'));
  await maus.click(freieListe().getByText('Löschen'));
  await screen.findByText('Soll der Sendungsstatus 30 „im Hub“ gelöscht werden?');
  await maus.click(screen.getByText('Ja'));
  await screen.findByText('Alle Sendungsstati sind zugeordnet.');
  expect(an('DELETE sendungsstati').map((g) => g.koerper)).toEqual([{ id: 30 }]);
});

it('einem gelöschten Anzeigestatus wird nichts mehr zugeordnet', async () => {
  await oeffne();
  await maus.click(links().getAllByText('unterwegs')[0] as HTMLElement);
  await screen.findByText('Diesem Anzeigestatus ist kein Sendungsstatus zugeordnet.');
  await maus.click(links().getByText('Löschen'));
  await maus.click(await screen.findByText('Ja'));
  await screen.findByText('Noch kein Anzeigestatus.');
  await screen.findByText(/^Markieren Sie links einen Anzeigestatus/);
  await maus.dblClick(screen.getByText('im Hub'));
  await screen.findByText('Bitte markieren Sie zuerst einen Anzeigestatus.');
  expect(geaendert()).toEqual([]);
});

it('die freien Sendungsstati werden auf dem Server gesucht', async () => {
  await oeffne();
  await maus.type(screen.getByLabelText('Freie Sendungsstati suchen'), 'zoll');
  await screen.findByText('Kein Sendungsstatus gefunden.');
  expect(an('GET sendungsstati/freie-list').at(-1)?.frage.get('searchString')).toBe('zoll');
});
