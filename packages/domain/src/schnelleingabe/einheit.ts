import { zehnerpotenz } from '../auftragseingang/masseinheiten.js';
import type { Dezimal } from './dezimal.js';

/** What a unit measures; `potenz` makes of it the unit of the field (kg, cm, cbm, l, LDM, STP). */
export interface Einheit {
  art: Mass;
  potenz: number;
}

export type Mass = 'kg' | 'cm' | 'cbm' | 'l' | 'ldm' | 'stp';

const weitere: Record<string, Einheit> = {
  tonne: { art: 'kg', potenz: 3 },
  lademeter: { art: 'ldm', potenz: 0 },
  ldm: { art: 'ldm', potenz: 0 },
  lm: { art: 'ldm', potenz: 0 },
  stp: { art: 'stp', potenz: 0 },
  stellplatz: { art: 'stp', potenz: 0 },
  stellplätze: { art: 'stp', potenz: 0 },
  stellplaetze: { art: 'stp', potenz: 0 },
  cbm: { art: 'cbm', potenz: 0 },
  m3: { art: 'cbm', potenz: 0 },
  'm³': { art: 'cbm', potenz: 0 },
};

/** The unit that a word is, with or without a point behind it. */
export function einheitVon(wort: string | undefined): Einheit | undefined {
  const kurz = (wort ?? '').replace(/\.$/, '').toLowerCase();
  if (!kurz) return undefined;
  if (Object.hasOwn(weitere, kurz)) return weitere[kurz];
  for (const art of ['kg', 'cm', 'l'] as const) {
    const potenz = zehnerpotenz(art, kurz);
    if (potenz !== undefined) return { art, potenz };
  }
  return undefined;
}

/** Units in which a sign before three digits separates decimals: 1,250 t; in the others it separates thousands. */
const gross = (e: Einheit) => e.potenz > 0 || e.art === 'ldm' || e.art === 'cbm' || e.art === 'stp';

/** May the number mean two things in this unit ("1.200 t", "1,500 kg")? */
export function istZweifelhaft(zahl: Dezimal, einheit: Einheit): boolean {
  return zahl.zweifel !== null && zahl.zweifel !== (gross(einheit) ? ',' : '.');
}
