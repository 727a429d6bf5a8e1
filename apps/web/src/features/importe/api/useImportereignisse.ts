import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEreignisse } from '../../../lib/ereignisse/useEreignisse';

/** Asks again what is under this key, and nothing below it, when an import goes on: any, or the one of this id. */
export function useImportereignisse(queryKey: QueryKey, id?: number): void {
  const abfragen = useQueryClient();
  useEreignisse('importe', (ids) => {
    if (id && ids && !ids.includes(id)) return;
    void abfragen.invalidateQueries({ queryKey, exact: true });
  });
}
