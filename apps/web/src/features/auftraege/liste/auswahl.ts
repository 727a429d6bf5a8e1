export interface Auswahl {
  ids: ReadonlySet<number>;
  /** The row the panel shows and from which Shift reaches. */
  anker: number | null;
}

export const keineAuswahl: Auswahl = { ids: new Set(), anker: null };

export const nurDiese = (id: number): Auswahl => ({ ids: new Set([id]), anker: id });

/** A click marks one row alone, with Ctrl adds or removes it, with Shift marks all from the last one on. */
export function klicke(
  alt: Auswahl,
  id: number,
  taste: { strg: boolean; umschalt: boolean },
  reihenfolge: readonly number[],
): Auswahl {
  const von = alt.anker === null ? -1 : reihenfolge.indexOf(alt.anker);
  if (taste.umschalt && von >= 0) {
    const bis = reihenfolge.indexOf(id);
    const strecke = reihenfolge.slice(Math.min(von, bis), Math.max(von, bis) + 1);
    return { ids: new Set(taste.strg ? [...alt.ids, ...strecke] : strecke), anker: alt.anker };
  }
  if (!taste.strg) return nurDiese(id);
  const ids = new Set(alt.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anker: ids.has(id) ? id : ([...ids].at(-1) ?? null) };
}

/** The arrow keys: a mark that stands alone goes along; several stay, and what is not marked is marked by the space bar. */
export function gehe(alt: Auswahl, id: number): Auswahl {
  return alt.ids.size === 1 ? nurDiese(id) : alt;
}

/** After checkboxes changed: the row just added is the one to show. */
export function setze(alt: Auswahl, ids: ReadonlySet<number>): Auswahl {
  const neu = [...ids].find((id) => !alt.ids.has(id));
  const anker = neu ?? (alt.anker !== null && ids.has(alt.anker) ? alt.anker : ([...ids].at(-1) ?? null));
  return { ids, anker };
}

/** As the address bar keeps it: the row the panel shows comes last. */
export function alsListe({ ids, anker }: Auswahl): number[] {
  const andere = [...ids].filter((id) => id !== anker);
  return anker !== null && ids.has(anker) ? [...andere, anker] : andere;
}

export function ausListe(ids: readonly number[]): Auswahl {
  return { ids: new Set(ids), anker: ids.at(-1) ?? null };
}
