import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { t } from '@frachtportal/texte/t';
import type { Uebertragung } from '../../api/listenaktionen';

/** What became of a transfer: how many are marked, and each that did not qualify with its status or the rule as the reason. */
export function uebertragungsbericht(
  { markiert, abgelehnt, gruende }: Uebertragung,
  zeilen: readonly Auftragszeile[],
  dispo: string,
): Meldung[] {
  const count = markiert.length;
  const key = count === 1 ? 'auftrag.uebertragenEiner' : 'auftrag.uebertragen';
  const meldungen: Meldung[] = [{ severity: 'INFO', key, params: { count, dispo } }];
  const nicht = zeilen.filter((z) => abgelehnt.includes(z.id));
  const unterwegs = nicht.filter((z) => !gruende.has(z.id));
  if (unterwegs.length > 0) {
    const stati = unterwegs.map((z) => `${z.spedeigennr} (${t(z.status.kurzBezeichnung)})`);
    const text = t('auftrag.liste.nichtMarkiert', { anzahl: stati.length, gruende: stati.join(', ') });
    meldungen.push({ severity: 'INFO', key: 'auftrag.nichtMarkiert', text });
  }
  for (const { id, spedeigennr: number } of nicht) {
    // What has to be mended stays until it has been read.
    for (const regel of gruende.get(id) ?? [])
      meldungen.push(fehler('auftrag.nichtVersandbereit', undefined, { number, grund: t(`regel.${regel}`) }));
  }
  return meldungen;
}
