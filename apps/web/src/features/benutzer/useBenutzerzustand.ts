import { useCallback, useMemo } from 'react';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';

export interface Listenzustand {
  suche: string;
  /** Counts from 1, as people do. */
  seite: number;
}

function ausAdresse(adresse: URLSearchParams): Listenzustand {
  const seite = Number(adresse.get('seite'));
  return {
    suche: (adresse.get('suche') ?? '').slice(0, 200),
    seite: Number.isInteger(seite) && seite > 0 ? seite : 1,
  };
}

/** The list's state as the address bar has it. A changed search starts at its first page. */
export function useBenutzerzustand() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const zustand = useMemo(() => ausAdresse(adresse), [adresse]);
  const aendere = useCallback(
    (neu: Partial<Listenzustand>) =>
      setzeAdresse((alt) => {
        const { suche, seite } = { ...ausAdresse(alt), seite: 1, ...neu };
        return new URLSearchParams({
          ...(suche ? { suche } : {}),
          ...(seite > 1 ? { seite: String(seite) } : {}),
        });
      }),
    [setzeAdresse],
  );
  return { zustand, aendere };
}
