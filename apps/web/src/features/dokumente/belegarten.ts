import { type Belegart, belegarten } from '@frachtportal/domain/dokument/dokument';
import { t } from '@frachtportal/texte/t';
import type { Option } from '../../components/felder/AuswahlFeld';

/** What a file most likely is, by its name or its kind; a proof of delivery nobody makes by accident. */
export function vermuteBelegart({ name, type }: Pick<File, 'name' | 'type'>): Belegart | null {
  if (/cmr/i.test(name)) return 'cmr';
  if (/lieferschein|^ls\b/i.test(name)) return 'lieferschein';
  return type.startsWith('image/') ? 'foto' : null;
}

/** The kinds one may choose from; the proof of delivery is for the forwarder to file. */
export function belegoptionen(spedition: boolean): Option[] {
  return belegarten
    .filter((art) => spedition || art !== 'pod')
    .map((art) => ({ id: art, text: t(`dokument.belegart.${art}`) }));
}
