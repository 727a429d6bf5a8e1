import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { AuftrittDialog } from './AuftrittDialog';

const pfad = 'mandanten/1/auftritt';
const logo = 'data:image/png;base64,AAAA';

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', pfad, () =>
    HttpResponse.json({ mandantId: 1, host: 'nord.example', logo }, { headers: { etag: '"3"' } }),
  );
});

const maus = userEvent.setup({ delay: null });

async function oeffne() {
  zeigeTeil(<AuftrittDialog mandant={{ id: 1, name: 'Nordlicht' }} onSchliessen={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Auftritt' });
  return { dialog, host: dialog.querySelector('[name="host"]') as HTMLInputElement };
}

it('lässt die Adresse nur den ändern, der alle Häuser verwaltet', async () => {
  angemeldetAls({ admin: true, hauptmandant: true, betreiber: false, 'mandant-id': 1 });
  expect((await oeffne()).host.readOnly).toBe(true);
});

it('fragt auch dann vor dem Schließen, wenn nur das Logo weg ist', async () => {
  const { dialog, host } = await oeffne();
  await maus.click(within(dialog).getByRole('button', { name: 'Logo entfernen' }));
  await maus.click(host);
  await maus.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: /verwerfen/i });
});

it('sagt am Logo, was der Server daran ablehnt, und behält, was geändert ist', async () => {
  antworte('put', pfad, abgelehnt(400, 'Das Bild ist zu groß.', 'logo'));
  const { dialog, host } = await oeffne();
  await maus.type(host, '.de');
  await maus.keyboard('{Control>}s{/Control}');
  await within(dialog).findByText('Das Bild ist zu groß.');
  expect([host.value, an(`PUT ${pfad}`)[0]?.kopf.get('if-match')]).toEqual(['nord.example.de', '"3"']);
});
