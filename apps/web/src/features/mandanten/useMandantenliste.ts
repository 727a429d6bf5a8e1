import { pruefeMandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { useRuhe } from '../../lib/useRuhe';
import { type Mandantenart, mandantenliste } from './api/mandanten';

/** Clients of a kind, searched once typing rests; a text that is too short leaves what stands there. */
export function useMandantenliste(art: Mandantenart, eingabe: string, haupt: number | null = null) {
  const geruht = useRuhe(eingabe.trim());
  const letzte = useRef('');
  if (pruefeMandantensuche({ searchString: geruht }).length === 0) letzte.current = geruht;
  const { data } = useQuery(mandantenliste(art, letzte.current, haupt));
  // Without a main client there are no sub clients to ask for.
  const ohne = art === 'unter' && haupt === null;
  const alle = ohne ? [] : (data?.zeilen ?? []);
  const { zeilen, seiten } = useSeiten(alle, `${art} ${letzte.current} ${haupt}`);
  return {
    alle,
    zeilen,
    seiten,
    gesucht: letzte.current !== '',
    laedt: !ohne && !data,
    /** More than the server lists. */
    gekuerzt: (data?.gesamt ?? 0) > alle.length ? data?.gesamt : undefined,
  };
}
