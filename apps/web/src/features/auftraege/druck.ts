import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';

/** Not offered for printing (specification of orders, section 3). */
export const uebernahmeliste = 'uebernahmeliste';

/** Papers that go along with the goods: there are none before the order has left the portal. */
const begleitpapiere: readonly string[] = ['lieferschein', uebernahmeliste];

interface Druckauftrag {
  spedeigennr: string;
  status: { id: number };
}

/** What speaks against printing this report now, order by order. */
export function druckhindernisse(bericht: string, auftraege: readonly Druckauftrag[]): Meldung[] {
  if (!begleitpapiere.includes(bericht)) return [];
  return auftraege
    .filter((a) => a.status.id === Status.erfasst)
    .map((a) => fehler('auftrag.uebernahmelisteNichtDruckbar', undefined, { number: a.spedeigennr }));
}
