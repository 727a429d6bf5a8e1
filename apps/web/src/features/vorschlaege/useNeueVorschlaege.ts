import { useQueryClient } from '@tanstack/react-query';
import { useEreignisse } from '../../lib/ereignisse/useEreignisse';
import { vorschlagsschluessel, wartendeAbfrage } from './api/vorschlaege';

/** Keeps the lists of proposals and the count of those that wait up to date: they come from elsewhere. */
export function useNeueVorschlaege(): void {
  const abfragen = useQueryClient();
  useEreignisse('vorschlaege', () => {
    void abfragen.invalidateQueries({ queryKey: [...vorschlagsschluessel, 'liste'] });
    void abfragen.invalidateQueries({ queryKey: wartendeAbfrage.queryKey });
  });
}
