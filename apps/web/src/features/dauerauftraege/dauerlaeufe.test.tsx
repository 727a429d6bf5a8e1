import type { Dauerauftrag, Dauerlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { DauerauftraegeSeite } from './DauerauftraegeSeite';

const tour: Dauerauftrag = {
  id: 4,
  version: 3,
  mandant: 'Nordlicht',
  name: 'Wochentour',
  vorlageId: 9,
  vorlage: 'Tour Nord',
  wochentage: ['mo'],
  wochen: 1,
  von: '2026-11-23',
  bis: null,
  feiertage: 'auslassen',
  vorlauf: 1,
  um: '06:00',
  als: 'vorschlag',
  benachrichtigt: null,
  melden: 'probleme',
  aktiv: true,
  naechsterTag: '2026-12-07',
  naechsterAm: '2026-12-06T05:00:00Z',
  letzter: null,
};
const lauf = (mehr: Partial<Dauerlauf>): Dauerlauf => ({
  tag: '2026-11-23',
  zustand: 'auftrag',
  am: '2026-11-22T05:00:00Z',
  grund: null,
  auftragId: null,
  nummer: null,
  vorschlagId: null,
  ...mehr,
});
let alle: Dauerauftrag[];

mitPortal(() => {
  alle = [tour];
  angemeldetAls({ sub: '1', name: 'kunde', edit: true });
  antworte('get', 'dauerauftraege', () => alle);
});

const maus = userEvent.setup({ delay: null });
const klicke = async (text: string) => maus.click(await screen.findByText(text));

it('zeigt ohne Recht zu erfassen nur, dass es fehlt, und fragt nichts', async () => {
  angemeldetAls({ sub: '2', edit: false });
  zeigeTeil(<DauerauftraegeSeite />);
  await screen.findByText('Daueraufträge');
  expect(screen.queryByText('Neuer Dauerauftrag')).toBeNull();
  expect(an('GET dauerauftraege')).toHaveLength(0);
});

it('nennt den Mandanten, wo jemand mehrere sieht', async () => {
  angemeldetAls({ sub: '2', edit: true, hauptmandant: true });
  zeigeTeil(<DauerauftraegeSeite />);
  expect(await screen.findByText('Nordlicht')).toBeTruthy();
});

it('hilft weiter, wo es noch keinen gibt, aber nicht über einer Liste, die nicht zu lesen war', async () => {
  const leer = /^Noch kein Dauerauftrag\./;
  antworte('get', 'dauerauftraege', abgelehnt(500, 'Gerade nicht'));
  zeigeTeil(<DauerauftraegeSeite />);
  await screen.findByText('Gerade nicht');
  expect(screen.queryByText(leer)).toBeNull();
  await klicke('OK');
  alle = [];
  antworte('get', 'dauerauftraege', () => alle);
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(leer);
});

it('führt vom Lauf zu dem, was er angelegt oder vorgelegt hat', async () => {
  antworte('get', 'dauerauftraege/4/laeufe', [
    lauf({ tag: '2026-11-30', zustand: 'vorschlag', vorschlagId: 8, grund: 'Gewicht fehlt' }),
    lauf({ tag: '2026-11-23', zustand: 'versaeumt', grund: 'Das Portal stand still' }),
  ] satisfies Dauerlauf[]);
  zeigeTeil(<DauerauftraegeSeite />);
  await screen.findByText('Wochentour');
  await klicke('Läufe');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await klicke('OK');
  await klicke('Wochentour');
  await klicke('Läufe');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Läufe von „Wochentour“')).toBeTruthy();
  const [, erste, zweite] = await dialog.findAllByRole('row');
  expect(erste?.textContent).toBe(
    'Mo 30.11.2026als Vorschlag vorgelegtVorschlagGewicht fehlt22.11.2026 06:00',
  );
  expect(erste?.querySelector('a')?.getAttribute('href')).toContain('vorschlag=8');
  expect(zweite?.textContent).toContain('versäumtDas Portal stand still');
  expect(zweite?.querySelector('a')).toBeNull();
});

it('nennt Läufe, die nicht zu lesen waren, nicht leer', async () => {
  antworte('get', 'dauerauftraege/4/laeufe', abgelehnt(500, 'Gerade nicht'));
  zeigeTeil(<DauerauftraegeSeite />);
  await klicke('Wochentour');
  await klicke('Läufe');
  await screen.findByText('Gerade nicht');
  expect(screen.queryByText('Noch nichts angelegt.')).toBeNull();
  await klicke('OK');
  await klicke('Schließen');
  antworte('get', 'dauerauftraege/4/laeufe', []);
  await klicke('Läufe');
  await screen.findByText('Noch nichts angelegt.');
});

it('löscht bei doppeltem Klick einmal; was der Server nicht löscht, bleibt stehen', async () => {
  let versuche = 0;
  antworte('delete', 'dauerauftraege/4', () => {
    if (versuche++ === 0) return abgelehnt(403, 'Das dürfen Sie nicht');
    alle = [];
    return {};
  });
  zeigeTeil(<DauerauftraegeSeite />);
  await klicke('Wochentour');
  for (const antwort of ['Das dürfen Sie nicht', 'Der Dauerauftrag „Wochentour“ ist gelöscht.']) {
    await klicke('Löschen');
    await screen.findByText(/^Soll der Dauerauftrag „Wochentour“ gelöscht werden\?/);
    await maus.dblClick(screen.getByText('Ja'));
    await screen.findByText(antwort);
    if (versuche === 1) await klicke('OK');
  }
  await waitFor(() => expect(screen.queryByText('Tour Nord')).toBeNull());
  expect(an('DELETE dauerauftraege/4')).toHaveLength(2);
});
