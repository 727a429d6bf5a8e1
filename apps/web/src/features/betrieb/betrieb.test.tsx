import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const gut = { bereich: 'uhr', stand: 'gut', name: 'Uhr', satz: 'Geht wie die der Datenbank.', abhilfe: null };
const voll = {
  ...{ bereich: 'platte', stand: 'stoerung', name: 'Speicherplatz', satz: 'Nur noch 3 MB frei.' },
  abhilfe: 'Platz schaffen.',
};
const mit = (...befunde: object[]) =>
  server.use(
    http.get('*/api/betrieb', () => HttpResponse.json({ geprueftAm: '2026-11-20T08:00:00Z', befunde })),
  );

describe('Betrieb', () => {
  it('nennt, was eine Störung ist, zuerst, und was zu tun ist', async () => {
    mit(gut, voll);
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/admin/betrieb');
    await screen.findByText(/Platz schaffen/);
    const zeilen = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(zeilen.map((z) => z.textContent)).toEqual([
      'StörungSpeicherplatzNur noch 3 MB frei.Was tun: Platz schaffen.',
      'in OrdnungUhrGeht wie die der Datenbank.',
    ]);
    expect(screen.getByText('1 Störung · 1 in Ordnung')).toBeTruthy();
  });

  it('warnt Administratoren auf jeder Seite vor einer vollen Platte', async () => {
    mitListe([]);
    mit(voll);
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/ueber');
    expect((await screen.findByRole('alert')).textContent).toMatch(/fast voll/);
  });
});
