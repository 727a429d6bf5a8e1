import { Auftragsposition as P } from '@frachtportal/domain/auftrag/auftragsposition';
import type { Masse } from '@frachtportal/domain/auftrag/masse';
import { pflichtfelder } from '@frachtportal/domain/auftrag/position.rules';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { text } from '@frachtportal/domain/texte/text';
import {
  auswahlSpalte,
  type Option,
  type Spalte,
  textSpalte,
  zahlSpalte,
} from '../../../../components/raster/spalte';
import type { Position } from './positionsregeln';

export interface Positionslisten {
  verpackungen: readonly Option[];
  lademittel: readonly Option[];
  waehrungen: readonly Option[];
}

/** Shows how many dangerous goods a position has. */
const adr: Spalte<P> = {
  art: 'anzeige',
  name: 'auftragsgefahrgueter',
  label: 'ADR',
  ansage: 'Gefahrgut',
  breite: 46,
  klasse: 'fp-raster-adr',
  text: (p) => (p.auftragsgefahrgueter?.length ? `⚠ ${p.auftragsgefahrgueter.length}` : ''),
};

/** The columns of the goods positions (specification of orders, section 2). */
export function positionsspalten(
  k: Konfiguration,
  listen: Positionslisten,
  rechne: (p: Position) => Masse,
): Spalte<P>[] {
  const pflicht = new Set<string>(pflichtfelder(k));
  const mass = (name: 'laengeCM' | 'breiteCM' | 'hoeheCM', breite: number) =>
    zahlSpalte(P, name, { breite, pflicht: pflicht.has(name) });
  const wert = (name: 'versicherungswert' | 'warenwert', breite: number) => zahlSpalte(P, name, { breite });
  const waehrung = (name: 'waehrungVersicherungswert' | 'warenwertWaehrung', ansage: string) =>
    auswahlSpalte(P, name, { breite: 76, ansage, optionen: listen.waehrungen });
  return [
    zahlSpalte(P, 'verpackungAnzahl', { breite: 62, ansage: 'Anzahl Verpackung' }),
    auswahlSpalte(P, 'verpackung', { breite: 100, optionen: listen.verpackungen }),
    zahlSpalte(P, 'lademittelAnzahl', { breite: 62, ansage: 'Anzahl Lademittel' }),
    auswahlSpalte(P, 'lademittel', {
      breite: 116,
      optionen: listen.lademittel,
      ...(k.mandantSpezi29 ? { label: 'bestehend aus' } : {}),
    }),
    textSpalte(P, 'warengutBezeichnung', { breite: 'minmax(140px, 1fr)' }),
    zahlSpalte(P, 'bruttoGewicht', { breite: 84 }),
    adr,
    mass('laengeCM', 60),
    mass('breiteCM', 60),
    mass('hoeheCM', 56),
    zahlSpalte(P, 'volumenCBM', { breite: 100, berechne: (p) => rechne(p).volumenCBM }),
    zahlSpalte(P, 'stellplaetze', { breite: 88, stellen: 1, berechne: (p) => rechne(p).stellplaetze }),
    zahlSpalte(P, 'lademeter', { breite: 90, stellen: 1, berechne: (p) => rechne(p).lademeter }),
    textSpalte(P, 'zeichenNummer', { breite: 100, label: text(k.variante.zeichenNummerLabel) }),
    ...(k.variante.lieferschein ? [textSpalte(P, 'lieferschein', { breite: 110 })] : []),
    wert('versicherungswert', 128),
    waehrung('waehrungVersicherungswert', 'Währung Versicherungswert'),
    wert('warenwert', 104),
    waehrung('warenwertWaehrung', 'Währung Warenwert'),
  ];
}
