import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { angemeldetAls } from '../../testing/sitzung';

const dateien = heruntergeladenes();
let anzahl = 0;
const zeilen = () =>
  Array.from({ length: anzahl }, (_, i) => ({
    id: i + 1,
    art: 'mail',
    gegenstand: `Nachricht ${i + 1}`,
    an: 'kunde',
    seit: null,
  }));

mitPortal(() => {
  anzahl = 26;
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'betrieb', {
    geprueftAm: '2026-11-20T08:00:00Z',
    befunde: [{ bereich: 'quarantaene', stand: 'angehalten', name: 'Q', satz: 'Wartet.', abhilfe: null }],
  });
  antworte('get', 'betrieb/quarantaene', () => ({
    seit: '2026-11-20T08:00:00Z',
    mengen: [
      { art: 'mail', anzahl },
      { art: 'druck', anzahl: 12345 },
    ],
  }));
  antworte('get', 'betrieb/quarantaene/mail', ({ frage }) => {
    const ab = 25 * Number(frage.get('page'));
    return zeilen().slice(ab, ab + 25);
  });
  antworte('post', 'betrieb/quarantaene/mail/verwerfen', () => {
    anzahl = 25;
    return HttpResponse.json(1);
  });
});

const maus = userEvent.setup({ delay: null });
const klicke = async (name: string) => maus.click(await screen.findByRole('button', { name }));

it('zeigt nach dem letzten der zweiten Seite wieder die erste', async () => {
  zeigeSeite('/admin/betrieb');
  await screen.findByText('Nachricht 1');
  await klicke('Weiter');
  await maus.click(await screen.findByText('Nachricht 26'));
  await klicke('Verwerfen');
  await screen.findByText('Nachricht 25');
  expect(an('POST betrieb/quarantaene/mail/verwerfen')[0]?.koerper).toEqual([26]);
});

it('zählt mit Tausenderpunkt, und zählt in der Frage alles', async () => {
  zeigeSeite('/admin/betrieb');
  await screen.findByRole('row', { name: /12\.345/ });
  await klicke('Freigeben');
  within(await screen.findByRole('alertdialog')).getByText(/12\.371/);
});

it('sagt, warum nicht freigegeben wurde; es wartet weiter', async () => {
  antworte('post', 'betrieb/quarantaene/freigabe', abgelehnt(409, 'Erst die Uhr stellen.'));
  zeigeSeite('/admin/betrieb');
  await klicke('Freigeben');
  await klicke('Ja');
  await screen.findByText('Erst die Uhr stellen.');
  await klicke('OK');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Nachricht 1')).toBeTruthy();
});

it('sagt, dass sich der Zustand nicht lesen lässt, statt nichts zu zeigen', async () => {
  antworte('get', 'betrieb', abgelehnt(500, 'Der Zustand lässt sich nicht lesen.'));
  zeigeSeite('/admin/betrieb');
  await screen.findByText('Der Zustand lässt sich nicht lesen.');
});

it('gibt ein Programmpapier mit einem Doppelklick einmal aus', async () => {
  antworte('get', 'betrieb/lizenzen', () => new HttpResponse('MIT'));
  zeigeSeite('/admin/betrieb');
  await maus.dblClick(await screen.findByRole('button', { name: /Lizenzen/ }));
  await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['LIZENZEN.txt']));
});
