import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { type Listenspalten, listenspaltensaetze } from '@frachtportal/domain/konfiguration/profile';
import type { GridColDef } from '@mui/x-data-grid';
import { type Spaltenname, spaltenvorrat } from './spalten';

const wer = ['spedeigennr', 'status', 'statusDatum', 'abliefernachweisExists'] as const;
const wohin = ['empfaengerAdresse', 'ort', 'absenderAdresse'] as const;
const wann = ['beladedatum', 'entladedatum'] as const;
const rechnung = ['abweichendeRechnungsempfaengerAdresse', 'nachnahmeempfaengerAdresse'] as const;
const preis = ['berechnBetrag', 'berechnWaehrung'] as const;

/** The columns of the order list in their order, by configuration. */
export const spaltensaetze: Readonly<Record<Listenspalten, readonly Spaltenname[]>> = {
  /**
   * The order of the contract; of the dates and references only the first stand in front, so that the recipient is seen
   * beside the panel.
   */
  standard: [
    'datum',
    ...wer,
    'absenderReferenz',
    ...wohin,
    ...wann,
    'empfaengerreferenz',
    'zustellkennzeichen',
    'sumPackstueckAnzahl',
    'sumBruttoGewicht',
    'mitGefahrguetern',
    'sperrigkeit',
    'hinweis',
    ...rechnung,
    ...preis,
    'mandant',
  ],
  /** Freight across borders: days, numbers of both sides and money first. */
  iban: [
    ...wann,
    ...wer,
    'spedfremdnr',
    'absenderReferenz',
    'empfaengerreferenz',
    ...wohin,
    ...preis,
    'terminkennzeichen',
    'sumPackstueckAnzahl',
    'sumBruttoGewicht',
    'mitGefahrguetern',
    'hinweis',
    ...rechnung,
    'datum',
    'mandant',
  ],
  /** What fits on a screen beside the panel, without money. */
  kompakt: [
    'datum',
    ...wer,
    'absenderReferenz',
    ...wohin,
    'entladedatum',
    'sumPackstueckAnzahl',
    'sumBruttoGewicht',
    'mandant',
  ],
  /** Markets count load units and go by the delivery day and the references of both sides. */
  metro: [
    'entladedatum',
    ...wer,
    'empfaengerreferenz',
    ...wohin,
    'sumLademittelAnzahl',
    'sumBruttoGewicht',
    'mitGefahrguetern',
    'zustellkennzeichen',
    'absenderReferenz',
    'partnerreferenz',
    'datum',
    'beladedatum',
    'hinweis',
    ...preis,
    'mandant',
  ],
};

/** The set the configuration names, else that of the profile; users of the metro version have theirs. */
export function spaltensatz(
  { auftragsresearchtableconfig: gewaehlt, variante }: Konfiguration,
  metroversion: boolean,
): Listenspalten {
  if (Object.hasOwn(listenspaltensaetze, gewaehlt)) return gewaehlt as Listenspalten;
  return metroversion ? 'metro' : variante.listenspalten;
}

export function spalten(satz: Listenspalten): GridColDef<Auftragszeile>[] {
  return spaltensaetze[satz].map((field) => ({ field, ...spaltenvorrat[field] }));
}
