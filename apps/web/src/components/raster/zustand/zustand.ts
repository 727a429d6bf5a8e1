import { gefuellteZeilen, istLeer, mitWert, type Rohtexte, type Zeile, type Zeilenregeln } from '../zeile';
import type { Zellwert } from '../zelle';
import { verschoben } from './zeilenfolge';

/** Rows, marking and the steps back and forth. */
export interface Rasterzustand<T> {
  readonly zeilen: readonly Zeile<T>[];
  readonly naechster: number;
  readonly markiert: ReadonlySet<number>;
  /** Where a Shift click starts to count. */
  readonly anker: number | null;
  readonly vorher: readonly (readonly Zeile<T>[])[];
  readonly nachher: readonly (readonly Zeile<T>[])[];
}

export type Rasteraktion<T> =
  | { typ: 'lade'; daten: readonly Partial<T>[]; roh?: Rohtexte | undefined }
  | ({ typ: 'zelle'; schluessel: number; feld: string } & Zellwert)
  | { typ: 'loesche'; schluessel: readonly number[] }
  | { typ: 'verdopple'; schluessel: number }
  /** Rows to the place of another one; behind it when they come from above. */
  | { typ: 'verschiebe'; schluessel: readonly number[]; zu: number }
  /** The value of a cell into the same column of other rows. */
  | { typ: 'uebertrage'; feld: string; von: number; auf: readonly number[] }
  /** A pasted block: the fields of each row, from the row `ab` on. */
  | { typ: 'fuelle'; ab: number; block: readonly (readonly ({ feld: string } & Zellwert)[])[] }
  /** Drops empty rows in the middle, save the one in use. */
  | { typ: 'raeume'; behalte?: number }
  | { typ: 'zurueck' }
  | { typ: 'vor' }
  | { typ: 'markiere'; schluessel: number; art: 'nur' | 'dazu' | 'bis' }
  | { typ: 'markiereNichts' };

const hoechstensSchritte = 100;
const keine: ReadonlySet<number> = new Set();

function leereZeile<T>(schluessel: number): Zeile<T> {
  return { schluessel, daten: {} as Partial<T> };
}

export function leererZustand<T>(): Rasterzustand<T> {
  return { zeilen: [leereZeile(1)], naechster: 2, markiert: keine, anker: null, vorher: [], nachher: [] };
}

/** Applies one action. Pure: the same action on the same state always gives the same rows. */
export function reduziere<T>(
  zustand: Rasterzustand<T>,
  aktion: Rasteraktion<T>,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  switch (aktion.typ) {
    case 'lade': {
      const zeilen = aktion.daten.map((daten, i) => {
        const roh = aktion.roh?.[i];
        return { schluessel: zustand.naechster + i, daten, ...(roh && { roh }) };
      });
      const leer = { ...leererZustand<T>(), naechster: zustand.naechster + zeilen.length };
      return mitLeererZeile({ ...leer, zeilen }, regeln);
    }
    case 'zelle':
      return aendereZelle(zustand, aktion, regeln);
    case 'loesche':
      return loesche(zustand, aktion.schluessel, regeln);
    case 'verdopple':
      return verdopple(zustand, aktion.schluessel, regeln);
    case 'verschiebe':
      return verschiebe(zustand, aktion.schluessel, aktion.zu, regeln);
    case 'uebertrage':
      return uebertrage(zustand, aktion, regeln);
    case 'fuelle':
      return fuelle(zustand, aktion, regeln);
    case 'raeume':
      return raeume(zustand, aktion.behalte, regeln);
    case 'zurueck':
      return schritt(zustand, 'vorher', 'nachher', regeln);
    case 'vor':
      return schritt(zustand, 'nachher', 'vorher', regeln);
    case 'markiere':
      return markiere(zustand, aktion.schluessel, aktion.art, regeln);
    case 'markiereNichts':
      return zustand.markiert.size === 0 ? zustand : { ...zustand, markiert: keine, anker: null };
  }
}

/** New rows, with the old ones remembered for undo. */
function mitSchritt<T>(zustand: Rasterzustand<T>, zeilen: readonly Zeile<T>[]): Rasterzustand<T> {
  return {
    ...zustand,
    zeilen,
    vorher: [...zustand.vorher, zustand.zeilen].slice(-hoechstensSchritte),
    nachher: [],
  };
}

