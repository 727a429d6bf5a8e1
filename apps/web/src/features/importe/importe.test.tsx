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
  antworte('get', 'premium/importe', []);
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

describe('Premium-Import', () => {
  const oeffne = async () => {
    zeigeSeite('/admin/premium');
    await screen.findByText('Noch keine Datei gewählt.');
    await maus.upload(wahl(), datei('gebiete.xlsx'));
  };

  it('nennt Zahlen und abgelehnte Zeilen und ist für die nächste Datei bereit', async () => {
    antworte('post', 'premium/upload', {
      uebernommen: 1200,
      abgelehnt: 1,
      vergleich: { zustand: 'fertig', vorher: 0, neu: 2, entfallen: 0, unveraendert: 0 },
      fehler: [{ zeile: 7, field: null, text: 'Das Land ist nicht bekannt.' }],
    });
    await oeffne();
    await maus.click(importieren());
    await screen.findByText('Datei importiert, 1 Zeilen wurden abgelehnt.');
    screen.getByText('1.200 übernommen');
    screen.getByText('Das Land ist nicht bekannt.');
    expect(importieren().hasAttribute('disabled')).toBe(true);
    await waitFor(() => expect(an('GET premium/gebiete').length).toBeGreaterThan(1));
  });

  it('behält die Datei, wo der Server sie nicht liest', async () => {
    antworte('post', 'premium/upload', () => abgelehnt(400, 'Die Datei ist beschädigt.', 'file'));
    await oeffne();
    await maus.click(importieren());
    await screen.findByText('Die Datei ist beschädigt.');
    expect(importieren().hasAttribute('disabled')).toBe(false);
  });
});
