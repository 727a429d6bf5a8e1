import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressunterschied } from '../adressunterschiede';

export type Seite = 'links' | 'rechts';
/** For each field in which two addresses differ, whose value is taken. */
export type Wahl = Partial<Record<keyof Adresse, Seite>>;

/** The values of the one that stays, and where it has none those of the other. */
export function vorgeschlagen(unterschiede: readonly Adressunterschied[], bleibt: Seite): Wahl {
  const andere: Seite = bleibt === 'links' ? 'rechts' : 'links';
  return Object.fromEntries(
    unterschiede.map((u) => [
      u.feld,
      u[bleibt] === '' || u[bleibt] === 'nein' ? sonst(u, bleibt, andere) : bleibt,
    ]),
  );
}

function sonst(u: Adressunterschied, bleibt: Seite, andere: Seite): Seite {
  // A mark such as "unsichtbar" is not passed on by itself.
  return u[bleibt] === '' && u[andere] !== 'ja' ? andere : bleibt;
}

/** The address that is left: the one that stays, with the chosen values of the other. */
export function zusammengesetzt(
  links: Adresse,
  rechts: Adresse,
  bleibt: Seite,
  wahl: Wahl,
): Partial<Adresse> {
  const seiten = { links, rechts };
  const bleibend = seiten[bleibt];
  const werte = Object.fromEntries(
    Object.entries(wahl).map(([feld, seite]) => [
      feld,
      seiten[seite as Seite][feld as keyof Adresse] ?? null,
    ]),
  );
  return { ...bleibend, ...werte, mandant: { id: bleibend.mandantId } };
}
