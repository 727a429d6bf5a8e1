import { useQuery } from '@tanstack/react-query';
import { pfade } from '../../lib/pfade';
import { type Auftragseingang, eingangszeilen } from './api/auftragseingang';

/** As many as a page of the list shows at most. */
const hoechstens = 100;

/** The list of orders with those of this file marked; undefined where there are none. */
export function useNeueInListe({ id, uebernommen, zustand }: Auftragseingang): string | undefined {
  const fertig = uebernommen > 0 && zustand !== 'zurueckgenommen';
  const { data } = useQuery({
    ...eingangszeilen(id, { nurFehler: false, page: 0, searchLimit: 1000 }),
    enabled: fertig,
  });
  const ids = new Set(data?.zeilen.flatMap((z) => z.auftragId ?? []));
  if (!fertig || ids.size === 0) return undefined;
  const zeilen = [13, 25, 50, hoechstens].find((z) => z >= ids.size) ?? hoechstens;
  return `${pfade.auftragsliste}?zeilen=${zeilen}&markiert=${[...ids].slice(0, hoechstens).join(',')}`;
}
