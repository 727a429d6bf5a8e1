import type { Schluessel } from '@frachtportal/texte/katalog';
import type { Wertart } from '../auftragseingang/eingangsspalten.js';
import { wortform } from '../texte/wortform.js';

interface Mautspalte {
  art: Wertart;
  label: Schluessel;
  /** What files call it. */
  worte: readonly string[];
}

/** The columns of a file of toll tables: one line a price; lines of one country, name and first day are one table. */
export const mautspalten = {
  land: {
    art: 'land',
    label: 'beschriftung.land',
    worte: ['Land', 'LKZ', 'Ländercode', 'Staat', 'Country', 'Country code', 'ISO'],
  },
  name: {
    art: 'text',
    label: 'beschriftung.name',
    worte: ['Name', 'Mauttabelle', 'Tabelle', 'Bezeichnung', 'Table', 'Tariff'],
  },
  gueltigVon: {
    art: 'tag',
    label: 'beschriftung.gueltigVon',
    worte: ['gültig von', 'gültig ab', 'ab', 'von', 'valid from', 'from'],
  },
  gueltigBis: {
    art: 'tag',
    label: 'beschriftung.gueltigBis',
    worte: ['gültig bis', 'bis', 'valid to', 'valid until', 'to'],
  },
  umwegProzent: {
    art: 'zahl',
    label: 'beschriftung.umweg',
    worte: ['Umwegfaktor', 'Umweg', 'Umweg %', 'Umweg in %', 'Detour factor', 'Detour', 'Detour %'],
  },
  quelle: { art: 'text', label: 'beschriftung.quelle', worte: ['Quelle', 'Source'] },
  infrastruktur: {
    art: 'zahl',
    label: 'beschriftung.mautInfrastruktur',
    worte: ['Infrastruktur', 'Infrastruktur ct/km', 'Infrastructure'],
  },
  luft: { art: 'zahl', label: 'beschriftung.mautLuft', worte: ['Luft', 'Luft ct/km', 'Air'] },
  laerm: { art: 'zahl', label: 'beschriftung.mautLaerm', worte: ['Lärm', 'Lärm ct/km', 'Noise'] },
  co2: { art: 'zahl', label: 'beschriftung.mautCo2', worte: ['CO2', 'CO2 ct/km'] },
  bisKg: {
    art: 'zahl',
    label: 'beschriftung.bisGewicht',
    worte: ['bis kg', 'bis Gewicht', 'Gewicht bis', 'kg', 'up to kg', 'weight up to'],
  },
  bisKm: {
    art: 'zahl',
    label: 'beschriftung.bisEntfernung',
    worte: ['bis km', 'bis Entfernung', 'Entfernung bis', 'km', 'up to km', 'distance up to'],
  },
  betrag: {
    art: 'zahl',
    label: 'beschriftung.betrag',
    worte: ['Betrag', 'Betrag EUR', 'Preis', 'EUR', 'Maut', 'Amount', 'Price', 'Toll'],
  },
} as const satisfies Record<string, Mautspalte>;
export type Mautspaltenname = keyof typeof mautspalten;

export const mautspaltennamen = Object.keys(mautspalten) as Mautspaltenname[];
/** Those of a price; all others say something of its table. */
export const preisspalten = ['bisKg', 'bisKm', 'betrag'] as const;
/** Without these no line is a price of a table. */
export const mautpflicht = ['land', 'name', 'gueltigVon', ...preisspalten] as const;

/** Words by which the head line is known. */
export const mautkopfworte: readonly string[] = mautspaltennamen.flatMap((s) =>
  mautspalten[s].worte.map(wortform),
);

/** What the columns of a head line mean; the first of several that mean the same. */
export function erkenneMautspalten(kopf: readonly string[]): (Mautspaltenname | null)[] {
  const gemeint = kopf.map(
    (titel) =>
      mautspaltennamen.find((s) => mautspalten[s].worte.some((w) => wortform(w) === wortform(titel))) ?? null,
  );
  return gemeint.map((s, i) => (s !== null && gemeint.indexOf(s) < i ? null : s));
}
