import type { Gefahrgutklasse } from '../../stammdaten/gefahrgut/gefahrgut.js';
import { alsGanzzahl } from '../rechnen/ganzzahl.js';
import type { Gefahrgutangaben } from './gefahrgut.rules.js';

/**
 * Points by ADR 1.1.3.6. An order only contributes to the sum: the limit of 1,000 holds for everything that is on the
 * vehicle together, so no order alone can be said to stay below it.
 */

/** The sum up to which a vehicle is exempt. */
export const punktegrenze = 1000;

/** What of the table's row decides about points. */
type Klassenangaben = Partial<
  Pick<Gefahrgutklasse, 'unnr' | 'klasse' | 'klassifizierung' | 'befoerderungskategorie'>
>;

/** Factors by transport category (1.1.3.6.4). Category 0 has none: there is no exemption for it. */
const faktoren: Readonly<Record<number, number>> = { 1: 50, 2: 3, 3: 1, 4: 0 };

/** Category 1, but limit 50 instead of 20 (note a of the table), hence another factor. */
const faktor20 = new Set(['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017']);

/** Why a line has no points. */
export type Punktegrund = 'begrenzteMenge' | 'kategorie0' | 'unbekannt' | 'mengeFehlt';

export type Zeilenpunkte = { punkte: number } | { grund: Punktegrund };

/** The factor of a row of the table; null for category 0, undefined where the table names no category. */
export function punktefaktor(klasse: Klassenangaben): number | null | undefined {
  const kategorie = klasse.befoerderungskategorie;
  if (kategorie === null || kategorie === undefined) return undefined;
  if (kategorie === 1 && faktor20.has(klasse.unnr ?? '')) return 20;
  return faktoren[kategorie] ?? null;
}

/** Class 1 counts by its net explosive mass, everything else by litres or net kilograms. */
function menge(zeile: Gefahrgutangaben, klasse: Klassenangaben): number | null | undefined {
  if (/^1(\.|$)/.test(klasse.klasse ?? '')) return zeile.nettoexplosivmasse;
  return zeile.liter || zeile.nettoGewicht;
}

/** Limited and excepted quantities are carried under their own chapters and not counted (1.1.3.6.5). */
const istFrei = (zeile: Gefahrgutangaben) => !!(zeile.begrenztemenge || zeile.freigestelltemenge);

/** Empty packagings that are not cleaned are category 4, unless they held goods of category 0 (table in 1.1.3.6.3). */
export function kategorieVon(zeile: Gefahrgutangaben): number | null | undefined {
  const { befoerderungskategorie } = (zeile.gefahrgutklasse ?? {}) as Klassenangaben;
  return zeile.leerUngereinigt && befoerderungskategorie !== 0 ? 4 : befoerderungskategorie;
}

/** Points of one line, exact to a hundredth. Limited and excepted quantities have none. */
export function zeilenpunkte(zeile: Gefahrgutangaben): Zeilenpunkte {
  if (istFrei(zeile)) return { grund: 'begrenzteMenge' };
  const klasse = (zeile.gefahrgutklasse ?? {}) as Klassenangaben;
  const faktor = punktefaktor({ ...klasse, befoerderungskategorie: kategorieVon(zeile) ?? null });
  if (faktor === undefined) return { grund: 'unbekannt' };
  if (faktor === null) return { grund: 'kategorie0' };
  // Of category 4 any quantity is exempt, so none is needed: empty packagings have none.
  if (faktor === 0) return { punkte: 0 };
  const gemessen = menge(zeile, klasse);
  if (!gemessen) return { grund: 'mengeFehlt' };
  return { punkte: (alsGanzzahl(gemessen, 2) * faktor) / 100 };
}

export interface Punktesumme {
  punkte: number;
  /** A line of category 0: no exemption, whatever the sum is. */
  ohneFreistellung: boolean;
  /** Lines whose points nobody knows, because the category or the quantity is missing. */
  unbekannt: number;
}

/** What an order contributes to the points of the vehicle. */
export function punktesumme(zeilen: readonly Gefahrgutangaben[]): Punktesumme {
  let hundertstel = 0;
  let ohneFreistellung = false;
  let unbekannt = 0;
  for (const zeile of zeilen) {
    const ergebnis = zeilenpunkte(zeile);
    if ('punkte' in ergebnis) hundertstel += alsGanzzahl(ergebnis.punkte, 2);
    else if (ergebnis.grund === 'kategorie0') ohneFreistellung = true;
    else if (ergebnis.grund !== 'begrenzteMenge') unbekannt++;
  }
  return { punkte: hundertstel / 100, ohneFreistellung, unbekannt };
}

/** What is carried of one transport category: the quantity (kilograms and litres together) and its points. */
export interface Kategoriesumme {
  /** Null where the table names none. */
  kategorie: number | null;
  /** The factors that its goods have: of category 1 there are two. */
  faktoren: number[];
  menge: number;
  /** Null where the category knows no exemption, or where the points are not known. */
  punkte: number | null;
}

/** By transport category, lowest first; goods in limited quantities are not counted. */
export function punkteJeKategorie(zeilen: readonly Gefahrgutangaben[]): Kategoriesumme[] {
  const summen = new Map<number | null, { menge: number; punkte: number | null; faktoren: Set<number> }>();
  for (const zeile of zeilen) {
    if (istFrei(zeile)) continue;
    const klasse = (zeile.gefahrgutklasse ?? {}) as Klassenangaben;
    const kategorie = kategorieVon(zeile) ?? null;
    const bisher = summen.get(kategorie) ?? { menge: 0, punkte: 0, faktoren: new Set() };
    const faktor = punktefaktor({ ...klasse, befoerderungskategorie: kategorie });
    if (typeof faktor === 'number') bisher.faktoren.add(faktor);
    const ergebnis = zeilenpunkte(zeile);
    const dazu = 'punkte' in ergebnis ? alsGanzzahl(ergebnis.punkte, 2) : null;
    summen.set(kategorie, {
      ...bisher,
      menge: bisher.menge + alsGanzzahl(menge(zeile, klasse) ?? 0, 2),
      punkte: bisher.punkte === null || dazu === null ? null : bisher.punkte + dazu,
    });
  }
  return [...summen]
    .sort(([a], [b]) => (a ?? 9) - (b ?? 9))
    .map(([kategorie, s]) => ({
      kategorie,
      faktoren: [...s.faktoren].sort((a, b) => b - a),
      menge: s.menge / 100,
      punkte: s.punkte === null ? null : s.punkte / 100,
    }));
}
