import { benutzerEigener } from '@frachtportal/api-client/generated/benutzer';
import { queryOptions } from '@tanstack/react-query';

/** The user's name and client for the top bar. */
export const werBinIch = queryOptions({
  queryKey: ['benutzer', 'ich'],
  queryFn: async ({ signal }) => {
    const ich = (await benutzerEigener({ signal })).data[0];
    return { id: ich?.id ?? null, name: ich?.name ?? '', mandant: ich?.owningMandant?.name ?? '' };
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { leise: true },
});
