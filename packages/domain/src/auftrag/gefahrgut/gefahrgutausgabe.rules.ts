import { fehler, type Meldung } from '../../feld/meldung.js';
import { type Gefahrgutklasse, giltAm } from '../../stammdaten/gefahrgut/gefahrgut.js';
import { istGleicheAusgabe } from '../../stammdaten/gefahrgut/gefahrgutausgaben.js';
import type { Auftrag } from '../auftrag.js';

/** The day that decides which editions of the table may be used: that of the pickup, else that of the order. */
export function gefahrguttag(auftrag: Pick<Auftrag, 'beladedatum' | 'datum'>, heute: string): string {
  return auftrag.beladedatum ?? auftrag.datum ?? heute;
}

/** A row of the dangerous-goods table where an order names it. */
export interface Gefahrgutverweis {
  feld: string;
  eintrag: Pick<Gefahrgutklasse, 'unnr' | 'version' | 'gueltigVon' | 'gueltigBis' | 'zulassung'>;
}

/**
 * One order uses one edition, and one that holds on the day of the pickup. Templates and drafts have no such day yet:
 * without one only the mixture is told.
 */
export function pruefeAusgaben(verweise: readonly Gefahrgutverweis[], tag: string | null): Meldung[] {
  const gueltig = (g: Gefahrgutverweis['eintrag']) => tag === null || giltAm(g, tag);
  const erste = verweise.find((v) => gueltig(v.eintrag))?.eintrag;
  return verweise.flatMap(({ feld, eintrag }) => {
    const { unnr, version, zulassung } = eintrag;
    // Carriage is forbidden, or ADR has no rules for it: such an entry is known, but no order names it.
    if (zulassung === 'verboten') return [fehler('gefahrgut.verboten', feld, { unnr })];
    if (zulassung === 'frei') return [fehler('gefahrgut.unterliegtNicht', feld, { unnr })];
    if (!gueltig(eintrag))
      return [fehler('gefahrgut.nichtGueltig', feld, { unnr, version, tag: deutscherTag(tag) })];
    if (erste && !istGleicheAusgabe(eintrag, erste))
      return [fehler('gefahrgut.gemischt', feld, { unnr, version, andere: erste.version })];
    return [];
  });
}

const deutscherTag = (tag: string | null) => (tag ?? '').split('-').reverse().join('.');
