import type {
  Anmeldevorgang,
  Sitzung,
  Wirkrecht,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { SicherheitSeite } from './SicherheitSeite';

const sitzung = (id: string, mehr: Partial<Sitzung> = {}): Sitzung => ({
  id,
  geraet: 'Chrome, Windows',
  adresse: '192.0.2.7',
  anmeldeart: 'passwort',
  diese: false,

  angemeldetAm: '2026-11-19T22:30:00Z',
  zuletztAm: '2026-11-20T07:12:00Z',
  gewechseltVon: null,
  ...mehr,
});
const hier = sitzung('hier', { geraet: 'Firefox, Linux', diese: true });
const handy = sitzung('handy', {
  geraet: null,
  adresse: null,
  anmeldeart: 'passkey',
  gewechseltVon: 'chefin',
});
const rechte: Wirkrecht[] = [
  { recht: 'auftrag.bearbeiten', darf: true, weil: ['edit', 'nichtGesperrt'] },
  { recht: 'admin', darf: false, weil: ['admin'] },
  { recht: 'angemeldet', darf: true, weil: [] },
];
const vorgang: Anmeldevorgang = {
  id: 1,
  am: '2026-11-20T07:12:00Z',
  art: 'anmeldung.gescheitert',
  adresse: '192.0.2.9',
  anmeldeart: 'einmalcode',
  gewechseltVon: null,
};
let sitzungen: Sitzung[];
let aussteller: string | null;
const weg = () => new HttpResponse(null, { status: 204 });

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  sitzungen = [hier, sitzung('buero'), handy];
  aussteller = null;
  antworte('get', 'benutzer/:id/faktor', {
    seit: null,
    verlangt: false,
    codesUebrig: 0,
    passkeys: [],
    passkeyHost: null,
  });
  antworte('get', 'benutzer/:id/firmenkonto', () => ({ aussteller }));
  antworte('get', 'benutzer/:id/sitzungen', () => sitzungen);
  antworte('get', 'benutzer/:id/rechte', rechte);
  antworte('get', 'benutzer/:id/anmeldungen', [vorgang]);
  antworte('delete', 'benutzer/:id/sitzungen/:sitzung', ({ teile }) => {
    sitzungen = sitzungen.filter((s) => s.id !== teile.sitzung);
    return weg();
  });
  antworte('delete', 'benutzer/:id/sitzungen', () => {
    sitzungen = sitzungen.filter((s) => s.diese);
    return weg();
  });
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });
/** The cells of a table's rows, without its head. */
const zeilen = async (name: string) =>
  within(await screen.findByLabelText(name))
    .getAllByRole('row')
    .slice(1)
    .map((z) => [...z.querySelectorAll('td')].map((f) => f.textContent));
const zeile = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

/** The page of another user, as an administrator opens it. */
async function seiteVon(id: number, name: string) {
  antworte('get', `benutzer/${id}`, () => HttpResponse.json({ id, name }, { headers: { etag: '"1"' } }));
  zeigeSeite(`/masterdata/sicherheit/${id}`);
  await screen.findByRole('heading', { name: `Anmeldung und Sicherheit: ${name}` });
}

it('nennt jede Sitzung mit Gerät, Netzadresse, Art und Zeit; die eigene endet nicht hier', async () => {
  zeigeTeil(<SicherheitSeite />);
  const zeit = ['19.11.2026 23:30', '20.11.2026 08:12'];
  await screen.findByText('Anmeldung und Sicherheit');
  await screen.findByText('Firefox, Linux (diese Sitzung)');
  expect(await zeilen('Sitzungen')).toEqual([
    ['Firefox, Linux (diese Sitzung)', '192.0.2.7', 'Passwort', ...zeit, '', ''],
    ['Chrome, Windows', '192.0.2.7', 'Passwort', ...zeit, '', 'Sitzung beenden'],
    ['unbekannt', '', 'Passwort und Passkey', ...zeit, 'chefin', 'Sitzung beenden'],
  ]);
});

it('beendet eine Sitzung, und sie ist aus der Liste', async () => {
  zeigeTeil(<SicherheitSeite />);
  await maus.click((await zeile('Chrome, Windows')).getByRole('button'));
  await screen.findByText('Die Sitzung ist beendet.');
  await waitFor(() => expect(screen.queryByText('Chrome, Windows')).toBeNull());
  screen.getByText('unbekannt');
  expect(an('DELETE benutzer/1/sitzungen/buero')).toHaveLength(1);
});

