import { useCallback } from 'react';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';

type Aenderung<N extends string> = Partial<Record<N | 'seite', string | number | null>>;

/** The state of a list as the address bar has it: texts by name, and the page; another search starts at the first. */
export function useListenadresse<N extends string>(namen: readonly N[], zeilenJeSeite: number) {
  const [adresse, setzeAdresse] = useAdressleiste();
  const werte = Object.fromEntries(namen.map((n) => [n, adresse.get(n) ?? ''])) as Record<N, string>;
  const seite = Math.max(1, Math.floor(Number(adresse.get('seite'))) || 1);
  const aendere = useCallback(
    (neu: Aenderung<N>) =>
      setzeAdresse((alt) => {
        const weiter = new URLSearchParams(alt);
        weiter.delete('seite');
        for (const [name, wert] of Object.entries(neu)) {
          if (wert) weiter.set(name, String(wert));
          else weiter.delete(name);
        }
        return weiter;
      }),
    [setzeAdresse],
  );
  /** What the table is told of its pages. */
  const blaettern = (gesamt = 0) => ({
    seite,
    zeilenJeSeite,
    gesamt,
    onSeite: (neu: number) => aendere({ seite: neu > 1 ? neu : null } as Aenderung<N>),
  });
  return { werte, seite, aendere, blaettern };
}
