import { feld } from '@frachtportal/domain/feld/feld';
import { Berechnteil, Berechnteilposition } from '@frachtportal/domain/preis/berechnteil';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';

type Waehrung = { bezeichnungKurz?: string } | null;

/** A position with its place in its part, which is all that tells it from its like. */
export type Positionszeile = Berechnteilposition & { nummer: number };

const waehrung = (w: unknown) => (w as Waehrung)?.bezeichnungKurz ?? '';

function teil(name: keyof Berechnteil & string, mehr: Partial<Tabellenspalte<Berechnteil>> = {}) {
  return { feld: name, titel: feld(Berechnteil, name).label, ...mehr };
}

function position(
  name: keyof Berechnteilposition & string,
  mehr: Partial<Tabellenspalte<Positionszeile>> = {},
) {
  return { feld: name, titel: feld(Berechnteilposition, name).label, ...mehr };
}

const teilzahl = (name: 'frachtpflichtigesGewicht' | 'km' | 'betrag' | 'ertrag', dezimal: number) =>
  teil(name, { rechts: true, zelle: (z) => formatiereZahl(z[name], dezimal) });

const positionszahl = (name: 'pflichtigerBetrag' | 'bezug' | 'satz' | 'betrag', dezimal: number) =>
  position(name, { rechts: true, zelle: (z) => formatiereZahl(z[name], dezimal, 2) });

/** "Berechnung" of the daily price, in the contract's order. */
export const teilspalten: readonly Tabellenspalte<Berechnteil>[] = [
  teil('bereich', { zelle: (z) => t(z.bereich ?? '') }),
  teil('leistungsDatum', { zelle: (z) => formatiereTag(z.leistungsDatum) }),
  teil('status', { zelle: (z) => t(z.status ?? '') }),
  teil('rechnungsempfaenger'),
  teil('waehrung', { zelle: (z) => waehrung(z.waehrung) }),
  teil('schema', { zelle: (z) => t(z.schema ?? '') }),
  teilzahl('frachtpflichtigesGewicht', 2),
  teilzahl('km', 0),
  teil('vonOrt'),
  teil('nachOrt'),
  teilzahl('betrag', 2),
  teilzahl('ertrag', 2),
];

/** "Positionen" of one part; `rechenBasis` explains how the amount came about. */
export const positionsspalten: readonly Tabellenspalte<Positionszeile>[] = [
  position('leistungsArt', { zelle: (z) => t(z.leistungsArt ?? '') }),
  position('tarif'),
  position('version'),
  position('ortsKlasse'),
  positionszahl('pflichtigerBetrag', 2),
  positionszahl('bezug', 0),
  position('zu', { zelle: (z) => t(z.zu ?? '') }),
  positionszahl('satz', 2),
  position('satzWaehrung', { zelle: (z) => waehrung(z.satzWaehrung) }),
  positionszahl('betrag', 2),
  position('betragWaehrung', { zelle: (z) => waehrung(z.betragWaehrung) }),
  position('rechenBasis', { breite: 260 }),
  position('text', { breite: 220, zelle: (z) => t(z.text ?? '') }),
];
