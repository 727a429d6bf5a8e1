import { Auftragsposition as P } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { pflichtfelder } from '@frachtportal/domain/auftrag/position/position.rules';
import type { Masse } from '@frachtportal/domain/auftrag/rechnen/masse';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { t } from '@frachtportal/texte/t';
import {
  auswahlSpalte,
  type Option,
  type Spalte,
  textSpalte,
  zahlSpalte,
} from '../../../../components/raster/spalte';
import type { Position } from './positionsregeln';
import { spaltensaetze, spaltensatz } from './spaltensaetze';

export interface Positionslisten {
  verpackungen: readonly Option[];
  lademittel: readonly Option[];
  waehrungen: readonly Option[];
}

interface Mittel {
  rechne: (p: Position) => Masse;
  oeffneGefahrgut: (schluessel: number) => void;
  /** The user works with the metro version. */
  metroversion?: boolean;
}

/** Shows how many dangerous goods a position has and leads to them. Tab goes on to the measures. */
function adr(oeffne: Mittel['oeffneGefahrgut']): Spalte<P> {
  return {
    art: 'anzeige',
    name: 'auftragsgefahrgueter',
    label: 'beschriftung.adr',
    ansage: 'beschriftung.gefahrgut',
    breite: 46,
    klasse: 'fp-raster-adr',
    text: (p) => (p.auftragsgefahrgueter?.length ? `⚠ ${p.auftragsgefahrgueter.length}` : ''),
    aktion: oeffne,
    aktionstext: 'beschriftung.gefahrgut',
    ohneHalt: true,
  };
}

/** Every column there is, by the name of its field. */
function alleSpalten(k: Konfiguration, listen: Positionslisten, { rechne, oeffneGefahrgut }: Mittel) {
  const pflicht = new Set<string>(pflichtfelder(k));
  const mass = (name: 'laengeCM' | 'breiteCM' | 'hoeheCM', label: string, breite: number) =>
    zahlSpalte(P, name, { label, breite, pflicht: pflicht.has(name), auch: [name.slice(0, 1)] });
  const waehrung = (name: 'waehrungVersicherungswert' | 'warenwertWaehrung', ansage: string) =>
    auswahlSpalte(P, name, { breite: 76, ansage, optionen: listen.waehrungen });
  return {
    verpackungAnzahl: zahlSpalte(P, 'verpackungAnzahl', {
      breite: 62,
      ansage: 'auftrag.erfassung.anzahlVerpackung',
      auch: ['Menge', 'Stück', 'Colli'],
    }),
    verpackung: auswahlSpalte(P, 'verpackung', { breite: 100, optionen: listen.verpackungen }),
    lademittelAnzahl: zahlSpalte(P, 'lademittelAnzahl', {
      breite: 62,
      ansage: 'auftrag.erfassung.anzahlLademittel',
    }),
    lademittel: auswahlSpalte(P, 'lademittel', {
      breite: 116,
      optionen: listen.lademittel,
      ...(k.mandantSpezi29 ? { label: 'auftrag.erfassung.bestehendAus' } : {}),
    }),
    warengutBezeichnung: textSpalte(P, 'warengutBezeichnung', {
      breite: 'minmax(140px, 1fr)',
      auch: ['Ware', 'Warenbezeichnung', 'Bezeichnung', 'Beschreibung', 'Artikel'],
    }),
    bruttoGewicht: zahlSpalte(P, 'bruttoGewicht', { breite: 84, auch: ['Brutto', 'kg'] }),
    auftragsgefahrgueter: adr(oeffneGefahrgut),
    laengeCM: mass('laengeCM', 'auftrag.erfassung.laengeCm', 60),
    breiteCM: mass('breiteCM', 'auftrag.erfassung.breiteCm', 60),
    hoeheCM: mass('hoeheCM', 'auftrag.erfassung.hoeheCm', 60),
    volumenCBM: zahlSpalte(P, 'volumenCBM', {
      breite: 100,
      auch: ['cbm', 'm3'],
      berechne: (p) => rechne(p).volumenCBM,
    }),
    stellplaetze: zahlSpalte(P, 'stellplaetze', {
      breite: 88,
      stellen: 1,
      auch: ['STP'],
      berechne: (p) => rechne(p).stellplaetze,
    }),
    lademeter: zahlSpalte(P, 'lademeter', {
      breite: 90,
      stellen: 1,
      auch: ['LDM'],
      berechne: (p) => rechne(p).lademeter,
    }),
    zeichenNummer: textSpalte(P, 'zeichenNummer', {
      breite: 100,
      label: t(`meldung.${k.variante.zeichenNummerLabel}`),
    }),
    lieferschein: textSpalte(P, 'lieferschein', { breite: 110 }),
    versicherungswert: zahlSpalte(P, 'versicherungswert', { breite: 138 }),
    waehrungVersicherungswert: waehrung(
      'waehrungVersicherungswert',
      'auftrag.erfassung.waehrungVersicherungswert',
    ),
    warenwert: zahlSpalte(P, 'warenwert', { breite: 104 }),
    warenwertWaehrung: waehrung('warenwertWaehrung', 'auftrag.erfassung.waehrungWarenwert'),
  } satisfies Record<string, Spalte<P>>;
}

/** The columns of the goods positions (specification of orders, section 2). */
export function positionsspalten(k: Konfiguration, listen: Positionslisten, mittel: Mittel): Spalte<P>[] {
  const alle = alleSpalten(k, listen, mittel);
  return spaltensaetze[spaltensatz(k, mittel.metroversion ?? false)]
    .filter((name) => name !== 'lieferschein' || k.variante.lieferschein)
    .map((name) => alle[name]);
}
