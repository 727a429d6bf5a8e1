import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { QueryClient } from '@tanstack/react-query';
import type { Listenantwort } from '../../api/auftragsliste';

/** Tells when a list says that dispatch has fetched all of these orders. */
export function bisAbgeholt(abfragen: QueryClient, ids: readonly number[]) {
  const geholte = () =>
    abfragen
      .getQueriesData<Listenantwort>({ queryKey: ['auftraege', 'liste'], type: 'active' })
      .flatMap(([, data]) => data?.zeilen ?? [])
      .filter((z) => z.status.id > Status.zurUebertragung)
      .map((z) => z.id);
  return (vorbei: () => void) =>
    abfragen.getQueryCache().subscribe((ereignis) => {
      if (ereignis.type !== 'updated' || ereignis.action.type !== 'success') return;
      const geholt = new Set(geholte());
      if (ids.every((id) => geholt.has(id))) vorbei();
    });
}
