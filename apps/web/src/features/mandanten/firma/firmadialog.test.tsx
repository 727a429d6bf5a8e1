import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';
import { FirmaDialog } from './FirmaDialog';

const nordlicht = { id: 1, name: 'Nordlicht', hauptmandantId: 1 };
const zuordnung = (wert: string) => ({ wert, mandantId: 1, edit: true, main: false });
const gespeichert = {
  mandantId: 1,
  aktiv: true,
  bezeichnung: 'Nordlicht',
  aussteller: 'https://login.example',
  klient: 'portal',
  geheimnisDa: true,
  umfang: null,
  domaenen: null,
  domaenenVertrauen: false,
  anlegen: false,
  anspruch: 'groups',
  zuordnungen: [zuordnung('versand')],
  passwortErlaubt: true,
};
let zu = 0;

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'mandanten/hauptmandanten-list', [nordlicht]);
  antworte('get', 'mandanten/untermandant/:id', []);
  antworte('get', 'mandanten/1/firmenanmeldung', () =>
    HttpResponse.json(gespeichert, { headers: { etag: '"4"' } }),
  );
  antworte('put', 'mandanten/1/firmenanmeldung', ({ koerper }) => koerper);
});
beforeEach(() => {
  zu = 0;
});

const maus = userEvent.setup({ delay: null });

async function oeffne() {
  zeigeTeil(<FirmaDialog mandant={nordlicht} onSchliessen={() => zu++} />);
  const dialog = await screen.findByRole('dialog', { name: 'Firmenanmeldung' });
  const feld = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const klicke = (name: string | RegExp) => maus.click(within(dialog).getByRole('button', { name }));
  return { dialog, feld, klicke };
}

it('sagt, was zu „Benutzer anlegen“ fehlt, statt stumm nichts zu tun', async () => {
  const { feld, klicke } = await oeffne();
  await klicke('Zuordnung 1 entfernen');
  await maus.click(feld('anlegen'));
  await klicke(/^Speichern/);
  await screen.findByRole('alertdialog', { name: 'Fehler' });
  expect(an('PUT mandanten/1/firmenanmeldung')).toEqual([]);
});

it('was an einer Zuordnung falsch war, geht mit ihr', async () => {
  const { feld, klicke } = await oeffne();
  await maus.clear(feld('zuordnungen.0.wert'));
  await klicke('Zuordnung hinzufügen');
  await maus.type(feld('zuordnungen.1.wert'), 'lager');
  await klicke(/^Speichern/);
  await waitFor(() => expect(feld('zuordnungen.0.wert').getAttribute('aria-invalid')).toBe('true'));
  await klicke('Zuordnung 1 entfernen');
  expect(feld('zuordnungen.0.wert').value).toBe('lager');
  expect(feld('zuordnungen.0.wert').getAttribute('aria-invalid')).toBeNull();
  await klicke(/^Speichern/);
  await waitFor(() =>
    expect(an('PUT mandanten/1/firmenanmeldung')[0]?.koerper.zuordnungen).toEqual([zuordnung('lager')]),
  );
});

it('fragt vor dem Schließen, wenn nur eine Zuordnung weg ist', async () => {
  const { dialog, feld, klicke } = await oeffne();
  await klicke('Zuordnung 1 entfernen');
  await maus.click(feld('bezeichnung'));
  await maus.keyboard('{Escape}');
  await maus.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nein' }));
  expect([zu, within(dialog).queryByRole('button', { name: 'Zuordnung 1 entfernen' })]).toEqual([0, null]);
});

it('entfernt die Firmenanmeldung mit einem Doppelklick einmal', async () => {
  let anzahl = 0;
  let antwort = () => {};
  const fertig = new Promise<void>((weiter) => {
    antwort = weiter;
  });
  server.use(
    http.delete('*/api/mandanten/1/firmenanmeldung', async () => {
      anzahl++;
      await fertig;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { klicke } = await oeffne();
  await klicke('Firmenanmeldung entfernen');
  await maus.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
  antwort();
  await waitFor(() => expect(zu).toBe(1));
  expect(anzahl).toBe(1);
});

it('lässt die Domänen nur den ändern, der alle Häuser verwaltet', async () => {
  angemeldetAls({ admin: true, hauptmandant: true, betreiber: false, 'mandant-id': 1 });
  const { feld } = await oeffne();
  expect([feld('domaenen').readOnly, feld('bezeichnung').readOnly]).toEqual([true, false]);
});
