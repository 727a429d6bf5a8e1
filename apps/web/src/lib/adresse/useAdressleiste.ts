import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';

type Aendern = (neu: (alt: URLSearchParams) => URLSearchParams) => void;

/**
 * What the address bar asks for as the state of a page: a change is shown at once, and the next one builds on it.
 * The router alone shows it when there is time, and what is typed or clicked before that would be lost. Whoever is on
 * their way to another page is not called back by what comes late, as a search after its pause.
 */
export function useAdressleiste(): [URLSearchParams, Aendern] {
  const [adresse] = useSearchParams();
  const navigiere = useNavigate();
  const { pathname } = useLocation();
  const unterwegs = useNavigation().location;
  const geht = useRef(false);
  useLayoutEffect(() => {
    geht.current = unterwegs !== undefined && unterwegs.pathname !== pathname;
  }, [unterwegs, pathname]);
  const [stand, zeige] = useOptimistic(adresse);
  const zuletzt = useRef(stand);
  useLayoutEffect(() => {
    zuletzt.current = stand;
  }, [stand]);
  const aendere = useCallback<Aendern>(
    (neu) => {
      if (geht.current) return;
      const ziel = neu(zuletzt.current);
      if (String(ziel) === String(zuletzt.current)) return;
      zuletzt.current = ziel;
      startTransition(async () => {
        zeige(ziel);
        await navigiere(`?${ziel}`, { replace: true });
      });
    },
    [navigiere, zeige],
  );
  return [stand, aendere];
}
