import { istTag, plusTage } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';

/** From the 2nd day of the previous month to the 1st day of the current one (specification of orders, section 9). */
export function vorgabe(heute: string): { von: string; bis: string } {
  const bis = `${heute.slice(0, 7)}-01`;
  const vormonat = plusTage(bis, -1).slice(0, 7);
  return { von: `${vormonat}-02`, bis };
}

/** What is wrong with each of the days, in few words for their fields; nothing where both are there and in order. */
export function zeitraumfehler(von: string | null, bis: string | null): { von?: string; bis?: string } {
  if (istTag(von) && istTag(bis))
    return von <= bis ? {} : { von: t('meldung.export.vonNachBis'), bis: t('meldung.export.bisVorVon') };
  const fehlt = t('meldung.export.tagFehlt');
  return { ...(!istTag(von) && { von: fehlt }), ...(!istTag(bis) && { bis: fehlt }) };
}

export function istZeitraum(von: string | null, bis: string | null): boolean {
  const { von: beginn, bis: ende } = zeitraumfehler(von, bis);
  return !beginn && !ende;
}
