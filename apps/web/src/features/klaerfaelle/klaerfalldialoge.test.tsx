import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { AuftragKlaerfaelle } from './AuftragKlaerfaelle';

const fall = (mehr: object = {}) => ({
  id: 1,
  version: 3,
  auftragId: 7,
  nummer: 'NL-26-000007',
  mandant: 'Nordlicht',
  empfaenger: 'Meyer',
  grund: 'adresse',
  intern: false,
  zustaendig: 'kunde',
  faelligTag: '2099-12-31',
  faelligUm: null,
  ueberfaellig: false,
  erledigt: false,
  schaden: null,
  schritte: [
    {
      art: 'eroeffnet',
      verfasser: 'dispo',
      zustaendig: null,
      faelligTag: '2099-12-31',
      faelligUm: null,
      text: 'Tor 3?',
      am: '2026-11-20T08:00:00Z',
    },
  ],
  ...mehr,
});
let faelle: object[] = [];

mitPortal(() => {
  faelle = [fall()];
  angemeldetAls({ sub: '1', name: 'dispo', edit: true, hauptmandant: true });
  antworte('get', 'klaerfaelle', () => faelle);
  antworte('get', 'klaerfaelle/auftrag/7', () => faelle);
  antworte('get', 'klaerfaelle/auftrag/7/zustaendige', [
    { name: 'dispo', intern: true },
    { name: 'kunde', intern: false },
  ]);
  antworte('post', 'klaerfaelle/auftrag/7', fall({ id: 2 }));
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });
const feld = (name: RegExp) => screen.findByRole('textbox', { name });
const wahl = (name: RegExp) => screen.findByRole('combobox', { name });
const eroeffne = async () => {
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  await maus.click(await knopf('Klärfall eröffnen'));
  await screen.findByRole('dialog', { name: 'Klärfall eröffnen' });
};

it('wer intern nicht sein kann, ist es nach dem Umschalten nicht heimlich weiter', async () => {
  faelle = [];
  await eroeffne();
  await maus.click(await knopf('für den Kunden'));
  await maus.clear(await wahl(/^Zuständig/));
  await maus.type(await wahl(/^Zuständig/), 'kun{Enter}');
  expect(await wahl(/^Zuständig/)).toHaveProperty('value', 'kunde');
  await maus.click(await knopf('intern'));
  expect(await wahl(/^Zuständig/)).toHaveProperty('value', '');
  await maus.type(await wahl(/^Grund/), 'Ansch{Enter}');
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST klaerfaelle/auftrag/7')).toHaveLength(1));
  expect(an('POST klaerfaelle/auftrag/7')[0]?.koerper).toMatchObject({ intern: true, zustaendig: null });
});

it('sagt am Feld, was der Server ablehnt; noch einmal gesendet trägt es denselben Schlüssel', async () => {
  faelle = [];
  antworte('post', 'klaerfaelle/auftrag/7', abgelehnt(400, 'Der Tag ist vorbei.', 'faelligTag'));
  await eroeffne();
  await maus.type(await wahl(/^Grund/), 'Ansch{Enter}');
  await maus.click(await knopf('Speichern'));
  await screen.findAllByText('Der Tag ist vorbei.');
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST klaerfaelle/auftrag/7')).toHaveLength(2));
  const schluessel = an('POST klaerfaelle/auftrag/7').map((g) => g.kopf.get('idempotency-key'));
  expect([schluessel[0], new Set(schluessel).size]).toEqual([expect.any(String), 1]);
});

it('zeigt in einer Ansicht nicht die Fälle der vorigen', async () => {
  zeigeSeite('/auftragsmanagement/klaerfaelle');
  await screen.findByText('Anschrift falsch');
  server.use(http.get('*/api/klaerfaelle', () => new Promise<Response>(() => undefined)));
  await maus.click(await knopf('Erledigte'));
  await waitFor(() => expect(screen.queryByText('Anschrift falsch')).toBeNull());
});

it('bietet dem, der nicht erfassen darf, nichts an, was der Server ablehnt', async () => {
  angemeldetAls({ sub: '2', name: 'lesend', edit: false });
  zeigeSeite('/auftragsmanagement/klaerfaelle');
  await maus.dblClick(await screen.findByText('Anschrift falsch'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Erledigen' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Weitergeben' })).toBeNull();
});

it('bleibt vor Augen, wenn er aus der Liste verschwindet, und zeigt, dass er erledigt ist', async () => {
  antworte('post', 'klaerfaelle/1/erledigen', () => {
    faelle = [fall({ erledigt: true, version: 4 })];
    return HttpResponse.json(faelle[0]);
  });
  zeigeSeite('/auftragsmanagement/klaerfaelle');
  await maus.dblClick(await screen.findByText('Anschrift falsch'));
  const dialog = await screen.findByRole('dialog', { name: /NL-26-000007/ });
  await maus.click(within(dialog).getByRole('button', { name: 'Erledigen' }));
  await maus.type(await feld(/^Ergebnis/), 'Tor 4');
  await maus.click(await knopf('Speichern'));
  await within(dialog).findByText('erledigt');
  expect(within(dialog).getByRole('button', { name: 'Wieder eröffnen' })).toBeTruthy();
});

it('sagt, wenn sich die Fälle eines Auftrags nicht lesen lassen', async () => {
  antworte('get', 'klaerfaelle/auftrag/7', abgelehnt(500, 'Gerade nicht.'));
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  await screen.findByText(/Klärfälle/);
  expect(screen.queryByText('Zu diesem Auftrag ist nichts zu klären.')).toBeNull();
});
