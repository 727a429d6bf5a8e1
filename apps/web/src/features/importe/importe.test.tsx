import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const lauf = (mehr: object = {}) => ({
  id: 12,
  dateiname: 'LU.txt',
  lkz: 'L',
  zustand: 'fertig',
  prozent: 100,
  zeilen: 3,
  uebernommen: 2,
  abgelehnt: 1,
  fehler: [{ zeile: 3, field: 'plz', text: 'Die Postleitzahl fehlt.' }],
  meldung: '2 Orte übernommen.',
  benutzer: 'admin',
  begonnenAm: '2026-03-02T07:05:06Z',
  ...mehr,
});

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'config-param/clientconfig', { 'client.isBexPremium': 'true' });
  antworte('get', 'laender', [{ id: 3, lkz: 'L', bezeichnung: 'Luxemburg', awSperre: false, skey: 1 }]);
  antworte('get', 'orte/import', []);
  antworte('get', 'orte/import/:id', lauf());
  antworte('get', 'premium/verfuegbar', () => HttpResponse.json(true));
  antworte('get', 'premium/gebiete', []);
});

const maus = userEvent.setup({ delay: null, applyAccept: false });
const datei = (name: string, inhalt = 'x') => new File([inhalt], name);
const importieren = () => screen.getByRole('button', { name: 'Importieren' });
const wahl = () => screen.getByLabelText<HTMLInputElement>('Datei wählen');

describe('Dateiwahl', () => {
  it.each([
    ['eine andere Art', [datei('orte.pdf')], 'Bitte eine Datei dieser Art auswählen: .csv, .txt, .xlsx'],
    ['zwei auf einmal', [datei('a.csv'), datei('b.csv')], 'Bitte nur eine Datei auswählen.'],
  ])('weist %s sofort ab', async (_was, dateien, grund) => {
    zeigeSeite('/masterdata/orte');
    await screen.findByText('Noch keine Datei gewählt.');
    wahl().multiple = true;
    await maus.upload(wahl(), dateien);
    const stand = document.getElementById(wahl().getAttribute('aria-describedby') ?? '');
    expect(stand?.textContent).toBe(grund);
    expect(wahl().getAttribute('aria-invalid')).toBe('true');
    expect(importieren().hasAttribute('disabled')).toBe(true);
  });
});

describe('Orte', () => {
  it('werden geschickt wie gewählt; das Ergebnis steht da, mit den Zeilen, die nicht gingen', async () => {
    antworte('post', 'orte/import', () => HttpResponse.json(lauf({ zustand: 'laeuft' }), { status: 202 }));
    const { ort } = zeigeSeite('/masterdata/orte');
    await screen.findByText('Noch keine Datei gewählt.');
    await maus.upload(wahl(), datei('LU.txt'));
    await maus.click(importieren());
    await waitFor(() => expect(ort()).toBe('/masterdata/orte?lauf=12'));
    await screen.findByText('2 Orte übernommen.');
    const zeilen = within(screen.getByRole('region', { name: 'Abgelehnte Zeilen' })).getAllByRole('row');
    expect(zeilen.map((z) => z.textContent)).toEqual(['ZeileFeldMeldung', '3PLZDie Postleitzahl fehlt.']);
  });

  it('sagen an der Datei, warum der Server sie nicht nimmt, und lassen eine andere zu', async () => {
    antworte('post', 'orte/import', () => abgelehnt(400, 'Die Datei enthält keine Zeilen.', 'file'));
    zeigeSeite('/masterdata/orte');
    await screen.findByText('Noch keine Datei gewählt.');
    await maus.upload(wahl(), datei('leer.csv'));
    await maus.click(importieren());
    await screen.findByText('Die Datei enthält keine Zeilen.');
    await maus.upload(wahl(), datei('voll.csv'));
    await screen.findByText(/^voll\.csv/);
    expect(screen.queryByText('Die Datei enthält keine Zeilen.')).toBeNull();
  });

  it('zeigen einen Lauf, der noch geht, mit seinem Stand, bis er fertig ist', async () => {
    let stand: object = { zustand: 'laeuft', prozent: 40 };
    let melde: ((ids: number[]) => void) | undefined;
    antworte('get', 'orte/import/:id', () => lauf(stand));
    antworte('get', 'ereignisse', () => {
      const strom = new ReadableStream<Uint8Array>({
        start(steuerung) {
          const sage = (text: string) => steuerung.enqueue(new TextEncoder().encode(text));
          sage('event: offen\ndata: {}\n\n');
          melde = (ids) => sage(`event: importe\ndata: ${JSON.stringify({ ids })}\n\n`);
        },
      });
      return new HttpResponse(strom);
    });
    zeigeSeite('/masterdata/orte?lauf=12');
    await screen.findByText(/^LU\.txt: 3 Zeilen gelesen: 40 %/);
    await waitFor(() => expect(melde).toBeDefined());
    stand = { zustand: 'laeuft', prozent: 70 };
    melde?.([11]);
    melde?.([12]);
    await screen.findByText(/^LU\.txt: 3 Zeilen gelesen: 70 %/);
    stand = {};
    melde?.([12]);
    await screen.findByText('2 Orte übernommen.');
  });
});

