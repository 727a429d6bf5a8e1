import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { merkeGelesen, ungeleseneAbfrage } from './api/kommentare';

/** What is on the screen has been read, once somebody looks: up to the comment `bis`, if there is any. */
export function useGelesen(auftragId: number, bis: number | undefined): void {
  const abfragen = useQueryClient();
  useEffect(() => {
    if (bis === undefined) return;
    const merke = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', merke);
      void merkeGelesen(auftragId, bis)
        .then(() => abfragen.invalidateQueries({ queryKey: ungeleseneAbfrage.queryKey }))
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', merke);
    merke();
    return () => document.removeEventListener('visibilitychange', merke);
  }, [auftragId, bis, abfragen]);
}
