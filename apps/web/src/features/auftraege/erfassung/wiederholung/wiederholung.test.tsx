import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { amServer, erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const ware = (inhalt: string, anzahl: number) => ({
  spedeigennr: 'NL-1',
  anzahl,
  auftragspositionen: [
    {
      ...einePosition().aufPaletten(3).mit({ warengutBezeichnung: inhalt, bruttoGewicht: 450 }).build(),
      auftptNum: 99,
      laufendePosition: 1,
      berechnet: ['volumenCBM'],
      volumenCBM: 2.88,
      packstuecke: [],
    },
  ],
});

/** What the server knows of the recipient, and how often it was asked. */
function bisher(antwort: { waren?: object[]; heutige?: HeutigerAuftrag[] }) {
  const fragen: string[] = [];
  server.use(
    http.get('*/api/auftraege/empfaenger/bisherige', ({ request }) => {
      fragen.push(new URL(request.url).search);
      return HttpResponse.json({ waren: [], heutige: [], ...antwort });
    }),
  );
  return fragen;
}

async function mitEmpfaenger() {
  const seite = await oeffne(erfassung);
  await seite.maus.keyboard('Präz{Tab}');
  await seite.maus.keyboard('{Alt>}2{/Alt}{Tab}Präz{Enter}');
  await waitFor(() => expect(feld('empfaengerAdresse.ort').value).not.toBe(''));
  return seite;
}

it('eine Taste nimmt, was der Empfänger zuletzt bekam; gefragt wird einmal, nicht bei jeder Taste', async () => {
  const fragen = bisher({ waren: [ware('Schrauben', 1), ware('Farbe', 4)] });
  const { maus } = await mitEmpfaenger();
  await screen.findByRole('button', { name: /^Ware wie letztes Mal/ });
  await maus.keyboard('{Alt>}9{/Alt}');
  screen.getByText('1 Position wie letztes Mal übernommen.');
  await maus.type(feld('hinweis'), 'ein langer Hinweis');
  expect(fragen).toHaveLength(1);
  await maus.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  const [position, ...weitere] = amServer.gesendet[0]?.auftrag.auftragspositionen ?? [];
  expect(position).toMatchObject({
    warengutBezeichnung: 'Schrauben',
    bruttoGewicht: 450,
    lademittel: { id: 1 },
    lademittelAnzahl: 3,
    verpackungseinheit: 2,
    laufendePosition: 1,
  });
  expect(position.auftptNum ?? null).toBeNull();
  expect(weitere).toEqual([]);
});

it('was er öfter bekommt, steht im Menü daneben', async () => {
  bisher({ waren: [ware('Schrauben', 1), ware('Farbe', 4)] });
  const { maus } = await mitEmpfaenger();
  await maus.click(await screen.findByRole('button', { name: 'Frühere Waren dieses Empfängers' }));
  await maus.click(await screen.findByRole('menuitem', { name: /^4 × 3 Europalette · Farbe · 450 kg/ }));
  const raster = within(screen.getByRole('grid', { name: 'Auftragspositionen' }));
  raster.getByText('Farbe');
});

it('ohne Frühere gibt es keinen Knopf', async () => {
  const fragen = bisher({});
  await mitEmpfaenger();
  await waitFor(() => expect(fragen).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Ware wie letztes Mal/ })).toBeNull();
});

it('derselbe Auftrag von heute ist ein Hinweis, der zu ihm führt, solange er derselbe ist', async () => {
  bisher({
    heutige: [
      {
        id: 41,
        spedeigennr: 'NL-001739',
        datumerfasst: '2026-11-26T07:52:00Z',
        absenderReferenz: 'R-1',

        beladedatum: null,
        waren: '',
        sumBruttoGewicht: 0,
        sumVerpackungAnzahl: 0,
        sumLademittelAnzahl: 0,
      },
    ],
  });
  const { maus } = await mitEmpfaenger();
  await maus.clear(feld('beladedatum'));
  await maus.type(feld('absenderReferenz'), 'R-1{Tab}');
  const hinweise = within(await screen.findByRole('list', { name: 'Hinweise zum Auftrag' }));
  await hinweise.findByText('Gleicher Auftrag heute schon erfasst: NL-001739, 08:52 Uhr.');
  const weg = hinweise.getByRole('link', { name: 'Ansehen' }).getAttribute('href');
  expect(weg).toMatch(/auftragserfassung\/41$/);
  await maus.type(feld('absenderReferenz'), '2{Tab}');
  await waitFor(() => expect(screen.queryByText(/^Gleicher Auftrag heute/)).toBeNull());
});

it('ein Hinweis führt mit einem Klick zu seinem Feld', async () => {
  bisher({});
  const { auftragspositionen } = einAuftrag()
    .mitPositionen(einePosition().build(), einePosition().mit({ lademittel: null }).build())
    .build();
  const ohneTermine = { beladedatum: null, entladedatum: null };
  server.use(
    http.get('*/api/auftraege/:id', () =>
      HttpResponse.json(
        { ...gespeichert(), ...ohneTermine, auftragspositionen },
        { headers: { etag: amServer.version } },
      ),
    ),
  );
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(await screen.findByRole('button', { name: /^Position 2: Bitte Anzahl/ }));
  expect(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')).toBe('3');
});
