import type { Sortierung } from '../../../components/tabelle/spalten';
import type { Adressanfrage } from '../api/adressliste';

/** Rows a page of the list can have. */
export const zeilenzahlen = [13, 25, 50, 100] as const;

/** The state of the address list; the address bar keeps it. */
export interface Adresszustand {
  suche: string;
  mandant: number | null;
  unsichtbare: boolean;
  /** Counts from 1. */
  seite: number;
  zeilen: number;
  sortierung: Sortierung | null;
}

export function standardzustand(zeilen: number): Adresszustand {
  return {
    suche: '',
    mandant: null,
    unsichtbare: false,
    seite: 1,
    zeilen: zeilenzahlen.find((z) => z === zeilen) ?? 50,
    sortierung: null,
  };
}

const ganzzahl = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads the state from the address; what is missing or makes no sense has its default. */
export function ausAdresse(adresse: URLSearchParams, standard: Adresszustand): Adresszustand {
  const zeilen = ganzzahl(adresse.get('zeilen'));
  const sortierung = /^(\w+):(asc|desc)$/.exec(adresse.get('sortierung') ?? '');
  return {
    suche: (adresse.get('suche') ?? '').slice(0, 200),
    mandant: ganzzahl(adresse.get('mandant')),
    unsichtbare: adresse.get('unsichtbare') === 'ja',
    seite: Math.max(1, ganzzahl(adresse.get('seite')) ?? 1),
    zeilen: zeilenzahlen.find((z) => z === zeilen) ?? standard.zeilen,
    sortierung: sortierung
      ? { feld: sortierung[1] as string, richtung: sortierung[2] as 'asc' | 'desc' }
      : null,
  };
}

/** Writes the state as an address; defaults stay out of it. */
export function alsAdresse(z: Adresszustand, standard: Adresszustand): URLSearchParams {
  const adresse = new URLSearchParams();
  if (z.suche) adresse.set('suche', z.suche);
  if (z.mandant !== null) adresse.set('mandant', String(z.mandant));
  if (z.unsichtbare) adresse.set('unsichtbare', 'ja');
  if (z.seite !== 1) adresse.set('seite', String(z.seite));
  if (z.zeilen !== standard.zeilen) adresse.set('zeilen', String(z.zeilen));
  if (z.sortierung) adresse.set('sortierung', `${z.sortierung.feld}:${z.sortierung.richtung}`);
  return adresse;
}

export function alsAnfrage(z: Adresszustand): Adressanfrage {
  return {
    query: z.suche.trim(),
    page: z.seite - 1,
    searchLimit: z.zeilen,
    mandantId: z.mandant,
    auchUnsichtbare: z.unsichtbare,
    sortierung: z.sortierung ? `${z.sortierung.feld}:${z.sortierung.richtung}` : null,
  };
}
