import { istFrei, istHauptmandant, type Mandant } from '@frachtportal/domain/mandant/mandant';
import { wort } from '@frachtportal/domain/texte/text';
import type { Tabellenspalte } from '../../components/tabelle/spalten';

const ort = ({ adresse: a }: Mandant) => [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

export const spalten: readonly Tabellenspalte<Mandant>[] = [
  { feld: 'name', titel: 'Mandant' },
  { feld: 'ort', titel: 'Ort', zelle: ort },
];

/** Where a client stands, for lists that mix them. */
export function stellungstext(m: Mandant): string {
  if (istFrei(m)) return wort('frei');
  return istHauptmandant(m)
    ? wort('Hauptmandant')
    : wort('Untermandant von {name}', { name: m.hauptmandant?.name ?? '' });
}

export const spaltenMitStellung: readonly Tabellenspalte<Mandant>[] = [
  ...spalten,
  { feld: 'stellung', titel: 'Zuordnung', zelle: stellungstext },
];
