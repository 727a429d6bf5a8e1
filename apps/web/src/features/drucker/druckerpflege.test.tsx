import type { Druckauftrag, Drucker } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { DruckerSeite } from './DruckerSeite';

const lager: Drucker = {
  id: 1,
  version: 3,
  name: 'Lager',
  host: '10.0.0.5',
  port: 9100,
  format: '100x150',
  sprache: 'zpl',
  aktiv: true,
};
const rampe: Drucker = {
  ...lager,
  id: 2,
  version: 1,
  name: 'Rampe',
  host: 'rampe.lan',
  format: 'a6',
  aktiv: false,
};
const job = (id: number, drucker: Drucker, mehr: Partial<Druckauftrag> = {}): Druckauftrag => ({
  id,
  druckerId: drucker.id,
  drucker: drucker.name,
  spedeigennr: null,
  auftraege: 0,
  etiketten: 1,
  gesendet: 0,
  zustand: 'wartet',
  versuche: 0,
  letzterFehler: null,
  naechsterVersuch: null,
  erstelltAm: '2026-11-20T08:00:00Z',
  erledigtAm: null,
  ...mehr,
});
let alle: Drucker[];

mitPortal(() => {
  alle = [lager, rampe];
  angemeldetAls({ sub: '1', admin: true, hauptmandant: true });
  antworte('get', 'drucker/pflege', () => alle);
});

const maus = userEvent.setup({ delay: null });
const klicke = async (text: string) => maus.click(await screen.findByText(text));
const feld = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fehlerAn = (eingabe: HTMLElement) =>
  document.getElementById(eingabe.getAttribute('aria-describedby') ?? '')?.textContent;

async function oeffne() {
  zeigeTeil(<DruckerSeite />);
  await screen.findByText(alle[0]?.host ?? /^Noch kein Drucker/);
}

it('zeigt Adresse, Format und ob einer eingeschaltet ist, und ohne einen, wozu er da ist', async () => {
  await oeffne();
  const zeilen = screen
    .getAllByRole('row')
    .slice(1)
    .map((z) => z.textContent);
  expect(zeilen).toEqual([
    expect.stringMatching(/^Lager10\.0\.0\.59\.?100100 × 150 mmZPLja$/),
    expect.stringMatching(/^Ramperampe\.lan9\.?100A6ZPLnein$/),
  ]);
});

it('legt bei doppeltem Klick einmal an und sagt am Feld, wohin nicht gedruckt werden darf', async () => {
  let versuche = 0;
  alle = [];
  antworte('post', 'drucker', () => {
    if (versuche++ === 0) return abgelehnt(400, 'An diese Adresse darf nicht gedruckt werden.', 'host');
    alle = [lager];
    return lager;
  });
  await oeffne();
  await klicke('Hinzufügen');
  await maus.type(await feld(/^Name/), 'Lager');
  await klicke('Speichern');
  expect(fehlerAn(await feld(/^Rechnername oder Adresse/))).toContain('Feld ist ein Pflichtfeld.');
  await maus.type(await feld(/^Rechnername oder Adresse/), '127.0.0.1');
  await maus.dblClick(screen.getByText('Speichern'));
  await waitFor(async () =>
    expect(fehlerAn(await feld(/^Rechnername/))).toContain('An diese Adresse darf nicht gedruckt werden.'),
  );
  expect(an('POST drucker')).toHaveLength(1);
  await maus.clear(await feld(/^Rechnername/));
  await maus.type(await feld(/^Rechnername/), '10.0.0.5');
  await klicke('Speichern');
  await screen.findByText('Der Drucker Lager wurde erfolgreich gespeichert.');
  await screen.findByText('100 × 150 mm');
  expect(an('POST drucker').at(-1)?.koerper).toEqual({
    name: 'Lager',
    host: '10.0.0.5',
    port: 9100,
    format: '100x150',
    sprache: 'zpl',
    aktiv: true,
  });
});

