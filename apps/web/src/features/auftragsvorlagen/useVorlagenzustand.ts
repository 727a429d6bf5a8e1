import { useCallback, useMemo } from 'react';
import type { Sortierung } from '../../components/tabelle/spalten';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';
import type { Vorlagenanfrage } from './api/vorlagen';

/** The state of the list; the address bar keeps it. */
export interface Vorlagenzustand {
  suche: string;
  mandant: number | null;
  /** Counts from 1, as people do. */
  seite: number;
  sortierung: Sortierung | null;
}

const ganzzahl = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

function ausAdresse(adresse: URLSearchParams): Vorlagenzustand {
  const [, feld, richtung] = /^(\w+):(asc|desc)$/.exec(adresse.get('sortierung') ?? '') ?? [];
  return {
    suche: (adresse.get('suche') ?? '').slice(0, 200),
    mandant: ganzzahl(adresse.get('mandant')),
    seite: Math.max(1, ganzzahl(adresse.get('seite')) ?? 1),
    sortierung: feld ? { feld, richtung: richtung as Sortierung['richtung'] } : null,
  };
}

function alsAdresse(z: Vorlagenzustand): URLSearchParams {
  const adresse = new URLSearchParams();
  if (z.suche) adresse.set('suche', z.suche);
  if (z.mandant !== null) adresse.set('mandant', String(z.mandant));
  if (z.seite > 1) adresse.set('seite', String(z.seite));
  if (z.sortierung) adresse.set('sortierung', `${z.sortierung.feld}:${z.sortierung.richtung}`);
  return adresse;
}

export const vorlagenJeSeite = 50;

/** What the list asks the server for. */
export function alsAnfrage({ suche, mandant, seite, sortierung }: Vorlagenzustand): Vorlagenanfrage {
  return { query: suche, page: seite - 1, searchLimit: vorlagenJeSeite, mandantId: mandant, sortierung };
}

/** The list's state as the address bar has it. A changed search starts at its first page. */
export function useVorlagenzustand() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const zustand = useMemo(() => ausAdresse(adresse), [adresse]);
  const aendere = useCallback(
    (neu: Partial<Vorlagenzustand>) =>
      setzeAdresse((alt) => alsAdresse({ ...ausAdresse(alt), seite: 1, ...neu })),
    [setzeAdresse],
  );
  return { zustand, aendere };
}
