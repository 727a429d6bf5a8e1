import { fehler, type Meldung, unter } from '../../feld/meldung.js';
import type { Gefahrgutklasse } from '../../stammdaten/gefahrgut/gefahrgut.js';
import { istLeer } from '../position/positionen.js';
import { Gefahrgutzeile } from './gefahrgutzeile.js';

/** A row as it stands in a form or arrives from the wire. */
export type Gefahrgutangaben = Partial<Gefahrgutzeile>;

/** Terminart ids of the BEX premium service, forbidden together with dangerous goods. */
const bex = { von: 50, bis: 52 };

export function istBexTerminart(terminkennzeichen: { id: number } | null | undefined): boolean {
  const id = terminkennzeichen?.id ?? 0;
  return id >= bex.von && id <= bex.bis;
}

/** UNNR and class name the same row of the table: the one that is missing is the other. */
export function gespiegelt<T extends Gefahrgutangaben>(zeile: T) {
  const id = zeile.gefahrgutklasse?.id ?? zeile.gefahrgutUnnr?.id;
  const gefahrgutUnnr = zeile.gefahrgutUnnr ?? (id ? { id } : null);
  const gefahrgutklasse = zeile.gefahrgutklasse ?? (id ? { id } : null);
  return { gefahrgutUnnr, gefahrgutklasse };
}

/** The rules of one row (specification of orders, section 5); a row without data has none. */
export function pruefeGefahrgutzeile(zeile: Gefahrgutangaben, pfad: string): Meldung[] {
  if (istLeer(Gefahrgutzeile, zeile)) return [];
  const { gefahrgutUnnr, gefahrgutklasse } = gespiegelt(zeile);
  const pflicht = { ...zeile, gefahrgutUnnr, gefahrgutklasse };
  const meldungen = (['gefahrgutUnnr', 'gefahrgutklasse', 'verpackung', 'anzahl', 'bruttoGewicht'] as const)
    .filter((feld) => !pflicht[feld])
    .map((feld) => fehler('feld.pflicht', unter(pfad, feld)));
  if (gefahrgutUnnr && gefahrgutUnnr.id !== gefahrgutklasse?.id) {
    meldungen.push(fehler('gefahrgut.unnrUndKlasse', unter(pfad, 'gefahrgutUnnr')));
  }
  const menge = mengenfehler(zeile);
  if (menge) meldungen.push(fehler(menge, unter(pfad, 'nettoGewicht')));
  return [...meldungen, ...pruefeFreigestellt(zeile, pfad)];
}

/** Excepted quantities: at most 1,000 packages (3.5.5), and no limited quantities at once. */
function pruefeFreigestellt(zeile: Gefahrgutangaben, pfad: string): Meldung[] {
  if (!zeile.freigestelltemenge) return [];
  const feld = unter(pfad, 'freigestelltemenge');
  if (zeile.begrenztemenge) return [fehler('gefahrgut.lqUndEq', feld)];
  return (zeile.anzahl ?? 0) > 1000 ? [fehler('gefahrgut.eqPackstuecke', feld)] : [];
}

/** What table A column 7a allows a line in limited quantities, as far as it says so. */
export function pruefeBegrenzteMenge(zeile: Gefahrgutangaben, pfad: string): Meldung[] {
  const { unnr = '', lqGrenze, lqEinheit } = (zeile.gefahrgutklasse ?? {}) as Partial<Gefahrgutklasse>;
  if (!zeile.begrenztemenge || typeof lqGrenze !== 'number') return [];
  if (lqGrenze === 0) return [fehler('gefahrgut.lqNicht', unter(pfad, 'begrenztemenge'), { unnr })];
  if ((zeile.inhaltInnenverpackung ?? 0) <= lqGrenze) return [];
  const params = { unnr, grenze: lqGrenze, einheit: lqEinheit ?? '' };
  return [fehler('gefahrgut.lqInnen', unter(pfad, 'inhaltInnenverpackung'), params)];
}

/** Column 7b decides: E0 allows none, and what is not known allows nothing. */
export function pruefeEq(
  { unnr, eq, version }: Pick<Gefahrgutklasse, 'unnr' | 'eq' | 'version'>,
  feld: string,
) {
  if (eq === null) return [fehler('gefahrgut.eqUnbekannt', feld, { unnr, version })];
  return eq === 'E0' ? [fehler('gefahrgut.eqNicht', feld, { unnr })] : [];
}

/** Exactly one of net weight and litres, and no more net than gross. */
function mengenfehler(zeile: Gefahrgutangaben) {
  const { nettoGewicht, liter, bruttoGewicht, leerUngereinigt } = zeile;
  // What is empty has no content to be measured.
  if (!nettoGewicht && !liter && leerUngereinigt) return null;
  if (!nettoGewicht && !liter) return 'gefahrgut.nettoOderLiter';
  if (nettoGewicht && liter) return 'gefahrgut.entwederNettoOderLiter';
  if (nettoGewicht && bruttoGewicht && nettoGewicht > bruttoGewicht) return 'gefahrgut.nettoUeberBrutto';
  return null;
}

/** Only such rows leave the browser: class, count, packaging, gross weight and either litres or net weight. */
export function istVollstaendig(zeile: Gefahrgutangaben): boolean {
  return !istLeer(Gefahrgutzeile, zeile) && pruefeGefahrgutzeile(zeile, '').length === 0;
}
