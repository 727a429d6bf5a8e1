import type { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { passende } from '../auftragseingang/gefahrgutwahl.js';
import { fehler } from '../feld/meldung.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import type { Schnellposition } from './position.js';

/** A position with the row of the dangerous-goods table that it means. */
export interface Eingestuft extends Schnellposition {
  klasse: Gefahrgutklasse | null;
}

/** Which row of the table is meant, of those that hold on the day; told where it is none or one of several. */
export function stufeEin(position: Schnellposition, zeilen: readonly Gefahrgutklasse[]): Eingestuft {
  const { gefahrgut } = position;
  if (!gefahrgut) return { ...position, klasse: null };
  const { unnr, verpackungsgruppe, klasse, klassifizierung } = gefahrgut;
  const angaben = { verpackungsgruppe, klasse, ...(klassifizierung && { klassifizierung }) };
  const treffer = passende(
    zeilen.filter((z) => z.unnr === unnr && z.zulassung === null),
    angaben,
  );
  const [einzige] = treffer;
  const gemeint = !klassifizierung || einzige?.klassifizierung === klassifizierung;
  if (einzige && treffer.length === 1 && gemeint) return { ...position, klasse: einzige };
  const text = ['UN', unnr, verpackungsgruppe, klassifizierung ?? klasse].filter(Boolean).join(' ');
  const unklar =
    treffer.length > 1
      ? fehler('schnelleingabe.gefahrgutMehrdeutig', undefined, { text })
      : fehler('schnelleingabe.gefahrgutUnbekannt', undefined, { text });
  return { ...position, klasse: null, unklar: [...position.unklar, unklar] };
}

/** The dangerous good as a line of the position; what nobody has said is open. */
export function alsGefahrgutzeile({ klasse, gefahrgut, werte }: Eingestuft): Partial<Gefahrgutzeile> | null {
  if (!klasse || !gefahrgut) return null;
  const { verpackt, liter, nettoGewicht, begrenztemenge } = gefahrgut;
  return {
    laufendeNummer: 1,
    gefahrgutUnnr: klasse,
    gefahrgutklasse: klasse,
    umweltgefaehrdend: klasse.umweltgefaehrdend,
    anzahl: verpackt ? (werte.verpackungAnzahl ?? null) : null,
    verpackung: verpackt ? (werte.verpackung ?? null) : null,
    bruttoGewicht: werte.bruttoGewicht ?? null,
    liter,
    nettoGewicht,
    begrenztemenge,
  };
}
