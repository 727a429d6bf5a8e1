import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const seite = (zeilen: object[], gesamt: number) =>
  HttpResponse.json(zeilen, { headers: { 'total-search-results': String(gesamt) } });
const eintrag = {
  id: 4,
  am: '2026-03-02T07:05:06Z',
  art: 'mandant.geaendert',
  mandant: 'Müller & Söhne',
  benutzer: 'kunde',
  gewechseltVon: 'admin',
  gegenstand: 'Müller & Söhne (3)',
  einzelheiten: '{"grund":"Umzug","adresse":"192.0.2.7","mehr":{"a":1}}',
};
const mail = (id: number, alsDatei: boolean) => ({
  id,
  an: `kunde${id}@example.com`,
  betreff: `Nachricht ${id}`,
  zustand: alsDatei ? 'abgelegt' : 'versendet',
  fehler: null,
  erstelltAm: '2026-03-02T07:05:06Z',
  alsDatei,
});

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'log/aenderungen', () => seite([eintrag], 120));
  antworte('get', 'mails', () => seite([mail(1, true), mail(2, false)], 2));
  antworte(
    'get',
    'mails/1',
    () => new HttpResponse('Guten Tag', { headers: { 'content-type': 'message/rfc822' } }),
  );
});

const maus = userEvent.setup({ delay: null });
const letzte = (was: string) => Object.fromEntries(an(was).at(-1)?.frage ?? []);

describe('Änderungsprotokoll', () => {
  const oeffne = async (adresse = '/admin/protokoll') => {
    const app = zeigeSeite(adresse);
    await screen.findByText('Müller & Söhne (3)');
    return app;
  };

  it('nennt Art, Zeitpunkt und wer es für wen getan hat', async () => {
    await oeffne();
    for (const text of ['Mandant geändert', 'admin als kunde', 'Müller & Söhne']) screen.getByText(text);
  });

  it('fragt nach dem, was in der Adresszeile steht, und nach nichts sonst', async () => {
    await oeffne('/admin/protokoll?suche=kunde&art=anmeldung&von=2026-03-01&seite=2');
    expect(letzte('GET log/aenderungen')).toEqual({
      query: 'kunde',
      art: 'anmeldung',
      datumVon: '2026-03-01',
      page: '1',
      searchLimit: '50',
    });
  });

  it('beginnt mit einer anderen Suche wieder auf der ersten Seite', async () => {
    const { ort } = await oeffne('/admin/protokoll?seite=3');
    await maus.type(screen.getByRole('searchbox', { name: 'Suche' }), 'x');
    await waitFor(() => expect(ort()).toBe('/admin/protokoll?suche=x'));
    await waitFor(() => expect(letzte('GET log/aenderungen')).toMatchObject({ query: 'x', page: '0' }));
  });

  it.each(['01.13.', 'irgendwann', '2026-02-30'])(
    'grenzt mit „%s“ nichts ein, was kein Tag ist',
    async (tag) => {
      await oeffne(`/admin/protokoll?von=${tag}`);
      expect(letzte('GET log/aenderungen')).not.toHaveProperty('datumVon');
    },
  );

  it('blättert in der Adresszeile', async () => {
    const { ort } = await oeffne();
    await maus.click(screen.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(ort()).toBe('/admin/protokoll?seite=2'));
    await maus.click(screen.getByRole('button', { name: 'Anfang' }));
    await waitFor(() => expect(ort()).toBe('/admin/protokoll'));
  });

  it('zeigt einen Eintrag mit allem, was er enthält', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('Müller & Söhne (3)'));
    const dialog = await screen.findByRole('dialog', { name: 'Mandant geändert' });
    const angaben = [...dialog.querySelectorAll('dt')].map((d) => [
      d.textContent,
      d.nextSibling?.textContent,
    ]);
    expect(angaben).toEqual(
      expect.arrayContaining([
        ['Grund', 'Umzug'],
        ['IP-Adresse', '192.0.2.7'],
        ['mehr', '{\n "a": 1\n}'],
      ]),
    );
  });

  it('zeigt Einzelheiten, die abgeschnitten sind, so weit sie reichen', async () => {
    antworte('get', 'log/aenderungen', () => seite([{ ...eintrag, einzelheiten: '{"grund":"Umz' }], 1));
    await oeffne();
    await maus.dblClick(screen.getByText('Müller & Söhne (3)'));
    within(await screen.findByRole('dialog')).getByText('{"grund":"Umz');
  });
});

describe('Mails', () => {
  const oeffne = async () => {
    zeigeSeite('/admin/mails');
    await screen.findByText('Nachricht 1');
  };

  it('öffnet eine, die als Datei liegt', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('Nachricht 1'));
    within(await screen.findByRole('dialog', { name: 'Mail' })).getByText('Guten Tag');
  });

  it.each([
    ['ohne Markierung', null, 'Bitte markieren Sie eine Zeile.'],
    ['die versendet ist', 'Nachricht 2', 'Diese Mail wurde versendet und liegt nicht als Datei vor.'],
  ])('sagt, warum sie eine %s nicht öffnet', async (_was, zeile, grund) => {
    await oeffne();
    if (zeile) await maus.click(screen.getByText(zeile));
    await maus.click(screen.getByRole('button', { name: 'Öffnen' }));
    await screen.findByText(grund);
    expect(an('GET mails/2')).toEqual([]);
  });

  it('hilft, wo es noch keine gibt oder die Suche nichts findet', async () => {
    antworte('get', 'mails', () => seite([], 0));
    zeigeSeite('/admin/mails');
    await screen.findByText('Das Portal hat noch keine Mail geschrieben.');
    await maus.type(screen.getByLabelText('Mails suchen'), 'x');
    await screen.findByText('Keine Mail gefunden.');
  });
});
