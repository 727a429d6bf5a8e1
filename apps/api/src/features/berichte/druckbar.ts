import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import type { Berichtsname } from './berichte.js';
import type { Ablieferung, Berichtsauftrag } from './berichtsauftrag.js';

/** Some papers presuppose something of their orders. @throws Fachfehler 409 naming the orders that lack it */
export function pruefeDruckbar(
  bericht: Berichtsname,
  auftraege: readonly Berichtsauftrag[],
  ablieferungen: Readonly<Record<number, Ablieferung>> = {},
): void {
  if (bericht === 'abliefernachweis') {
    verlange('bericht.keineAblieferung', auftraege, (a) => Boolean(ablieferungen[a.id]));
  }
}

function verlange(
  key: string,
  auftraege: readonly Berichtsauftrag[],
  erfuellt: (auftrag: Berichtsauftrag) => boolean,
): void {
  const meldungen = auftraege
    .filter((a) => !erfuellt(a))
    .map((a) => fehler(key, undefined, { number: a.spedeigennr }));
  if (meldungen.length) throw new Fachfehler(409, meldungen.slice(0, 20));
}
