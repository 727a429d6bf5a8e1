import { t } from '@frachtportal/texte/t';

/** An hour in which goods are collected: `10–11 Uhr`, or that any will do. */
export function stundentext(stunde: string): string {
  if (stunde === 'ohne') return t('auftrag.ohneUhrzeit');
  const bis = String(Number(stunde) + 1).padStart(2, '0');
  return t('auftrag.uhrzeitspanne', { von: stunde, bis });
}
