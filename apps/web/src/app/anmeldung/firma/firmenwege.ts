import {
  firmaAngebotene,
  firmaBeginne,
  firmaKehreZurueck,
} from '@frachtportal/api-client/generated/authentication';
import { liesAnsprueche } from '@frachtportal/api-client/sitzung';
import type { Firmenzugang } from '@frachtportal/domain/benutzer/firmenzugang';
import { queryOptions } from '@tanstack/react-query';
import { uebernimm } from '../../../lib/sitzung';

/** Where somebody was going when they set out to the provider. */
const merker = 'frachtportal-weiter';
/** Stands there for a window that was opened beside the page, to come in again. */
export const daneben = 'daneben';

/** The way that was taken here last: it is offered before anything was typed. */
const zuletzt = 'frachtportal-firma';

function letzterWeg(): Firmenzugang[] {
  try {
    const weg = JSON.parse(localStorage.getItem(zuletzt) ?? 'null') as Firmenzugang | null;
    return weg?.id ? [weg] : [];
  } catch {
    return [];
  }
}

/** The ways to sign in with a company, under this host name and for an address. */
export const firmenwege = (name: string | null) => {
  const domaene = /@([^@\s]+\.[^@\s]+)$/.exec(name?.trim() ?? '')?.[1]?.toLowerCase() ?? '';
  return queryOptions({
    queryKey: ['firmenwege', domaene],
    queryFn: async ({ signal }) => {
      const { data } = await firmaAngebotene({ domaene }, { signal });
      return [...data, ...letzterWeg().filter(({ id }) => !data.some((weg) => weg.id === id))];
    },
    staleTime: 60_000,
    // Who comes in by password needs no answer.
    meta: { leise: true },
    retry: false,
  });
};

/** Leaves the portal for the provider; a way that leads nowhere is not offered again. */
export async function brichAuf(id: number, name: string | null, weiter?: string): Promise<void> {
  const { data } = await firmaBeginne(id, { name }).catch((grund: unknown) => {
    localStorage.removeItem(zuletzt);
    throw grund;
  });
  if (weiter) sessionStorage.setItem(merker, weiter);
  if (data.adresse) window.location.assign(data.adresse);
}

export const merkeWeg = ({ id, bezeichnung }: Firmenzugang) =>
  localStorage.setItem(zuletzt, JSON.stringify({ id, bezeichnung }));

/** Where somebody was going; told once. */
export function nimmWeiter(): string | undefined {
  const weiter = sessionStorage.getItem(merker) ?? undefined;
  sessionStorage.removeItem(merker);
  return weiter;
}

/** Takes what the provider has sent back with somebody. */
export async function kehreZurueck(antwort: string): Promise<void> {
  const { data } = await firmaKehreZurueck({ antwort });
  uebernimm(data, liesAnsprueche(data.accessToken).name ?? '');
}
