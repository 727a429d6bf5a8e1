import { type Importfehler, zeilenfehler } from '../../adresse/adressimport.js';
import { lies } from '../../feld/lesen.js';
import { fehler, type Meldung } from '../../feld/meldung.js';
import { suchform } from '../../texte/suchform.js';
import { Gefahrgutklasse } from './gefahrgut.js';
import {
  type Gefahrgutfeld,
  gefahrgutfelder,
  gefahrgutspalten,
  type Spaltenzuordnung,
} from './gefahrgutspalten.js';

type Zelle = string | number | boolean | null;

/** What the names of columns suggest: each field the first column that is called as one of its names. */
export function schlageZuordnungVor(kopf: readonly string[]): Spaltenzuordnung {
  const einfach = kopf.map((name) =>
    suchform(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const zuordnung: Spaltenzuordnung = {};
  for (const feld of gefahrgutfelder) {
    const stelle = gefahrgutspalten[feld].map((name) => einfach.indexOf(name)).find((i) => i >= 0);
    if (stelle !== undefined) zuordnung[feld] = kopf[stelle] ?? null;
  }
  return zuordnung;
}

/** The columns that are named but not there, and the required fields that no column brings, as messages. */
export function pruefeZuordnung(zuordnung: Spaltenzuordnung, kopf: readonly string[]) {
  const meldungen = gefahrgutfelder.flatMap((feld) => {
    const spalte = zuordnung[feld];
    if (spalte && !kopf.includes(spalte))
      return [fehler('datei.spalteFehlt', `zuordnung.${feld}`, { spalte: spalte.slice(0, 60) })];
    return [];
  });
  for (const feld of ['unnr', 'bezeichnung', 'klasse'] as const)
    if (!zuordnung[feld]) meldungen.push(fehler('feld.pflicht', `zuordnung.${feld}`));
  return meldungen;
}

export interface GeleseneZeilen {
  zeilen: Gefahrgutklasse[];
  fehler: Importfehler[];
  abgelehnt: number;
  /** Rows that say nothing that another has not said. */
  doppelt: number;
}

const hoechstensFehler = 500;

/**
 * Rows of a file as rows of the table; what is wrong with one is said in the words of its field. What a row says nothing
 * of is undefined in it, what it says there is none of is null.
 */
export function liesGefahrgutzeilen(
  kopf: readonly string[],
  zeilen: readonly { nummer: number; zellen: readonly Zelle[] }[],
  zuordnung: Spaltenzuordnung,
): GeleseneZeilen {
  const ergebnis: GeleseneZeilen = { zeilen: [], fehler: [], abgelehnt: 0, doppelt: 0 };
  const stellen = gefahrgutfelder.flatMap((feld): [Gefahrgutfeld, number][] =>
    zuordnung[feld] ? [[feld, kopf.indexOf(zuordnung[feld])]] : [],
  );
  const gesehen = new Set<string>();
  for (const { nummer, zellen } of zeilen) {
    const roh = Object.fromEntries(
      stellen
        .map(([feld, i]) => [feld, wertVon(feld, zellen[i] ?? null)])
        .filter(([, wert]) => wert !== undefined),
    );
    const { wert, meldungen } = lies(Gefahrgutklasse, roh);
    if (!/^\d{4}$/.test(wert.unnr ?? '')) meldungen.push(fehler('gefahrgut.unnr', 'unnr'));
    if (meldungen.length) {
      ergebnis.abgelehnt++;
      merke(ergebnis.fehler, nummer, meldungen);
      continue;
    }
    const inhalt = JSON.stringify(roh);
    if (gesehen.has(inhalt)) ergebnis.doppelt++;
    else ergebnis.zeilen.push(wert);
    gesehen.add(inhalt);
  }
  return ergebnis;
}

function merke(liste: Importfehler[], zeile: number, meldungen: readonly Meldung[]) {
  for (const meldung of meldungen)
    if (liste.length < hoechstensFehler) liste.push(zeilenfehler(zeile, meldung));
}

/** A cell in the form of its field: undefined where it is empty, null where it says that there is none. */
function wertVon(feld: Gefahrgutfeld, zelle: Zelle): unknown {
  const text = String(zelle ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return undefined;
  switch (feld) {
    case 'unnr':
      return text.replace(/^UN ?/i, '').padStart(4, '0');
    case 'abfall':
    case 'umweltgefaehrdend':
      return /^(ja|j|x|1|true|wahr|yes)$/i.test(text);
    case 'befoerderungskategorie':
      return keines(text) ? null : /^\d+$/.test(text) ? Number(text) : text;
    case 'tunnelcode': {
      // Tables write the code in brackets; none is a dash.
      const code = text.replace(/^\((.*)\)$/, '$1');
      return code === '–' ? '-' : code;
    }
    default:
      return keines(text) ? null : text;
  }
}

const keines = (text: string) => text === '-' || text === '–';
