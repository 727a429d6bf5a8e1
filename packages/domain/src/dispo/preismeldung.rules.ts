import { alsGanzzahl } from '../auftrag/rechnen/ganzzahl.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Preismeldung } from '../preis/berechnteil.js';

/** A reported price names its currency, and its parts add up to it. */
export function preisgrenzen(p: Preismeldung): Meldung[] {
  const meldungen: Meldung[] = [];
  if (!p.waehrung) meldungen.push(fehler('feld.pflicht', 'preis.waehrung'));
  const teile = (p.berechnteile ?? []).reduce((summe, t) => summe + alsGanzzahl(t.betrag, 2), 0);
  if (p.berechnteile?.length && teile !== alsGanzzahl(p.betrag, 2))
    meldungen.push(fehler('dispo.preisSumme', 'preis.betrag'));
  return meldungen;
}
