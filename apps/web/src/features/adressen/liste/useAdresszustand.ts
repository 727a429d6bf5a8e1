import { useCallback, useMemo } from 'react';
import { useAdressleiste } from '../../../lib/adresse/useAdressleiste';
import { useSitzung } from '../../../lib/sitzung';
import { type Adresszustand, alsAdresse, ausAdresse, standardzustand } from './adresszustand';

/** The list's state as the address bar has it. A changed search starts at its first page. */
export function useAdresszustand() {
  const zeilen = useSitzung()?.ansprueche.rowsInGrid ?? 50;
  const standard = useMemo(() => standardzustand(zeilen), [zeilen]);
  const [adresse, setzeAdresse] = useAdressleiste();
  const zustand = useMemo(() => ausAdresse(adresse, standard), [adresse, standard]);
  const aendere = useCallback(
    (neu: Partial<Adresszustand>) =>
      setzeAdresse((alt) => alsAdresse({ ...ausAdresse(alt, standard), seite: 1, ...neu }, standard)),
    [setzeAdresse, standard],
  );
  return { zustand, aendere };
}