/** Exactly one empty row stands at the end, unless no more rows are allowed. */
function mitLeererZeile<T>(zustand: Rasterzustand<T>, regeln: Zeilenregeln<T>): Rasterzustand<T> {
  const zeilen = [...zustand.zeilen];
  while (zeilen.length > 1 && istLeerAn(zeilen, -1, regeln) && istLeerAn(zeilen, -2, regeln)) zeilen.pop();
  const voll = zeilen.length >= (regeln.hoechstens ?? Number.POSITIVE_INFINITY);
  if (voll || istLeerAn(zeilen, -1, regeln)) {
    return zeilen.length === zustand.zeilen.length ? zustand : { ...zustand, zeilen };
  }
  zeilen.push(leereZeile(zustand.naechster));
  return { ...zustand, zeilen, naechster: zustand.naechster + 1 };
}

function istLeerAn<T>(zeilen: readonly Zeile<T>[], stelle: number, regeln: Zeilenregeln<T>): boolean {
  const zeile = zeilen.at(stelle);
  return zeile !== undefined && istLeer(zeile, regeln);
}

function gesetzt<T>(zeile: Zeile<T>, feld: string, inhalt: Zellwert, regeln: Zeilenregeln<T>): Zeile<T> {
  const mitFeld = mitWert(zeile, feld, inhalt.wert, inhalt.roh);
  const neu = regeln.gemeinsam?.includes(feld) ? ohneRoh(mitFeld, feld, regeln.gemeinsam) : mitFeld;
  return regeln.nachAenderung ? { ...neu, daten: regeln.nachAenderung(neu.daten, feld) } : neu;
}

function ohneRoh<T>(zeile: Zeile<T>, feld: string, gemeinsam: readonly string[]): Zeile<T> {
  if (!zeile.roh) return zeile;
  const roh = Object.entries(zeile.roh).filter(([name]) => name === feld || !gemeinsam.includes(name));
  const { roh: _, ...grund } = zeile;
  return roh.length > 0 ? { ...grund, roh: Object.fromEntries(roh) } : grund;
}

/** Is that already in the cell? Then nothing has happened that could be undone. */
function steht<T>(zeile: Zeile<T>, { feld, wert, roh }: { feld: string } & Zellwert): boolean {
  const alt = (zeile.daten as Record<string, unknown>)[feld] ?? null;
  const [alteId, neueId] = [alt, wert].map((w) => (w as { id?: number } | null)?.id);
  const gleich = alt === (wert ?? null) || (alteId !== undefined && alteId === neueId);
  return gleich && zeile.roh?.[feld] === roh;
}

function aendereZelle<T>(
  zustand: Rasterzustand<T>,
  aktion: { schluessel: number; feld: string } & Zellwert,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const index = zustand.zeilen.findIndex((z) => z.schluessel === aktion.schluessel);
  const zeile = zustand.zeilen[index];
  if (!zeile || steht(zeile, aktion)) return zustand;
  const zeilen = zustand.zeilen.with(index, gesetzt(zeile, aktion.feld, aktion, regeln));
  return mitLeererZeile(mitSchritt(zustand, zeilen), regeln);
}

function loesche<T>(
  zustand: Rasterzustand<T>,
  schluessel: readonly number[],
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const weg = new Set(schluessel);
  const zeilen = zustand.zeilen.filter((z) => !weg.has(z.schluessel));
  if (zeilen.length === zustand.zeilen.length) return zustand;
  return mitLeererZeile({ ...mitSchritt(zustand, zeilen), markiert: keine, anker: null }, regeln);
}

/** Copies a filled row below itself; on the empty row at the end the row above is copied. */
function verdopple<T>(
  zustand: Rasterzustand<T>,
  schluessel: number,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const hier = zustand.zeilen.findIndex((z) => z.schluessel === schluessel);
  const quelle = istLeerAn(zustand.zeilen, hier, regeln) ? hier - 1 : hier;
  const zeile = zustand.zeilen[quelle];
  const voll =
    gefuellteZeilen(zustand.zeilen, regeln).length >= (regeln.hoechstens ?? Number.POSITIVE_INFINITY);
  if (hier < 0 || quelle < 0 || !zeile || voll) return zustand;
  const kopie = {
    ...zeile,
    schluessel: zustand.naechster,
    daten: regeln.kopie?.(zeile.daten) ?? zeile.daten,
  };
  const zeilen = zustand.zeilen.toSpliced(quelle + 1, 0, kopie);
  return mitLeererZeile({ ...mitSchritt(zustand, zeilen), naechster: zustand.naechster + 1 }, regeln);
}

