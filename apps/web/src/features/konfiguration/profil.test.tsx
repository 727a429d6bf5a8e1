import type { Profildatei } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { angemeldetAls } from '../../testing/sitzung';
import { CocoWerkzeuge } from './CocoWerkzeuge';
import { standMit } from './entwurf';
import { ProfilDialog } from './ProfilDialog';
import { liesProfildatei } from './profildatei';

const profil = (werte: Record<string, string>): Profildatei => ({
  format: 'frachtportal-konfiguration',
  version: 1,
  werte: Object.entries(werte).map(([key, value]) => ({ key, value })),
});
const onDatei = vi.fn();
const onFertig = vi.fn();
const onSchliessen = vi.fn();
const dateien = heruntergeladenes();

mitPortal(() => {
  for (const ruf of [onDatei, onFertig, onSchliessen]) ruf.mockClear();
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  antworte('get', 'config-param/profil', profil({ isRegistrierung: 'true' }));
  antworte('post', 'config-param/profil', {});
});

const maus = userEvent.setup({ delay: null, applyAccept: false });
const gesendet = () => an('POST config-param/profil');
const uebernehmen = () => screen.findByRole('button', { name: 'Übernehmen' });

function zeigeWerkzeuge() {
  const nichts = vi.fn();
  zeigeTeil(
    <CocoWerkzeuge
      {...{ ebene: 'hauptmandant', geaendert: 0, laeuft: false, onDatei, onEbene: nichts }}
      {...{ onSpeichern: nichts, onVerwerfen: nichts, onVerlauf: nichts }}
    />,
  );
  return screen.findByLabelText<HTMLInputElement>('Profil importieren', { selector: 'input' });
}

/** The dialog for a file, where only these own values are stored. */
function zeigeDialog(werte: Record<string, string>, eigene: Record<string, string> = {}) {
  zeigeTeil(
    <ProfilDialog
      gelesen={{ ebene: 'hauptmandant', staende: [], darunter: null }}
      vorher={standMit(eigene, {}, null)}
      datei={liesProfildatei(JSON.stringify(profil(werte)))}
      {...{ onFertig, onSchliessen }}
    />,
  );
}

it('wird als Datei mit dem Namen der Ebene ausgegeben, und was ausgegeben ist, lässt sich einlesen', async () => {
  const eingabe = await zeigeWerkzeuge();
  await maus.click(screen.getByText('Profil exportieren'));
  await waitFor(() => expect(dateien).toHaveLength(1));
  expect(an('GET config-param/profil')[0]?.frage.get('ebene')).toBe('hauptmandant');
  expect(dateien[0]?.name).toBe('konfiguration-hauptmandant.json');
  const inhalt = (await dateien[0]?.inhalt.text()) ?? '';
  expect(JSON.parse(inhalt)).toEqual(profil({ isRegistrierung: 'true' }));
  await maus.upload(eingabe, new File([inhalt], 'profil.json', { type: 'application/json' }));
  await waitFor(() => expect(onDatei).toHaveBeenCalledTimes(1));
  expect(onDatei.mock.calls[0]?.[0]).toMatchObject({ werte: { isRegistrierung: 'true' } });
});

it.each([
  ['kein JSON', 'a;b;c'],
  ['ein anderes Format', '{"format":"etwas","version":1,"werte":[]}'],
  ['eine spätere Fassung', '{"format":"frachtportal-konfiguration","version":2,"werte":[]}'],
])('sagt, wenn die Datei %s ist, und liest dann nichts ein', async (_, inhalt) => {
  await maus.upload(await zeigeWerkzeuge(), new File([inhalt], 'x.json'));
  await screen.findByText('Diese Datei ist kein Profil des Frachtportals.');
  expect(onDatei).not.toHaveBeenCalled();
});

it('zeigt vorher, was sich ändert, und sendet dann die ganze Datei', async () => {
  zeigeDialog({ isMautrechner: 'false' }, { isRegistrierung: 'true' });
  const zeilen = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const werte = zeilen.map((z) => [...z.querySelectorAll('td')].map((f) => f.textContent));
  expect(werte).toContainEqual(['Registrierung', 'an', 'aus']);
  expect(werte).toHaveLength(2);
  expect(gesendet()).toEqual([]);
  await maus.click(await uebernehmen());
  await waitFor(() => expect(onFertig.mock.calls).toEqual([[true]]));
  expect(gesendet().map((g) => [g.frage.get('ebene'), g.koerper])).toEqual([
    ['hauptmandant', profil({ isMautrechner: 'false' })],
  ]);
});

it('übernimmt nichts, wo die Datei nur enthält, was schon gilt', async () => {
  zeigeDialog({ isRegistrierung: 'true' }, { isRegistrierung: 'true' });
  await screen.findByText('Das Profil enthält genau die Werte, die schon gelten.');
  expect(await uebernehmen()).toHaveProperty('disabled', true);
});

it('übernimmt keinen Wert, den es nicht gibt, und nennt ihn', async () => {
  zeigeDialog({ isRegistrierung: 'vielleicht', isMautrechner: 'false' });
  expect(await uebernehmen()).toHaveProperty('disabled', true);
  screen.getByText(/Registrierung/, { selector: '.fp-fehlertext' });
});

it('bleibt mit dem Grund des Servers offen, wo er das Profil ablehnt', async () => {
  antworte('post', 'config-param/profil', abgelehnt(400, 'Das geht so nicht.'));
  zeigeDialog({ isRegistrierung: 'true' });
  await maus.click(await uebernehmen());
  await screen.findByText('Das geht so nicht.');
  expect([onFertig.mock.calls, onSchliessen.mock.calls]).toEqual([[], []]);
});

it('gilt mit vier Augen noch nicht', async () => {
  antworte('post', 'config-param/profil', HttpResponse.json({}, { status: 202 }));
  zeigeDialog({ isRegistrierung: 'true' });
  await maus.click(await uebernehmen());
  await screen.findByText(/^Vorgelegt:/);
  expect(onFertig.mock.calls).toEqual([[false]]);
});
