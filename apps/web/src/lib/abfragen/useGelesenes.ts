import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * What a dialog's form begins with. Where it cannot be read, which is told, the dialog is over: unseen it would still
 * count as open, and keep what it is about from changing.
 */
export function useGelesenes<T, K extends QueryKey>(
  abfrage: UseQueryOptions<T, Error, T, K>,
  onSchliessen: () => void,
): T | undefined {
  const { data, isError } = useQuery(abfrage);
  const gescheitert = isError && data === undefined;
  useEffect(() => {
    if (gescheitert) onSchliessen();
  }, [gescheitert, onSchliessen]);
  return data;
}
