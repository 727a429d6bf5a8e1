import type { BerichteBerichtFormat } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';

/** Not offered for printing (specification of orders, section 3). */
export const uebernahmeliste = 'uebernahmeliste';

/** Papers that go along with the goods: there are none before the order has left the portal. */
const begleitpapiere: readonly string[] = ['lieferschein', uebernahmeliste];

/** A report, on a sheet of its own where it has several. */
export interface Berichtsblatt {
  reportFileName: string;
  format?: BerichteBerichtFormat;
}

/** As the print menu offers it. */
export interface Bericht extends Berichtsblatt {
  label: string;
}

/** Labels are printed on other sheets too, and for thermal printers. */
const formate: Record<string, readonly [BerichteBerichtFormat, string][]> = {
  warenetikett: [['100x150', '100 × 150 mm']],
  'gs1-etikett': [
    ['100x150', '100 × 150 mm'],
    ['zpl', 'ZPL'],
  ],
};

export function mitFormaten(bericht: Bericht): Bericht[] {
  const weitere = formate[bericht.reportFileName] ?? [];
  return [
    bericht,
    ...weitere.map(([format, name]) => ({ ...bericht, format, label: `${bericht.label}, ${name}` })),
  ];
}

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
