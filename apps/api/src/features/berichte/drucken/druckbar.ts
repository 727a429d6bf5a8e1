import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import type { Berichtsname } from '../berichte.js';
import type { Ablieferung, Berichtsauftrag } from '../berichtsauftrag.js';

/** Some papers presuppose something of their orders. @throws Fachfehler 409 naming the orders that lack it */
export function pruefeDruckbar(
  bericht: Berichtsname,
  auftraege: readonly Berichtsauftrag[],
  ablieferungen: Readonly<Record<number, Ablieferung>> = {},
): void {
  if (bericht === 'lieferschein' || bericht === 'uebernahmeliste') {
    verlange('auftrag.uebernahmelisteNichtDruckbar', auftraege, (a) => a.status?.id !== Status.erfasst);
  }
  if (bericht === 'befoerderungspapier') verlange('bericht.keinGefahrgut', auftraege, hatGefahrgut);
  if (bericht === 'abliefernachweis') {
    verlange('bericht.keineAblieferung', auftraege, (a) => Boolean(ablieferungen[a.id]));
  }
}

const hatGefahrgut = (a: Berichtsauftrag) => a.auftragspositionen.some((p) => p.auftragsgefahrgueter?.length);

function verlange(
  key: string,
  auftraege: readonly Berichtsauftrag[],
  erfuellt: (auftrag: Berichtsauftrag) => boolean | undefined,
): void {
  const meldungen = auftraege
    .filter((a) => !erfuellt(a))
    .map((a) => fehler(key, undefined, { number: a.spedeigennr }));
  if (meldungen.length) throw new Fachfehler(409, meldungen.slice(0, 20));
}
