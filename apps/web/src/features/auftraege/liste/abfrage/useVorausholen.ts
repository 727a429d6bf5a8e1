import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { auftragslisteAbfrage, type Listenanfrage } from '../../api/auftragsliste';

/** The next page is fetched ahead once this one stands, others when the mouse nears them: turning shows them at once. */
export function useVorausholen(anfrage: Listenanfrage, seiten: number) {
  const abfragen = useQueryClient();
  const schluessel = JSON.stringify(anfrage);
  const hole = useCallback(
    (seite: number) => {
      const andere = { ...(JSON.parse(schluessel) as Listenanfrage), page: seite - 1 };
      // What nobody asked for is told to nobody where it fails.
      const leise = { ...auftragslisteAbfrage(andere, true), meta: { leise: true } };
      if (seite <= seiten) void abfragen.prefetchQuery(leise);
    },
    [abfragen, schluessel, seiten],
  );
  const naechste = (anfrage.page ?? 0) + 2;
  useEffect(() => hole(naechste), [hole, naechste]);
  return hole;
}
