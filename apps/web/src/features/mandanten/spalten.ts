import { istFrei, istHauptmandant, type Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';

const ort = ({ adresse: a }: Mandant) => [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

export const spalten: readonly Tabellenspalte<Mandant>[] = [
  { feld: 'name', titel: 'beschriftung.mandant' },
  { feld: 'ort', titel: 'beschriftung.ort', zelle: ort },
];

/** Where a client stands, for lists that mix them. */
export function stellungstext(m: Mandant): string {
  if (istFrei(m)) return t('mandant.spalten.frei');
  return istHauptmandant(m)
    ? t('beschriftung.hauptmandant')
    : t('mandant.spalten.untermandantVon', { name: m.hauptmandant?.name ?? '' });
}

export const spaltenMitStellung: readonly Tabellenspalte<Mandant>[] = [
  ...spalten,
  { feld: 'stellung', titel: 'beschriftung.zuordnung', zelle: stellungstext },
];
