import type { Konfiguration } from '../../konfiguration/konfiguration.js';
import type { Auftragsposition } from '../position/auftragsposition.js';
import { type PackeinheitId, packeinheitVon, packstueckAnzahl } from '../position/packeinheit.js';
import { lademeter } from './lademeter.js';
import { type Massfeld, massfelder } from './massfelder.js';
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
    | 'berechnet'
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
  /** Which of the three were computed. */
  berechnet: Massfeld[];
}

/**
 * Packaging unit, volume, loading metres and parking places of a position. Volume follows whenever its measures are
 * there; the other two only where the configuration wants it and nothing was typed.
 */
export function masse(p: Massangaben, regeln: Massregeln): Masse {
  const einheit = packeinheitVon(p, { spezial: regeln.mandantSpezi29 }) ?? p.verpackungseinheit ?? null;
  const { verpackungAnzahl, lademittelAnzahl } = p;
  const stueck = packstueckAnzahl({ verpackungseinheit: einheit, verpackungAnzahl, lademittelAnzahl });
  const flaeche = { laengeCm: p.laengeCM, breiteCm: p.breiteCM, anzahl: lademittelAnzahl };
  const koerper = { ...flaeche, hoeheCm: p.hoeheCM, anzahl: einheit && stueck };
  const eigene = (feld: Massfeld) => (wirdBerechnet(p, feld, regeln) ? null : (p[feld] ?? null));
  const frei = (feld: 'lademeter' | 'stellplaetze') => rechnet(feld, regeln) && eigene(feld) === null;
  const gerechnet: Record<Massfeld, number | null> = {
    volumenCBM: istVoll(koerper) ? volumenCbm(koerper) : null,
    lademeter: frei('lademeter') && istVoll(flaeche) ? lademeter(flaeche) : null,
    stellplaetze: frei('stellplaetze') && istVoll(flaeche) ? stellplaetze(flaeche) : null,
  };
  return {
    verpackungseinheit: einheit,
    volumenCBM: gerechnet.volumenCBM ?? eigene('volumenCBM'),
    lademeter: gerechnet.lademeter ?? eigene('lademeter'),
    stellplaetze: gerechnet.stellplaetze ?? eigene('stellplaetze'),
    berechnet: massfelder.filter((feld) => gerechnet[feld] !== null),
  };
}

/** Is the value one that was computed, and would be again? Where computing is switched off it stays as it is. */
export function wirdBerechnet(
  p: Pick<Massangaben, 'berechnet'>,
  feld: Massfeld,
  regeln: Massregeln,
): boolean {
  return rechnet(feld, regeln) && (p.berechnet ?? []).includes(feld);
}

function rechnet(feld: Massfeld, regeln: Massregeln): boolean {
  if (feld === 'lademeter') return regeln.isLademeterBerechnen;
  return feld === 'volumenCBM' || regeln.isStellplaetzeBerechnen;
}

/** All measures are whole numbers above zero; a half-typed one computes nothing. */
function istVoll<T extends object>(angaben: T): angaben is T & { [K in keyof T]: number } {
  return Object.values(angaben).every((wert) => Number.isSafeInteger(wert) && wert > 0);
}
