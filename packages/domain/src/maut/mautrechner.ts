import { type Punkt, strassenkm } from '../preis/entfernung.js';
import { dezimal, dezimalKurz, geld } from '../preis/schreibweise.js';
import type { Mautergebnis } from './mautanfrage.js';
import { ueblicherUmwegProzent } from './mauterzeuger.js';
import { type Mautraster, preisAus } from './mauttabelle.js';

/** Says a text of the catalogue, with what stands for its placeholders. */
type Sage = (schluessel: string, werte?: Record<string, string>) => string;

/** A table that holds today, with what is said of it. */
export interface GueltigeTabelle {
  name: string;
  gueltigVon: string;
  umwegProzent: number;
  raster: Mautraster;
}

export interface Mautweg {
  von: Punkt;
  nach: Punkt;
  /** How the two ends are called in the message. */
  vonName: string;
  nachName: string;
  gewichtKg: number;
  /** Countries on the way in their order, with how much of the way lies in each. */
  anteile: readonly { lkz: string; anteil: number }[];
}

/**
 * The toll of a way: its kilometres are shared out to the countries on it, and each share is looked up in the
 * country's table. The straight line comes from coordinates of postal codes, the detour from the first table.
 */
export function berechneMaut(
  weg: Mautweg,
  tabellen: ReadonlyMap<string, GueltigeTabelle>,
  sage: Sage,
): Mautergebnis {
  const erste = weg.anteile.map((a) => tabellen.get(a.lkz)).find(Boolean);
  const umweg = erste?.umwegProzent ?? ueblicherUmwegProzent;
  const km = Math.max(1, strassenkm(weg.von, weg.nach, umweg));
  const luftlinie = strassenkm(weg.von, weg.nach, 100);
  const entfernung = sage('meldung.maut.entfernung', {
    von: weg.vonName,
    nach: weg.nachName,
    km: dezimal(km, 0),
    luftlinie: dezimal(luftlinie, 0),
    faktor: dezimalKurz(umweg, 2),
  });
  const teile = teileKm(km, weg.anteile).map((teil) =>
    berechneTeil(teil, weg.gewichtKg, tabellen.get(teil.lkz), sage),
  );
  const saetze = [entfernung, ...teile.map((t) => t.satz)];
  const fehlt = teile.find((t) => t.zuWeit);
  if (!erste || fehlt) return { mautbetrag: null, message: saetze.join(' ') };
  const cent = teile.reduce((summe, t) => summe + t.cent, 0);
  return { mautbetrag: cent / 100, message: [...saetze, sage('meldung.maut.schaetzung')].join(' ') };
}

interface Teilergebnis {
  cent: number;
  satz: string;
  zuWeit: boolean;
}

function berechneTeil(
  { lkz, km }: { lkz: string; km: number },
  kg: number,
  tabelle: GueltigeTabelle | undefined,
  sage: Sage,
): Teilergebnis {
  const strecke = { lkz, km: dezimal(km, 0) };
  if (!tabelle) return { cent: 0, satz: sage('meldung.maut.keineTabelle', strecke), zuWeit: false };
  const preis = preisAus(tabelle.raster, kg, km);
  const name = sage(tabelle.name);
  if (!preis) return { cent: 0, satz: sage('meldung.maut.zuWeit', { ...strecke, name }), zuWeit: true };
  const satz = sage('meldung.maut.teil', {
    ...strecke,
    bisKg: dezimal(preis.bisKg, 0),
    bisKm: dezimal(preis.bisKm, 0),
    betrag: geld(preis.cent),
    name,
    ab: tabelle.gueltigVon.split('-').reverse().join('.'),
  });
  return { cent: preis.cent, satz, zuWeit: false };
}

/** Whole kilometres for each country, together exactly `km`; what rounding leaves goes to the largest remainders. */
export function teileKm(
  km: number,
  anteile: readonly { lkz: string; anteil: number }[],
): { lkz: string; km: number }[] {
  const gesamt = anteile.reduce((summe, a) => summe + a.anteil, 0);
  const genau = anteile.map((a, i) => ({ ...a, i, soll: (km * a.anteil) / gesamt }));
  const ergebnis = genau.map(({ lkz, soll }) => ({ lkz, km: Math.floor(soll) }));
  const rest = km - ergebnis.reduce((summe, e) => summe + e.km, 0);
  const naechste = [...genau].sort((a, b) => (b.soll % 1) - (a.soll % 1) || a.i - b.i).slice(0, rest);
  for (const { i } of naechste) (ergebnis[i] as { km: number }).km++;
  return ergebnis.filter((e) => e.km > 0);
}
