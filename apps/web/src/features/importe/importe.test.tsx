import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'config-param/clientconfig', { 'client.isBexPremium': 'true' });
  antworte('get', 'laender', [{ id: 3, lkz: 'L', bezeichnung: 'Luxemburg', awSperre: false, skey: 1 }]);
  antworte('get', 'importe/:art', []);
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
