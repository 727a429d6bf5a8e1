import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const wartender = {
  id: 40,
  mandant: 'Müller Söhne',
  anschrift: 'Am Wall 7, D-28195 Bremen',
  benutzerId: 90,
  benutzer: 'mueller',
  email: 'chef@mueller.example',
  eingegangenAm: '2026-11-20T08:00:00Z',
  bestaetigt: true,
  agbFassung: null,
  spediteur: { id: 1, name: 'Nordlicht' },
  vorschlaege: [{ id: 3, name: 'Müller & Söhne GmbH', grund: 'name' }],
};
const unbestaetigt = { ...wartender, id: 41, mandant: 'Zypresse', bestaetigt: false, vorschlaege: [] };
const mandant = (id: number, name: string, hauptmandantId: number) => ({ id, name, hauptmandantId });
let da: object[] = [];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  da = [wartender, unbestaetigt];
  antworte('get', 'registrierungen', () => da);
  antworte('get', 'mandanten/hauptmandanten-list', [mandant(1, 'Nordlicht', 1)]);
  antworte('get', 'mandanten/allmandanten', [
    mandant(1, 'Nordlicht', 1),
    mandant(3, 'Müller & Söhne GmbH', 1),
  ]);
  for (const was of ['freigeben', 'ablehnen'])
    antworte('post', `registrierungen/:id/${was}`, ({ teile }) => {
      da = da.filter((r) => (r as typeof wartender).id !== Number(teile['id']));
      return new HttpResponse(null, { status: 204 });
    });
});

const maus = userEvent.setup({ delay: null });

async function oeffne(zeile: string, knopf: string) {
  zeigeSeite('/admin/registrierungen');
  await maus.click(await screen.findByText(zeile));
  await maus.click(screen.getByRole('button', { name: knopf }));
}

it('gibt eine Registrierung als neuen Untermandanten frei, bei dem Spediteur, bei dem sie einging', async () => {
  await oeffne('Müller Söhne', 'Freigeben …');
  const dialog = await screen.findByRole('dialog', { name: 'Freigeben …' });
  await waitFor(() =>
    expect((dialog.querySelector('[name="hauptmandantId"]') as HTMLInputElement).value).toBe('Nordlicht'),
  );
  await maus.click(within(dialog).getByRole('button', { name: 'Freigeben …' }));
  await screen.findByText('mueller ist freigegeben und per Mail benachrichtigt.');
  expect(an('POST registrierungen/40/freigeben')[0]?.koerper).toEqual({
    hauptmandantId: 1,
    name: 'Müller Söhne',
    edit: true,
    main: true,
  });
  await waitFor(() => expect(screen.queryByText('Müller Söhne')).toBeNull());
});

it('nimmt den Benutzer mit einem Klick in den vorgeschlagenen Mandanten auf', async () => {
  await oeffne('Müller Söhne', 'Freigeben …');
  const dialog = await screen.findByRole('dialog', { name: 'Freigeben …' });
  within(dialog).getByText('ähnlicher Name');
  await maus.click(within(dialog).getByRole('button', { name: 'Müller & Söhne GmbH' }));
  await maus.click(within(dialog).getByRole('checkbox', { name: 'Hauptbenutzer' }));
  antworte('post', 'registrierungen/:id/freigeben', abgelehnt(400, 'Geht nicht.', 'mandantId'));
  await maus.click(within(dialog).getByRole('button', { name: 'Freigeben …' }));
  expect((await within(dialog).findAllByText('Geht nicht.')).length).toBeGreaterThan(0);
  expect(an('POST registrierungen/40/freigeben')[0]?.koerper).toEqual({
    mandantId: 3,
    edit: true,
    main: false,
  });
});

it('sagt am sichtbaren Feld, dass der Mandant fehlt, ohne zu senden', async () => {
  await oeffne('Müller Söhne', 'Freigeben …');
  const dialog = await screen.findByRole('dialog', { name: 'Freigeben …' });
  await maus.click(within(dialog).getByText('Zu einem vorhandenen Mandanten'));
  await maus.click(within(dialog).getByRole('button', { name: 'Freigeben …' }));
  const feld = dialog.querySelector('[name="mandantId"]') as HTMLInputElement;
  await waitFor(() => expect(feld.getAttribute('aria-invalid')).toBe('true'));
  expect(an('POST registrierungen/40/freigeben')).toEqual([]);
});

it('gibt niemanden frei, dessen E-Mail nicht bestätigt ist, und lehnt nur mit einem Grund ab', async () => {
  await oeffne('Zypresse', 'Freigeben …');
  await screen.findByText('Die E-Mail Adresse ist noch nicht bestätigt.');
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  await maus.click(screen.getByRole('button', { name: 'Ablehnen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ablehnen' });
  const ablehnen = () => maus.click(within(dialog).getByRole('button', { name: 'Ablehnen' }));
  await ablehnen();
  expect(an('POST registrierungen/41/ablehnen')).toEqual([]);
  await maus.type(dialog.querySelector('[name="grund"]') as HTMLTextAreaElement, 'Unbekannt');
  await ablehnen();
  await screen.findByText('Die Registrierung von Zypresse ist abgelehnt und gelöscht.');
  expect(an('POST registrierungen/41/ablehnen')[0]?.koerper).toEqual({ grund: 'Unbekannt' });
});

it('sagt, wenn niemand wartet', async () => {
  da = [];
  zeigeSeite('/admin/registrierungen');
  await screen.findByText('Niemand wartet. Neue Registrierungen erscheinen hier.');
});
