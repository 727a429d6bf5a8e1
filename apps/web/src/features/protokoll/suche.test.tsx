import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { heruntergeladenes } from '../../testing/herunterladen';
import { angemeldetAls } from '../../testing/sitzung';

const dateien = heruntergeladenes();
const seite = (zeilen: object[], gesamt = zeilen.length) =>
  HttpResponse.json(zeilen, { headers: { 'total-search-results': String(gesamt) } });
const eintrag = (dazu: object = {}) => ({
  id: 4,
  am: '2026-03-02T07:05:06Z',
  art: 'mandant.geaendert',
  mandant: 'Müller',
  benutzer: 'kunde',
  gewechseltVon: null,
  gegenstand: 'Müller (3)',
  einzelheiten: '{}',
  ...dazu,
});
const mail = (id: number, dazu: object = {}) => ({
  id,
  an: `kunde${id}@example.com`,
  betreff: `Nachricht ${id}`,
  zustand: 'abgelegt',
  fehler: null,
  erstelltAm: '2026-03-02T07:05:06Z',
  alsDatei: true,
  ...dazu,
});

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'log/aenderungen', () => seite([eintrag()]));
  antworte('get', 'log/siegel', { nr: null, am: null, siegel: null });
  antworte('get', 'mails', () => seite([mail(1), mail(2)], 120));
  antworte('get', 'log/sessionCount', () => HttpResponse.json(3));
  antworte('get', 'log/allLogfileNames', []);
  antworte('get', 'dispo/vorgaben', { fortras: null });
});

const maus = userEvent.setup({ delay: null });
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const letzte = (was: string) => Object.fromEntries(an(was).at(-1)?.frage ?? []);

describe('Änderungsprotokoll', () => {
  const oeffne = async (suche = '') => {
    const app = zeigeSeite(`/admin/protokoll${suche}`);
    await screen.findByText('Müller (3)');
    return app;
  };

  it('is limited to a kind, which the address bar keeps, and to all of them again', async () => {
    const { ort } = await oeffne('?seite=2');
    await maus.type(screen.getByRole('combobox', { name: 'Art' }), 'Mandant ge{Enter}');
    await waitFor(() => expect(ort()).toMatch(/^\/admin\/protokoll\?art=mandant\.ge(aendert|sperrt)$/));
    await waitFor(() => expect(letzte('GET log/aenderungen')).toMatchObject({ page: '0' }));
    expect(letzte('GET log/aenderungen')['art']).toMatch(/^mandant\.ge/);
    await maus.clear(screen.getByRole('combobox', { name: 'Art' }));
    await maus.tab();
    await waitFor(() => expect(ort()).toBe('/admin/protokoll'));
  });

  it('is limited to days as they are typed', async () => {
    const { ort } = await oeffne();
    await maus.type(screen.getByLabelText('von'), '1.3.26{Tab}');
    await maus.type(screen.getByLabelText('bis'), '0403{Tab}');
    await waitFor(() => expect(ort()).toMatch(/von=2026-03-01&bis=\d{4}-03-04/));
    expect(letzte('GET log/aenderungen')).toMatchObject({ datumVon: '2026-03-01' });
    expect(letzte('GET log/aenderungen')['datumBis']).toMatch(/-03-04$/);
  });

  it('gives as a file what is looked for, and not only the page that is shown', async () => {
    antworte(
      'get',
      'log/aenderungen/csv',
      () => new HttpResponse('Zeitpunkt;Art', { headers: { 'content-type': 'text/csv' } }),
    );
    await oeffne('?suche=kunde&von=2026-03-01&seite=2');
    await maus.dblClick(screen.getByText('Als CSV exportieren'));
    await waitFor(() => expect(dateien.map((d) => d.name)).toEqual(['aenderungsprotokoll.csv']));
    expect(letzte('GET log/aenderungen/csv')).toEqual({ query: 'kunde', datumVon: '2026-03-01' });
  });

  it('says why there is no file', async () => {
    antworte('get', 'log/aenderungen/csv', abgelehnt(500, 'Zu viele Einträge.'));
    await oeffne();
    await klicke('Als CSV exportieren');
    await screen.findByText('Zu viele Einträge.');
    expect(dateien).toEqual([]);
  });

  it('says how to see more where nothing is found, and not so where it cannot be read', async () => {
    antworte('get', 'log/aenderungen', () => seite([]));
    zeigeSeite('/admin/protokoll?suche=x');
    await screen.findByText('Kein Eintrag gefunden. Leeren Sie Suche und Zeitraum, um alle zu sehen.');
    document.body.innerHTML = '';
    antworte('get', 'log/aenderungen', abgelehnt(500, 'Gerade nicht.'));
    zeigeSeite('/admin/protokoll?suche=y');
    await screen.findByText('Gerade nicht.');
    expect(screen.queryByText(/^Kein Eintrag gefunden/)).toBeNull();
  });

  it('says how far it is sealed, and nothing while it is not', async () => {
    await oeffne();
    expect(screen.queryByText(/^Versiegelt bis/)).toBeNull();
    document.body.innerHTML = '';
    antworte('get', 'log/siegel', { nr: 12, am: '2026-03-02T07:05:06Z', siegel: 'a1b2' });
    await oeffne();
    await screen.findByText(/^Versiegelt bis 02\.03\.2026 08:05.*, Siegel 12: a1b2$/);
  });

  it('opens an entry by key, and closes it by key', async () => {
    await oeffne();
    await maus.click(screen.getByText('Müller (3)'));
    await maus.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Mandant geändert' });
    within(dialog).getByText('02.03.2026 08:05:06');
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['no object', '"Text"'],
    ['nothing', 'null'],
    ['an empty object', '{}'],
  ])('shows an entry whose details are %s by what is always known', async (_was, einzelheiten) => {
    antworte('get', 'log/aenderungen', () => seite([eintrag({ einzelheiten, mandant: null })]));
    await oeffne();
    await maus.dblClick(screen.getByText('Müller (3)'));
    const dialog = await screen.findByRole('dialog', { name: 'Mandant geändert' });
    const namen = [...dialog.querySelectorAll('dt')].map((d) => d.textContent);
    expect(namen).toEqual(['Zeitpunkt', 'Benutzer', 'Gegenstand']);
  });
});

