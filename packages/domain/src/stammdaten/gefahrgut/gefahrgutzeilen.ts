import { type Importfehler, zeilenfehler } from '../../adresse/adressimport.js';
import { lies } from '../../feld/lesen.js';
import { fehler, type Meldung } from '../../feld/meldung.js';
import { suchform } from '../../texte/suchform.js';
import { Gefahrgutklasse } from './gefahrgut.js';
import type { Rohtabelle, Zelle } from './gefahrgutlayout.js';
import { kuerzung } from './gefahrgutnamen.js';
import {
  type Gefahrgutfeld,
  gefahrgutfelder,
  gefahrgutspalten,
  type Spaltenzuordnung,
} from './gefahrgutspalten.js';
import { hatTunnelcode, zeilenwerte } from './gefahrgutzellen.js';

/** What the names of columns suggest: each field the first column that is called as one of its names. */
export function schlageZuordnungVor({ kopf, zeilen }: Rohtabelle): Spaltenzuordnung {
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
  // Column 15 of the printed table holds both: "2 (D/E)".
  const spalte15 = zuordnung.befoerderungskategorie;
  if (
    spalte15 &&
    !zuordnung.tunnelcode &&
    zeilen.some((z) => hatTunnelcode(z.zellen[kopf.indexOf(spalte15)]))
  )
    zuordnung.tunnelcode = spalte15;
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
  { kopf, zeilen }: Rohtabelle,
  zuordnung: Spaltenzuordnung,
): GeleseneZeilen {
  const ergebnis: GeleseneZeilen = { zeilen: [], fehler: [], abgelehnt: 0, doppelt: 0 };
  const stellen = gefahrgutfelder.flatMap((feld): [Gefahrgutfeld, number][] =>
    zuordnung[feld] ? [[feld, kopf.indexOf(zuordnung[feld])]] : [],
  );
  const benennung = zuordnung.bezeichnung ? kopf.indexOf(zuordnung.bezeichnung) : -1;
  const laengste = zeilen.reduce((l, z) => Math.max(l, laenge(z.zellen[benennung])), 0);
  const gesehen = new Set<string>();
  for (const { nummer, zellen } of zeilen) {
    const roh = zeilenwerte(stellen, zellen);
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
    if (laengste === kuerzung && laenge(zellen[benennung]) === kuerzung) wert.nameGekuerzt = true;
    // Column 15 names both or none: a category beside an empty tunnel code was filled in by somebody.
    if (zuordnung.tunnelcode && wert.tunnelcode === undefined)
      Reflect.deleteProperty(wert, 'befoerderungskategorie');
  }
  return ergebnis;
}

const laenge = (zelle: Zelle | undefined) => (typeof zelle === 'string' ? zelle.length : 0);

function merke(liste: Importfehler[], zeile: number, meldungen: readonly Meldung[]) {
  for (const meldung of meldungen)
    if (liste.length < hoechstensFehler) liste.push(zeilenfehler(zeile, meldung));
}
