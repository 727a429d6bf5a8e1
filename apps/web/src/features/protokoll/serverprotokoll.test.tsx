import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

let log: string[] = [];
const eintrag = {
  id: 4,
  am: '2026-03-02T07:05:06Z',
  art: 'mandant.geaendert',
  mandant: 'Müller',
  benutzer: 'kunde',
  gewechseltVon: null,
  gegenstand: 'Müller (3)',
  einzelheiten: '{"grund":null,"zeilen":12,"aktiv":true}',
};

mitPortal(() => {
  log = ['eins', 'zwei'];
  Element.prototype.scrollTo = () => undefined;
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'log', () => log);
  antworte('get', 'log/allLogfileNames', ['portal.log']);
  antworte('get', 'log/sessionCount', () => HttpResponse.json(1234));
  antworte('get', 'log/siegel', { nr: null, am: null, siegel: null });
  antworte('get', 'dispo/vorgaben', { fortras: null });
  antworte('get', 'log/aenderungen', () =>
    HttpResponse.json([eintrag], { headers: { 'total-search-results': '1' } }),
  );
});

const maus = userEvent.setup({ delay: null });
const klicke = async (name: string, wo = screen.getByRole('dialog')) =>
  maus.click(within(wo).getByRole('button', { name }));
async function zeige() {
  zeigeSeite('/admin/information');
  await maus.click(await screen.findByRole('button', { name: /Serverprotokoll anzeigen/ }));
}
async function oeffne() {
  await zeige();
  return screen.findByRole('dialog', { name: /protokoll/i });
}

it('leert die Ansicht und liest auf Wunsch neu', async () => {
  const dialog = await oeffne();
  await within(dialog).findByText('zwei');
  await klicke('Leeren');
  expect(within(dialog).queryByText('zwei')).toBeNull();
  log = ['drei'];
  await klicke('Aktualisieren');
  await within(dialog).findByText('drei');
  expect(an('GET log').map((g) => g.frage.get('rows'))).toEqual(['1000', '1000']);
});

it('sagt nicht, das Protokoll sei leer, wo es sich nicht lesen lässt', async () => {
  antworte('get', 'log', abgelehnt(500, 'Gerade nicht.'));
  await zeige();
  await screen.findByText('Gerade nicht.');
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  expect((await screen.findByRole('log')).textContent).toBe('');
});

it('sagt es, wenn das Aktualisieren scheitert, und lässt stehen, was da ist', async () => {
  const dialog = await oeffne();
  await within(dialog).findByText('zwei');
  antworte('get', 'log', abgelehnt(500, 'Gerade nicht.'));
  await klicke('Aktualisieren');
  await screen.findByText('Gerade nicht.');
  expect(within(dialog).getByText('zwei')).toBeTruthy();
});

it('zeigt die Zahl der Sitzungen mit Tausenderpunkt und die Namen der Dateien', async () => {
  zeigeSeite('/admin/information');
  await screen.findByText('1.234');
  screen.getByText('portal.log');
});

it('nennt unter den Einzelheiten nur, was etwas sagt, und Ja und Nein auf Deutsch', async () => {
  zeigeSeite('/admin/protokoll');
  await maus.dblClick(await screen.findByText('Müller (3)'));
  const dialog = await screen.findByRole('dialog', { name: 'Mandant geändert' });
  const angaben = [...dialog.querySelectorAll('dt')].map((d) => [d.textContent, d.nextSibling?.textContent]);
  expect(angaben.slice(-2)).toEqual([
    ['Zeilen', '12'],
    ['aktiv', 'ja'],
  ]);
  expect(within(dialog).queryByText('null')).toBeNull();
});
