import { plusTage, wochentag } from '../feld/tag.js';
import { alleFeiertage } from '../kalender/alle-feiertage.js';
import { feiertag } from '../kalender/feiertage.js';
import type { Klaergrund } from './klaerfall.js';
import type { Reklamationsrecht, Schadensangaben } from './schaden.js';

const verspaetungstage = 21;
const schadenstage = 7;

/**
 * The last day on which the carrier can be told of a damage: at delivery where it could be seen, else within 7 days, of
 * a delay within 21 days after delivery. § 438 HGB; across a border Art. 30 CMR, where Sundays and public holidays of the
 * place (`region`) do not count among the seven.
 */
export function reklamationsfrist(
  grund: Klaergrund,
  { abgeliefertAm, erkennbar }: Pick<Schadensangaben, 'abgeliefertAm' | 'erkennbar'>,
  { grenzueberschreitend, region }: { grenzueberschreitend: boolean; region: string },
): { frist: string; recht: Reklamationsrecht } {
  const recht = grenzueberschreitend ? 'cmr' : 'hgb';
  if (grund === 'verspaetung') return { frist: plusTage(abgeliefertAm, verspaetungstage), recht };
  if (erkennbar) return { frist: abgeliefertAm, recht };
  return {
    frist: recht === 'hgb' ? plusTage(abgeliefertAm, schadenstage) : nachZaehlbaren(abgeliefertAm, region),
    recht,
  };
}

/** Seven days on, of which Sundays and holidays are none. */
function nachZaehlbaren(tag: string, region: string): string {
  let hier = tag;
  for (let noch = schadenstage; noch > 0; ) {
    hier = plusTage(hier, 1);
    if (wochentag(hier) !== 7 && !feiertag(hier, region, alleFeiertage)) noch--;
  }
  return hier;
}
