import { Liste, Text, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

interface Aufbewahrungsgrenze {
  einheit: 'jahre' | 'tage';
  hoechstens: number;
  /** It never stays for ever. */
  immer?: true;
}

/** What can be kept for a time only, and how that is counted. Years begin with the end of the calendar year (§ 147 (4) AO). */
export const aufbewahrungsarten = {
  auftraege: { einheit: 'jahre', hoechstens: 50 },
  dokumente: { einheit: 'jahre', hoechstens: 50 },
  historie: { einheit: 'jahre', hoechstens: 50 },
  protokoll: { einheit: 'jahre', hoechstens: 50 },
  // The server itself keeps its log no longer.
  serverprotokoll: { einheit: 'tage', hoechstens: 30, immer: true },
  mails: { einheit: 'tage', hoechstens: 3650 },
  sitzungen: { einheit: 'tage', hoechstens: 3650 },
} as const satisfies Record<string, Aufbewahrungsgrenze>;

export type Aufbewahrungsart = keyof typeof aufbewahrungsarten;

export const aufbewahrungsnamen = Object.keys(aufbewahrungsarten) as Aufbewahrungsart[];

/** Law that says how long; for carriers in Germany. */
export const vorschlaege: Partial<Record<Aufbewahrungsart, number>> = {
  // Vouchers: § 147 (3) AO, § 257 (4) HGB. Orders hold what invoices rest on.
  auftraege: 8,
  dokumente: 8,
  // Letters of trade: the same paragraphs.
  historie: 6,
};

export class Aufbewahrungsregel {
  @Text({ max: 20, werte: aufbewahrungsnamen, label: 'beschriftung.art', pflicht: true })
  art!: Aufbewahrungsart;
  /** Years or days, by kind; null: for ever. */
  @Zahl({ dezimal: 0, von: 1, bis: 3650, label: 'datenleben.frist' }) frist!: number | null;
  /** What law says of it, in words. */
  @Text({ max: 400, nurLesen: true }) recht!: string | null;
}

/** What is set. */
export type Frist = Pick<Aufbewahrungsregel, 'art' | 'frist'>;

/** All rules. */
export class Aufbewahrung {
  @Liste(() => Aufbewahrungsregel, { pflicht: true, hoechstens: 20 }) regeln!: Aufbewahrungsregel[];
}

export function pruefeAufbewahrung({ regeln }: { regeln: readonly Frist[] }): Meldung[] {
  return regeln.flatMap(({ art, frist }, i) => {
    const { hoechstens: bis, immer }: Aufbewahrungsgrenze = aufbewahrungsarten[art];
    if (frist === null ? !immer : frist >= 1 && frist <= bis) return [];
    return [fehler('feld.bereich', `regeln[${i}].frist`, { von: 1, bis })];
  });
}
