import { fehler, type Meldung } from '../feld/meldung.js';
import { anzeigeErfasst, anzeigeUebertragen } from '../stammdaten/sendungsstatus.js';
import type { Status } from './status.js';

/** The start steps of every history. */
const reservierteAnzeigen: readonly number[] = [anzeigeErfasst, anzeigeUebertragen];
/** The portal itself sets these: captured, marked, transferred. */
const eigeneStatus: readonly number[] = [1, 2, 3];
/** So many positions of the default chain nobody moves. */
export const festePlaetze = 2;

export interface Kettenglied {
  id: number;
  anzeigefolge: number;
}

/** What a status of one kind does not have, and what only the order of the whole chain changes. */
const fremd = { anzeige: ['sdst_id_anzeige', 'defaultstatus'], sendung: ['farbe', 'anzeigefolge'] } as const;

/** Values that would be dropped: sent, and other than what is stored. */
export function pruefeFremdes(wunsch: Status, vorher: object, art: keyof typeof fremd): Meldung[] {
  return geaendert(wunsch, vorher, fremd[art]).map((name) => fehler('feld.fest', name));
}

/** An entry of the chain brings its place; everything else it says has to be as it is. */
export function pruefeGlied(wunsch: Status, vorher: object, i: number): Meldung[] {
  const namen = ['kurzBezeichnung', 'sdst_id_anzeige', 'awSperre', 'defaultstatus', 'icon', 'farbe'] as const;
  return geaendert(wunsch, vorher, namen).map((name) => fehler('feld.fest', `[${i}].${name}`));
}

function geaendert(wunsch: Status, vorher: object, namen: readonly (keyof Status)[]): (keyof Status)[] {
  const bisher = vorher as Partial<Status>;
  return namen.filter((n) => wunsch[n] !== undefined && (wunsch[n] || null) !== (bisher[n] || null));
}

/** May this status be deleted? `zugeordnet` counts the shipment statuses that are shown as it. */
export function pruefeLoeschen(id: number, zugeordnet: number): Meldung[] {
  if (reservierteAnzeigen.includes(id) || eigeneStatus.includes(id)) return [fehler('status.reserviert')];
  return zugeordnet > 0 ? [fehler('status.zugeordnet')] : [];
}

/** The first two of the chain stay in it and stay open, or no order could be captured and transferred. */
export function pruefeFest(id: number, wunsch: { awSperre: boolean; defaultstatus: boolean }): Meldung[] {
  const beweglich = id > festePlaetze;
  return beweglich || (wunsch.defaultstatus && !wunsch.awSperre) ? [] : [fehler('status.fest')];
}

/**
 * The wished order of the chain, as pairs of id and place: the same statuses with their order numbers exchanged.
 * Answers what is wrong with it: statuses that have come or gone meanwhile, order numbers that are no exchange, or
 * another status on a fixed place.
 */
export function pruefeKette(vorher: readonly Kettenglied[], wunsch: readonly Kettenglied[]): Meldung[] {
  if (!gleicheMenge(ids(vorher), ids(wunsch))) return [fehler('status.ketteVeraltet')];
  if (!gleicheMenge(folgen(vorher), folgen(wunsch))) return [fehler('status.ketteFolge', 'anzeigefolge')];
  const fest = ids(sortiert(vorher)).slice(0, festePlaetze);
  const neu = ids(sortiert(wunsch)).slice(0, festePlaetze);
  return fest.every((id, i) => id === neu[i]) ? [] : [fehler('status.fest')];
}

/** By order number, and by id where two have the same. */
export function sortiert<T extends Kettenglied>(kette: readonly T[]): T[] {
  return [...kette].sort((a, b) => a.anzeigefolge - b.anzeigefolge || a.id - b.id);
}

const ids = (kette: readonly Kettenglied[]) => kette.map((g) => g.id);
const folgen = (kette: readonly Kettenglied[]) => kette.map((g) => g.anzeigefolge);

function gleicheMenge(a: number[], b: number[]): boolean {
  const ordne = (zahlen: number[]) => [...zahlen].sort((x, y) => x - y).join();
  return ordne(a) === ordne(b);
}
