import { fehler, type Meldung } from '../../feld/meldung.js';
import { uhrzeitVon } from '../../feld/zeitpunkt.js';
import { positionen } from '../../regel/positionsregeln.js';
import type { Pruefling, Regelkontext } from '../../regel/regel.js';
import { summiere } from '../rechnen/summen.js';
import type { HeutigerAuftrag } from './bisherige.js';
import { warenworte } from './warenworte.js';

/**
 * The same order was captured earlier today: same recipient and pickup day, and the same reference or, where one of
 * them has none, the same goods. Which orders of today go to the recipient the context says.
 */
export function gleicherAuftrag(auftrag: Pruefling, { heutige, konfiguration }: Regelkontext): Meldung[] {
  const tag = auftrag.beladedatum ?? null;
  const gleicher = heutige.find(
    (h) => istFrueher(h, auftrag) && (h.beladedatum ?? null) === tag && istGleich(auftrag, h),
  );
  if (!gleicher) return [];
  const zeit = uhrzeitVon(gleicher.datumerfasst, konfiguration.zeitzone) || '00:00';
  return [
    fehler('regel.gleicherAuftragHeute', 'empfaengerAdresse.name', { number: gleicher.spedeigennr, zeit }),
  ];
}

/** Of two that are the same the first is none too many. */
const istFrueher = ({ id }: HeutigerAuftrag, auftrag: Pruefling) => !auftrag.id || id < auftrag.id;

function istGleich(auftrag: Pruefling, heutiger: HeutigerAuftrag): boolean {
  const referenz = auftrag.absenderReferenz?.trim();
  const andere = heutiger.absenderReferenz?.trim();
  if (referenz && andere) return referenz === andere;
  const waren = positionen(auftrag).map(({ p }) => p);
  const summen = summiere(waren);
  return (
    waren.length > 0 &&
    summen.bruttoGewicht === heutiger.sumBruttoGewicht &&
    summen.verpackungAnzahl === heutiger.sumVerpackungAnzahl &&
    summen.lademittelAnzahl === heutiger.sumLademittelAnzahl &&
    warenworte(waren) === heutiger.waren
  );
}
