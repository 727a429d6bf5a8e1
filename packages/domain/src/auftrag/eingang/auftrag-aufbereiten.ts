import type { Konfiguration } from '../../konfiguration/konfiguration.js';
import { Auftrag } from '../auftrag.js';
import { AuftragLademittel } from '../auftrag-teile.js';
import { gespiegelt } from '../gefahrgut/gefahrgut.rules.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { nummeriert, ohneLeere } from '../position/positionen.js';
import { masse } from '../rechnen/masse.js';
import { summiere } from '../rechnen/summen.js';
import { ibanElektronisch, nachnahmewaehrung } from '../service/nachnahme.js';
import { serviceFlags } from '../service/services.js';
import { zustelldatum } from '../termine.js';
import { abgeleiteteVerkehrsart } from '../verkehrsart.js';

/** What an order starts with (specification of orders, section 9). */
export const vorgaben = { frankatur: 5, verkehrsart: 1, verkehrsartOffen: -1 } as const;

/**
 * The order as it is stored: defaults, no empty rows, continuous numbers, everything that is computed. Expects an
 * order that `pruefeAuftrag` has passed; leaves the given one unchanged.
 */
export function bereiteAuf(auftrag: Auftrag, k: Konfiguration, { heute }: { heute: string }): Auftrag {
  const positionen = nummeriert(Auftragsposition, ohneLeere(Auftragsposition, auftrag.auftragspositionen));
  const auftragspositionen = positionen.map((p) => bereitePositionAuf(p, k));
  return Object.assign(new Auftrag(), auftrag, {
    ...kopfdaten(auftrag, k, heute),
    ...nachnahme(auftrag, k),
    ...serviceFlags(auftrag.auftragServices ?? []),
    ...summenfelder(auftragspositionen),
    abweichendeBeladung: abweichendeBeladung(auftrag),
    auftragspositionen,
    auftragZusLademittel: nummeriert(
      AuftragLademittel,
      ohneLeere(AuftragLademittel, auftrag.auftragZusLademittel),
    ),
    auftragServices: auftrag.auftragServices ?? [],
  } satisfies Partial<Auftrag>);
}

function kopfdaten(a: Auftrag, k: Konfiguration, heute: string): Partial<Auftrag> {
  const entladedatum = zustelldatum(a, k);
  const beladedatum = a.beladedatum ?? null;
  const vorgabe = k.isVerkehrsartPflichtfeld ? vorgaben.verkehrsartOffen : vorgaben.verkehrsart;
  const offen = abgeleiteteVerkehrsart(a, k) ?? vorgabe;
  return {
    datum: a.datum ?? heute,
    frankatur: a.frankatur ?? vorgaben.frankatur,
    verkehrsart: (a.verkehrsart ?? -1) === vorgaben.verkehrsartOffen ? offen : a.verkehrsart,
    absenderReferenz: gekuerzt(a.absenderReferenz, k.variante.absenderReferenzMax),
    beladedatum,
    abholDatumVon: beladedatum,
    abholDatumBis: beladedatum,
    entladedatum,
    zustellDatumVon: entladedatum,
    zustellDatumBis: entladedatum,
  };
}

/** Cut by characters, as the database counts them, never through a surrogate pair. */
function gekuerzt(text: string | null | undefined, max: number): string | null {
  return text ? Array.from(text).slice(0, max).join('') : (text ?? null);
}

function nachnahme(a: Auftrag, k: Konfiguration): Partial<Auftrag> {
  const waehrung = { id: nachnahmewaehrung(k) };
  return {
    iban: a.iban ? ibanElektronisch(a.iban) : (a.iban ?? null),
    bic: a.bic ? a.bic.trim().toUpperCase() : (a.bic ?? null),
    nachnahmeWaehrung: a.nachnahmeWaehrung ?? (a.nachnahmeBetrag == null ? null : waehrung),
  };
}

/** Never with a neutral sender or without a different pickup address; else as chosen, on for an address known by id. */
function abweichendeBeladung(a: Auftrag): boolean {
  if (a.neutralerAbsenderAdresse || !a.abweichendeAbholerAdresse) return false;
  return a.abweichendeBeladung ?? Boolean(a.abweichendeAbholerAdresse.id);
}

function summenfelder(positionen: Auftragsposition[]): Partial<Auftrag> {
  const summen = summiere(positionen);
  return {
    mitGefahrguetern: positionen.some((p) => p.mitGefahrguetern),
    sumBruttoGewicht: summen.bruttoGewicht,
    sumLademittelAnzahl: summen.lademittelAnzahl,
    sumVerpackungAnzahl: summen.verpackungAnzahl,
    sumPackstueckAnzahl: summen.packstueckAnzahl,
  };
}

function bereitePositionAuf(p: Auftragsposition, k: Konfiguration): Auftragsposition {
  const gefahrgut = nummeriert(Gefahrgutzeile, ohneLeere(Gefahrgutzeile, p.auftragsgefahrgueter));
  const berechnet = masse(p, k);
  const waehrung = { id: k.defaultWaehrung };
  return Object.assign(new Auftragsposition(), p, berechnet, {
    anzahlStellplaetze: berechnet.stellplaetze,
    waehrungVersicherungswert: p.waehrungVersicherungswert ?? (p.versicherungswert == null ? null : waehrung),
    warenwertWaehrung: p.warenwertWaehrung ?? (p.warenwert == null ? null : waehrung),
    mitGefahrguetern: gefahrgut.length > 0,
    auftragsgefahrgueter: gefahrgut.map((z) => Object.assign(new Gefahrgutzeile(), z, gespiegelt(z))),
  } satisfies Partial<Auftragsposition>);
}
