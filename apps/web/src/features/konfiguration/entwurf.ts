import { type Stand, staende } from '@frachtportal/domain/konfiguration/eigene-werte';
import type { Einstellung, Einstellungsstand } from '@frachtportal/domain/konfiguration/einstellung';
import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';

export type Werte = Readonly<Record<string, string>>;
/** What was changed in the screen by key: the wished value, or null for none of one's own. */
export type Entwurf = Readonly<Record<string, string | null>>;

const mitPraefix = (key: string) => (key.startsWith(drahtPraefix) ? key : drahtPraefix + key);

/** The own values of a level. */
export function eigeneVon(gelesen: readonly Einstellungsstand[]): Werte {
  return Object.fromEntries(gelesen.filter((s) => s.eigen).map((s) => [s.key, s.value]));
}

/** The own values as they will be. */
export function angewandt(eigene: Werte, entwurf: Entwurf): Werte {
  const alle = { ...eigene, ...entwurf };
  return Object.fromEntries(
    Object.entries(alle).filter((paar): paar is [string, string] => paar[1] !== null),
  );
}

/**
 * What holds once the draft is saved, by key. A chosen profile shows at once in every key that has no value of its
 * own.
 * @param darunter the own values of the level below, null on the lowest
 */
export function standMit(eigene: Werte, entwurf: Entwurf, darunter: Werte | null): Map<string, Stand> {
  const gilt = staende(angewandt(eigene, entwurf), ...(darunter ? [darunter] : []));
  return new Map(gilt.map((s) => [mitPraefix(s.key), s]));
}

/** All keys with their values, as the contract wants them sent. */
export function gesendet(stand: ReadonlyMap<string, Stand>): Einstellung[] {
  return [...stand].map(([key, { value }]) => ({ key, value }));
}

/** The keys whose values differ, with both. */
export function unterschiede(
  vorher: ReadonlyMap<string, Stand>,
  nachher: ReadonlyMap<string, Stand>,
): { key: string; vorher: string; nachher: string }[] {
  return [...nachher]
    .map(([key, { value }]) => ({ key, vorher: vorher.get(key)?.value ?? '', nachher: value }))
    .filter((u) => u.vorher !== u.nachher);
}
