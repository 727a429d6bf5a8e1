import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { abgelehnt, antworte } from '../../../../testing/aufzeichnung';
import { dauerhaft } from '../../../../testing/browserspeicher';
import {
  amServer,
  erfassung,
  feld,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const gesendet = async () => {
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  return amServer.gesendet[0]?.auftrag;
};
const falsch = (pfad: string) => feld(pfad).getAttribute('aria-invalid') === 'true';
type Maus = Awaited<ReturnType<typeof oeffne>>['maus'];

async function ersetze(maus: Maus, pfad: string, text: string) {
  await maus.clear(feld(pfad));
  await maus.type(feld(pfad), text);
}

describe('Nachnahme', () => {
  it('steht auf Deutsch da und geht mit ihrer Währung hinaus', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await ersetze(maus, 'nachnahmeBetrag', '1234,5{Tab}');
    expect(feld('nachnahmeBetrag').value).toBe('1.234,50');
    expect(feld('nachnahmeWaehrung').value).toBe('EUR');
    await maus.click(speichern());
    expect(await gesendet()).toMatchObject({ nachnahmeBetrag: 1234.5, nachnahmeWaehrung: { id: 2 } });
  });

  it('wieder geleert, geht auch keine Währung mit', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await ersetze(maus, 'nachnahmeBetrag', '50{Tab}');
    await maus.clear(feld('nachnahmeBetrag'));
    await maus.click(speichern());
    expect(await gesendet()).toMatchObject({ nachnahmeBetrag: null, nachnahmeWaehrung: null });
  });

  it.each(['1000000', '-5'])('„%s“ hält auf und bleibt stehen', async (text) => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await ersetze(maus, 'nachnahmeBetrag', text);
    await maus.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(falsch('nachnahmeBetrag')).toBe(true));
    expect(document.activeElement).toBe(feld('nachnahmeBetrag'));
    expect(feld('nachnahmeBetrag').value).not.toBe('');
    expect(amServer.gesendet).toEqual([]);
  });
});

describe('Tage und Zeiten', () => {
  it('was kein Tag ist, hält auf, bleibt stehen und ändert das Zustelldatum nicht', async () => {
    const { maus } = await oeffne(erfassung);
    const zustellung = feld('entladedatum').value;
    await ersetze(maus, 'beladedatum', '31.2.{Tab}');
    expect(feld('entladedatum').value).toBe(zustellung);
    await maus.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(falsch('beladedatum')).toBe(true));
    expect(feld('beladedatum').value).toBe('31.2.');
  });

  it('Uhrzeiten werden kurz getippt und vollständig gesendet; was keine ist, hält auf', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await ersetze(maus, 'beladezeitVon', '730{Tab}');
    expect(feld('beladezeitVon').value).toBe('07:30');
    await ersetze(maus, 'beladezeitBis', '2561{Tab}');
    await maus.click(speichern());
    await waitFor(() => expect(falsch('beladezeitBis')).toBe(true));
    await ersetze(maus, 'beladezeitBis', '9{Tab}');
    await maus.click(speichern());
    expect(await gesendet()).toMatchObject({ beladezeitVon: '07:30', beladezeitBis: '09:00' });
  });

  it('bei einem übertragenen Auftrag folgt die Zustellung der Abholung nicht: er ist nur zu lesen', async () => {
    server.use(http.get('*/api/auftraege/7', () => HttpResponse.json(gespeichert(3))));
    await oeffne(`${erfassung}/7`);
    for (const pfad of ['beladedatum', 'entladedatum', 'beladezeitVon', 'nachnahmeBetrag', 'hinweis'])
      expect([pfad, feld(pfad).readOnly]).toEqual([pfad, true]);
  });

  it('weiß der Server den Abholtag nicht, beginnt der Auftrag heute und hält niemanden auf', async () => {
    antworte('get', 'kalender/abholung', abgelehnt(500, 'Kein Kalender.'));
    await oeffne(erfassung);
    expect(feld('beladedatum').value).toMatch(/^\w\w \d\d\.\d\d\.\d{4}$/);
    expect(screen.queryByText('Kein Kalender.')).toBeNull();
  });
});

describe('Hinweis', () => {
  it('Umschalt+Enter beginnt eine Zeile, Enter geht weiter', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.clear(feld('hinweis'));
    await maus.type(feld('hinweis'), 'eins{Shift>}{Enter}{/Shift}zwei');
    await maus.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(feld('hinweis'));
    await maus.click(speichern());
    expect((await gesendet()).hinweis).toBe('eins\nzwei');
  });

  it('ein Entwurf bringt auch das wieder, was im Feld erst halb getippt war, und den Platz darin', async () => {
    const { maus } = await oeffne(erfassung);
    await ersetze(maus, 'beladedatum', '24.1');
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    const neu = await oeffne(erfassung);
    await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
    await waitFor(() => expect(feld('beladedatum').value).toBe('24.1'));
    expect(document.activeElement).toBe(feld('beladedatum'));
  });
});

it('ein verworfener Entwurf kommt nicht wieder', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.keyboard('Vergessen GmbH');
  await screen.findByText(/^ ?gesichert/);
  cleanup();
  const neu = await oeffne(erfassung);
  await screen.findByText('Entwurf übernehmen');
  await neu.maus.click(screen.getByText('Verwerfen'));
  await waitFor(() => expect(screen.queryByText('Entwurf übernehmen')).toBeNull());
  await waitFor(() => expect(dauerhaft.size).toBe(0));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('auftragsentwurf/'))).toEqual([]);
});
