import type { Datenauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import * as dateien from '../../lib/dateien/herunterladen';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Vorgangsliste } from './Vorgangsliste';

const vorgang = (mehr: Partial<Datenauftrag> = {}): Datenauftrag => ({
  id: 3,
  art: 'export',
  probe: false,
  gegenstand: 'Nord',
  zustand: 'fertig',
  schritt: null,
  erledigt: 0,
  gesamt: 0,
  ergebnis: [],
  fehler: null,
  dateiname: null,
  bytes: null,
  benutzer: 'admin',
  freigebbar: false,
  erstelltAm: '2026-11-20T08:00:00Z',
  beendetAm: null,
  ...mehr,
});
let vorgaenge: Datenauftrag[];

mitPortal(() => {
  vorgaenge = [];
  angemeldetAls({ admin: true });
  antworte('get', 'datenleben', () => vorgaenge);
});

const maus = userEvent.setup({ delay: null });
const zelle = (i: number) => screen.getAllByRole('cell')[i]?.textContent;

it('sagt erst dann, dass es nichts gibt, wenn das feststeht', async () => {
  const { promise: gelesen, resolve: los } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/datenleben', async () => {
      await gelesen;
      return HttpResponse.json([]);
    }),
  );
  zeigeTeil(<Vorgangsliste />);
  await screen.findByRole('heading', { name: 'Vorgänge' });
  expect(screen.queryByText('Noch keine Vorgänge.')).toBeNull();
  los();
  await screen.findByText('Noch keine Vorgänge.');
});

it('sagt, warum die Vorgänge nicht zu lesen waren, und nicht, dass es keine gibt', async () => {
  antworte('get', 'datenleben', abgelehnt(500, 'Die Vorgänge sind nicht zu lesen.'));
  zeigeTeil(<Vorgangsliste />);
  within(await screen.findByRole('alertdialog')).getByText('Die Vorgänge sind nicht zu lesen.');
  expect(screen.queryByText('Noch keine Vorgänge.')).toBeNull();
});

it('nennt Art, Probe, Mengen und Zeitpunkt auf Deutsch', async () => {
  vorgaenge = [
    vorgang({
      probe: true,
      ergebnis: [
        { gruppe: 'auftraege', name: 'Aufträge', anzahl: 1_234_567 },
        { gruppe: 'mails', name: 'Mails', anzahl: 0 },
      ],
    }),
  ];
  zeigeTeil(<Vorgangsliste />);
  await screen.findByText('Aufträge: 1.234.567 · Mails: 0');
  expect([zelle(0), zelle(1), zelle(3)]).toEqual([
    'Exportieren (Probe) Nord',
    'fertig',
    '20.11.2026 09:00, admin',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('gibt die Datei unter ihrem Namen heraus; wo es sie nicht mehr gibt, steht es da', async () => {
  const gespeichert = vi.spyOn(dateien, 'ladeDateiHerunter').mockImplementation(() => undefined);
  antworte('get', 'datenleben/3/datei', new HttpResponse('inhalt', { status: 200 }));
  vorgaenge = [vorgang({ dateiname: 'Nord-2026-11-20.tar.gz', bytes: 6 })];
  zeigeTeil(<Vorgangsliste />);
  await maus.click(await screen.findByText('Datei herunterladen'));
  await waitFor(() => expect(gespeichert.mock.calls.map(([n]) => n)).toEqual(['Nord-2026-11-20.tar.gz']));
  antworte('get', 'datenleben/3/datei', abgelehnt(404, 'Die Datei ist abgeräumt.'));
  await maus.click(await screen.findByText('Datei herunterladen'));
  within(await screen.findByRole('alertdialog')).getByText('Die Datei ist abgeräumt.');
  expect(gespeichert).toHaveBeenCalledOnce();
});

it('bricht einmal ab, was läuft, und liest neu; die Ablehnung steht da', async () => {
  vorgaenge = [vorgang({ zustand: 'vorgelegt' })];
  antworte('post', 'datenleben/3/abbrechen', () => {
    vorgaenge = [vorgang({ zustand: 'abgebrochen' })];
    return abgelehnt(409, 'Das ist schon vorbei.');
  });
  zeigeTeil(<Vorgangsliste />);
  await maus.dblClick(await screen.findByText('Abbrechen'));
  within(await screen.findByRole('alertdialog')).getByText('Das ist schon vorbei.');
  await screen.findByText('abgebrochen');
  expect(screen.queryByText('Abbrechen')).toBeNull();
  expect(an('POST datenleben/3/abbrechen')).toHaveLength(1);
});
