import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { t } from '@frachtportal/texte/t';
import type { Uebertragung } from '../../api/listenaktionen';

/** What became of a transfer: how many are marked, and each that did not qualify with its status as the reason. */
export function uebertragungsbericht(
  { markiert, abgelehnt }: Uebertragung,
  zeilen: readonly Auftragszeile[],
  dispo: string,
): Meldung[] {
  const count = markiert.length;
  const key = count === 1 ? 'auftrag.uebertragenEiner' : 'auftrag.uebertragen';
  const meldungen: Meldung[] = [{ severity: 'INFO', key, params: { count, dispo } }];
  const gruende = zeilen
    .filter((z) => abgelehnt.includes(z.id))
    .map((z) => `${z.spedeigennr} (${t(z.status.kurzBezeichnung)})`);
  if (gruende.length > 0) {
    const nicht = t('auftrag.liste.nichtMarkiert', {
      anzahl: gruende.length,
      gruende: gruende.join(', '),
    });
    meldungen.push({ severity: 'INFO', key: 'auftrag.nichtMarkiert', text: nicht });
  }
  return meldungen;
}
