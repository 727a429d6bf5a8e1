import { type Punkt, strassenkm } from '../preis/entfernung.js';
import { dezimal, dezimalKurz, geld } from '../preis/schreibweise.js';
import type { Mautanteil, Mautergebnis, Mautteil } from './mautanfrage.js';
import { ueblicherUmwegProzent } from './mauterzeuger.js';
import { type Bestandteile, bestandteile, type Mautraster, preisAus } from './mauttabelle.js';

/** Says a text of the catalogue, with what stands for its placeholders. */
type Sage = (schluessel: string, werte?: Record<string, string>) => string;

/** A table that holds today, with what is said of it. */
export interface GueltigeTabelle extends Partial<Bestandteile> {
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
  const zahlen = { km, teile: teile.map((t) => t.teil) };
  if (!erste || fehlt) return { mautbetrag: null, message: saetze.join(' '), ...zahlen };
  const cent = teile.reduce((summe, t) => summe + t.cent, 0);
  const ende = [...nichtEnthalten(km, weg.anteile, tabellen, sage), sage('meldung.maut.schaetzung')];
  return { mautbetrag: cent / 100, message: [...saetze, ...ende].join(' '), ...zahlen };
}

/** How much of the way the amount leaves out, because no table holds there. */
function nichtEnthalten(
  gesamt: number,
  anteile: Mautweg['anteile'],
  tabellen: ReadonlyMap<string, GueltigeTabelle>,
  sage: Sage,
): string[] {
  const ohne = teileKm(gesamt, anteile).filter(({ lkz }) => !tabellen.has(lkz));
  if (!ohne.length) return [];
  const km = ohne.reduce((summe, teil) => summe + teil.km, 0);
  const laender = [...new Set(ohne.map(({ lkz }) => lkz))].join(', ');
  return [sage('meldung.maut.nichtEnthalten', { km: dezimal(km, 0), gesamt: dezimal(gesamt, 0), laender })];
}

interface Teilergebnis {
  cent: number;
  satz: string;
  zuWeit: boolean;
  teil: Mautteil;
}

function berechneTeil(
  { lkz, km }: { lkz: string; km: number },
  kg: number,
  tabelle: GueltigeTabelle | undefined,
  sage: Sage,
): Teilergebnis {
  const strecke = { lkz, km: dezimal(km, 0) };
  const leer: Mautteil = { lkz, km, betrag: null, tabelle: null, anteile: [], ohne: [] };
  if (!tabelle)
    return { cent: 0, satz: sage('meldung.maut.keineTabelle', strecke), zuWeit: false, teil: leer };
  const preis = preisAus(tabelle.raster, kg, km);
  const name = sage(tabelle.name);
  if (!preis) {
    const satz = sage('meldung.maut.zuWeit', { ...strecke, name });
    return { cent: 0, satz, zuWeit: true, teil: { ...leer, tabelle: name } };
  }
  const satz = sage('meldung.maut.teil', {
    ...strecke,
    bisKg: dezimal(preis.bisKg, 0),
    bisKm: dezimal(preis.bisKm, 0),
    betrag: geld(preis.cent),
    name,
    ab: tabelle.gueltigVon.split('-').reverse().join('.'),
  });
  const { anteile, ohne } = bestandteileVon(preis.cent, tabelle);
  return {
    cent: preis.cent,
    satz: [satz, ...davon(anteile, ohne, sage)].join(' '),
    zuWeit: false,
    teil: { ...leer, betrag: preis.cent / 100, tabelle: name, anteile, ohne },
  };
}

/** What of the amount is for which part of the rate, and which part is not known; nothing where none is. */
function bestandteileVon(cent: number, tabelle: GueltigeTabelle): Pick<Mautteil, 'anteile' | 'ohne'> {
  const bekannt = bestandteile.flatMap((art) => {
    const anteil = tabelle[art];
    return anteil ? [{ art, anteil }] : [];
  });
  if (!bekannt.length) return { anteile: [], ohne: [] };
  return {
    anteile: verteile(cent, bekannt).map(({ art, ganz }) => ({ art, betrag: ganz / 100 })),
    ohne: bestandteile.filter((art) => (tabelle[art] ?? null) === null),
  };
}

function davon(anteile: readonly Mautanteil[], ohne: Mautteil['ohne'], sage: Sage): string[] {
  if (!anteile.length) return [];
  const wort = (art: string) => sage(`meldung.maut.bestandteil.${art}`);
  const teile = anteile
    .map(({ art, betrag }) =>
      sage('meldung.maut.davonTeil', { was: wort(art), betrag: geld(Math.round(betrag * 100)) }),
    )
    .join(', ');
  const was = ohne.map(wort).join(', ');
  return [
    sage('meldung.maut.davon', { teile }),
    ...(was ? [sage('meldung.maut.ohneBestandteil', { was })] : []),
  ];
}

/** Whole kilometres for each country, together exactly `km`. */
export function teileKm(
  km: number,
  anteile: readonly { lkz: string; anteil: number }[],
): { lkz: string; km: number }[] {
  return verteile(km, anteile)
    .map(({ lkz, ganz }) => ({ lkz, km: ganz }))
    .filter((e) => e.km > 0);
}

/** Shares a whole number out in whole numbers; what rounding leaves goes to the largest remainders. */
function verteile<T extends { anteil: number }>(
  menge: number,
  anteile: readonly T[],
): (T & { ganz: number })[] {
  const gesamt = anteile.reduce((summe, a) => summe + a.anteil, 0);
  const genau = anteile.map((a, i) => ({ i, soll: (menge * a.anteil) / gesamt }));
  const rest = menge - genau.reduce((summe, { soll }) => summe + Math.floor(soll), 0);
  const naechste = [...genau].sort((a, b) => (b.soll % 1) - (a.soll % 1) || a.i - b.i).slice(0, rest);
  const mehr = new Set(naechste.map(({ i }) => i));
  return anteile.map((a, i) => ({ ...a, ganz: Math.floor(genau[i]?.soll ?? 0) + (mehr.has(i) ? 1 : 0) }));
}
