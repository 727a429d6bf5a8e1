import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useMeldungen } from './Meldungen';

/** Reads once more because somebody wants it: unlike a refresh by itself, its failure is told. */
export function useAktualisieren(refetch: () => Promise<{ error: unknown }>) {
  const { melde } = useMeldungen();
  return async () => {
    const { error } = await refetch();
    if (error) melde(meldungenVon(error));
  };
}
