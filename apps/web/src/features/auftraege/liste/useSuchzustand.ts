import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { heute } from '../../../lib/datum';
import {
  alsAdresse,
  ausAdresse,
  istGefiltert,
  type Suchzustand,
  standardzustand,
  vonVorn,
} from './suchzustand';

/** The list's state as the address bar has it. A changed search starts at its first page with nothing marked. */
export function useSuchzustand() {
  const [adresse, setAdresse] = useSearchParams();
  const tag = heute();
  const zustand = useMemo(() => ausAdresse(adresse, tag), [adresse, tag]);

  const merke = useCallback(
    (neu: Partial<Suchzustand>) =>
      setAdresse((alt) => alsAdresse({ ...ausAdresse(alt, tag), ...neu }, tag), { replace: true }),
    [setAdresse, tag],
  );
  const aendere = useCallback((neu: Partial<Suchzustand>) => merke({ ...vonVorn, ...neu }), [merke]);
  const setzeZurueck = useCallback(() => aendere(standardzustand(tag)), [aendere, tag]);
  return { zustand, aendere, merke, setzeZurueck, gefiltert: istGefiltert(zustand, tag) };
}
