import { punktegrenze, punktesumme } from '../auftrag/gefahrgut/adr-punkte.js';
import { gefahrenpotenzial } from '../auftrag/gefahrgut/hohes-gefahrenpotenzial.js';
import { falscheEinheit } from '../auftrag/gefahrgut/mengeneinheit.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { zeilen } from './gefahrgutzeilen.js';
import type { Pruefling } from './regel.js';

/** N.O.S. entries and special provision 274 ask for the technical name (ADR 3.1.2.8). */
export function technischerName(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag)
    .filter(({ z, k }) => !z.begrenztemenge && !z.gefahrgutausloeser?.trim() && verlangtNamen(k))
    .map(({ pfad, params }) => fehler('regel.technischerName', `${pfad}.gefahrgutausloeser`, params));
}

function verlangtNamen({ bezeichnung = '', sondervorschrift }: Partial<Gefahrgutklasse>): boolean {
  return /\bn\. ?a\. ?g\./i.test(bezeichnung) || /\b274\b/.test(sondervorschrift ?? '');
}

export function explosivmasse(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag)
    .filter(({ z, k }) => /^1(\.|$)/.test(k.klasse ?? '') && !z.nettoexplosivmasse)
    .map(({ pfad, params }) => fehler('regel.explosivmasse', `${pfad}.nettoexplosivmasse`, params));
}

/** Where the state of matter is known, the quantity is asked for in its unit (ADR 1.1.3.6.3). */
export function mengeneinheit(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag).flatMap(({ z, pfad, params }) => {
    const einheit = falscheEinheit(z);
    if (einheit === 'liter') return [fehler('regel.mengeInLitern', `${pfad}.nettoGewicht`, params)];
    return einheit === 'kg' ? [fehler('regel.mengeInKilogramm', `${pfad}.liter`, params)] : [];
  });
}

const potenzialtexte = {
  immer: 'regel.hohesGefahrenpotenzialImmer',
  mitGrenze: 'regel.hohesGefahrenpotenzial',
} as const;

/** Goods with high consequence ask for a security plan (ADR 1.10.3). */
export function hohesGefahrenpotenzial(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag).flatMap(({ z, pfad, params }) => {
    const potenzial = gefahrenpotenzial(z);
    return potenzial ? [fehler(potenzialtexte[potenzial], `${pfad}.gefahrgutklasse`, params)] : [];
  });
}

/** One order alone is more than a vehicle may carry exempt (ADR 1.1.3.6). */
export function punkteUeberGrenze(auftrag: Pruefling): Meldung[] {
  const { punkte } = punktesumme(zeilen(auftrag).map(({ z }) => z));
  return punkte > punktegrenze ? [fehler('regel.punkteUeberGrenze', 'auftragspositionen', { punkte })] : [];
}
