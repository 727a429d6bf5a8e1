import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Positionsspalten } from '@frachtportal/domain/konfiguration/profile';

const packung = ['verpackungAnzahl', 'verpackung', 'lademittelAnzahl', 'lademittel'] as const;
const ware = ['warengutBezeichnung', 'bruttoGewicht', 'auftragsgefahrgueter'] as const;
const masse = ['laengeCM', 'breiteCM', 'hoeheCM'] as const;
const raum = ['volumenCBM', 'stellplaetze', 'lademeter'] as const;
const versicherung = ['versicherungswert', 'waehrungVersicherungswert'] as const;
const warenwert = ['warenwert', 'warenwertWaehrung'] as const;

type Spaltenname =
  | (typeof packung)[number]
  | (typeof ware)[number]
  | (typeof masse)[number]
  | (typeof raum)[number]
  | (typeof versicherung)[number]
  | (typeof warenwert)[number]
  | 'zeichenNummer'
  | 'lieferschein';

/**
 * The columns of the goods positions in their order, by configuration. Measures are in each, as any of them may be
 * required; what a set leaves out stays in the order untouched.
 */
export const spaltensaetze: Readonly<Record<Positionsspalten, readonly Spaltenname[]>> = {
  standard: [
    ...packung,
    ...ware,
    ...masse,
    ...raum,
    'zeichenNummer',
    'lieferschein',
    ...versicherung,
    ...warenwert,
  ],
  /** Goods across borders: their value stands with them, the insured value at the end. */
  iban: [
    ...packung,
    ...ware,
    ...warenwert,
    ...masse,
    ...raum,
    'zeichenNummer',
    'lieferschein',
    ...versicherung,
  ],
  /** Markets deal in pieces and weight; values are not theirs. */
  metro: [...packung, ...ware, ...masse, ...raum, 'zeichenNummer', 'lieferschein'],
  /** With the short order list: the delivery note and its number stand right beside the goods. */
  kompakt: [
    ...packung,
    'warengutBezeichnung',
    'zeichenNummer',
    'lieferschein',
    'bruttoGewicht',
    'auftragsgefahrgueter',
    ...masse,
    ...raum,
    ...warenwert,
  ],
};

/**
 * The set that the configuration names for the tables (`auftragsresearchtableconfig`), else that of the metro version
 * of the user, else that of the profile: as in the order list.
 */
export function spaltensatz(k: Konfiguration, metroversion: boolean): Positionsspalten {
  const gewaehlt = k.auftragsresearchtableconfig;
  if (Object.hasOwn(spaltensaetze, gewaehlt)) return gewaehlt as Positionsspalten;
  return metroversion ? 'metro' : k.variante.positionsspalten;
}
