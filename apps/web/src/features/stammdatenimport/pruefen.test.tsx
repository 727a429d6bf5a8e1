import type { Stammdatenlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Feld } from '../../components/felder/Feld';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Stammdatenimport } from './Stammdatenimport';

const lauf = (mehr: Partial<Stammdatenlauf> = {}): Stammdatenlauf => ({
  id: 5,
  mandantId: null,
  mandant: null,
  partner: null,
  dateiname: 'maut.csv',
  format: 'csv',
  zustand: 'geprueft',
  benutzer: 'dispo',
  begonnenAm: '2026-11-20T08:00:00Z',
  beendetAm: null,
  zeilen: 4,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  auftraege: 4,
  geprueft: 4,
  neu: 4,
  geaendert: 0,
  unveraendert: 0,
  doppelt: 0,
  vorhanden: 0,
  abgelehnt: 0,
  uebernommen: 0,
  lkz: 'D',
  ersetzen: true,
  vorher: 40,
  entfallen: 0,
  rueckfrage: false,
  umkehrbar: false,
  ausgabe: null,
  ...mehr,
});
let laeufe: Stammdatenlauf[];

mitPortal(() => {
  laeufe = [];
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'importe/maut', () => laeufe);
  antworte('post', 'importe/maut', () => HttpResponse.json(lauf(), { status: 201 }));
  antworte('get', 'importe/maut/:id', ({ teile }) => lauf({ id: Number(teile['id']) }));
  antworte('get', 'importe/maut/:id/zeilen', []);
  antworte('get', 'importe/maut/:id/zuordnung', {
    blatt: null,
    blaetter: [],
    kopfzeile: 1,
    spalten: [],
    fehlend: [],
  });
});

const maus = userEvent.setup({ delay: null, applyAccept: false });
const wahl = () => screen.getByLabelText<HTMLInputElement>('Datei wählen');
const stand = () => document.getElementById(wahl().getAttribute('aria-describedby') ?? '')?.textContent;
const quelle = () => screen.getByLabelText(/^Quelle/);
const gesagt = () => an('POST importe/maut').map((g) => g.frage.get('quelle'));
const waehle = (name = 'maut.csv', inhalt = 'x') => maus.upload(wahl(), new File([inhalt], name));

/** A page on which its source is said beside the file. */
function Seite({ anfangs = 'A' }: { anfangs?: string | null }) {
  const [wert, setWert] = useState<string | null>(anfangs);
  return (
    <Stammdatenimport
      art="maut"
      titel="beschriftung.quelle"
      erklaerung=""
      felder={[]}
      dateiarten={['csv']}
      hoechstensMb={1}
      je={{ feld: 'lkz', titel: 'beschriftung.lkz' }}
      angaben={{ quelle: wert }}
      wartet={!wert}
      eingaben={(meldung) => (
        <Feld label="beschriftung.quelle" wert={wert} onAendern={setWert} fehler={meldung('quelle')} />
      )}
    />
  );
}
async function oeffne(anfangs?: string | null) {
  zeigeTeil(anfangs === undefined ? <Seite /> : <Seite anfangs={anfangs} />);
  await screen.findByText('Noch keine Datei gewählt.');
}

it('prüft eine große Datei weiter, bis sie ganz geprüft ist', async () => {
  const zustaende = ['pruefung', 'geprueft'] as const;
  let mal = 0;
  antworte('post', 'importe/maut', () => HttpResponse.json(lauf({ zustand: 'pruefung' }), { status: 201 }));
  antworte('post', 'importe/maut/5/pruefen', () => lauf({ zustand: zustaende[mal++] ?? 'geprueft' }));
  await oeffne();
  await waehle();
  await screen.findByText('4 neu');
  expect(gesendet.filter((g) => g.was.startsWith('POST')).map((g) => g.was)).toEqual([
    'POST importe/maut',
    'POST importe/maut/5/pruefen',
    'POST importe/maut/5/pruefen',
  ]);
});

