import { gefahrgutauskunftUrteil } from '@frachtportal/api-client/generated/auftraege';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';

/** What is to be said of the dangerous goods of all marked orders, were they on one vehicle. */
export function Gefahrgutauskunft({ markiert }: { markiert: readonly Auftragszeile[] }) {
  const ids = markiert.filter((z) => z.mitGefahrguetern).map((z) => z.id);
  const { data } = useQuery({
    queryKey: ['gefahrguturteil', ids],
    queryFn: async ({ signal }) => (await gefahrgutauskunftUrteil(ids.join(','), { signal })).data,
    enabled: ids.length > 0,
    meta: { leise: true },
  });
  return (
    <p
      role="status"
      className="fp-gefahrgutauskunft"
      aria-label={t('auftrag.liste.gefahrgutDerMarkiertenAuftraege')}
    >
      {data?.saetze.map(({ text }) => text).join(' ')}
    </p>
  );
}
