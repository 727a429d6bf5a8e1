import { Text, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/**
 * Prefixes for the order numbers of a new main client, the nicest first: two or three initials of its name, and one
 * made of its id, which no other client has.
 */
export function nummernpraefix(name: string, id: number): string[] {
  const worte = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const initialen = worte.map((w) => w[0]).join('');
  const anfang = worte.join('').slice(0, 2);
  const vorschlaege = [initialen.slice(0, 2), initialen.slice(0, 3), anfang].filter((p) => p.length >= 2);
  return [...new Set(vorschlaege), `M${id}`].map((p) => `${p}-`);
}

/** How the numbers of a main client's orders are made. */
export class Nummernkreis {
  /** Capital letters and digits with a hyphen at the end; nobody else's. */
  @Text({ max: 10, label: 'nummernkreis.praefix', pflicht: true }) praefix!: string;
  /** So many digits at least; shorter numbers begin with zeros. */
  @Zahl({ dezimal: 0, von: 1, bis: 9, label: 'nummernkreis.stellen', pflicht: true }) stellen!: number;
  /** The number of the next order; it never goes back. */
  @Zahl({ dezimal: 0, von: 1, bis: 999_999_999, label: 'nummernkreis.naechste', pflicht: true })
  naechste!: number;
}

/** The number as it stands on an order. */
export const auftragsnummer = ({ praefix, stellen, naechste }: Nummernkreis): string =>
  praefix + String(naechste).padStart(stellen, '0');

export function pruefeNummernkreis(neu: Nummernkreis, jetzt: Pick<Nummernkreis, 'naechste'>): Meldung[] {
  return [
    ...(/^[A-Z\d]+-$/.test(neu.praefix) ? [] : [fehler('nummernkreis.praefix', 'praefix')]),
    ...(neu.naechste < jetzt.naechste
      ? [fehler('nummernkreis.nurVor', 'naechste', { naechste: jetzt.naechste })]
      : []),
  ];
}
