import type { QueryClient } from '@tanstack/react-query';
import { type Listenanfrage, type Listenantwort, liesAuftragsliste } from '../../api/auftragsliste';

const listen = ['auftraege', 'liste'];

/**
 * What is shown after nobody asked: each row as it is now, in the place where it was, so that none slips away under the
 * hand. Rows that came or moved wait until they are asked for. Where there are fewer than before, some are gone, and
 * showing them on would mislead.
 */
export function anOrtUndStelle(alt: Listenantwort, neu: Listenantwort): Listenantwort {
  const unveraendert =
    alt.zeilen.length === neu.zeilen.length && alt.zeilen.every((z, i) => z.id === neu.zeilen[i]?.id);
  if (unveraendert || alt.zeilen.length === 0 || neu.gesamt < alt.gesamt) return neu;
  const frische = new Map(neu.zeilen.map((z) => [z.id, z]));
  return { ...neu, zeilen: alt.zeilen.map((z) => frische.get(z.id) ?? z), veraltet: true };
}

/** Reads the list on the screen again without moving it; lists out of sight only count as old. */
export async function frischeListenAuf(abfragen: QueryClient): Promise<void> {
  const sichtbare = abfragen.getQueryCache().findAll({ queryKey: listen, type: 'active' });
  await abfragen.invalidateQueries({ queryKey: listen, refetchType: 'none' });
  for (const { queryKey } of sichtbare) {
    const neu = await abfragen
      .fetchQuery({
        queryKey: ['frisch', ...queryKey],
        queryFn: ({ signal }) => liesAuftragsliste(queryKey[2] as Listenanfrage, signal),
        gcTime: 0,
        meta: { leise: true },
      })
      .catch(() => null);
    abfragen.setQueryData<Listenantwort>(queryKey, (alt) => (alt && neu ? anOrtUndStelle(alt, neu) : alt));
  }
}
