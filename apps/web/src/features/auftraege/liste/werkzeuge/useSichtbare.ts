import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useEffect, useMemo } from 'react';
import type { Listenantwort } from '../../api/auftragsliste';
import { loescheJetzt, useAusstehende } from './loeschung';

const keine: readonly Auftragszeile[] = [];

/** The rows without those that are about to be deleted; whoever leaves the list lets them go. */
export function useSichtbare(data: Listenantwort | undefined) {
  const ausstehende = useAusstehende();
  const alle = data?.zeilen ?? keine;
  const zeilen = useMemo(() => alle.filter((z) => !ausstehende.has(z.id)), [alle, ausstehende]);
  useEffect(() => () => void loescheJetzt(), []);
  return { zeilen, gesamt: (data?.gesamt ?? 0) - (alle.length - zeilen.length) };
}
