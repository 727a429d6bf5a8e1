import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

let staende: Record<string, string> = {};

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  staende = { mail: 'offen', nummernkreis: 'offen', kunde: 'erledigt' };
  antworte('get', 'einrichtungsschritte', () =>
    Object.entries(staende).map(([schritt, stand]) => ({ schritt, stand, satz: `So steht ${schritt}.` })),
  );
  antworte('put', 'einrichtungsschritte/:schritt', ({ teile, koerper }) => {
    const { uebersprungen } = koerper as { uebersprungen: boolean };
    staende[String(teile['schritt'])] = uebersprungen ? 'uebersprungen' : 'offen';
    return new HttpResponse(null, { status: 204 });
  });
  antworte('post', 'einrichtungsschritte/probemail', () => new HttpResponse(null, { status: 204 }));
  antworte('get', 'mandanten/1/nummernkreis', { praefix: 'NL-', stellen: 6, naechste: 12 });
  antworte('put', 'mandanten/1/nummernkreis', { praefix: 'NORD-', stellen: 6, naechste: 12 });
});

const maus = userEvent.setup({ delay: null });
const schritt = async (name: string) => {
  const kopf = await screen.findByRole('heading', { name });
  return within(kopf.closest('li') as HTMLElement);
};

it('führt durch die Schritte, lässt aus und nimmt wieder auf', async () => {
  zeigeSeite('/admin/einrichten');
  const mails = await schritt('Mails');
  mails.getByText('So steht mail.');
  screen.getByText('1 von 3 Schritten erledigt');
  expect(screen.getAllByRole('listitem').find((l) => l.ariaCurrent === 'step')?.textContent).toContain(
    'Mails',
  );
  expect((await schritt('Erster Kunde')).queryByRole('button', { name: 'Überspringen' })).toBeNull();
  await maus.click(mails.getByRole('button', { name: 'Überspringen' }));
  await maus.click(await mails.findByRole('button', { name: 'Wieder aufnehmen' }));
  await mails.findByRole('button', { name: 'Überspringen' });
  expect(an('PUT einrichtungsschritte/mail').map((a) => a.koerper)).toEqual([
    { uebersprungen: true },
    { uebersprungen: false },
  ]);
  await maus.click(mails.getByRole('button', { name: 'Mail zur Probe an mich' }));
  await screen.findByText('Die Mail ist unterwegs zu Ihnen.');
});

it('legt fest, wie Aufträge heißen, und zeigt es vorher', async () => {
  zeigeSeite('/admin/einrichten');
  await maus.click((await schritt('Auftragsnummern')).getByRole('button', { name: 'Bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Auftragsnummern' }));
  dialog.getByText('Der nächste Auftrag heißt NL-000012.');
  const praefix = dialog.getByLabelText(/^Präfix/);
  await maus.clear(praefix);
  await maus.type(praefix, 'nord');
  await maus.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findAllByText(/^Großbuchstaben und Ziffern/);
  expect(an('PUT mandanten/1/nummernkreis')).toEqual([]);
  await maus.clear(praefix);
  await maus.type(praefix, 'NORD-');
  await maus.click(dialog.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Der nächste Auftrag heißt NORD-000012.');
  expect(an('PUT mandanten/1/nummernkreis')[0]?.koerper).toEqual({
    praefix: 'NORD-',
    stellen: 6,
    naechste: 12,
  });
});

it('sagt, wenn nichts mehr offen ist', async () => {
  staende = { mail: 'uebersprungen', kunde: 'erledigt' };
  zeigeSeite('/admin/einrichten');
  await screen.findByText(/^Alles eingerichtet/);
  await waitFor(() => expect(screen.getByText('übersprungen')).toBeTruthy());
});