it('verdeckt ein Ergebnis, sobald daneben anderes steht, und zeigt es wieder, wenn es wieder stimmt', async () => {
  await oeffne();
  await waehle();
  await screen.findByText('4 neu');
  await maus.type(quelle(), 'B');
  expect(screen.queryByText('4 neu')).toBeNull();
  screen.getByText('Datei prüfen');
  await maus.type(quelle(), '{Backspace}');
  await screen.findByText('4 neu');
  expect(gesagt()).toEqual(['A']);
});

it('hält ein Ergebnis nicht für das von Angaben, die erst beim Lesen geändert wurden', async () => {
  const quellen: (string | null)[] = [];
  let weiter = () => {};
  const gelesen = new Promise<void>((loese) => {
    weiter = loese;
  });
  server.use(
    http.post('*/api/importe/maut', async ({ request }) => {
      quellen.push(new URL(request.url).searchParams.get('quelle'));
      await gelesen;
      return HttpResponse.json(lauf(), { status: 201 });
    }),
  );
  await oeffne();
  await waehle();
  await waitFor(() => expect(quellen).toEqual(['A']));
  await maus.type(quelle(), 'B');
  weiter();
  await waitFor(() => expect(an('GET importe/maut')).toHaveLength(2));
  const pruefen = await screen.findByText('Datei prüfen');
  expect(screen.queryByText('4 neu')).toBeNull();
  await maus.click(pruefen);
  await waitFor(() => expect(quellen).toEqual(['A', 'AB']));
  await screen.findByText('4 neu');
});

it('zeigt einen früheren Lauf aus der Liste, auch den, der eben verdeckt wurde', async () => {
  laeufe = [lauf({ uebernommen: 1234, unveraendert: 5, zustand: 'uebernommen', benutzer: 'metro' })];
  await oeffne();
  const zeile = await screen.findByRole('row', { name: /^maut\.csv/ });
  expect(zeile.textContent).toBe('maut.csvDübernommen1.23450metro20.11.2026 09:00');
  await waehle();
  await screen.findByText('4 neu');
  await maus.type(quelle(), 'B');
  expect(screen.queryByText('4 neu')).toBeNull();
  await maus.click(screen.getByText('maut.csv'));
  await screen.findByText('4 neu');
});

it('weist eine zu große Datei ab, ohne sie zu senden; die nächste wird gelesen', async () => {
  await oeffne();
  await waehle('gross.csv', 'x'.repeat(1_048_577));
  expect(stand()).toBe('Die Datei ist zu groß, möglich sind höchstens 1 MB.');
  expect(gesagt()).toEqual([]);
  await waehle('klein.csv');
  await screen.findByText('4 neu');
  expect(stand()).toBe('klein.csv · 0 kB');
});

it('hängt einer Datei, die noch wartet, nicht die Absage der vorigen an', async () => {
  antworte('post', 'importe/maut', abgelehnt(400, 'Die Datei ist beschädigt.', 'file'));
  await oeffne();
  await waehle();
  await waitFor(() => expect(stand()).toBe('Die Datei ist beschädigt.'));
  await maus.clear(quelle());
  await waehle('heil.csv');
  expect(stand()).toBe('heil.csv · 0 kB');
  expect(screen.getByText('Datei prüfen').hasAttribute('disabled')).toBe(true);
  antworte('post', 'importe/maut', () => HttpResponse.json(lauf(), { status: 201 }));
  await maus.type(quelle(), 'C');
  await maus.click(screen.getByText('Datei prüfen'));
  await screen.findByText('4 neu');
  expect(gesagt()).toEqual(['A', 'C']);
});

it('verwirft eine Datei, die danach noch einmal geprüft werden kann; eine Absage lässt das Ergebnis stehen', async () => {
  antworte('delete', 'importe/maut/5', abgelehnt(409, 'Die Datei wird gerade übernommen.'));
  await oeffne();
  await waehle();
  await maus.click(await screen.findByText('Verwerfen'));
  await screen.findByText('Die Datei wird gerade übernommen.');
  await maus.click(screen.getByText('OK'));
  screen.getByText('4 neu');
  antworte('delete', 'importe/maut/5', new HttpResponse(null, { status: 204 }));
  await maus.click(screen.getByText('Verwerfen'));
  await screen.findByText('Datei prüfen');
  expect(screen.queryByText('4 neu')).toBeNull();
  expect(an('DELETE importe/maut/5')).toHaveLength(2);
});
