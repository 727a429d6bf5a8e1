import { useCallback } from 'react';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';

const rechts = ['unter', 'frei', 'alle'] as const;
export type RechteArt = (typeof rechts)[number];

export interface Mandantenzustand {
  /** Marked main client, and marked row of the list beside it. */
  haupt: number | null;
  wahl: number | null;
  /** What the list beside the main clients shows. */
  art: RechteArt;
  suche: string;
  sucheRechts: string;
}

const zahl = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The page's state as the address bar has it. */
export function useMandantenzustand() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const art = rechts.find((a) => a === adresse.get('liste')) ?? 'unter';
  const zustand: Mandantenzustand = {
    haupt: zahl(adresse.get('haupt')),
    wahl: zahl(adresse.get('mandant')),
    art,
    suche: adresse.get('suche') ?? '',
    sucheRechts: adresse.get('sucheRechts') ?? '',
  };
  const aendere = useCallback(
    (neu: Partial<Mandantenzustand>) =>
      setzeAdresse((alt) => {
        const weiter = new URLSearchParams(alt);
        for (const [name, wert] of Object.entries(neu)) {
          const key = namen[name as keyof Mandantenzustand];
          if (wert === null || wert === '' || wert === 'unter') weiter.delete(key);
          else weiter.set(key, String(wert));
        }
        return weiter;
      }),
    [setzeAdresse],
  );
  return { zustand, aendere };
}

const namen: Record<keyof Mandantenzustand, string> = {
  haupt: 'haupt',
  wahl: 'mandant',
  art: 'liste',
  suche: 'suche',
  sucheRechts: 'sucheRechts',
};
