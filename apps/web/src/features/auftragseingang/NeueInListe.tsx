import { auftragseingangZeilen } from '@frachtportal/api-client/generated/auftragseingang';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import { type Auftragseingang, eingangsschluessel } from './api/auftragseingang';

/** As many as a page of the list shows at most. */
const hoechstens = 100;

/** The way to the list of orders with those of this file marked; nothing where there are none. */
export function NeueInListe({ lauf: { id, uebernommen, zustand } }: { lauf: Auftragseingang }) {
  const fertig = uebernommen > 0 && zustand !== 'zurueckgenommen';
  const { data } = useQuery({
    queryKey: [...eingangsschluessel, id, 'neue'],
    queryFn: async ({ signal }) => (await auftragseingangZeilen(id, { searchLimit: 1000 }, { signal })).data,
    enabled: fertig,
  });
  const ids = new Set(data?.flatMap((z) => z.auftragId ?? []));
  if (!fertig || ids.size === 0) return null;
  const zeilen = [13, 25, 50, hoechstens].find((z) => z >= ids.size) ?? hoechstens;
  const markiert = [...ids].slice(0, hoechstens).join(',');
  return (
    <Link to={`${pfade.auftragsliste}?zeilen=${zeilen}&markiert=${markiert}`}>
      {t('auftragseingang.inListe')}
    </Link>
  );
}
