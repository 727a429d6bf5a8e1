import { giltAm, startliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Gefahrgutstand } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { t } from '@frachtportal/texte/t';
import { formatiereTag } from '../../lib/format/datum';
import { zeilenzahl } from '../../lib/format/zahlen';

/** An edition as it is chosen: from when to when it holds and how many rows it has. */
export function standText({ version, gueltigVon, gueltigBis, zeilen }: Gefahrgutstand): string {
  const von = gueltigVon ? t('gefahrgut.ausgaben.ab', { tag: formatiereTag(gueltigVon) }) : '';
  const bis = gueltigBis ? t('gefahrgut.ausgaben.bis', { tag: formatiereTag(gueltigBis) }) : '';
  return [`${t(version)} ·`, von, bis, `· ${zeilenzahl(zeilen)}`].filter(Boolean).join(' ');
}

/** Identifies an edition in the address bar. */
export const standKennung = ({ version, gueltigVon }: Gefahrgutstand) => `${version}|${gueltigVon ?? ''}`;

/** The edition that orders are captured with on this day, where it is the shipped list only. */
export function ausStartliste(staende: readonly Gefahrgutstand[], tag: string): Gefahrgutstand | undefined {
  return staende.find((s) => s.quelle?.includes(startliste) && giltAm(s, tag));
}
