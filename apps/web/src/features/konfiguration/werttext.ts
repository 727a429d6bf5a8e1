import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import { istProfil, profile } from '@frachtportal/domain/konfiguration/profile';
import { istSchluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import {
  type BeschriebeneAngabe,
  beschriebeneAngabe,
} from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';
import { t } from '@frachtportal/texte/t';

const ohnePraefix = (key: string) => (key.startsWith(drahtPraefix) ? key.slice(drahtPraefix.length) : key);

/** What the screens know of a key of the wire. */
export function angabeZu(key: string): Partial<BeschriebeneAngabe> {
  const name = ohnePraefix(key);
  return istSchluessel(name) ? beschriebeneAngabe(name) : { art: 'text' };
}

/** The name of a key of the wire. */
export const einstellungsname = (key: string): string => t(angabeZu(key).label ?? ohnePraefix(key));

/** A value as one reads it; a switch that shows the opposite of what is stored reads as it shows. */
export function werttext(key: string, wert: string | null): string {
  if (wert === null) return t('konfiguration.werttext.keinEigenerWert');
  const { art, umgekehrt } = angabeZu(key);
  if (art === 'wahrheit')
    return (wert === 'true') !== (umgekehrt ?? false)
      ? t('konfiguration.werttext.an')
      : t('konfiguration.werttext.aus');
  if (key === `${drahtPraefix}clientKunde` && istProfil(wert)) return t(profile[wert].bezeichnung);
  const angabe = angabeZu(key);
  if (angabe.art === 'text' && angabe.auswahl?.[wert]) return t(angabe.auswahl[wert]);
  return wert === '' ? t('konfiguration.werttext.leer') : wert;
}
