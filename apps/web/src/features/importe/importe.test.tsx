import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'config-param/clientconfig', { 'client.isBexPremium': 'true' });
  antworte('get', 'laender', [{ id: 3, lkz: 'L', bezeichnung: 'Luxemburg', awSperre: false, skey: 1 }]);
  antworte('get', 'importe/:art', []);
  antworte('get', 'gefahrgutklasse/ausgaben', []);
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
  id: 5,
  mandantId: 1,
  mandant: 'Nord',
  dateiname: 'gebiete.xlsx',
  format: 'xlsx',
  zustand: 'geprueft',

  zeilen: 8,
  auftraege: 8,
  geprueft: 8,
  neu: 1,
  geaendert: 0,
  unveraendert: 5,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 1,
  uebernommen: 0,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  ersetzen: true,
  vorher: 9,
  entfallen: 4,
  rueckfrage: true,
  umkehrbar: false,
  begonnenAm: '2026-03-02T07:05:06Z',
  ...mehr,
});

describe('Premium-Import', () => {
  const oeffne = async () => {
    antworte('get', 'importe/:art/:id/zuordnung', { kopfzeile: 1, blaetter: [], spalten: [], fehlend: [] });
    antworte('get', 'importe/:art/:id/zeilen', [
      {
        nummer: 7,
        ausgang: 'abgelehnt',
        zellen: [],
        aenderungen: [],
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
    antworte('get', 'importe/:art/stand', { getan: 0, zeilen: 0 });
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

describe('Gefahrgut-Import', () => {
  const ausgabe = {
    version: 'ADR 2027',
    gueltigVon: '2027-01-01',
    gueltigBis: null,
    ergaenzt: false,

    bisherige: 'ADR 2025',
    bisherigeGiltBis: '2027-06-30',
    unvollstaendig: 3,
    behalten: 'eq,gefahrzettel',
  };
  const lauf = premiumlauf({
    dateiname: 'adr.csv',
    format: 'csv',
    neu: 0,
    entfallen: 0,
    abgelehnt: 0,
    ausgabe,
  });
  const oeffne = async () => {
    antworte('post', 'importe/:art', () => HttpResponse.json(lauf, { status: 201 }));
    antworte('get', 'importe/:art/:id', () => HttpResponse.json(lauf));
    antworte('get', 'importe/:art/stand', { getan: 2, zeilen: 5 });
    antworte('get', 'importe/:art/:id/zuordnung', { kopfzeile: 1, blaetter: [], spalten: [], fehlend: [] });
    antworte('get', 'importe/:art/:id/zeilen', [
      {
        nummer: 2,
        ausgang: 'geaendert',
        zellen: [{ wert: '1090' }],
        meldungen: [],
        aenderungen: [
          { field: 'tunnelcode', vorher: 'D/E', nachher: 'E' },
          { field: 'umweltgefaehrdend', vorher: 'true', nachher: 'true' },
        ],
      },
    ]);
    zeigeSeite('/masterdata/gefahrgut/import');
    await screen.findByText('Noch keine Datei gewählt.');
    await maus.upload(wahl(), datei('adr.csv'));
  };
  const pruefen = () => screen.getByRole('button', { name: 'Datei prüfen' });
  const nenneAusgabe = async () => {
    await maus.type(screen.getByLabelText(/^Version/), 'ADR 2027');
    await maus.type(screen.getByLabelText(/Stichtag/), '01.01.2027');
    await maus.tab();
  };

  it('wartet, bis die Ausgabe genannt ist, und sagt, was gilt, sich ändert und bleibt', async () => {
    await oeffne();
    expect(pruefen().hasAttribute('disabled')).toBe(true);
    await nenneAusgabe();
    await maus.click(pruefen());
    await screen.findByText(
      'ADR 2027 gilt ab 01.01.2027 bis auf weiteres. ADR 2025 gilt noch bis 30.06.2027.',
    );
    const [gesendet] = an('POST importe/gefahrgut');
    expect(gesendet).toBeDefined();
    screen.getByText(
      'Dazu sagt die Datei in 3 Zeilen nichts, es bleibt wie in ADR 2025: Freigestellte Menge, Gefahrzettel.',
    );
    await screen.findByText('Tunnelcode: D/E → E');
    screen.getByText(/: ja bleibt, die Datei sagt dazu nichts$/);
    // What has been said beside the file is another thing now: it is checked again.
    await maus.type(screen.getByLabelText(/^Version/), ' A');
    pruefen();
  });

  it('zeigt, wie weit die Übernahme ist, und lässt sich abbrechen', async () => {
    await oeffne();
    const nie = () => new Promise<Response>(() => undefined);
    server.use(http.post('*/api/importe/:art/:id/uebernehmen', nie));
    await nenneAusgabe();
    await maus.click(pruefen());
    await maus.click(await screen.findByRole('button', { name: 'Importieren' }));
    await maus.click(await screen.findByRole('button', { name: 'Ja' }));
    await screen.findByText('Die Datei wird übernommen: 2 von 5');
    await maus.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await screen.findByText('Der Import wurde abgebrochen, es ist nichts übernommen worden.');
  });

  it('lässt eine Zuordnung offen, die jemand ausfüllt, auch wenn die Datei inzwischen geprüft ist', async () => {
    let stand: object = { ...lauf, zustand: 'zuzuordnen' };
    let sage = (_satz: string) => {};
    const strom = new ReadableStream<Uint8Array>({
      start: (steuerung) => {
        sage = (satz) => steuerung.enqueue(new TextEncoder().encode(satz));
      },
    });
    antworte('get', 'ereignisse', () => new HttpResponse(strom));
    await oeffne();
    antworte('post', 'importe/:art', () => HttpResponse.json(stand, { status: 201 }));
    antworte('get', 'importe/:art/:id', () => HttpResponse.json(stand));
    antworte('get', 'importe/:art/stand', { getan: 0, zeilen: 0 });
    antworte('get', 'importe/:art/:id/zuordnung', {
      kopfzeile: 1,
      blaetter: [],
      fehlend: [{ name: 'unnr' }],
      spalten: [{ nummer: 0, name: 'Nr', feld: null }],
    });
    await nenneAusgabe();
    await maus.click(pruefen());
    await maus.click(await screen.findByLabelText('Nr'));
    await maus.keyboard('UN{Enter}');
    stand = lauf;
    const bisher = an('GET importe/gefahrgut/5').length;
    sage('event: offen\ndata: {}\n\nevent: importe\ndata: {"ids":[5]}\n\n');
    await waitFor(() => expect(an('GET importe/gefahrgut/5').length).toBeGreaterThan(bisher));
    expect(screen.getByRole('button', { name: 'Zuordnen und prüfen' })).toBeTruthy();
  });
});
