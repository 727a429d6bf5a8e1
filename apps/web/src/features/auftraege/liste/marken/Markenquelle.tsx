import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEreignisse } from '../../../../lib/ereignisse/useEreignisse';
import { offeneAbfrage } from '../../../klaerfaelle/api/klaerfaelle';
import { useKlaerfaelleVeraltet } from '../../../klaerfaelle/api/useKlaerfaelleVeraltet';
import { kommentareAbfrage, ungeleseneAbfrage } from '../../../kommentare/api/kommentare';
import { keineMarken, type Marken } from './marken';

/** Asks what waits beside which order, and asks again when the server says so. */
export function Markenquelle({ onMarken }: { onMarken: (marken: Marken) => void }) {
  const abfragen = useQueryClient();
  const klaerfaelleVeraltet = useKlaerfaelleVeraltet();
  useEreignisse('kommentare', (ids) => {
    void abfragen.invalidateQueries({ queryKey: ungeleseneAbfrage.queryKey });
    for (const id of ids ?? []) void abfragen.invalidateQueries({ queryKey: kommentareAbfrage(id).queryKey });
  });
  useEreignisse('klaerfaelle', (ids) => void klaerfaelleVeraltet(ids ?? []));
  const { data: ungelesene = keineMarken.ungelesene } = useQuery(ungeleseneAbfrage);
  const { data: klaerfaelle = keineMarken.klaerfaelle } = useQuery(offeneAbfrage);
  useEffect(() => onMarken({ ungelesene, klaerfaelle }), [onMarken, ungelesene, klaerfaelle]);
  return null;
}
