import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { t } from '@frachtportal/texte/t';
import type { Uebertragung } from '../../api/listenaktionen';

/**
 * What became of a transfer: how many are marked; by name each that is under way already; and each that has to be mended
 * first, with the rule as the reason.
 */
export function uebertragungsbericht(
  { markiert, abgelehnt, gruende }: Uebertragung,
  zeilen: readonly Auftragszeile[],
  dispo: string,
): { gesagt: Meldung[]; teils: string | null } {
  const count = markiert.length;
  const key = count === 1 ? 'auftrag.uebertragenEiner' : 'auftrag.uebertragen';
  const gesagt: Meldung[] = [{ severity: 'INFO', key, params: { count, dispo } }];
  const nicht = zeilen.filter((z) => abgelehnt.includes(z.id));
  const stati = nicht
    .filter((z) => !gruende.has(z.id))
    .map((z) => `${z.spedeigennr} (${t(z.status.kurzBezeichnung)})`);
  for (const { id, spedeigennr: number } of nicht) {
    // What has to be mended stays until it has been read.
    for (const regel of gruende.get(id) ?? [])
      gesagt.push(fehler('auftrag.nichtVersandbereit', undefined, { number, grund: t(`regel.${regel}`) }));
  }
  const teils =
    stati.length > 0
      ? t('auftrag.liste.nichtMarkiert', { anzahl: stati.length, gruende: stati.join(', ') })
      : null;
  return { gesagt, teils };
}
