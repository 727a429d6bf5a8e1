import type { Auftrag } from '../auftrag/auftrag.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { ohneLeere } from '../auftrag/position/positionen.js';
import { suchform } from '../texte/suchform.js';
import type { Auftragsvorschlag, Auftragsvorschlagszeile } from './auftragsvorschlag.js';

type Kurzfassung = Pick<
  Auftragsvorschlagszeile,
  'empfaenger' | 'plz' | 'ort' | 'beladedatum' | 'positionen'
> & { suchtext: string };

/** What the list shows of the order of a proposal, and what it is found by. */
export function kurzfassung(
  { herkunft, referenz, grund }: Pick<Auftragsvorschlag, 'herkunft' | 'referenz' | 'grund'>,
  auftrag: Auftrag,
): Kurzfassung {
  const { empfaengerAdresse: an, absenderAdresse: von, beladedatum } = auftrag;
  const worte = [
    an?.name,
    an?.plz,
    an?.ort,
    von?.name,
    von?.ort,
    auftrag.absenderReferenz,
    auftrag.empfaengerreferenz,
    auftrag.spedfremdnr,
    auftrag.partnerreferenz,
    referenz,
    herkunft,
    grund,
  ];
  return {
    empfaenger: an?.name?.trim() || null,
    plz: an?.plz ?? null,
    ort: an?.ort ?? null,
    beladedatum: beladedatum ?? null,
    positionen: ohneLeere(Auftragsposition, auftrag.auftragspositionen ?? []).length,
    suchtext: suchform(worte.filter(Boolean).join(' ')),
  };
}
