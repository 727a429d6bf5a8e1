import { translationsTexte } from '@frachtportal/api-client/generated/translations';
import { deutsch } from '@frachtportal/domain/texte/deutsch';
import { setzeTexttafel } from '@frachtportal/domain/texte/text';
import { useSyncExternalStore } from 'react';

/** Ids of the languages the portal speaks. */
export const sprachen = { deutsch: 50, englisch: 51 } as const;

const merkplatz = 'sprache';
const hoerer = new Set<() => void>();
let aktuell: number = sprachen.deutsch;

function istBekannt(id: number): boolean {
  return id === sprachen.deutsch || id === sprachen.englisch;
}

/** The language of the last visit, so that the login page speaks it too. */
export function gemerkteSprache(): number {
  const gemerkt = Number(localStorage.getItem(merkplatz));
  return istBekannt(gemerkt) ? gemerkt : sprachen.deutsch;
}

/**
 * Speaks this language from now on: German is built in, others come from the server. Where they cannot be had, the
 * portal stays German rather than away.
 */
export async function sprich(id: number): Promise<void> {
  const gewuenscht = istBekannt(id) ? id : sprachen.deutsch;
  localStorage.setItem(merkplatz, String(gewuenscht));
  if (gewuenscht === aktuell) return;
  if (gewuenscht === sprachen.deutsch) setzeTexttafel(deutsch);
  else {
    const geladen = await translationsTexte({ headers: { languageId: String(gewuenscht) } }).catch(
      () => null,
    );
    if (!geladen) return;
    setzeTexttafel(geladen.data as Record<string, string>);
  }
  aktuell = gewuenscht;
  document.documentElement.lang = gewuenscht === sprachen.englisch ? 'en' : 'de';
  for (const h of hoerer) h();
}

export const aktuelleSprache = (): number => aktuell;

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  return () => hoerer.delete(h);
}

/** The id of the language the screens speak. */
export function useSprache(): number {
  return useSyncExternalStore(abonniere, aktuelleSprache);
}
