import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';

const laender = [
  { id: 1, lkz: 'D', bezeichnung: 'Deutschland', plzlaenge: 5 },
  { id: 2, lkz: 'A', bezeichnung: 'Österreich', plzlaenge: 4 },
  { id: 9, lkz: 'AND', bezeichnung: 'Andorra', plzlaenge: null },
];
const satz = 'Von 20354 (D) nach Andorra sind es geschätzt 1.500 km (Luftlinie 1.154 km × 1,3).';
let gesendet: unknown[] = [];
let konfiguriert = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  gesendet = [];
});
afterAll(() => server.close());

function mitMaut(eingeschaltet = true) {
  server.use(
    http.get('*/api/config-param/clientconfig', () => {
      konfiguriert++;
      return HttpResponse.json({ 'client.isMautrechner': String(eingeschaltet) });
    }),
    http.get('*/api/maut/laender', () => HttpResponse.json(laender)),
    http.post('*/api/maut/mautberechnung', async ({ request }) => {
      gesendet.push(await request.json());
      await delay(50);
      return HttpResponse.json({ mautbetrag: 12.5, message: satz, km: null, teile: [] });
    }),
  );
  zeigeSeite('/login');
}

async function waehle(label: string, land: string) {
  const feld = screen.getByLabelText(label, { exact: false });
  await userEvent.clear(feld);
  await userEvent.type(feld, `${land}{Enter}`);
}

it('steht neben der Anmeldung, wo die Konfiguration ihn einschaltet, und rechnet mit den fünf Angaben [2-1.015 2-2.021,061-073]', async () => {
  mitMaut();
  const karte = await screen.findByLabelText('Mautrechner');
  const box = within(karte);
  await userEvent.hover(karte);
  const plz = await box.findByLabelText<HTMLInputElement>('PLZ des Absenders *');
  expect(plz.maxLength).toBe(5);
  box.getByText(/frachtpflichtigen Gewicht/);
  box.getByText(/Die regulären Tarife können abweichen\./);
  const betrag = box.getByLabelText<HTMLInputElement>('Mautbetrag');
  expect(betrag.readOnly).toBe(true);

  await userEvent.type(plz, '203541');
  expect(plz.value).toBe('20354');
  await waehle('Land des Empfängers', 'And');
  await waitFor(() => expect(box.queryByLabelText('PLZ des Empfängers *')).toBeNull());
  await userEvent.type(box.getByLabelText('frachtpflichtiges Gewicht *'), '1.250,5');
  const knopf = box.getByRole<HTMLButtonElement>('button', { name: 'Berechnen' });
  await userEvent.click(knopf);
  expect(knopf.disabled).toBe(true);
  await box.findByText(satz);
  expect(knopf.disabled).toBe(false);
  expect(betrag.value).toBe('12,50');
  expect(gesendet).toEqual([
    { abgangLKZ: 'D', abgangPlz: '20354', empfaengerLKZ: 'AND', empfaengerPlz: null, gewicht: 1250.5 },
  ]);

  // What no longer belongs to the entries goes.
  await waehle('Land des Absenders', 'Öst');
  expect(box.getByLabelText<HTMLInputElement>('PLZ des Absenders *').maxLength).toBe(4);
  expect(box.getByLabelText<HTMLInputElement>('PLZ des Absenders *').value).toBe('');
  expect(betrag.value).toBe('');
});

it('stellt je Land zusammen, was die Maut kostet, woraus sie besteht und was fehlt', async () => {
  mitMaut();
  const teil = (lkz: string, dazu: object) => ({
    lkz,
    km: 400,
    betrag: null,
    tabelle: null,
    anteile: [],
    ohne: [],
    ...dazu,
  });
  server.use(
    http.post('*/api/maut/mautberechnung', () =>
      HttpResponse.json({
        mautbetrag: 17.4,
        message: satz,
        km: 1200,
        teile: [
          teil('D', { betrag: 10, tabelle: 'Maut Deutschland', anteile: [{ art: 'co2', betrag: 10 }] }),
          teil('CH', {}),
          teil('A', {
            betrag: 7.4,
            tabelle: 'GO-Maut',
            anteile: [{ art: 'luft', betrag: 7.4 }],
            ohne: ['laerm'],
          }),
        ],
      }),
    ),
  );
  const karte = await screen.findByLabelText('Mautrechner');
  await userEvent.hover(karte);
  await userEvent.type(await within(karte).findByLabelText('PLZ des Absenders *'), '20354');
  await userEvent.type(within(karte).getByLabelText('PLZ des Empfängers *'), '80331');
  await userEvent.type(within(karte).getByLabelText('frachtpflichtiges Gewicht *'), '500');
  await userEvent.click(within(karte).getByRole('button', { name: 'Berechnen' }));
  const tabelle = await within(karte).findByRole('table', { name: 'Maut je Land' });
  const zeilen = within(tabelle)
    .getAllByRole('row')
    .map((z) => [...z.children].map((zelle) => zelle.textContent));
  expect(zeilen).toEqual([
    ['Land', 'km', 'EUR'],
    ['D Maut Deutschland', '400', '10,00'],
    ['CO2', '10,00'],
    ['CH', '400', '–'],
    ['ohne Mauttabelle, nicht im Betrag'],
    ['A GO-Maut', '400', '7,40'],
    ['Luftverschmutzung', '7,40'],
    ['Nicht hinterlegt und nicht enthalten: Lärm.'],
    ['Gesamt', '1.200', '17,40'],
  ]);
  within(karte).getByText('So wurde gerechnet');
});

it('sagt am Feld, was fehlt, und fragt dann nicht', async () => {
  mitMaut();
  // As a screen reader does it: a click without mouse or key.
  fireEvent.click(await screen.findByRole('button', { name: 'Maut berechnen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Berechnen' }));
  expect(await screen.findAllByText('Bitte eine Postleitzahl eingeben.')).not.toEqual([]);
  expect(gesendet).toEqual([]);
});

it('fehlt, wo er nicht eingeschaltet ist', async () => {
  konfiguriert = 0;
  mitMaut(false);
  await screen.findByRole('button', { name: 'Log-in' });
  await waitFor(() => expect(konfiguriert).toBe(1));
  await expect(screen.findByLabelText('Mautrechner', {}, { timeout: 300 })).rejects.toThrow();
});
