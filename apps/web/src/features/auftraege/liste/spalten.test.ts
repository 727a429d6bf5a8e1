import { expect, it } from 'vitest';
import { spalten } from './spalten';

it('die Spalten der Vorgabe tragen ihre Überschriften in der Folge des Vertrags', () => {
  expect(spalten.map((s) => [s.headerName, s.field])).toEqual([
    ['Erfasst', 'datum'],
    ['Auftragsnr.', 'spedeigennr'],
    ['Status', 'status'],
    ['Statusdatum', 'statusDatum'],
    ['POD', 'abliefernachweisExists'],
    ['Referenz', 'absenderReferenz'],
    ['Empfänger', 'empfaengerAdresse'],
    ['Ort', 'ort'],
    ['Absender', 'absenderAdresse'],
    ['Stück', 'sumPackstueckAnzahl'],
    ['Gewicht', 'sumBruttoGewicht'],
    ['ADR', 'mitGefahrguetern'],
    ['Abholung', 'beladedatum'],
    ['Zustellung', 'entladedatum'],
    ['Zustellart', 'zustellkennzeichen'],
    ['Empfängerreferenz', 'empfaengerreferenz'],
    ['Klassifizierung', 'sperrigkeit'],
    ['Hinweis', 'hinweis'],
    ['Rechnungsadresse', 'abweichendeRechnungsempfaengerAdresse'],
    ['Nachnahmeadresse', 'nachnahmeempfaengerAdresse'],
    ['Preis', 'berechnBetrag'],
    ['Währung', 'berechnWaehrung'],
    ['Mandant', 'mandant'],
  ]);
});
