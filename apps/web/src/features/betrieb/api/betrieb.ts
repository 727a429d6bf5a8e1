import {
  betriebLies,
  stuecklisteLizenzen,
  stuecklisteStueckliste,
} from '@frachtportal/api-client/generated/betrieb';
import { queryOptions } from '@tanstack/react-query';
import { ladeDateiHerunter, ladeTextHerunter } from '../../../lib/dateien/herunterladen';

/** How the installation fares, looked at again every minute. */
export const betriebslage = queryOptions({
  queryKey: ['betrieb'],
  queryFn: async ({ signal }) => (await betriebLies({ signal })).data,
  refetchInterval: 60_000,
  meta: { leise: true },
});

export type Programmpapier = 'stueckliste' | 'lizenzen';

export async function ladeProgrammpapier(papier: Programmpapier): Promise<void> {
  if (papier === 'stueckliste')
    ladeDateiHerunter('frachtportal.cdx.json', (await stuecklisteStueckliste()).data);
  else ladeTextHerunter('LIZENZEN.txt', (await stuecklisteLizenzen()).data, 'text/plain');
}
