import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { packeinheitVon } from '@frachtportal/domain/auftrag/position/packeinheit';
import { istLeer } from '@frachtportal/domain/auftrag/position/positionen';
import {
  type Masse,
  type Massregeln,
  masse,
  wirdBerechnet,
} from '@frachtportal/domain/auftrag/rechnen/masse';
import { massfelder } from '@frachtportal/domain/auftrag/rechnen/massfelder';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Zeilenregeln } from '../../../../components/raster/zeile';

export type Position = Partial<Auftragsposition>;

/** What follows from the measures of a row, worked out once a row. */
export function massrechner(k: Massregeln): (p: Position) => Masse {
  const bekannt = new WeakMap<Position, Masse>();
  return (p) => {
    const ergebnis = bekannt.get(p) ?? masse(p, k);
    bekannt.set(p, ergebnis);
    return ergebnis;
  };
}

/** Amounts by the field of their currency. */
const betraege: Record<string, 'waehrungVersicherungswert' | 'warenwertWaehrung'> = {
  versicherungswert: 'waehrungVersicherungswert',
  warenwert: 'warenwertWaehrung',
};

const packfelder = new Set(['verpackung', 'verpackungAnzahl', 'lademittel', 'lademittelAnzahl']);

/** How goods positions behave in the grid. */
export function positionsregeln(k: Konfiguration): Zeilenregeln<Auftragsposition> {
  return {
    istLeer: (p) => istLeer(Auftragsposition, p),
    nachAenderung: (p, feld) => {
      if (feld === 'auftragsgefahrgueter')
        return { ...p, mitGefahrguetern: (p.auftragsgefahrgueter ?? []).length > 0 };
      const waehrung = betraege[feld];
      if (waehrung && p[feld as 'warenwert'] != null) {
        return { ...p, [waehrung]: p[waehrung] ?? { id: k.defaultWaehrung } };
      }
      return packfelder.has(feld)
        ? { ...p, verpackungseinheit: packeinheitVon(p, { spezial: k.mandantSpezi29 }) }
        : p;
    },
    kopie: ({ auftptNum: _, ...p }) => p,
    hoechstens: 999,
  };
}

/**
 * Positions of a stored order for the grid. What the server computed is left open again, so that it follows when the
 * measures change; what somebody typed stays, also where it is what would be computed.
 */
export function oeffnePositionen(positionen: readonly Position[], k: Massregeln): Position[] {
  return positionen.map((p) => {
    const offene = massfelder.filter((feld) => wirdBerechnet(p, feld, k));
    return { ...p, ...Object.fromEntries(offene.map((feld) => [feld, null])), berechnet: [] };
  });
}
