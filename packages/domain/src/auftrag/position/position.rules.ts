import { zahlengrenze } from '../../feld/dekoratoren.js';
import { fehler, type Meldung, unter } from '../../feld/meldung.js';
import type { Konfiguration } from '../../konfiguration/konfiguration.js';
import type { Auftrag } from '../auftrag.js';
import { pruefeGefahrgutzeile } from '../gefahrgut/gefahrgut.rules.js';
import { masse } from '../rechnen/masse.js';
import { Auftragsposition } from './auftragsposition.js';
import { istLeer } from './positionen.js';

/** The positions of an order: at least one, and the rules of each that has data. */
export function pruefePositionen(auftrag: Auftrag, konfiguration: Konfiguration): Meldung[] {
  const meldungen: Meldung[] = [];
  let anzahl = 0;
  for (const [i, position] of (auftrag.auftragspositionen ?? []).entries()) {
    if (istLeer(Auftragsposition, position)) continue;
    anzahl++;
    meldungen.push(...pruefePosition(position, konfiguration, `auftragspositionen[${i}]`));
  }
  return anzahl > 0 ? meldungen : [fehler('auftrag.positionFehlt', 'auftragspositionen')];
}

/** Source: specification of orders, section 5. What is required of every position is declared at its fields. */
export function pruefePosition(p: Partial<Auftragsposition>, k: Konfiguration, pfad: string): Meldung[] {
  const fehlend = pflichtfelder(k).filter((feld) => !p[feld]);
  // A 0 is no weight.
  if (p.bruttoGewicht === 0) fehlend.push('bruttoGewicht');
  if (p.warengutBezeichnung && !p.warengutBezeichnung.trim()) fehlend.push('warengutBezeichnung');
  const berechnet = masse(p, k);
  const zuGross = (['volumenCBM', 'lademeter', 'stellplaetze'] as const).filter(
    (feld) => (berechnet[feld] ?? 0) > zahlengrenze,
  );
  return [
    ...fehlend.map((feld) => fehler('feld.pflicht', unter(pfad, feld))),
    ...zuGross.map((feld) => fehler('auftrag.massZuGross', unter(pfad, feld))),
    ...(p.auftragsgefahrgueter ?? []).flatMap((zeile, i) =>
      pruefeGefahrgutzeile(zeile, unter(pfad, `auftragsgefahrgueter[${i}]`)),
    ),
  ];
}

type Pflichtfeld = 'laengeCM' | 'breiteCM' | 'hoeheCM' | 'warengutBezeichnung' | 'bruttoGewicht';

/** The measures that the configuration requires; the grid marks their columns. */
export function pflichtfelder(
  k: Pick<Konfiguration, 'isLaengePflichtfeld' | 'isBreitePflichtfeld' | 'isHoehePflichtfeld'>,
): Pflichtfeld[] {
  const verlangt: [Pflichtfeld, boolean][] = [
    ['laengeCM', k.isLaengePflichtfeld],
    ['breiteCM', k.isBreitePflichtfeld],
    ['hoeheCM', k.isHoehePflichtfeld],
  ];
  return verlangt.filter(([, an]) => an).map(([feld]) => feld);
}
