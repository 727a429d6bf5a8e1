import type {
  Gefahrgutunterschied,
  Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Ausgabenformular } from './Ausgabenformular';
import { Ruecknahme } from './Ruecknahme';
import { Vergleich } from './Vergleich';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => angemeldetAls({ admin: true }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unterschied = (art: Gefahrgutunterschied['art'], nummer: number): Gefahrgutunterschied => ({
  ...{ art, unnr: String(nummer), bezeichnung: `Stoff ${nummer}`, verpackungsgruppe: 'II' },
  ...{ aenderungen: art === 'geaendert' ? 'Tunnelcode: D/E statt B/D' : null, behalten: null },
});

const vergleich = (anders: Partial<Gefahrgutvergleich> = {}): Gefahrgutvergleich => ({
  ...{ zeilen: 900, neu: 1, geaendert: 1, unvollstaendig: 0, entfallen: 1, unveraendert: 897, doppelt: 0 },
  ...{ abgelehnt: 0, fehler: [], vorher: 900, nachher: 900, rueckfrage: false, behalten: null },
  ...{ ergaenzt: false, bisherige: 'ADR 2025', bisherigeGiltBis: '2027-06-30', gueltigBis: null },
  unterschiede: [unterschied('entfallen', 1001), unterschied('geaendert', 1203), unterschied('neu', 3560)],
  ...anders,
});

const nummern = () =>
  [...screen.getByLabelText('Unterschiede zur bisherigen Ausgabe').querySelectorAll('tbody th')].map(
    (zelle) => zelle.textContent,
  );

it('tells until when which edition holds, and shows the differences of one kind', async () => {
  zeigeTeil(<Vergleich vergleich={vergleich()} />);
  await screen.findByText('ADR 2025 gilt noch bis 30.06.2027, die neue Ausgabe bis auf weiteres.');
  expect(nummern()).toEqual(['1001', '1203', '3560']);
  await userEvent.click(screen.getByText('geändert (1)'));
  expect(nummern()).toEqual(['1203']);
  screen.getByText('Tunnelcode: D/E statt B/D');
});

it('of a file that completes an edition nothing is said to end', async () => {
  zeigeTeil(<Vergleich vergleich={vergleich({ ergaenzt: true, behalten: 'Tunnelcode' })} />);
  await screen.findByText('ADR 2025 wird ergänzt: Nichts endet, und was in der Datei fehlt, bleibt.');
  screen.getByText(/Dazu sagt die Datei nichts, es bleibt wie in ADR 2025: Tunnelcode/);
  expect(screen.getAllByText('fehlt in der Datei').length).toBeGreaterThan(0);
  expect(screen.queryByText(/entfallen/)).toBeNull();
});

it('shows as many differences as one can look through, and says that there are more', async () => {
  const viele = Array.from({ length: 501 }, (_, i) => unterschied('neu', i + 1));
  zeigeTeil(<Vergleich vergleich={vergleich({ neu: 501, unterschiede: viele })} />);
  await screen.findByText(/Gezeigt werden die ersten 500 Unterschiede/);
  expect(nummern()).toHaveLength(500);
});

const gelesen = {
  ...{ id: 4, dateiname: 'tabelle-a.csv', zeilen: 2900 },
  spalten: ['UN', 'Benennung', 'Klasse'].map((name) => ({ name, beispiel: null })),
  zuordnung: { unnr: 'UN', bezeichnung: 'Benennung', klasse: 'Klasse' },
};

it('takes an edition over after its difference was seen, and what is doubtful was agreed to', async () => {
  const gesendet: { was: unknown; ausgabe: unknown }[] = [];
  const zweifelhaft = vergleich({ abgelehnt: 2, rueckfrage: true, nachher: 2900 });
  server.use(
    http.get('*/api/gefahrgutklasse/ausgaben', () => HttpResponse.json([])),
    http.post('*/api/gefahrgutklasse/import/4/:was', async ({ request, params }) => {
      gesendet.push({ was: params['was'], ausgabe: await request.json() });
      return HttpResponse.json(zweifelhaft);
    }),
  );
  const fertig: string[] = [];
  zeigeTeil(
    <Ausgabenformular
      gelesen={gelesen}
      ergaenzt={null}
      onFertig={async (_, version) => void fertig.push(version)}
    />,
  );
  const maus = userEvent.setup();
  await maus.type(await screen.findByLabelText(/^Version/), 'ADR 2027');
  await maus.type(screen.getByLabelText(/gültig von/), '01.01.2027{Tab}');
  // By ADR 1.6.1.1 the former edition holds for six more months.
  screen.getByDisplayValue('Mi 30.06.2027');
  await maus.click(screen.getByRole('button', { name: 'Unterschied zeigen' }));
  const uebernehmen = await screen.findByRole('button', { name: 'Ausgabe übernehmen' });
  expect(uebernehmen).toHaveProperty('disabled', true);
  await maus.click(screen.getByLabelText(/Fehlerhafte Zeilen \(2\) weglassen/));
  expect(uebernehmen).toHaveProperty('disabled', true);
  await maus.click(screen.getByLabelText(/Mehr als ein Fünftel der Tabelle ändert sich/));
  await maus.click(uebernehmen);
  await waitFor(() => expect(fertig).toEqual(['ADR 2027']));
  const angaben = { version: 'ADR 2027', gueltigVon: '2027-01-01', bisherigeGiltBis: '2027-06-30' };
  expect(gesendet).toMatchObject([
    { was: 'vorschau', ausgabe: { ...angaben, trotzFehlern: false, bestaetigt: false } },
    { was: 'uebernehmen', ausgabe: { ...angaben, trotzFehlern: true, bestaetigt: true } },
  ]);
});

it('takes the last import back once that was said twice, and offers nothing where there is none', async () => {
  const zurueck: unknown[] = [];
  let uebernahmen = [{ id: 9, version: 'ADR 2027', gueltigVon: '2027-01-01', zeilen: 2900 }];
  server.use(
    http.get('*/api/gefahrgutklasse/uebernahmen', () => HttpResponse.json(uebernahmen)),
    http.delete('*/api/gefahrgutklasse/uebernahmen/:id', ({ params }) => {
      zurueck.push(params['id']);
      uebernahmen = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  zeigeTeil(<Ruecknahme />);
  await userEvent.click(await screen.findByText('Letzte Übernahme zurücknehmen'));
  await screen.findByText(/Soll die Übernahme von ADR 2027 ab 01.01.2027 \(2.900 Zeilen\)/);
  expect(zurueck).toEqual([]);
  await userEvent.click(screen.getByText('Ja'));
  await waitFor(() => expect(screen.queryByText('Letzte Übernahme zurücknehmen')).toBeNull());
  expect(zurueck).toEqual(['9']);
});
