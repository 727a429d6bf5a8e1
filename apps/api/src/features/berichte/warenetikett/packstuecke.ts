import { stueckzahl } from '@frachtportal/domain/auftrag/position/packeinheit';
import type { Berichtsauftrag, Berichtsposition } from '../berichtsauftrag.js';

/** One piece to be labelled. */
export interface Packstueck {
  position: Berichtsposition | undefined;
  /** Which of the position's pieces, and of how many. */
  nummer: number;
  anzahl: number;
  /** Which of the order's pieces, and of how many. */
  laufend: number;
  gesamt: number;
  /** Its own number, once a label was printed that bears it. */
  sscc: string | undefined;
}

/**
 * How many labels an order needs: one a package or load unit, as the packaging unit counts; one for a position that
 * counts nothing, and one for an order without positions.
 */
export function etikettenzahl(auftrag: Berichtsauftrag): number {
  return Math.max(
    1,
    auftrag.auftragspositionen.reduce((summe, p) => summe + stueckzahl(p), 0),
  );
}

export function packstuecke(auftrag: Berichtsauftrag): Packstueck[] {
  const gesamt = etikettenzahl(auftrag);
  const ergebnis: Packstueck[] = [];
  for (const position of auftrag.auftragspositionen) {
    const n = stueckzahl(position);
    for (let nummer = 1; nummer <= n; nummer++) {
      const sscc = position.packstuecke.find((s) => s.nummer === nummer)?.sscc;
      ergebnis.push({ position, nummer, anzahl: n, laufend: ergebnis.length + 1, gesamt, sscc });
    }
  }
  return ergebnis.length
    ? ergebnis
    : [{ position: undefined, nummer: 1, anzahl: 1, laufend: 1, gesamt, sscc: undefined }];
}

/** The numbers of an order's pieces, as far as they have any. */
export function ssccVon(auftrag: Berichtsauftrag): string[] {
  return auftrag.auftragspositionen.flatMap((p) => p.packstuecke.map((s) => s.sscc));
}
