import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { type Listenspalten, listenspaltensaetze } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { formatiereTagMitWochentag, heute } from '../../../../lib/format/datum';
import type { Listenspalte } from './breiten';
import { breiteFuer, type Spaltenname, spaltenvorrat } from './spalten';

const wer = ['spedeigennr', 'status', 'statusDatum', 'abliefernachweisExists'] as const;
const wohin = ['empfaengerAdresse', 'ort', 'absenderAdresse'] as const;
const wann = ['beladedatum', 'entladedatum'] as const;
const rechnung = ['abweichendeRechnungsempfaengerAdresse', 'nachnahmeempfaengerAdresse'] as const;
const preis = ['berechnBetrag', 'berechnWaehrung'] as const;

/** The day without this year. */
const kurzerTag = (tag: string | null) =>
  formatiereTagMitWochentag(tag).replace(new RegExp(`${heute().slice(0, 4)}$`), '');

/** The short view: what says which shipment it is and how far it is. All of it has room beside a narrow navigation at 1366. */
const kurz = {
  // With room for the signs of cases and comments.
  spedeigennr: { width: 112 },
  status: { width: 183, schmal: { minWidth: 118, flex: 1.4 } },
  empfaengerAdresse: { width: 236, schmal: { minWidth: 140, flex: 2.6 } },
  ort: { width: 225, schmal: { minWidth: 112, flex: 1.7 } },
  entladedatum: { width: 82, valueGetter: (_, z) => kurzerTag(z.entladedatum) },
  absenderReferenz: {
    width: 224,
    schmal: { minWidth: 96, flex: 0.3 },
    valueGetter: (_, z) => [z.absenderReferenz, z.empfaengerreferenz].filter(Boolean).join(' · '),
  },
  sumPackstueckAnzahl: { width: 54, minWidth: 50 },
  sumBruttoGewicht: { width: 78 },
} satisfies Partial<Record<Spaltenname, Partial<Listenspalte>>>;

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

export function spalten(satz: Listenspalten | 'kurz'): Listenspalte[] {
  if (satz === 'kurz') {
    return (Object.keys(kurz) as (keyof typeof kurz)[]).map((field) => ({
      field,
      ...spaltenvorrat[field],
      ...kurz[field],
      kurz: true,
    }));
  }
  return spaltensaetze[satz].map((field) => {
    const spalte = spaltenvorrat[field];
    // A heading stands whole, in whatever language.
    const kopf = breiteFuer(t(spalte.headerName ?? '').length);
    return { field, ...spalte, width: Math.max(spalte.width ?? 0, kopf) };
  });
}

/** The columns of a set, those of these names as the short view has them, also where the set has none such. */
export function teilsKurz(satz: Listenspalten, kurze: readonly string[]): Listenspalte[] {
  const genannte = spalten('kurz').filter((s) => kurze.includes(s.field));
  return [...genannte, ...spalten(satz).filter((s) => !genannte.some((k) => k.field === s.field))];
}
