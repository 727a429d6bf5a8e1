import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { heute } from '../../../lib/datum';
import { alsAdresse, ausAdresse, type Suchzustand, standardzustand } from './suchzustand';

/** The list's state as the address bar has it. A changed search starts at its first page. */
export function useSuchzustand() {
  const [adresse, setAdresse] = useSearchParams();
  const tag = heute();
  const zustand = useMemo(() => ausAdresse(adresse, tag), [adresse, tag]);

  const aendere = useCallback(
    (neu: Partial<Suchzustand>) =>
      setAdresse((alt) => alsAdresse({ ...ausAdresse(alt, tag), seite: 1, ...neu }, tag), { replace: true }),
    [setAdresse, tag],
  );
  const setzeZurueck = useCallback(() => aendere(standardzustand(tag)), [aendere, tag]);
  return { zustand, aendere, setzeZurueck, gefiltert: adresse.size > 0 };
}
