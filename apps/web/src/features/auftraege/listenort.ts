import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import { useSitzung } from '../../lib/sitzung';

const platz = (benutzer: string | undefined) => `auftragsliste.ort/${benutzer ?? ''}`;

/** Remembers, for this window and user, which list was open and how it looked. */
export function useMerkeListenort(): void {
  const { pathname, search } = useLocation();
  const benutzer = useSitzung()?.ansprueche.sub;
  useEffect(() => sessionStorage.setItem(platz(benutzer), pathname + search), [benutzer, pathname, search]);
}

/** The list with this order marked. */
export function mitMarkierung(ort: string, id: number): string {
  const [pfad, suche] = ort.split('?');
  const adresse = new URLSearchParams(suche);
  adresse.set('markiert', String(id));
  return `${pfad}?${adresse}`;
}

/** Where "zurück in Liste" leads: the list as it was left, with page, search and marking. */
export function useListenort(): () => string {
  const benutzer = useSitzung()?.ansprueche.sub;
  return useCallback(() => sessionStorage.getItem(platz(benutzer)) ?? pfade.auftragsliste, [benutzer]);
}
