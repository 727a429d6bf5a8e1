import { istTag, plusTage } from '@frachtportal/domain/feld/tag';

/** From the 2nd day of the previous month to the 1st day of the current one (specification of orders, section 9). */
export function vorgabe(heute: string): { von: string; bis: string } {
  const bis = `${heute.slice(0, 7)}-01`;
  const vormonat = plusTage(bis, -1).slice(0, 7);
  return { von: `${vormonat}-02`, bis };
}

/** Both days are there and in order. */
export function istZeitraum(von: string | null, bis: string | null): boolean {
  return istTag(von) && istTag(bis) && von <= bis;
}
