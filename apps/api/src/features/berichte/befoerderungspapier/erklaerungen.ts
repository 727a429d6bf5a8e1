import { menge, zahl } from '../darstellung/format.js';
import { type Berichtsgefahrgut, fehlendeAngaben, unNummer } from '../darstellung/gefahrgut/gefahrgut.js';
import { aus, verbunden } from '../darstellung/schrift/klartext.js';

/** Above this gross mass of limited quantities the vehicle bears the mark (3.4.13, 3.4.14). */
const kennzeichenAb = 8000;

/** What stands below the goods: limited and excepted quantities, what the table does not have, written instructions. */
export function erklaerungen(zeilen: readonly Berichtsgefahrgut[]): string[] {
  const lq = zeilen.filter((z) => z.begrenztemenge);
  const eq = zeilen.filter((z) => z.freigestelltemenge);
  const brutto = lq.reduce((summe, z) => summe + Math.round((z.bruttoGewicht ?? 0) * 100), 0) / 100;
  return [
    lq.length
      ? `In begrenzten Mengen verpackte gefährliche Güter (LQ): Bruttomasse zusammen ${menge(brutto, 2, 'kg')} (ADR 3.4.12).`
      : '',
    brutto > kennzeichenAb
      ? 'Über 8 t Bruttomasse: Beförderungseinheiten über 12 t sind nach ADR 3.4.13 zu kennzeichnen.'
      : '',
    eq.length
      ? `GEFÄHRLICHE GÜTER IN FREIGESTELLTEN MENGEN, Anzahl der Versandstücke: ${zahl(stueck(eq))} (ADR 3.5.6).`
      : '',
    ...new Set(zeilen.map(fehltHinweis)),
    'Schriftliche Weisungen nach ADR 5.4.3 sind mitzuführen (unece.org/transport/dangerous-goods).',
  ].filter(Boolean);
}

const stueck = (zeilen: readonly Berichtsgefahrgut[]) =>
  zeilen.reduce((summe, z) => summe + (z.anzahl ?? 0), 0);

function fehltHinweis(zeile: Berichtsgefahrgut): string {
  const fehlt = fehlendeAngaben(zeile);
  const ausgabe = verbunden(' ', 'Tabelle A', aus(zeile.gefahrgutklasse, 'version'));
  return fehlt && `UN ${unNummer(zeile)}: ${fehlt} nicht hinterlegt. Bitte ${ausgabe} laden.`;
}
