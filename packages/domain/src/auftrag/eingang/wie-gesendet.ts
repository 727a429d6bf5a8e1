import type { Meldung } from '../../feld/meldung.js';
import type { Auftrag } from '../auftrag.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { istLeer } from '../position/positionen.js';

/** A message about an order as it is stored, at the field of the one that was sent: there rows may have been empty. */
export function wieGesendet(meldung: Meldung, { auftragspositionen }: Auftrag): Meldung {
  const pfad = /^auftragspositionen\[(\d+)\](?:\.auftragsgefahrgueter\[(\d+)\])?/.exec(meldung.field ?? '');
  if (!pfad) return meldung;
  const position = stelle(auftragspositionen, Auftragsposition, Number(pfad[1]));
  const zeilen = auftragspositionen[position]?.auftragsgefahrgueter;
  const zeile = pfad[2] && `.auftragsgefahrgueter[${stelle(zeilen, Gefahrgutzeile, Number(pfad[2]))}]`;
  const rest = meldung.field?.slice(pfad[0].length) ?? '';
  return { ...meldung, field: `auftragspositionen[${position}]${zeile ?? ''}${rest}` };
}

/** Where the row stands that is the `nummer`th one with something in it. */
function stelle(
  zeilen: readonly object[] | null | undefined,
  klasse: typeof Auftragsposition | typeof Gefahrgutzeile,
  nummer: number,
): number {
  const volle = [...(zeilen ?? []).keys()].filter((i) => !istLeer(klasse, zeilen?.[i] ?? {}));
  return volle[nummer] ?? nummer;
}
