import { type Berichtsgefahrgut, bezeichnung } from '../darstellung/gefahrgut/gefahrgut.js';

export interface Gesamtmenge {
  bezeichnung: string;
  packstuecke: number;
  kg: number | null;
  liter: number | null;
}

/** Totals of each different description (ADR 5.4.1.1.1 f), in the order in which they come. Summed in hundredths. */
export function gesamtmengen(zeilen: readonly Berichtsgefahrgut[]): Gesamtmenge[] {
  const summen = new Map<string, { packstuecke: number; kg: number; liter: number }>();
  // Limited and excepted quantities are told apart from the rest below.
  for (const z of zeilen.filter((zeile) => !zeile.begrenztemenge && !zeile.freigestelltemenge)) {
    const name = bezeichnung(z);
    const bisher = summen.get(name) ?? { packstuecke: 0, kg: 0, liter: 0 };
    summen.set(name, {
      packstuecke: bisher.packstuecke + (z.anzahl ?? 0),
      kg: bisher.kg + hundertstel(z.nettoexplosivmasse || z.nettoGewicht),
      liter: bisher.liter + hundertstel(z.liter),
    });
  }
  return [...summen].map(([name, s]) => ({
    bezeichnung: name,
    packstuecke: s.packstuecke,
    kg: s.kg ? s.kg / 100 : null,
    liter: s.liter ? s.liter / 100 : null,
  }));
}

function hundertstel(wert: number | null | undefined): number {
  return typeof wert === 'number' && Number.isFinite(wert) ? Math.round(wert * 100) : 0;
}
