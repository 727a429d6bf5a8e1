import { useCallback } from 'react';
import { useAdressleiste } from '../../../lib/adresse/useAdressleiste';

/** Whose entries are shown: everything, what holds for all, or those of one client. */
export type Mandantenfilter = 'jeder' | 'alle' | number;

export interface Listenzustand {
  suche: string;
  mandant: Mandantenfilter;
  wahl: number | null;
}

const zahl = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The state of the list as the address bar has it. */
export function useListenzustand() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const mandant = adresse.get('mandant');
  const zustand: Listenzustand = {
    suche: adresse.get('suche') ?? '',
    mandant: mandant === 'alle' ? 'alle' : (zahl(mandant) ?? 'jeder'),
    wahl: zahl(adresse.get('eintrag')),
  };
  const aendere = useCallback(
    (neu: Partial<Listenzustand>) =>
      setzeAdresse((alt) => {
        const weiter = new URLSearchParams(alt);
        for (const [name, wert] of Object.entries(neu)) {
          const key = name === 'wahl' ? 'eintrag' : name;
          if (wert === null || wert === '' || wert === 'jeder') weiter.delete(key);
          else weiter.set(key, String(wert));
        }
        return weiter;
      }),
    [setzeAdresse],
  );
  return { zustand, aendere };
}
