import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { antworte } from '../../../../testing/aufzeichnung';
import { amServer, erfassung, liste, mitErfassung, oeffne } from '../../../../testing/erfassung';

mitErfassung();

const eingabe = () => screen.getByLabelText<HTMLTextAreaElement>('Schnelleingabe der Positionen');

async function mitAdressen() {
  const seite = await oeffne(erfassung);
  await seite.maus.keyboard('Präz{Tab}');
  await seite.maus.keyboard('{Alt>}2{/Alt}{Tab}Präz{Enter}');
  return seite;
}

it('macht aus einer Zeile Positionen, die mit Enter ins Raster und mit dem Auftrag hinaus gehen', async () => {
  const { maus, ort } = await mitAdressen();
  await maus.keyboard('{Alt>}8{/Alt}');
  expect(document.activeElement).toBe(eingabe());
  await maus.keyboard('3 epal schrauben 120x80x110 450kg, 2 kt prospekte 14 kg');
  await screen.findByText('3 Europalette · schrauben · 450 kg · 120 × 80 × 110 cm');
  screen.getByText('2 Karton · prospekte · 14 kg');
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(eingabe().value).toBe(''));
  screen.getByText('2 Positionen übernommen.');
  expect(document.activeElement).toBe(eingabe());
  await maus.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(ort()).toContain(liste));
  expect(amServer.gesendet[0]?.auftrag.auftragspositionen).toMatchObject([
    {
      lademittelAnzahl: 3,
      lademittel: { id: 1 },
      verpackungseinheit: 2,
      bruttoGewicht: 450,
      warengutBezeichnung: 'schrauben',
      laengeCM: 120,
      breiteCM: 80,
      hoeheCM: 110,
    },
    { verpackungAnzahl: 2, verpackung: { id: 1 }, warengutBezeichnung: 'prospekte', bruttoGewicht: 14 },
  ]);
});

it('nimmt, was klar ist, und lässt stehen, was zweierlei heißen kann; Esc verwirft es', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.keyboard('{Alt>}8{/Alt}');
  await maus.keyboard('1 kt bücher 12 kg; 2 pal ware 800');
  await screen.findByText(/„2 pal“: Welches Packmittel/);
  screen.getByText(/„800“: Die Einheit fehlt/);
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(eingabe().value).toBe('2 pal ware 800'));
  screen.getByText('bücher');
  await maus.keyboard('{Enter}{Escape}');
  expect(eingabe().value).toBe('');
  expect(screen.queryByText('ware')).toBeNull();
});

it('geht mit Strg+Enter in einem Zug hinaus, wenn alles klar ist; was unklar ist, hält den Auftrag auf', async () => {
  const { maus } = await mitAdressen();
  await maus.keyboard('{Alt>}8{/Alt}2 kt prospekte 14 kg; 2 pal ware 800');
  await maus.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(eingabe().value).toBe('2 pal ware 800'));
  expect(document.activeElement).toBe(eingabe());
  expect(amServer.gesendet).toEqual([]);
  await maus.clear(eingabe());
  await maus.keyboard('1 epal schrauben 90 kg{Control>}{Enter}{/Control}');
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  expect(amServer.gesendet[0]?.auftrag.auftragspositionen).toMatchObject([
    { verpackungAnzahl: 2, warengutBezeichnung: 'prospekte', bruttoGewicht: 14 },
    { lademittelAnzahl: 1, warengutBezeichnung: 'schrauben', bruttoGewicht: 90 },
  ]);
});

it('Gefahrgut daraus sieht man, bevor es hinausgeht', async () => {
  const benzin = {
    id: 1,
    unnr: '1203',
    bezeichnung: 'BENZIN',
    klasse: '3',
    verpackungsgruppe: 'II',
    zulassung: null,
    befoerderungskategorie: 2,
    version: 'ADR 2025',
    gueltigVon: '2025-01-01',
    gueltigBis: '2027-06-30',
    umweltgefaehrdend: false,
  };
  antworte('get', 'gefahrgutklasse/search', [benzin]);
  const fass = {
    id: 2,
    kurzBezeichnung: 'FA',
    bezkurz: 'FA',
    langBezeichnung: 'Fass',
    awSperre: false,
    skey: 2,
  };
  antworte('get', 'verpackungen', [{ ...fass, ggvs: true }]);
  const { maus } = await mitAdressen();
  await maus.keyboard('{Alt>}8{/Alt}2 fass UN1203 II netto 40 kg brutto 50 kg{Control>}{Enter}{/Control}');
  await screen.findByText(/^Das Gefahrgut ist übernommen, der Auftrag noch nicht gespeichert/);
  await waitFor(() => expect(eingabe().value).toBe(''));
  expect(amServer.gesendet).toEqual([]);
});

it('wird nichts gespeichert, solange etwas Unklares darin steht, und sagt am Feld, warum', async () => {
  const { maus } = await mitAdressen();
  await maus.keyboard('{Alt>}8{/Alt}2 pal ware 800');
  await screen.findByText(/„2 pal“: Welches Packmittel/);
  await maus.keyboard('{Control>}{Enter}{/Control}');
  const meldung =
    'Nicht gespeichert: Diese Positionen sind noch nicht klar. Bitte ergänzen, oder mit Esc verwerfen.';
  const gesagt = () => document.getElementById(eingabe().getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(gesagt()).toBe(meldung));
  expect(document.activeElement).toBe(eingabe());
  await maus.keyboard('{Backspace}');
  expect(gesagt()).toBeUndefined();
  // From anywhere, by the other keys too.
  await maus.keyboard('{Alt>}3{/Alt}{Control>}s{/Control}');
  await waitFor(() => expect(gesagt()).toBe(meldung));
  expect(document.activeElement).toBe(eingabe());
  expect(amServer.gesendet).toEqual([]);
});
