import type { Berichtsadresse, Berichtsauftrag, Berichtstexte, Briefkopf } from '../berichtsauftrag.js';
import { anschriftzeilen, landPlzOrt } from './anschrift.js';

/**
 * The order as the consignee may see it. A neutral sender stands in the place of the real one, and nothing tells of the
 * client, its users, who pays on its side, or under which number the real sender knows the goods; where the goods are picked up only if the order asks for it to be shown.
 */
export function fuerEmpfaenger(a: Berichtsauftrag): Berichtsauftrag {
  const { neutralerAbsenderAdresse: neutral } = a;
  if (!neutral) return a;
  return Object.assign(Object.create(Object.getPrototypeOf(a)), a, {
    absenderAdresse: neutral,
    neutralerAbsenderAdresse: null,
    absenderReferenz: null,
    abweichendeAbholerAdresse: a.abweichendeBeladung ? a.abweichendeAbholerAdresse : null,
    abweichendeRechnungsempfaengerAdresse: null,
    nachnahmeempfaengerAdresse: null,
    mandant: null,
    erfasser: null,
    aenderer: null,
  });
}

/** Who issues a paper: the forwarder; on what the consignee sees, of an order without its client, the neutral sender. */
export function briefkopfVon(a: Berichtsauftrag, texte: Berichtstexte): Briefkopf | undefined {
  const { mandant, absenderAdresse: absender } = a;
  if (mandant || !absender) return texte.koepfe[mandant?.id ?? 0];
  return { name: absender.name, zeilen: [...anschriftzeilen(absender), landPlzOrt(absender)] };
}

/** The consignor of dangerous goods (ADR 5.4.1.1.1 g): no neutral one, but whom the client has configured. */
export function adrAbsender(a: Berichtsauftrag, texte: Berichtstexte): Berichtsadresse | null {
  const { absenderAdresse: absender, neutralerAbsenderAdresse: neutral } = a;
  const spediteur = texte.koepfe[a.mandant?.id ?? 0];
  if (!absender || !neutral || !spediteur || !texte.adrAbsenderIstSpediteur) return absender;
  const [zeile2 = null, zeile3 = null] = spediteur.zeilen;
  return { ...absender, ...ohneAnschrift, name: spediteur.name, zeile2, zeile3 };
}

/** Nothing of what a paper prints of an address. */
const ohneAnschrift = {
  fremdnummer: null,
  matchcode: null,
  strasse: null,
  hausnummer: null,
  zusatz: null,
  ortsteil: null,
  land: null,
  lkz: null,
  plz: null,
  ort: null,
  kontakt: null,
  telefon: null,
  mailTrackTrace: null,
};