function verschiebe<T>(
  zustand: Rasterzustand<T>,
  schluessel: readonly number[],
  zu: number,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const zeilen = verschoben(zustand.zeilen, schluessel, zu, regeln);
  return zeilen ? mitSchritt(zustand, zeilen) : zustand;
}

function uebertrage<T>(
  zustand: Rasterzustand<T>,
  { feld, von, auf }: Extract<Rasteraktion<T>, { typ: 'uebertrage' }>,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const quelle = zustand.zeilen.find((z) => z.schluessel === von);
  if (!quelle) return zustand;
  const roh = quelle.roh?.[feld];
  const wert = (quelle.daten as Record<string, unknown>)[feld] ?? null;
  const inhalt = { feld, wert, ...(roh !== undefined && { roh }) };
  const zeilen = zustand.zeilen.map((z) =>
    auf.includes(z.schluessel) && !steht(z, inhalt) ? gesetzt(z, feld, inhalt, regeln) : z,
  );
  if (zeilen.every((z, i) => z === zustand.zeilen[i])) return zustand;
  return mitLeererZeile(mitSchritt(zustand, zeilen), regeln);
}

function fuelle<T>(
  zustand: Rasterzustand<T>,
  aktion: Extract<Rasteraktion<T>, { typ: 'fuelle' }>,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const start = zustand.zeilen.findIndex((z) => z.schluessel === aktion.ab);
  if (start < 0 || aktion.block.length === 0) return zustand;
  const zeilen = [...zustand.zeilen];
  let naechster = zustand.naechster;
  for (const [i, felder] of aktion.block.entries()) {
    if (start + i >= (regeln.hoechstens ?? Number.POSITIVE_INFINITY)) break;
    let zeile: Zeile<T> = zeilen[start + i] ?? leereZeile(naechster++);
    for (const inhalt of felder) zeile = gesetzt(zeile, inhalt.feld, inhalt, regeln);
    zeilen[start + i] = zeile;
  }
  return raeume(mitLeererZeile({ ...mitSchritt(zustand, zeilen), naechster }, regeln), undefined, regeln);
}

function raeume<T>(
  zustand: Rasterzustand<T>,
  behalte: number | undefined,
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const letzte = zustand.zeilen.length - 1;
  const zeilen = zustand.zeilen.filter(
    (z, i) => i === letzte || z.schluessel === behalte || !istLeer(z, regeln),
  );
  return zeilen.length === zustand.zeilen.length ? zustand : mitLeererZeile({ ...zustand, zeilen }, regeln);
}

function schritt<T>(
  zustand: Rasterzustand<T>,
  von: 'vorher' | 'nachher',
  nach: 'vorher' | 'nachher',
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const zeilen = zustand[von].at(-1);
  if (!zeilen) return zustand;
  const bewegt = { [von]: zustand[von].slice(0, -1), [nach]: [...zustand[nach], zustand.zeilen] };
  return mitLeererZeile({ ...zustand, ...bewegt, zeilen, markiert: keine, anker: null }, regeln);
}

function markiere<T>(
  zustand: Rasterzustand<T>,
  schluessel: number,
  art: 'nur' | 'dazu' | 'bis',
  regeln: Zeilenregeln<T>,
): Rasterzustand<T> {
  const folge = zustand.zeilen.map((z) => z.schluessel);
  const hier = folge.indexOf(schluessel);
  if (hier < 0) return zustand;
  if (art === 'bis' && zustand.anker !== null && folge.includes(zustand.anker)) {
    const [von, bis] = [hier, folge.indexOf(zustand.anker)].sort((a, b) => a - b) as [number, number];
    return { ...zustand, markiert: markierbar(folge.slice(von, bis + 1), zustand, regeln) };
  }
  const bisher = art === 'dazu' ? [...zustand.markiert] : [];
  const neu = bisher.includes(schluessel) ? bisher.filter((s) => s !== schluessel) : [...bisher, schluessel];
  return { ...zustand, markiert: markierbar(neu, zustand, regeln), anker: schluessel };
}

/** The empty row at the end is never marked: it cannot be deleted. */
function markierbar<T>(
  schluessel: readonly number[],
  zustand: Rasterzustand<T>,
  regeln: Zeilenregeln<T>,
): ReadonlySet<number> {
  const letzte = zustand.zeilen.at(-1);
  const tabu = letzte && istLeer(letzte, regeln) ? letzte.schluessel : null;
  return new Set(schluessel.filter((s) => s !== tabu));
}
