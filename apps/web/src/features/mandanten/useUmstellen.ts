import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { mandantenschluessel, ordneZu, stufeAb } from './api/mandanten';

interface Umstellung {
  mandant: Mandant;
  /** Its new main client, itself to be one, null to be free. */
  ziel: number | null;
  meldung: Meldungsschluessel;
}

export type Umstellen = ReturnType<typeof useUmstellen>;

/** Puts clients elsewhere in the hierarchy and says so. */
export function useUmstellen(onFertig: (mandant: Mandant, ziel: number | null) => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return useMutation({
    mutationFn: ({ mandant, ziel }: Umstellung) =>
      mandant.hauptmandantId === mandant.id && ziel === null ? stufeAb([mandant.id]) : ordneZu(mandant, ziel),
    onSuccess: (_, { mandant, ziel, meldung }) => {
      info(meldung, { name: mandant.name });
      onFertig(mandant, ziel);
    },
    onSettled: () => abfragen.invalidateQueries({ queryKey: mandantenschluessel }),
  });
}
