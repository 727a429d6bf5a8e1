import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { amServer, erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const termine = { beladedatum: null, entladedatum: null };

/** A stored order whose second position is counted in nothing, and the severity a client gives the rule about that. */
function mitLoser(schwere: string, weiteres = {}) {
  const { auftragspositionen } = einAuftrag()
    .mitPositionen(einePosition().build(), einePosition().mit({ lademittel: null }).build())
    .build();
  server.use(
    http.get('*/api/config-param/clientconfig', () =>
      HttpResponse.json({ 'client.regeln': `positionUngezaehlt=${schwere}` }),
    ),
    http.get('*/api/auftraege/:id', () =>
      HttpResponse.json(
        { ...gespeichert(), ...termine, ...weiteres, auftragspositionen },
        { headers: { etag: amServer.version } },
      ),
    ),
  );
}
const satz = 'Position 2: Bitte Anzahl mit Verpackung oder Lademittel angeben.';
const hinweise = () => screen.findByRole('list', { name: 'Hinweise zum Auftrag' });

it('ein Hinweis steht unter den Positionen und hält nicht vom Speichern ab', async () => {
  mitLoser('hinweis');
  const { maus } = await oeffne(`${erfassung}/7`);
  within(await hinweise()).getByText(satz);
  await maus.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
});

it('eine Sperre sagt, dass sie die Übertragung aufhält', async () => {
  mitLoser('sperre');
  await oeffne(`${erfassung}/7`);
  within(await hinweise()).getByText('Sperre bei Übertragung');
});

it('Pflicht ist ein Fehler am Feld wie jeder andere', async () => {
  // Another notice says that the rules are there: whoever saves sooner hears of them from the server.
  mitLoser('pflicht', { hinweis: 'Vorsicht 漢' });
  const { maus } = await oeffne(`${erfassung}/7`);
  const liste = await hinweise();
  await maus.keyboard('{Control>}s{/Control}');
  await screen.findByText('1 Feld prüfen');
  expect(amServer.gesendet).toEqual([]);
  expect(within(liste).queryByText(satz)).toBeNull();
});

it('was einer Adresse fehlt, sagt erst, wer sie verlässt; gesagt bleibt es, bis es da ist', async () => {
  server.use(
    http.get('*/api/adressen/searchByParam', () => HttpResponse.json([])),
    http.get('*/api/orte/*', () => HttpResponse.json([])),
  );
  // Another notice says that the rules are there.
  mitLoser('hinweis');
  const { maus } = await oeffne(`${erfassung}?kopie=7`);
  const liste = await hinweise();
  await maus.clear(feld('empfaengerAdresse.name'));
  await maus.type(feld('empfaengerAdresse.name'), 'Neu GmbH{Tab}');
  await waitFor(() => expect(feld('empfaengerAdresse.ort').readOnly).toBe(false));
  await new Promise((fertig) => setTimeout(fertig, 600));
  expect(within(liste).queryByText(/Der Ort fehlt/)).toBeNull();

  await maus.click(feld('hinweis'));
  await within(liste).findByText('Empfänger: Der Ort fehlt.');
  await maus.click(feld('empfaengerAdresse.strasse'));
  await new Promise((fertig) => setTimeout(fertig, 600));
  within(liste).getByText('Empfänger: Der Ort fehlt.');
  await maus.type(feld('empfaengerAdresse.ort'), 'Köln');
  await waitFor(() => expect(within(liste).queryByText(/Der Ort fehlt/)).toBeNull());
});
