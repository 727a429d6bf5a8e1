import { auftragsrollen } from '../adresse/adresstyp.js';
import { plzMeldung, plzPasst } from '../adresse/plz.js';
import type { Meldung } from '../feld/meldung.js';
import type { Land } from '../stammdaten/land.js';
import type { Auftrag } from './auftrag.js';

/**
 * German postal codes have five digits, whichever way an address came in. Those of other countries an order takes as
 * they were typed: there are senders who leave out the country's letters.
 */
export function pruefePostleitzahlen(auftrag: Partial<Auftrag>, laender: readonly Land[]): Meldung[] {
  return auftragsrollen.flatMap(({ feld }) => {
    const adresse = auftrag[feld];
    const land = adresse && landVon(adresse, laender);
    if (land?.lkz !== 'D' || !adresse?.plz?.trim() || plzPasst(adresse.plz, land)) return [];
    return [plzMeldung(land, `${feld}.plz`)];
  });
}

/** The country of an address, given by id or by its vehicle sign. */
export function landVon(
  { land, lkz }: { land?: { id: number } | null; lkz?: string | null },
  laender: readonly Land[],
): Land | undefined {
  return laender.find((l) => (land ? l.id === land.id : l.lkz === lkz?.trim().toUpperCase()));
}
