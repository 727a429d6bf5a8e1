import type { Partnercode } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  partnercodesAlle,
  partnercodesLoeschen,
  partnercodesSetzen,
} from '@frachtportal/api-client/generated/stammdaten';
import { aufruf } from '@frachtportal/api-client/mutator';
import type { UmschluesselbareListe } from '@frachtportal/domain/stammdaten/partnercode';
import type { Pflegeeintrag, Pflegepfad } from '@frachtportal/domain/stammdaten/pflegelisten';
import { queryOptions } from '@tanstack/react-query';

/** Everything kept of the lists, those of order capture too, to be thrown away once an entry has changed. */
export const stammdatenschluessel = ['stammdaten'] as const;

/** An entry with the fields of its list. */
export type Eintrag = Pflegeeintrag & Record<string, unknown>;

// One screen for eleven lists that all answer alike: the path is data, so the call is made by it and not by one of
// 43 generated functions.
const rufe = async <T>(pfad: string, optionen: RequestInit = {}): Promise<T> =>
  (await aufruf<{ data: T }>(`/api/${pfad}`, optionen)).data;

const mitJson = (
  method: 'POST' | 'PUT',
  koerper: object,
  kopf: Record<string, string> = {},
): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...kopf },
  body: JSON.stringify(koerper),
});

/** All entries of a list, locked ones and those of single clients too. */
export function pflegeAbfrage(pfad: Pflegepfad) {
  return queryOptions({
    queryKey: [...stammdatenschluessel, 'pflege', pfad],
    queryFn: ({ signal }) => rufe<Eintrag[]>(`${pfad}/pflege`, { signal }),
  });
}

export function legeEintragAn(pfad: Pflegepfad, eintrag: object): Promise<Eintrag> {
  return rufe(pfad, mitJson('POST', eintrag));
}

/** Changes an entry, unless somebody else has changed it since this version. */
export function aendereEintrag(
  pfad: Pflegepfad,
  id: number,
  eintrag: object,
  version: number,
): Promise<Eintrag> {
  return rufe(`${pfad}/${id}`, mitJson('PUT', eintrag, { 'If-Match': `"${version}"` }));
}

export function ordneEintraege(pfad: Pflegepfad, ids: readonly number[]): Promise<Eintrag[]> {
  return rufe(`${pfad}/reihenfolge`, mitJson('PUT', ids));
}

/** What the partners call the entries of a list. */
export function partnercodeAbfrage(liste: UmschluesselbareListe) {
  return queryOptions({
    queryKey: [...stammdatenschluessel, 'partnercodes', liste],
    queryFn: async ({ signal }) => (await partnercodesAlle({ liste }, { signal })).data,
  });
}

export async function setzePartnercode(code: Omit<Partnercode, 'id'>): Promise<void> {
  await partnercodesSetzen(code);
}

export async function loeschePartnercode(id: number): Promise<void> {
  await partnercodesLoeschen(id);
}
