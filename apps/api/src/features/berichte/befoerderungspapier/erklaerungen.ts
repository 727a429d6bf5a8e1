import { zahl } from '../darstellung/format.js';
import { type Berichtsgefahrgut, fehlendeAngaben, unNummer } from '../darstellung/gefahrgut/gefahrgut.js';
import { sage } from '../darstellung/papiersprache.js';
import { aus, verbunden } from '../darstellung/schrift/klartext.js';

/** What stands below the goods beside the verdict: excepted quantities, and what the table does not have. */
export function erklaerungen(zeilen: readonly Berichtsgefahrgut[]): string[] {
  const eq = zeilen.filter((z) => z.freigestelltemenge);
  return [
    eq.length ? sage('papier.adr.eq', { anzahl: zahl(stueck(eq)) }) : '',
    ...new Set(zeilen.map(fehltHinweis)),
  ].filter(Boolean);
}

const stueck = (zeilen: readonly Berichtsgefahrgut[]) =>
  zeilen.reduce((summe, z) => summe + (z.anzahl ?? 0), 0);

function fehltHinweis(zeile: Berichtsgefahrgut): string {
  const fehlt = fehlendeAngaben(zeile);
  const ausgabe = verbunden(' ', sage('papier.adr.tabelleA'), aus(zeile.gefahrgutklasse, 'version'));
  return fehlt && sage('papier.adr.fehlt.bitteLaden', { nummer: unNummer(zeile), fehlt, ausgabe });
}
