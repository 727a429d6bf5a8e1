import type { Geprueft, Meldungsschluessel } from '@frachtportal/texte/katalog';

/**
 * What the user is told; `field` is the path of the form field (`auftragspositionen[2].bruttoGewicht`). The sentence to
 * the key stands in the catalogue of each language; `text` is one that has been said already or was made for the case.
 */
export interface Meldung {
  severity: 'ERROR' | 'INFO';
  key: string;
  text?: string;
  field?: string;
  params?: Record<string, string | number>;
}

export function fehler<T extends string>(
  key: Geprueft<T, Meldungsschluessel>,
  field?: string,
  params?: Record<string, string | number>,
): Meldung {
  return {
    severity: 'ERROR',
    key,
    ...(field ? { field } : {}),
    ...(params ? { params } : {}),
  };
}

/** Said of something that is not wrong. */
export function hinweis<T extends string>(
  key: Geprueft<T, Meldungsschluessel>,
  field: string,
  params: Record<string, string | number>,
): Meldung {
  return { severity: 'INFO', key, field, params };
}

/** Puts a field path below another: `unter('auftragspositionen[1]', 'laengeCM')`. */
export function unter(pfad: string, name: string): string {
  return pfad ? `${pfad}.${name}` : name;
}

/** Of each field only what was found first: one wrong value is one message. */
export function ersteJeFeld(meldungen: readonly Meldung[]): Meldung[] {
  const jeFeld = new Map<string, Meldung>();
  for (const m of meldungen) {
    const stelle = m.field ?? `${m.key} ${JSON.stringify(m.params)}`;
    if (!jeFeld.has(stelle)) jeFeld.set(stelle, m);
  }
  return [...jeFeld.values()];
}
