import { aufruf } from '@frachtportal/api-client/mutator';
import { queryOptions } from '@tanstack/react-query';

interface Benutzer {
  id: number;
  name: string;
  owningMandant?: { name?: string | null; adresse?: { name?: string | null } | null } | null;
}

/** The user's name and client for the top bar. */
export const werBinIch = queryOptions({
  queryKey: ['benutzer', 'ich'],
  queryFn: async ({ signal }) => {
    const { data } = await aufruf<{ data: Benutzer[] }>('/api/benutzer/currentAsList', { signal });
    const ich = data[0];
    return {
      name: ich?.name ?? '',
      mandant: ich?.owningMandant?.name ?? ich?.owningMandant?.adresse?.name ?? '',
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { leise: true },
});
