import { isBIC, isIBAN } from 'class-validator';
import { istKurzform } from '../adresse/kurzform.js';
import { zahlengrenze } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Auftrag } from './auftrag.js';
import { AuftragLademittel } from './auftrag-teile.js';
import { type Erfassende, pruefeFreigaben } from './freigaben.js';
import { istBexTerminart } from './gefahrgut/gefahrgut.rules.js';
import { Gefahrgutzeile } from './gefahrgut/gefahrgutzeile.js';
import { pruefePositionen } from './position/position.rules.js';
import { istLeer, ohneLeere } from './position/positionen.js';
import { summiere } from './rechnen/summen.js';
import { ibanElektronisch, waehrungEuro } from './service/nachnahme.js';
import { zustelldatum } from './termine.js';

type Regel = (auftrag: Auftrag, konfiguration: Konfiguration, vorher: Partial<Auftrag> | null) => Meldung[];

/**
 * The rules over several fields and those that depend on the configuration (specification of orders, section 5).
 * The fields' own rules have been applied before, by `lies`; an order goes through `bereiteAuf` afterwards.
 */
export function pruefeAuftrag(
  auftrag: Auftrag,
  erfassende: Erfassende,
  vorher: Partial<Auftrag> | null = null,
): Meldung[] {
  return [
    ...regeln.flatMap((regel) => regel(auftrag, erfassende.konfiguration, vorher)),
    ...pruefeFreigaben(auftrag, erfassende, vorher),
  ];
}

const regeln: Regel[] = [
  adressen,
  angaben,
  termine,
  nachnahme,
  pruefePositionen,
  summen,
  bex,
  lademittel,
  services,
];

function adressen(auftrag: Auftrag): Meldung[] {
  return (['absenderAdresse', 'empfaengerAdresse'] as const)
    .filter((rolle) => !auftrag[rolle]?.name?.trim() && !istKurzform(auftrag[rolle]))
    .map((rolle) => fehler('feld.pflicht', `${rolle}.name`));
}

/** A field left out gets its default; one that is emptied is missing. */
function angaben(a: Auftrag, k: Konfiguration): Meldung[] {
  const meldungen: Meldung[] = [];
  if (a.frankatur === null) meldungen.push(fehler('feld.pflicht', 'frankatur'));
  const verkehrsart = a.verkehrsart ?? -1;
  if (k.isVerkehrsartPflichtfeld && verkehrsart === -1) meldungen.push(fehler('feld.pflicht', 'verkehrsart'));
  if (verkehrsart === 0) meldungen.push(fehler('feld.auswahl', 'verkehrsart'));
  return meldungen;
}

function termine(a: Auftrag, k: Konfiguration): Meldung[] {
  const meldungen: Meldung[] = [];
  const zustellung = zustelldatum(a, k);
  if (k.isAbholDatumPflicht && !a.beladedatum) meldungen.push(fehler('feld.pflicht', 'beladedatum'));
  if (k.isZustellDatumPflicht && !zustellung) meldungen.push(fehler('feld.pflicht', 'entladedatum'));
  if (a.beladedatum && zustellung && zustellung < a.beladedatum) {
    meldungen.push(fehler('auftrag.zustellungVorAbholung', 'entladedatum'));
  }
  return meldungen;
}

/** By IBAN cash on delivery comes in euro; a currency that is stored from before may stay. */
function nachnahme(a: Auftrag, k: Konfiguration, vorher: Partial<Auftrag> | null): Meldung[] {
  const waehrung = a.nachnahmeWaehrung?.id ?? waehrungEuro;
  const falsch = k.variante.ibanNachnahme && waehrung !== waehrungEuro;
  const neu = waehrung !== vorher?.nachnahmeWaehrung?.id;
  return [...(falsch && neu ? [fehler('auftrag.nachnahmeEuro', 'nachnahmeWaehrung')] : []), ...pruefeBank(a)];
}

/** A bank connection is whole or not there, in templates too. */
export function pruefeBank(a: Partial<Pick<Auftrag, 'iban' | 'bic'>>): Meldung[] {
  const meldungen: Meldung[] = [];
  if (a.iban?.trim() && !isIBAN(ibanElektronisch(a.iban))) meldungen.push(fehler('auftrag.iban', 'iban'));
  if (a.bic?.trim() && !isBIC(a.bic.trim().toUpperCase())) meldungen.push(fehler('auftrag.bic', 'bic'));
  return meldungen;
}

/** Sums are stored too and must fit as every number does. Where a single number does not, that is told at it. */
function summen(a: Auftrag): Meldung[] {
  const positionen = a.auftragspositionen ?? [];
  const einzeln = positionen.flatMap((p) => [p.bruttoGewicht, p.verpackungAnzahl, p.lademittelAnzahl]);
  if (einzeln.some((zahl) => (zahl ?? 0) > zahlengrenze)) return [];
  const { bruttoGewicht, verpackungAnzahl, lademittelAnzahl } = summiere(positionen);
  const groesste = Math.max(bruttoGewicht, verpackungAnzahl, lademittelAnzahl);
  return groesste > zahlengrenze ? [fehler('auftrag.summeZuGross', 'auftragspositionen')] : [];
}

function bex(a: Auftrag): Meldung[] {
  if (!istBexTerminart(a.terminkennzeichen)) return [];
  const gefahrgut = (a.auftragspositionen ?? []).flatMap((p) =>
    ohneLeere(Gefahrgutzeile, p.auftragsgefahrgueter),
  );
  return gefahrgut.length > 0 ? [fehler('gefahrgut.bex', 'terminkennzeichen')] : [];
}

/** A count of nothing says nothing, so the load unit is asked for too. */
function lademittel(a: Auftrag): Meldung[] {
  return (a.auftragZusLademittel ?? []).flatMap((zeile, i) =>
    istLeer(AuftragLademittel, zeile) || zeile.lademittel
      ? []
      : [fehler('feld.pflicht', `auftragZusLademittel[${i}].lademittel`)],
  );
}

/** A service is on or off; twice with two values it would be neither. */
function services(a: Auftrag): Meldung[] {
  const nummern = (a.auftragServices ?? []).map((s) => s.spez_num);
  return nummern.flatMap((nummer, i) =>
    nummern.indexOf(nummer) < i ? [fehler('auftrag.serviceDoppelt', `auftragServices[${i}].spez_num`)] : [],
  );
}
