import { istFrei, istHauptmandant, type Mandant } from '@frachtportal/domain/mandant/mandant';
import type { Tabellenspalte } from '../../components/tabelle/spalten';

const ort = ({ adresse: a }: Mandant) => [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

export const spalten: readonly Tabellenspalte<Mandant>[] = [
  { feld: 'name', titel: 'Mandant' },
  { feld: 'ort', titel: 'Ort', zelle: ort },
];

/** Where a client stands, for lists that mix them. */
export function stellungstext(m: Mandant): string {
  if (istFrei(m)) return 'frei';
  return istHauptmandant(m) ? 'Hauptmandant' : `Untermandant von ${m.hauptmandant?.name ?? ''}`;
}

export const spaltenMitStellung: readonly Tabellenspalte<Mandant>[] = [
  ...spalten,
  { feld: 'stellung', titel: 'Zuordnung', zelle: stellungstext },
];
