import { werktagNach } from '../kalender/feiertage.js';
import { kalenderregion } from '../kalender/feiertage-regionen.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import { Status } from './auftrag-status.js';

export type Terminregeln = Pick<
  Konfiguration,
  | 'terminArtFixTermin'
  | 'zustelldatum_offset'
  | 'feiertageRegion'
  | 'isDenyZustelldatum'
  | 'isBeladedatumVorbelegen'
  | 'isEntladedatumVorbelegen'
>;

interface Terminangaben {
  beladedatum?: string | null;
  entladedatum?: string | null;
  terminkennzeichen?: { id: number } | null;
  status?: { id: number } | null;
}

/** The working day on which goods picked up on `beladedatum` arrive; never a day off. */
export function zustelltag(
  beladedatum: string,
  regeln: Pick<Terminregeln, 'zustelldatum_offset' | 'feiertageRegion'>,
): string {
  return werktagNach(beladedatum, regeln.zustelldatum_offset, kalenderregion(regeln.feiertageRegion));
}

/** The days a new order starts with, that can be picked up on `abholung`. */
export function vorbelegteTermine(
  { heute, abholung }: { heute: string; abholung: string },
  regeln: Terminregeln,
) {
  return {
    datum: heute,
    beladedatum: regeln.isBeladedatumVorbelegen ? abholung : null,
    entladedatum: regeln.isEntladedatumVorbelegen ? zustelltag(abholung, regeln) : null,
  };
}

export function istFixtermin(
  auftrag: Terminangaben,
  regeln: Pick<Terminregeln, 'terminArtFixTermin'>,
): boolean {
  return auftrag.terminkennzeichen?.id === regeln.terminArtFixTermin;
}

/** Nobody may type the delivery date: it follows the pickup date, unless the appointment is fixed. */
export function istZustelldatumGesperrt(auftrag: Terminangaben, regeln: Terminregeln): boolean {
  return regeln.isDenyZustelldatum && !istFixtermin(auftrag, regeln);
}

/** The delivery date to store: derived where it is locked, else as entered. */
export function zustelldatum(auftrag: Terminangaben, regeln: Terminregeln): string | null {
  if (auftrag.beladedatum && istZustelldatumGesperrt(auftrag, regeln))
    return zustelltag(auftrag.beladedatum, regeln);
  return auftrag.entladedatum ?? null;
}

/**
 * The delivery date after the pickup date was changed in the form: it follows where it is locked or prefilled, as
 * long as the order is new or in status 1, and never at a fixed appointment.
 */
export function zustelldatumNachAbholung(auftrag: Terminangaben, regeln: Terminregeln): string | null {
  const offen = !auftrag.status || auftrag.status.id === Status.erfasst;
  const folgt = regeln.isDenyZustelldatum || (regeln.isEntladedatumVorbelegen && offen);
  if (!auftrag.beladedatum || !folgt || istFixtermin(auftrag, regeln)) return auftrag.entladedatum ?? null;
  return zustelltag(auftrag.beladedatum, regeln);
}
