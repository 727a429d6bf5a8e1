import { landVon } from '../auftrag/postleitzahlen.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { istTag, naechsterWerktag } from '../feld/tag.js';
import { abholort } from '../kalender/abholort.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** Working days by road from one country to another, for groupage; within a country and to its neighbours one. */
const werktage: Readonly<Record<string, number>> = {
  D: 1,
  A: 1,
  CH: 1,
  FL: 1,
  L: 1,
  NL: 1,
  B: 1,
  DK: 1,
  CZ: 1,
  PL: 1,
  F: 1,
  I: 2,
  SK: 2,
  H: 2,
  SLO: 2,
  HR: 2,
  S: 2,
  GB: 2,
  LT: 2,
  E: 3,
  P: 3,
  N: 3,
  FIN: 3,
  IRL: 3,
  LV: 3,
  EST: 3,
  RO: 3,
  BG: 3,
  SRB: 3,
  GR: 4,
  TR: 5,
};

/** Delivered sooner than a lorry gets there: within the farther of both countries' time. */
export function laufzeitZuKurz(auftrag: Pruefling, { laender }: Regelkontext): Meldung[] {
  const { beladedatum, entladedatum } = auftrag;
  if (!istTag(beladedatum) || !istTag(entladedatum) || entladedatum < beladedatum) return [];
  const ziel = auftrag.abweichendeEmpfaengerAdresse?.name
    ? auftrag.abweichendeEmpfaengerAdresse
    : auftrag.empfaengerAdresse;
  const ort = abholort(auftrag);
  const von = ort && landVon(ort, laender)?.lkz;
  const nach = ziel && landVon(ziel, laender)?.lkz;
  if (!von || !nach) return [];
  const tage = von === nach ? 1 : Math.max(werktage[von] ?? 1, werktage[nach] ?? 1);
  if (entladedatum >= naechsterWerktag(beladedatum, tage)) return [];
  return [fehler('regel.laufzeitZuKurz', 'entladedatum', { von, nach, tage })];
}
