import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { angemeldetAls } from '../../testing/sitzung';

const dateien = heruntergeladenes();
const befund = (bereich: string, stand: string, dazu: object = {}) => ({
  bereich,
  stand,
  name: bereich.toUpperCase(),
  satz: `Zu ${bereich}.`,
  abhilfe: null,
  ...dazu,
});
const lage = (...befunde: object[]) => ({ geprueftAm: '2026-11-20T08:00:00Z', befunde });
const wartendes = (art: string, id: number) => ({
  id,
  art,
  gegenstand: `${art} ${id}`,
  an: 'Nord',
  seit: null,
});
let mengen: { art: string; anzahl: number }[];

mitPortal(() => {
  mengen = [
    { art: 'mail', anzahl: 2 },
    { art: 'druck', anzahl: 0 },
  ];
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'betrieb', lage(befund('quarantaene', 'angehalten')));
  antworte('get', 'betrieb/quarantaene', () => ({ seit: '2026-11-20T08:00:00Z', mengen }));
  antworte('get', 'betrieb/quarantaene/:art', ({ teile }) =>
    [1, 2]
      .slice(0, mengen.find((m) => m.art === teile['art'])?.anzahl ?? 0)
      .map((id) => wartendes(String(teile['art']), id)),
  );
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const knopf = (name: string) => screen.getByText(name, { selector: 'button' }) as HTMLButtonElement;
const zeige = () => zeigeSeite('/admin/betrieb');

it('puts first what needs somebody, and counts each kind', async () => {
  antworte(
    'get',
    'betrieb',
    lage(
      befund('uhr', 'gut'),
      befund('post', 'achtung'),
      befund('platte', 'stoerung'),
      befund('druck', 'gut'),
    ),
  );
  zeige();
  await screen.findByText('Zu uhr.');
  const zeilen = screen.getAllByRole('row').slice(1);
  expect(zeilen.map((z) => z.getAttribute('data-stand'))).toEqual(['stoerung', 'achtung', 'gut', 'gut']);
  for (const text of ['1 Störung', '1 Achtung', '2 in Ordnung']) screen.getByText(text);
  expect(screen.queryByText(/angehalten/)).toBeNull();
  screen.getByText(/^Geprüft 20\.11\.2026 09:00.*, alle 60 Sekunden$/);
});

it.each([
  ['uebertragungen', '/auftragsmanagement/offeneauftraege'],
  ['post', '/admin/mails'],
  ['einrichtung', '/admin/einrichten'],
  ['importe', '/auftragsmanagement/auftragsimport'],
  ['fehler', '/admin/information'],
])('leads from %s to where one sees more of it', async (bereich, ziel) => {
  antworte('get', 'betrieb', lage(befund(bereich, 'achtung')));
  zeige();
  const verweis = await screen.findByLabelText(`${bereich.toUpperCase()} ansehen`);
  expect(verweis.getAttribute('href')).toBe(ziel);
});

it('looks again on wish; where that fails it says so, and what was found stays', async () => {
  antworte('get', 'betrieb', lage(befund('uhr', 'stoerung')));
  zeige();
  await screen.findByText('Zu uhr.');
  antworte('get', 'betrieb', lage(befund('uhr', 'gut', { satz: 'Geht wieder.' })));
  await maus.click(screen.getByLabelText('Aktualisieren'));
  await screen.findByText('Geht wieder.');
  expect(screen.queryByText('1 Störung')).toBeNull();
  antworte('get', 'betrieb', abgelehnt(500, 'Die Datenbank antwortet nicht.'));
  await maus.click(screen.getByLabelText('Aktualisieren'));
  await screen.findByText('Die Datenbank antwortet nicht.');
  expect(screen.getByText('Geht wieder.')).toBeTruthy();
});

it('shows nothing to release where nothing is held back', async () => {
  antworte('get', 'betrieb/quarantaene', { seit: null, mengen: [] });
  zeige();
  await screen.findByText('Zu quarantaene.');
  await waitFor(() => expect(an('GET betrieb/quarantaene')).not.toEqual([]));
  expect(screen.queryByText('Freigeben')).toBeNull();
});

it('begins with the first kind of which something waits, and shows another on wish', async () => {
  mengen = [
    { art: 'druck', anzahl: 0 },
    { art: 'mail', anzahl: 2 },
  ];
  zeige();
  await screen.findByText('mail 2');
  expect(knopf('Verwerfen').disabled).toBe(true);
  await maus.click(screen.getByText('Etikettendruck'));
  await screen.findByText('Von dieser Art wartet nichts.');
  expect(knopf('Alle verwerfen').disabled).toBe(true);
});

it('discards the marked one once, however often the button is clicked', async () => {
  antworte('post', 'betrieb/quarantaene/mail/verwerfen', () => {
    mengen = [{ art: 'mail', anzahl: 1 }];
    return HttpResponse.json(1);
  });
  zeige();
  await maus.click(await screen.findByText('mail 2'));
  await maus.dblClick(knopf('Verwerfen'));
  await waitFor(() => expect(screen.queryByText('mail 2')).toBeNull());
  expect(an('POST betrieb/quarantaene/mail/verwerfen').map((g) => g.koerper)).toEqual([[2]]);
  expect(knopf('Verwerfen').disabled).toBe(true);
});

it('discards all of a kind only after a yes, which Enter alone is not', async () => {
  antworte('post', 'betrieb/quarantaene/mail/alles-verwerfen', () => HttpResponse.json(2));
  zeige();
  await screen.findByText('mail 2');
  await klicke('Alle verwerfen');
  const erste = await screen.findByRole('alertdialog');
  within(erste).getByText('Mails: 2 verwerfen? Das lässt sich nicht rückgängig machen.');
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(an('POST betrieb/quarantaene/mail/alles-verwerfen')).toEqual([]);
  await klicke('Alle verwerfen');
  await klicke('Ja', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(an('POST betrieb/quarantaene/mail/alles-verwerfen')).toHaveLength(1));
});

it('says why something could not be discarded', async () => {
  antworte('post', 'betrieb/quarantaene/mail/verwerfen', abgelehnt(409, 'Sie ist schon verworfen.'));
  zeige();
  await maus.click(await screen.findByText('mail 1'));
  await klicke('Verwerfen');
  await screen.findByText('Sie ist schon verworfen.');
});

it('gives the bill of materials as a file, and says why there is none', async () => {
  antworte('get', 'betrieb/stueckliste', abgelehnt(500, 'Die Stückliste fehlt.'));
  zeige();
  await screen.findByText('Zu quarantaene.');
  await klicke('Softwarestückliste (CycloneDX)');
  await screen.findByText('Die Stückliste fehlt.');
  await klicke('OK');
  expect(dateien).toEqual([]);
  antworte('get', 'betrieb/stueckliste', () => HttpResponse.json({ bomFormat: 'CycloneDX' }));
  await klicke('Softwarestückliste (CycloneDX)');
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['frachtportal.cdx.json']));
});
