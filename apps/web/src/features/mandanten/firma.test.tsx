import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const nordlicht = { id: 1, name: 'Nordlicht', hauptmandantId: 1, hauptmandant: { id: 1, name: 'Nordlicht' } };
const kunde = { ...nordlicht, id: 2, name: 'Kunde' };
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
  zuordnungen: [{ wert: 'versand', mandantId: 2, edit: true, main: false }],
  passwortErlaubt: true,
};

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'mandanten/hauptmandanten-list', [nordlicht]);
  antworte('get', 'mandanten/untermandant/:id', [kunde]);
  antworte('get', 'mandanten/1/firmenanmeldung', () =>
    HttpResponse.json(gespeichert, { headers: { etag: '"4"' } }),
  );
  antworte('put', 'mandanten/1/firmenanmeldung', ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });

async function oeffne() {
  zeigeSeite('/admin/mandanten');
  await maus.click((await screen.findAllByText('Nordlicht'))[0] as HTMLElement);
  await maus.click(screen.getByRole('button', { name: 'Firmenanmeldung' }));
  const dialog = await screen.findByRole('dialog', { name: 'Firmenanmeldung' });
  const feld = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const klicke = (name: string | RegExp) => maus.click(within(dialog).getByRole('button', { name }));
  return { dialog, feld, klicke };
}

it('speichert Zuordnungen in ihrer Folge, das Geheimnis nur, wenn es neu ist', async () => {
  const { feld, klicke } = await oeffne();
  expect(feld('zuordnungen.0.wert').value).toBe('versand');
  await klicke('Zuordnung hinzufügen');
  await maus.type(feld('zuordnungen.1.wert'), '*');
  await klicke(/^Speichern/);
  await waitFor(() => expect(an('PUT mandanten/1/firmenanmeldung')).toHaveLength(1));
  const [{ koerper, kopf } = { koerper: null, kopf: new Headers() }] = an('PUT mandanten/1/firmenanmeldung');
  expect(kopf.get('if-match')).toBe('"4"');
  expect(koerper).toMatchObject({
    zuordnungen: [
      { wert: 'versand', mandantId: 2, edit: true, main: false },
      { wert: '*', mandantId: 1, edit: true, main: false },
    ],
  });
  expect(koerper.geheimnis ?? null).toBeNull();
  expect(await screen.findByText('Die Firmenanmeldung von Nordlicht ist gespeichert.')).toBeTruthy();
});

it('nimmt eine Zuordnung heraus und sagt an der, was der Server ablehnt', async () => {
  const { dialog, feld, klicke } = await oeffne();
  await klicke('Zuordnung hinzufügen');
  await maus.type(feld('zuordnungen.1.wert'), 'lager');
  await klicke('Zuordnung 1 entfernen');
  expect(feld('zuordnungen.0.wert').value).toBe('lager');
  expect(feld('zuordnungen.1.wert')).toBeNull();
  antworte(
    'put',
    'mandanten/1/firmenanmeldung',
    abgelehnt(400, 'Dieser Mandant gehört nicht dazu.', 'zuordnungen[0].mandantId'),
  );
  await klicke(/^Speichern/);
  expect(await within(dialog).findAllByText('Dieser Mandant gehört nicht dazu.')).toBeTruthy();
});

it('prüft den Anbieter und entfernt die Firmenanmeldung nach einer Frage', async () => {
  antworte('post', 'mandanten/1/firmenanmeldung/probe', { gelungen: false, fehler: 'Er schweigt.' });
  antworte('delete', 'mandanten/1/firmenanmeldung', new HttpResponse(null, { status: 204 }));
  const { klicke } = await oeffne();
  await klicke('Anbieter prüfen');
  expect(await screen.findByText('Er schweigt.')).toBeTruthy();
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  await klicke('Firmenanmeldung entfernen');
  const frage = await screen.findByRole('alertdialog');
  expect(an('DELETE mandanten/1/firmenanmeldung')).toEqual([]);
  await maus.click(within(frage).getByRole('button', { name: /^Ja/ }));
  await waitFor(() => expect(an('DELETE mandanten/1/firmenanmeldung')).toHaveLength(1));
});
