import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  bereich: 'platte',
  stand: 'stoerung',
  name: 'Speicherplatz',
  satz: 'Nur noch 3 MB frei.',
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
    expect(screen.queryByRole('link', { name: 'Uhr ansehen' })).toBeNull();
    expect(screen.getByText('1 Störung').parentElement?.textContent).toBe('1 Störung1 in Ordnung');
  });

  it('führt dorthin, wo man mehr sieht und etwas tun kann', async () => {
    mit({ ...gut, bereich: 'druck', stand: 'achtung', name: 'Etikettendruck', abhilfe: 'Drucker prüfen.' });
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/admin/betrieb');
    const link = await screen.findByRole('link', { name: 'Etikettendruck ansehen' });
    expect(link.getAttribute('href')).toBe('/admin/drucker');
  });

  it('warnt Administratoren auf jeder Seite vor einer vollen Platte', async () => {
    mitListe([]);
    mit(voll);
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/ueber');
    expect((await screen.findByRole('alert')).textContent).toMatch(/fast voll/);
  });

  it('zeigt nach einer Wiederherstellung, was wartet, und lässt es verwerfen und freigeben', async () => {
    const getan: string[] = [];
    const merke = ({ request }: { request: Request }) => {
      getan.push(new URL(request.url).pathname);
      return HttpResponse.json(1);
    };
    mit({ ...gut, bereich: 'quarantaene', stand: 'angehalten', satz: 'Alles wartet.' });
    server.use(
      http.get('*/api/betrieb/quarantaene', () =>
        HttpResponse.json({
          seit: '2026-11-20T08:00:00Z',
          mengen: [
            { art: 'mail', anzahl: 0 },
            { art: 'uebertragung', anzahl: 2 },
          ],
        }),
      ),
      http.get('*/api/betrieb/quarantaene/uebertragung', () =>
        HttpResponse.json([{ id: 7, art: 'uebertragung', gegenstand: 'NL-7', an: 'Nord', seit: null }]),
      ),
      http.post('*/api/betrieb/quarantaene/uebertragung/*', merke),
      http.post('*/api/betrieb/quarantaene/freigabe', (a) => {
        merke(a);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/admin/betrieb');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Nichts geht hinaus/);
    const maus = userEvent.setup();
    await maus.click(await screen.findByText('NL-7'));
    await maus.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(getan).toEqual(['/api/betrieb/quarantaene/uebertragung/verwerfen']));
    for (const knopf of ['Alle verwerfen', 'Freigeben']) {
      await maus.click(screen.getByRole('button', { name: knopf }));
      await maus.click(await screen.findByRole('button', { name: 'Ja' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(getan.slice(1)).toEqual([
      '/api/betrieb/quarantaene/uebertragung/alles-verwerfen',
      '/api/betrieb/quarantaene/freigabe',
    ]);
  });
});