const premiumlauf = (mehr: object = {}) => ({
  ...{ id: 5, mandantId: 1, mandant: 'Nord', dateiname: 'gebiete.xlsx', format: 'xlsx', zustand: 'geprueft' },
  ...{
    zeilen: 8,
    auftraege: 8,
    geprueft: 8,
    neu: 1,
    geaendert: 0,
    unveraendert: 5,
    doppelt: 0,
    vorhanden: 0,
  },
  ...{ abgelehnt: 1, uebernommen: 0, ausgeblendeteZeilen: 0, ausgeblendeteSpalten: 0, ersetzen: true },
  ...{ vorher: 9, entfallen: 4, rueckfrage: true, umkehrbar: false, begonnenAm: '2026-03-02T07:05:06Z' },
  ...mehr,
});

describe('Premium-Import', () => {
  const oeffne = async () => {
    antworte('get', 'importe/:art', []);
    antworte('get', 'importe/:art/:id/zuordnung', { kopfzeile: 1, blaetter: [], spalten: [], fehlend: [] });
    antworte('get', 'importe/:art/:id/zeilen', [
      {
        ...{ nummer: 7, ausgang: 'abgelehnt', zellen: [], aenderungen: [] },
        meldungen: [{ zeile: 7, spalte: null, key: 'x', text: 'Das Land ist nicht bekannt.' }],
      },
    ]);
    antworte('get', 'importe/:art/:id/entfallende', [{ text: 'B08 D 30 – 30 06:00 – 08:00' }]);
    zeigeSeite('/admin/premium');
    await screen.findByText('Noch keine Datei gewählt.');
    expect(importieren().hasAttribute('disabled')).toBe(true);
    await maus.upload(wahl(), datei('gebiete.xlsx'));
  };

  it('fragt mit Zahlen, nennt abgelehnte Zeilen und was entfällt, und lässt sich umschalten', async () => {
    let lauf = premiumlauf();
    antworte('post', 'importe/:art', () => HttpResponse.json(lauf, { status: 201 }));
    antworte('get', 'importe/:art/:id', () => HttpResponse.json(lauf));
    antworte('post', 'importe/:art/:id/uebernehmen', () => {
      lauf = premiumlauf({ zustand: 'uebernommen', uebernommen: 1, umkehrbar: true, rueckfrage: false });
      return HttpResponse.json(lauf);
    });
    antworte('post', 'importe/:art/:id/zuruecknehmen', () => {
      lauf = premiumlauf({ zustand: 'zurueckgenommen', uebernommen: 1, umkehrbar: true, rueckfrage: false });
      return HttpResponse.json(lauf);
    });
    await oeffne();
    await screen.findByText('1 abgelehnt');
    screen.getByText('4 entfällt');
    await screen.findByText('Das Land ist nicht bekannt.');
    await maus.click(screen.getByText('4 entfallen, weil sie nicht in der Datei stehen'));
    await screen.findByText('B08 D 30 – 30 06:00 – 08:00');
    await maus.click(importieren());
    await screen.findByText(/^9 → 6: 1 neu, 0 geändert, 4 entfallen\. Mehr als ein Fünftel ändert sich\./);
    expect(an('POST importe/premium/5/uebernehmen')).toHaveLength(0);
    await maus.click(screen.getByRole('button', { name: 'Ja' }));
    await screen.findByText('Datei importiert, 1 Zeilen wurden abgelehnt.');
    expect(an('POST importe/premium/5/uebernehmen')[0]?.koerper).toEqual({ bestaetigt: true });
    await waitFor(() => expect(an('GET premium/gebiete').length).toBeGreaterThan(1));
    await maus.click(await screen.findByRole('button', { name: 'Import zurücknehmen' }));
    await maus.click(screen.getByRole('button', { name: 'Ja' }));
    await screen.findByRole('button', { name: 'Wieder zu diesem Import' });
  });

  it('sagt an der Datei, warum der Server sie nicht liest', async () => {
    antworte('post', 'importe/:art', () => abgelehnt(400, 'Die Datei ist beschädigt.', 'file'));
    await oeffne();
    await screen.findByText('Die Datei ist beschädigt.');
    expect(importieren().hasAttribute('disabled')).toBe(true);
  });
});
