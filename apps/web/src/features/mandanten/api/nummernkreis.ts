import {
  mandantenverwaltungNummernkreis,
  mandantenverwaltungSetzeNummernkreis,
} from '@frachtportal/api-client/generated/mandanten';
import { queryOptions } from '@tanstack/react-query';
import { mandantenschluessel } from './mandanten';

/** For the form: always fresh. */
export const nummernkreisVon = (id: number) =>
  queryOptions({
    queryKey: [...mandantenschluessel, id, 'nummernkreis'],
    queryFn: async ({ signal }) => (await mandantenverwaltungNummernkreis(id, { signal })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const setzeNummernkreis = mandantenverwaltungSetzeNummernkreis;
