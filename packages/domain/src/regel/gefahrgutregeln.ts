import { punktegrenze, punktesumme } from '../auftrag/gefahrgut/adr-punkte.js';
import type { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { positionen } from './positionsregeln.js';
import type { Pruefling } from './regel.js';

interface Zeile {
  z: Partial<Gefahrgutzeile>;
  /** The row of the table, as far as it is loaded: what it does not say no rule guesses. */
  k: Partial<Gefahrgutklasse>;
  pfad: string;
  params: { nummer: number; zeile: number; unnr: string };
}

/** The lines of dangerous goods that name a row of the table. */
function zeilen(auftrag: Pruefling): Zeile[] {
  return positionen(auftrag).flatMap(({ p, nummer, pfad }) =>
    (p.auftragsgefahrgueter ?? []).flatMap((z, i) => {
      const k = (z.gefahrgutklasse ?? {}) as Partial<Gefahrgutklasse>;
      const params = { nummer, zeile: i + 1, unnr: k.unnr ?? '' };
      return k.unnr ? [{ z, k, pfad: `${pfad}.auftragsgefahrgueter[${i}]`, params }] : [];
    }),
  );
}

/** ADR 3.4, table A column 7a: "0" allows no limited quantity. */
export function begrenzteMengeUnzulaessig(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag)
    .filter(({ z, k }) => z.begrenztemenge && k.begrenzteMengeText?.trim() === '0')
    .map(({ pfad, params }) => fehler('regel.begrenzteMengeUnzulaessig', `${pfad}.begrenztemenge`, params));
}

/** Gross mass of a package with limited quantities (ADR 3.4.2). */
const hoechstensJePackstueckKg = 30;

export function begrenzteMengeZuSchwer(auftrag: Pruefling): Meldung[] {
  return zeilen(auftrag)
    .filter(({ z }) => z.begrenztemenge && z.anzahl && z.bruttoGewicht)
    .filter(({ z }) => (z.bruttoGewicht ?? 0) > hoechstensJePackstueckKg * (z.anzahl ?? 0))
    .map(({ pfad, params }) => fehler('regel.begrenzteMengeZuSchwer', `${pfad}.bruttoGewicht`, params));
}

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
  return zeilen(auftrag).flatMap(({ z, k, pfad, params }) => {
    const einheit = z.begrenztemenge ? null : einheitVon(k);
    if (einheit === 'liter' && z.nettoGewicht)
      return [fehler('regel.mengeInLitern', `${pfad}.nettoGewicht`, params)];
    return einheit === 'kg' && z.liter ? [fehler('regel.mengeInKilogramm', `${pfad}.liter`, params)] : [];
  });
}

/** Litres for flammable liquids, for compressed and adsorbed gases; kilograms for other gases and for articles. */
function einheitVon({ klasse, klassifizierung }: Partial<Gefahrgutklasse>): 'liter' | 'kg' | null {
  if (klasse === '3') return /^F/.test(klassifizierung ?? '') ? 'liter' : null;
  if (klasse !== '2') return null;
  const gruppe = klassifizierung?.charAt(0) ?? '';
  if ('189'.includes(gruppe) && gruppe) return 'liter';
  return '234567'.includes(gruppe) && gruppe ? 'kg' : null;
}

/** One order alone is more than a vehicle may carry exempt (ADR 1.1.3.6). */
export function punkteUeberGrenze(auftrag: Pruefling): Meldung[] {
  const { punkte } = punktesumme(zeilen(auftrag).map(({ z }) => z));
  return punkte > punktegrenze ? [fehler('regel.punkteUeberGrenze', 'auftragspositionen', { punkte })] : [];
}
