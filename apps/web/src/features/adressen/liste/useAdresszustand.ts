import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSitzung } from '../../../lib/sitzung';
import { type Adresszustand, alsAdresse, ausAdresse, standardzustand } from './adresszustand';

/** The list's state as the address bar has it. A changed search starts at its first page. */
export function useAdresszustand() {
  const zeilen = useSitzung()?.ansprueche.rowsInGrid ?? 50;
  const standard = useMemo(() => standardzustand(zeilen), [zeilen]);
  const [adresse, setAdresse] = useSearchParams();
  const zustand = useMemo(() => ausAdresse(adresse, standard), [adresse, standard]);
  const aendere = useCallback(
    (neu: Partial<Adresszustand>) =>
      setAdresse((alt) => alsAdresse({ ...ausAdresse(alt, standard), seite: 1, ...neu }, standard), {
        replace: true,
      }),
    [setAdresse, standard],
  );
  return { zustand, aendere };
}
