import { fehler, type Meldung } from '../feld/meldung.js';
import { zeilen } from './gefahrgutzeilen.js';
import type { Pruefling } from './regel.js';

const begrenzte = (auftrag: Pruefling) => zeilen(auftrag).filter(({ z }) => z.begrenztemenge);

/** ADR 3.4, table A column 7a: "0" allows no limited quantity. */
export function begrenzteMengeUnzulaessig(auftrag: Pruefling): Meldung[] {
  return begrenzte(auftrag)
    .filter(({ k }) => k.begrenzteMengeText?.trim() === '0')
    .map(({ pfad, params }) => fehler('regel.begrenzteMengeUnzulaessig', `${pfad}.begrenztemenge`, params));
}

/** Gross mass of a package with limited quantities, and of a shrink- or stretch-wrapped tray (ADR 3.4.2, 3.4.3). */
const hoechstensKg = ({ tray }: { tray?: boolean | null }) => (tray ? 20 : 30);

export function begrenzteMengeZuSchwer(auftrag: Pruefling): Meldung[] {
  return begrenzte(auftrag)
    .filter(({ z }) => z.anzahl && z.bruttoGewicht)
    .filter(({ z }) => (z.bruttoGewicht ?? 0) > hoechstensKg(z) * (z.anzahl ?? 0))
    .map(({ z, pfad, params }) =>
      fehler('regel.begrenzteMengeZuSchwer', `${pfad}.bruttoGewicht`, { ...params, grenze: hoechstensKg(z) }),
    );
}

/** What an inner packaging may hold (table A column 7a), where the table says it as a quantity. */
const begrenzteInnen = (auftrag: Pruefling) =>
  begrenzte(auftrag).flatMap(({ z, k, pfad, params }) =>
    k.lqGrenze
      ? [
          {
            inhalt: z.inhaltInnenverpackung ?? null,
            grenze: k.lqGrenze,
            feld: `${pfad}.inhaltInnenverpackung`,
            params: { ...params, grenze: k.lqGrenze, einheit: k.lqEinheit ?? '' },
          },
        ]
      : [],
  );

export function begrenzteMengeInnen(auftrag: Pruefling): Meldung[] {
  return begrenzteInnen(auftrag)
    .filter(({ inhalt, grenze }) => inhalt !== null && inhalt > grenze)
    .map(({ feld, params }) => fehler('regel.begrenzteMengeInnen', feld, params));
}

export function begrenzteMengeInhaltFehlt(auftrag: Pruefling): Meldung[] {
  return begrenzteInnen(auftrag)
    .filter(({ inhalt }) => inhalt === null)
    .map(({ feld, params }) => fehler('regel.begrenzteMengeInhaltFehlt', feld, params));
}
