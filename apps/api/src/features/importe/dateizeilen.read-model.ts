import {
  type Dateilaufzeile,
  type Eingangsmeldung,
  groessterEingangMb,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import type { Laufzeile } from './laufzeilen.repository.js';

/** How a file comes in that becomes a run: whatever it is, in a form or as the body itself, which then is called so. */
export const laufdatei = (dateiname: string | null, mb: number = groessterEingangMb) =>
  ({ arten: ['beliebig'], hoechstensBytes: mb * 1_048_576, roh: true, dateiname }) as const;

/** What a line is shown with. */
export interface Laufkopf {
  kopf: readonly string[];
  blatt: string | null;
}

/** A line as it is answered: its cells as text, its messages with sheet, column, value and reason. */
export function alsDateizeile(
  zeile: Laufzeile,
  { kopf, blatt }: Laufkopf,
  sage: Uebersetzer,
): Dateilaufzeile {
  const { nummer, ausgang } = zeile;
  const texte = zeile.zellen.map((z) => (z === null ? null : String(z)));
  const zellen = Array.from({ length: Math.max(kopf.length, texte.length) }, (_, i) => ({
    wert: texte[i] ?? null,
  }));
  const meldungen = zeile.meldungen.map(
    ({ spalte, field, key, ...m }): Eingangsmeldung => ({
      blatt,
      zeile: nummer,
      spalte,
      field: field?.slice(0, 100) ?? null,
      key,
      spaltenname: spalte === null ? null : (kopf[spalte] ?? null),
      wert: spalte === null ? null : (texte[spalte]?.slice(0, 300) ?? null),
      text: meldungstext({ key, ...m }, sage),
    }),
  );
  return { nummer, ausgang, zellen, meldungen };
}
