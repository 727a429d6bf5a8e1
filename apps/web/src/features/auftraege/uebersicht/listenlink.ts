import type { Listenfrage } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { pfade } from '../../../lib/pfade';
import { ohneFilter } from '../liste/suche/filter';
import { alsAdresse, type Suchzustand, standardzustand } from '../liste/suche/suchzustand';

/** What of all orders the overview is about. */
export interface Ausschnitt {
  mandant: number | null;
  verkehrsart: number | null;
}

/** The list in the state in which it finds what a figure counts. */
export function zustandZu(frage: Listenfrage, ausschnitt: Ausschnitt, heute: string): Suchzustand {
  const { phase, nur, datumTyp, datumVon, datumBis, abholstunde, relation } = frage;
  const standard = standardzustand(heute);
  return {
    ...standard,
    ...ohneFilter,
    ...ausschnitt,
    zeitraum: datumVon ? null : 'alle',
    von: datumVon ?? '',
    bis: datumBis ?? '',
    datumTyp: datumTyp ?? standard.datumTyp,
    phasen: phase ?? [],
    nur: nur ?? [],
    abholstunde: abholstunde ?? null,
    relation: relation ?? null,
  };
}

/** Its address. */
export const listenlink = (frage: Listenfrage, ausschnitt: Ausschnitt, heute: string): string =>
  `${pfade.auftragsliste}?${alsAdresse(zustandZu(frage, ausschnitt, heute), heute)}`;
