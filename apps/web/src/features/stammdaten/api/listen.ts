import type {
  Anlieferkennzeichen,
  Frankatur,
  Lademittel,
  Land,
  Metrokennung,
  ServiceDefinition,
  Sperrigkeit,
  Terminkennzeichen,
  Verkehrsart,
  Verpackung,
  Waehrung,
  Zustellkennzeichen,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  anlieferkennzeichenAlle,
  frankaturAlle,
  lademittelAlle,
  landAlle,
  metrokennungAlle,
  serviceDefinitionAlle,
  sperrigkeitAlle,
  terminkennzeichenAlle,
  verkehrsartAlle,
  verpackungAlle,
  waehrungAlle,
  zustellkennzeichenAlle,
} from '@frachtportal/api-client/generated/stammdaten';
import { queryOptions } from '@tanstack/react-query';
import type { Option } from '../../../components/felder/AuswahlFeld';

/** The reference lists by their path. */
export interface Listen {
  laender: Land;
  waehrungen: Waehrung;
  frankaturen: Frankatur;
  verkehrsarten: Verkehrsart;
  terminkennzeichen: Terminkennzeichen;
  zustellkennzeichen: Zustellkennzeichen;
  anlieferkennzeichen: Anlieferkennzeichen;
  sperrigkeiten: Sperrigkeit;
  verpackungen: Verpackung;
  lademittel: Lademittel;
  metrokennungen: Metrokennung;
  auftragdefaultservice: ServiceDefinition;
}

type Ruf<E> = (frage: { mandant?: number }, optionen: { signal: AbortSignal }) => Promise<{ data: E[] }>;

const rufe: { [N in keyof Listen]: Ruf<Listen[N]> } = {
  laender: landAlle,
  waehrungen: waehrungAlle,
  frankaturen: frankaturAlle,
  verkehrsarten: verkehrsartAlle,
  terminkennzeichen: terminkennzeichenAlle,
  zustellkennzeichen: zustellkennzeichenAlle,
  anlieferkennzeichen: anlieferkennzeichenAlle,
  sperrigkeiten: sperrigkeitAlle,
  verpackungen: verpackungAlle,
  lademittel: lademittelAlle,
  metrokennungen: metrokennungAlle,
  auftragdefaultservice: serviceDefinitionAlle,
};

/** A reference list as it holds for a client; it stays until the configuration or the client changes. */
export function listenabfrage<N extends keyof Listen>(name: N, mandant: number | null) {
  return queryOptions({
    queryKey: ['stammdaten', name, mandant],
    queryFn: async ({ signal }) => {
      const { data } = await rufe[name](mandant === null ? {} : { mandant }, { signal });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The usual countries first, the others by their sign, so that `F` finds France before Finland. */
export function landOptionen(laender: readonly Land[]): Option[] {
  const nachRang = laender.toSorted((a, b) => a.skey - b.skey);
  const [vorn, uebrige] = [nachRang.slice(0, 3), nachRang.slice(3)];
  const alle = [...vorn, ...uebrige.toSorted((a, b) => (a.lkz < b.lkz ? -1 : 1))];
  return alle.map((l) => ({ id: l.id, text: l.lkz, gesperrt: l.awSperre }));
}

/** Names a country by its sign. */
export function landname(laender: readonly Land[]): (id: number) => string {
  return (id) => laender.find((l) => l.id === id)?.lkz ?? '';
}
