import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';
const text = 'Zu viele Anfragen. Bitte kurz warten.';

anDerListe();

const maus = userEvent.setup({ delay: null });
let zweite: () => Response;
const gefragt = (seite: string) =>
  gesendet.filter((g) => g.was === 'GET auftraege/search' && g.frage.get('page') === seite);

beforeEach(() => {
  gesendet.length = 0;
  antworte('get', 'auftraege/:id', { ...eineZeile(1), auftragspositionen: [], auftragshistorie: [] });
  antworte('get', 'auftraege/search', ({ frage }) =>
    frage.get('page') === '1'
      ? zweite()
      : HttpResponse.json([eineZeile(1)], { headers: { 'total-search-results': '20' } }),
  );
});

async function zeige() {
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  await waitFor(() => expect(gefragt('1')).toHaveLength(1));
}

it('die nächste Seite ist schon geholt, wenn jemand blättert', async () => {
  zweite = () => HttpResponse.json([eineZeile(2)], { headers: { 'total-search-results': '20' } });
  await zeige();
  await maus.click(screen.getByLabelText('Weiter'));
  await screen.findByText('NL-26-000002');
  expect(gefragt('1')).toHaveLength(1);
});

it('was niemand verlangt hat, scheitert still; wer dahin blättert, erfährt warum', async () => {
  zweite = () => abgelehnt(429, text);
  await zeige();
  await maus.click(screen.getByText('NL-26-000001'));
  await screen.findByText('1 von 20');
  expect(screen.queryByText(text)).toBeNull();
  await maus.click(screen.getByLabelText('Weiter'));
  await screen.findByText(text);
});