it('behält die Sitzung, deren Ende der Server ablehnt, und sagt warum', async () => {
  antworte('delete', 'benutzer/1/sitzungen/buero', abgelehnt(404, 'Die Sitzung gibt es nicht mehr.'));
  zeigeTeil(<SicherheitSeite />);
  await maus.click((await zeile('Chrome, Windows')).getByRole('button'));
  await screen.findByText('Die Sitzung gibt es nicht mehr.');
  expect(screen.queryByText('Die Sitzung ist beendet.')).toBeNull();
  await maus.click(await knopf('OK'));
  expect((await zeile('Chrome, Windows')).getByRole('button')).toHaveProperty('disabled', false);
});

it('beendet alle anderen auf einmal und bietet das dann nicht mehr an', async () => {
  zeigeTeil(<SicherheitSeite />);
  await maus.click(await knopf('Alle anderen beenden'));
  await screen.findByText('Die anderen Sitzungen sind beendet.');
  await waitFor(() => expect(screen.queryByText('Alle anderen beenden')).toBeNull());
  screen.getByText('Firefox, Linux (diese Sitzung)');
  expect(an('DELETE benutzer/1/sitzungen')).toHaveLength(1);
});

it('sagt zu jedem Recht, woher es kommt oder was dazu fehlt', async () => {
  zeigeTeil(<SicherheitSeite />);
  await screen.findByText('Weil');
  expect((await zeilen('Rechte')).map(([recht, , weil]) => [recht, weil])).toEqual([
    ['Aufträge erfassen und ändern', 'darf erfassen, Erfassen ist nicht abgeschaltet'],
    ['Verwaltung: Benutzer schalten, als sie arbeiten', 'fehlt: Administrator'],
    ['Eigene Angaben und Einstellungen', 'wer angemeldet ist'],
  ]);
});

it('nennt gescheiterte Anmeldungen mit Zeit, Art und Netzadresse', async () => {
  zeigeTeil(<SicherheitSeite />);
  expect((await zeile('Anmeldung gescheitert')).getAllByRole('cell').map((z) => z.textContent)).toEqual([
    '20.11.2026 08:12',
    'Anmeldung gescheitert',
    'Passwort und Einmalcode',
    '192.0.2.9',
    '',
  ]);
});

it('behauptet nichts, wo der Server nicht antwortet: weder keine Sitzung noch keine Rechte', async () => {
  for (const was of ['sitzungen', 'rechte', 'anmeldungen'])
    antworte('get', `benutzer/1/${was}`, abgelehnt(500, `Fehler bei ${was}.`));
  zeigeTeil(<SicherheitSeite />);
  await screen.findByText('Fehler bei sitzungen.');
  await screen.findByText(/^Kein zweiter Faktor eingerichtet/);
  expect(screen.queryByText('Keine offene Sitzung.')).toBeNull();
  expect(screen.queryByText('Dieser Benutzer kann sich nicht anmelden.')).toBeNull();
  expect(screen.queryByText('Noch keine Anmeldung.')).toBeNull();
  // Nor does it ask for what fails without an end.
  await new Promise((ende) => setTimeout(ende, 200));
  expect(an('GET benutzer/1/sitzungen').length).toBeLessThan(4);
});

it('zeigt bei einem anderen dessen Namen, beendet dessen Sitzungen alle und richtet nichts für ihn ein', async () => {
  sitzungen = [sitzung('buero')];
  await seiteVon(7, 'kunde');
  await screen.findByText('Kein zweiter Faktor eingerichtet.');
  expect(screen.queryByText('Zweiten Faktor einrichten')).toBeNull();
  await maus.click(await knopf('Alle beenden'));
  await screen.findByText('Keine offene Sitzung.');
  expect(an('DELETE benutzer/7/sitzungen')).toHaveLength(1);
});

it('löst das Firmenkonto eines anderen nach einer Frage', async () => {
  aussteller = 'https://login.nord.example';
  antworte('delete', 'benutzer/7/firmenkonto', () => {
    aussteller = null;
    return weg();
  });
  await seiteVon(7, 'kunde');
  await screen.findByText('Anmeldung über https://login.nord.example');
  await maus.click(await knopf('Verknüpfung lösen'));
  await screen.findByText(/^Die Verknüpfung von kunde lösen\? Alle Sitzungen enden/);
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(an('DELETE benutzer/7/firmenkonto')).toEqual([]);
  await maus.click(await knopf('Verknüpfung lösen'));
  await maus.click(await knopf('Ja'));
  await screen.findByText('Die Verknüpfung von kunde ist gelöst.');
  await waitFor(() => expect(screen.queryByText(/^Anmeldung über/)).toBeNull());
  expect(an('DELETE benutzer/7/firmenkonto')).toHaveLength(1);
});

it('bietet das Lösen des eigenen Firmenkontos nicht an', async () => {
  aussteller = 'https://login.nord.example';
  zeigeTeil(<SicherheitSeite />);
  await screen.findByText('Anmeldung über https://login.nord.example');
  expect(screen.queryByText('Verknüpfung lösen')).toBeNull();
});