it('nimmt als Port nur, was einer ist', async () => {
  await oeffne();
  await maus.dblClick(screen.getByText('Lager'));
  await maus.clear(await feld(/^Port/));
  await maus.type(await feld(/^Port/), '65536');
  await klicke('Speichern');
  expect(fehlerAn(await feld(/^Port/))).toMatch(/^Bitte eine Zahl von 1 bis 65\.?535 eingeben\.$/);
  expect(an('PUT drucker/1')).toHaveLength(0);
});

it('ändert den Stand, der gelesen wurde; hat ihn jemand geändert, gilt beim nächsten Öffnen der neue', async () => {
  antworte('put', 'drucker/1', ({ kopf }) => {
    if (kopf.get('If-Match') === '"4"') return { ...lager, aktiv: false };
    alle = [{ ...lager, version: 4, host: '10.0.0.9' }, rampe];
    return abgelehnt(409, 'Inzwischen geändert');
  });
  await oeffne();
  await maus.dblClick(screen.getByText('Lager'));
  await maus.click(await screen.findByLabelText('eingeschaltet'));
  await klicke('Speichern');
  await screen.findByText('Inzwischen geändert');
  await klicke('OK');
  expect(screen.getByLabelText<HTMLInputElement>('eingeschaltet').checked).toBe(false);
  await klicke('Abbrechen');
  await maus.dblClick(await screen.findByText('10.0.0.9'));
  expect((await feld(/^Rechnername/)).value).toBe('10.0.0.9');
  await maus.click(screen.getByLabelText('eingeschaltet'));
  await klicke('Speichern');
  await screen.findByText('Der Drucker Lager wurde erfolgreich gespeichert.');
  expect(an('PUT drucker/1').map((g) => [g.kopf.get('If-Match'), g.koerper.aktiv])).toEqual([
    ['"3"', false],
    ['"4"', false],
  ]);
});

it('löscht nach Rückfrage den gelesenen Stand, einmal, und lässt ihn stehen, wo noch Etiketten warten', async () => {
  antworte('delete', 'drucker/1', abgelehnt(409, 'Auf den Drucker warten noch Etiketten.'));
  await oeffne();
  await klicke('Löschen');
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await klicke('OK');
  await klicke('Lager');
  await klicke('Löschen');
  await screen.findByText(/^Soll der Drucker Lager gelöscht werden\?/);
  await klicke('Ja');
  await screen.findByText('Auf den Drucker warten noch Etiketten.');
  await klicke('OK');
  expect(screen.getByText('10.0.0.5')).toBeTruthy();
  antworte('delete', 'drucker/1', () => {
    alle = [rampe];
    return {};
  });
  await klicke('Löschen');
  await maus.dblClick(await screen.findByText('Ja'));
  await screen.findByText('Der Drucker Lager wurde gelöscht.');
  await waitFor(() => expect(screen.queryByText('10.0.0.5')).toBeNull());
  expect(an('DELETE drucker/1').map((g) => g.kopf.get('If-Match'))).toEqual(['"3"', '"3"']);
});

it('sagt von jedem Testdruck, was aus ihm wurde, auch wenn schon der nächste läuft', async () => {
  let erster = job(11, lager);
  antworte('post', 'drucker/1/testdruck', job(11, lager));
  antworte('post', 'drucker/2/testdruck', job(12, rampe));
  antworte('get', 'druckauftraege/11', () => erster);
  antworte('get', 'druckauftraege/12', job(12, rampe, { zustand: 'gedruckt', gesendet: 1 }));
  await oeffne();
  await klicke('Lager');
  await klicke('Testdruck');
  await screen.findByText('Ein Etikett geht an den Drucker Lager.');
  await klicke('Rampe');
  await maus.dblClick(screen.getByText('Testdruck'));
  await screen.findByText('Der Drucker Rampe hat das Etikett.');
  erster = job(11, lager, { zustand: 'fehler', letzterFehler: 'Port 9100 antwortet nicht.' });
  await screen.findByText('Der Drucker Lager hat die Etiketten nicht bekommen. Port 9100 antwortet nicht.');
  expect(an('POST drucker/2/testdruck')).toHaveLength(1);
});
