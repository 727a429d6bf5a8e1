import type { Dauerauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { wochentage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { t } from '@frachtportal/texte/t';
import { formatiereTag } from '../../lib/format/datum';

/** A rule in words: "Mo, Do, alle 2 Wochen, bis 31.12.2026". */
export function regeltext(d: Pick<Dauerauftrag, 'wochentage' | 'wochen' | 'bis'>): string {
  const tage = d.wochentage.map((w) => t(wochentage[w])).join(', ');
  const takt =
    d.wochen === 1 ? t('dauerauftrag.jedeWoche') : t('dauerauftrag.jedeNteWoche', { wochen: d.wochen });
  const ende = d.bis ? t('dauerauftrag.bisTag', { tag: formatiereTag(d.bis) }) : '';
  return [tage, takt, ende].filter(Boolean).join(', ');
}
