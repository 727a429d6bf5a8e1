import type { Konfigurationsaenderung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { VerlaufDialog } from './VerlaufDialog';

const aenderung = (id: number, mehr: Partial<Konfigurationsaenderung> = {}): Konfigurationsaenderung => ({
  id,
  ebene: 'hauptmandant',
  key: 'client.isRegistrierung',
  vorher: null,
  nachher: 'true',
  am: '2026-11-20T07:12:00Z',
  von: `benutzer${id}`,
  gewechseltVon: null,
  uebergeben: null,
  uebergabefehler: null,
  ...mehr,
});
let aenderungen: Konfigurationsaenderung[];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true });
  aenderungen = [aenderung(1)];
  antworte('get', 'config-param/aenderungen', ({ frage }) => {
    const ab = Number(frage.get('page')) * 20;
    return HttpResponse.json(aenderungen.slice(ab, ab + 20), {
      headers: { 'total-search-results': String(aenderungen.length) },
    });
  });
  antworte('post', 'config-param/aenderungen/:id/zuruecknehmen', {});
});

const maus = userEvent.setup({ delay: null });
const zurueckgenommen = () => an('POST config-param/aenderungen/1/zuruecknehmen');
const zeige = (schluessel: string | null = null) =>
  zeigeTeil(<VerlaufDialog ebene="hauptmandant" schluessel={schluessel} onSchliessen={vi.fn()} />);

it('sagt, wer was wann geändert hat und ob es im Dispositionssystem angekommen ist', async () => {
  aenderungen = [
    aenderung(1, { uebergeben: true }),
    aenderung(2, { gewechseltVon: 'chefin', vorher: 'true', nachher: null, uebergeben: false }),
    aenderung(3, { vorher: 'false', uebergeben: false, uebergabefehler: 'Zeit abgelaufen' }),
  ];
  zeige();
  await screen.findByText('benutzer1');
  const zeilen = screen.getAllByRole('row').slice(1);
  const [erste, zweite, dritte] = zeilen.map((z) => z.textContent);
  expect(erste).toMatch(/20\.11\.2026 08:12.*benutzer1.*Registrierung.*kein eigener Wert.*an.*angekommen$/);
  expect(zweite).toMatch(/chefin.*benutzer2.*an.*kein eigener Wert.*unterwegs$/);
  expect(dritte).toMatch(/aus.*an.*wird wiederholt: Zeit abgelaufen$/);
});

it('fragt nur nach einer Einstellung, wo der Verlauf von dieser gewünscht ist, und sagt, wenn es keinen gibt', async () => {
  aenderungen = [];
  zeige('client.isRegistrierung');
  await screen.findByRole('dialog', { name: 'Verlauf: Registrierung' });
  await screen.findByText('Noch keine Änderung.');
  const frage = an('GET config-param/aenderungen')[0]?.frage;
  expect(Object.fromEntries(frage ?? [])).toEqual({
    ebene: 'hauptmandant',
    key: 'client.isRegistrierung',
    page: '0',
    searchLimit: '20',
  });
});

it('nimmt die markierte Änderung zurück, und nur eine markierte', async () => {
  zeige();
  await screen.findByText('benutzer1');
  await maus.click(screen.getByText('Zurücknehmen'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  expect(zurueckgenommen()).toEqual([]);
  await maus.click(screen.getByText('benutzer1'));
  await maus.click(screen.getByText('Zurücknehmen'));
  await screen.findByText('Die Änderung wurde zurückgenommen.');
  expect(zurueckgenommen()).toHaveLength(1);
});

it('sagt mit vier Augen nicht, die Änderung sei zurückgenommen, ehe jemand zustimmt', async () => {
  antworte('post', 'config-param/aenderungen/1/zuruecknehmen', HttpResponse.json({}, { status: 202 }));
  zeige();
  await maus.click(await screen.findByText('benutzer1'));
  await maus.click(screen.getByText('Zurücknehmen'));
  await screen.findByText(/^Vorgelegt:/);
  expect(screen.queryByText('Die Änderung wurde zurückgenommen.')).toBeNull();
});

it('bleibt mit dem Grund des Servers offen, wo eine Änderung sich nicht mehr zurücknehmen lässt', async () => {
  antworte('post', 'config-param/aenderungen/1/zuruecknehmen', abgelehnt(409, 'Inzwischen anders gesetzt.'));
  zeige();
  await maus.click(await screen.findByText('benutzer1'));
  await maus.click(screen.getByText('Zurücknehmen'));
  await screen.findByText('Inzwischen anders gesetzt.');
  await maus.click(screen.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  screen.getByText('benutzer1');
});

it('nimmt nach dem Blättern nicht zurück, was auf der vorigen Seite markiert war', async () => {
  aenderungen = Array.from({ length: 21 }, (_, i) => aenderung(i + 1));
  zeige();
  await maus.click(await screen.findByText('benutzer1'));
  await maus.click(screen.getByLabelText('Weiter'));
  await screen.findByText('benutzer21');
  await maus.click(screen.getByText('Zurücknehmen'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  expect(zurueckgenommen()).toEqual([]);
});
