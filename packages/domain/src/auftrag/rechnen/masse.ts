import type { Konfiguration } from '../../konfiguration/konfiguration.js';
import type { Auftragsposition } from '../position/auftragsposition.js';
import { Packeinheit, type PackeinheitId, packeinheitVon } from '../position/packeinheit.js';
import { lademeter } from './lademeter.js';
import { stellplaetze } from './stellplaetze.js';
import { volumenCbm } from './volumen.js';

type Massangaben = Partial<
  Pick<
    Auftragsposition,
    | 'verpackungseinheit'
    | 'verpackung'
    | 'verpackungAnzahl'
    | 'lademittel'
    | 'lademittelAnzahl'
    | 'laengeCM'
    | 'breiteCM'
    | 'hoeheCM'
    | 'volumenCBM'
    | 'lademeter'
    | 'stellplaetze'
  >
>;

export type Massregeln = Pick<
  Konfiguration,
  'mandantSpezi29' | 'isLademeterBerechnen' | 'isStellplaetzeBerechnen'
>;

/** What follows from the measures of a position; null where neither computed nor entered. */
export interface Masse {
  verpackungseinheit: PackeinheitId | null;
  volumenCBM: number | null;
  lademeter: number | null;
  stellplaetze: number | null;
}

/**
 * Packaging unit, volume, loading metres and parking places of a position. Volume follows whenever its measures are
 * there; the other two only where the configuration wants it and nothing is entered.
 */
export function masse(p: Massangaben, regeln: Massregeln): Masse {
  const einheit = packeinheitVon(p, { spezial: regeln.mandantSpezi29 }) ?? p.verpackungseinheit ?? null;
  const stueck = einheit === Packeinheit.verpackung ? p.verpackungAnzahl : p.lademittelAnzahl;
  const flaeche = { laengeCm: p.laengeCM, breiteCm: p.breiteCM, anzahl: p.lademittelAnzahl };
  const koerper = { ...flaeche, hoeheCm: p.hoeheCM, anzahl: einheit && stueck };
  return {
    verpackungseinheit: einheit,
    volumenCBM: istVoll(koerper) ? volumenCbm(koerper) : (p.volumenCBM ?? null),
    lademeter: p.lademeter ?? (regeln.isLademeterBerechnen && istVoll(flaeche) ? lademeter(flaeche) : null),
    stellplaetze:
      p.stellplaetze ?? (regeln.isStellplaetzeBerechnen && istVoll(flaeche) ? stellplaetze(flaeche) : null),
  };
}

/** All measures are whole numbers above zero; a half-typed one computes nothing. */
function istVoll<T extends object>(angaben: T): angaben is T & { [K in keyof T]: number } {
  return Object.values(angaben).every((wert) => Number.isSafeInteger(wert) && wert > 0);
}
