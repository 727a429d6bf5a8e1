import type { Berichtsposition } from '../../berichtsauftrag.js';
import { menge, zahl } from '../format.js';
import { sage } from '../papiersprache.js';
import { aus, klartext, verbunden } from '../schrift/klartext.js';
import { gefahrzettel } from './gefahrzettel.js';

export type Berichtsgefahrgut = Berichtsposition['auftragsgefahrgueter'][number];

/** UN numbers that name the environment themselves (ADR 5.4.1.1.18). */
const umweltbenannt = new Set(['3077', '3082']);

export function unNummer(zeile: Berichtsgefahrgut): string {
  return aus(zeile.gefahrgutklasse, 'unnr') || aus(zeile.gefahrgutUnnr, 'unnr');
}

/** UN number, name, labels, packing group and tunnel code in the unbroken order of ADR 5.4.1.1.1 (a) to (d) and (k). */
export function bezeichnung(zeile: Berichtsgefahrgut): string {
  const klasse = zeile.gefahrgutklasse;
  const tank = zeile.leerUngereinigt ? leererTank(zeile) : '';
  if (zeile.leerUngereinigt && !tank) return verbunden(', ', leereVerpackung(zeile), zettel(zeile));
  const tunnel = aus(klasse, 'tunnelcode');
  return verbunden(
    ', ',
    verbunden(
      ' ',
      tank,
      `UN ${unNummer(zeile)}`,
      abfallwort(zeile),
      benennung(zeile),
      technischerName(zeile),
    ),
    zettel(zeile),
    aus(klasse, 'verpackungsgruppe'),
    tunnel && `(${tunnel})`,
  );
}

/** A name that its source has cut is none that a paper may bear. */
function benennung({ gefahrgutklasse }: Berichtsgefahrgut): string {
  return wahr(gefahrgutklasse, 'nameGekuerzt')
    ? sage('papier.adr.benennungFehlt')
    : aus(gefahrgutklasse, 'bezeichnung');
}

/** 3.1.2.8: behind the name in brackets. */
function technischerName(zeile: Berichtsgefahrgut): string {
  const name = klartext(zeile.gefahrgutausloeser);
  if (name) return `(${name})`;
  return wahr(zeile.gefahrgutklasse, 'technischerName') ? sage('papier.adr.technischerNameFehlt') : '';
}

/** 5.4.1.1.3: before the name, unless it is part of it. */
function abfallwort(zeile: Berichtsgefahrgut): string {
  const istAbfall = zeile.abfall || wahr(zeile.gefahrgutklasse, 'abfall');
  return istAbfall && !/ABFALL/i.test(benennung(zeile)) ? sage('papier.adr.abfall') : '';
}

/** 5.4.1.1.6.2.1: the kind of packaging takes the place of number and name of what was in it. */
function leereVerpackung(zeile: Berichtsgefahrgut): string {
  const packmittel = aus(zeile.verpackung, 'langBezeichnung', 'kurzBezeichnung');
  if (/\bIBC\b|Großpackmittel/i.test(packmittel)) return sage('papier.adr.leer.ibc');
  if (/Großverpackung/i.test(packmittel)) return sage('papier.adr.leer.grossverpackung');
  return aus(zeile.gefahrgutklasse, 'klasse') === '2'
    ? sage('papier.adr.leer.gefaess')
    : sage('papier.adr.leer.verpackung');
}

/** 5.4.1.1.6.2.2: a tank bears the whole description of what it held last. */
function leererTank(zeile: Berichtsgefahrgut): string {
  const packmittel = aus(zeile.verpackung, 'langBezeichnung', 'kurzBezeichnung');
  if (/tankcontainer/i.test(packmittel)) return 'LEERER TANKCONTAINER, LETZTES LADEGUT:';
  return /tank/i.test(packmittel) ? 'LEERER TANK, LETZTES LADEGUT:' : '';
}

function zettel(zeile: Berichtsgefahrgut): string {
  return gefahrzettel(unNummer(zeile), zeile.gefahrgutklasse) ?? sage('papier.adr.gefahrzettelFehlt');
}

/** How much of it, and what else has to be said. */
export function mengen(zeile: Berichtsgefahrgut): string {
  return verbunden(
    ' · ',
    verbunden(' ', zahl(zeile.anzahl), aus(zeile.verpackung, 'langBezeichnung', 'kurzBezeichnung')),
    beschriftet(sage('papier.adr.brutto'), menge(zeile.bruttoGewicht, 2, 'kg')),
    beschriftet(sage('papier.adr.netto'), menge(zeile.nettoGewicht, 2, 'kg')),
    menge(zeile.liter, 2, 'l'),
    beschriftet(sage('papier.adr.nem'), menge(zeile.nettoexplosivmasse, 3, 'kg')),
    vermerke(zeile),
  );
}

/** What is said behind the description: limited and excepted quantities, the environment, notes. */
export function vermerke(zeile: Berichtsgefahrgut): string {
  return verbunden(
    ' · ',
    zeile.begrenztemenge ? sage('papier.adr.begrenzteMenge') : '',
    zeile.freigestelltemenge
      ? verbunden(' ', sage('papier.adr.freigestellteMenge'), aus(zeile.gefahrgutklasse, 'eq'))
      : '',
    umweltvermerk(zeile),
    klartext(zeile.vermerk),
  );
}

/** What ADR 5.4.1.1.18 wants said, empty where nothing is. */
export function umweltvermerk(zeile: Berichtsgefahrgut): string {
  const umwelt = zeile.umweltgefaehrdend || wahr(zeile.gefahrgutklasse, 'umweltgefaehrdend');
  return umwelt && !zeile.leerUngereinigt && !umweltbenannt.has(unNummer(zeile))
    ? sage('papier.adr.umweltgefaehrdend')
    : '';
}

/** Which fields the paper needs and the table does not have; it says which table to load. */
export function fehlendeAngaben(zeile: Berichtsgefahrgut): string {
  const klasse: object | null = zeile.gefahrgutklasse;
  // Rows that do not say what they do not have leave the question open.
  const keine = klasse && 'keine' in klasse ? aus(klasse, 'keine').split(',') : null;
  const fehlt = (feld: string) => keine !== null && !aus(klasse, feld) && !keine.includes(feld);
  return verbunden(
    ', ',
    wahr(klasse, 'nameGekuerzt') ? sage('papier.adr.fehlt.benennung') : '',
    gefahrzettel(unNummer(zeile), klasse) === null ? sage('papier.adr.fehlt.gefahrzettel') : '',
    fehlt('verpackungsgruppe') ? sage('papier.adr.fehlt.verpackungsgruppe') : '',
    fehlt('tunnelcode') ? sage('papier.adr.fehlt.tunnelcode') : '',
  );
}

function beschriftet(label: string, wert: string): string {
  return wert && `${label} ${wert}`;
}

function wahr(objekt: unknown, name: string): boolean {
  return typeof objekt === 'object' && objekt !== null && (objekt as Record<string, unknown>)[name] === true;
}