describe('Mails', () => {
  const oeffne = async () => {
    const app = zeigeSeite('/admin/mails');
    await screen.findByText('Nachricht 1');
    return app;
  };

  it('are searched from their first page on', async () => {
    antworte('get', 'mails', () => seite([mail(1)], 120));
    const app = zeigeSeite('/admin/mails?seite=3');
    await screen.findByText('Nachricht 1');
    expect(letzte('GET mails')).toEqual({ page: '2', searchLimit: '50' });
    await maus.type(screen.getByLabelText('Mails suchen'), 'kunde{Enter}');
    await waitFor(() => expect(app.ort()).toBe('/admin/mails?suche=kunde'));
    expect(letzte('GET mails')).toEqual({ query: 'kunde', page: '0', searchLimit: '50' });
  });

  it('say what became of them and what went wrong', async () => {
    antworte('get', 'mails', () => seite([mail(1, { zustand: 'gescheitert', fehler: 'Postfach voll' })]));
    await oeffne();
    for (const text of ['kunde1@example.com', 'gescheitert', 'Postfach voll', '02.03.2026 08:05:06'])
      screen.getByText(text);
  });

  it('are opened by key, one after the other', async () => {
    for (const id of [1, 2])
      antworte(
        'get',
        `mails/${id}`,
        () => new HttpResponse(`Guten Tag ${id}`, { headers: { 'content-type': 'message/rfc822' } }),
      );
    await oeffne();
    for (const id of [1, 2]) {
      await maus.click(screen.getByText(`Nachricht ${id}`));
      await maus.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Mail' });
      within(dialog).getByText(`Guten Tag ${id}`);
      await klicke('Schließen', dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('say why one cannot be opened', async () => {
    antworte('get', 'mails/1', abgelehnt(404, 'Die Datei gibt es nicht mehr.'));
    await oeffne();
    await maus.click(screen.getByText('Nachricht 1'));
    await klicke('Öffnen');
    await screen.findByText('Die Datei gibt es nicht mehr.');
    expect(screen.queryByRole('dialog', { name: 'Mail' })).toBeNull();
  });
});

describe('Informationen', () => {
  it('count the sessions anew on wish, and say so where that fails', async () => {
    zeigeSeite('/admin/information');
    await screen.findByText('3');
    await screen.findByText('Noch keine Datei. Das Portal legt jeden Tag eine an.');
    antworte('get', 'log/sessionCount', () => HttpResponse.json(4));
    await maus.click(screen.getAllByText('Aktualisieren', { selector: 'button' })[0] as HTMLElement);
    await screen.findByText('4');
    antworte('get', 'log/sessionCount', abgelehnt(500, 'Gerade nicht.'));
    await maus.click(screen.getAllByText('Aktualisieren', { selector: 'button' })[0] as HTMLElement);
    await screen.findByText('Gerade nicht.');
    expect(screen.getByText('4')).toBeTruthy();
  });

  it('do not say there is no file where the names cannot be read', async () => {
    antworte('get', 'log/allLogfileNames', abgelehnt(500, 'Gerade nicht.'));
    zeigeSeite('/admin/information');
    await screen.findByText('Gerade nicht.');
    expect(screen.queryByText(/^Noch keine Datei/)).toBeNull();
  });
});
