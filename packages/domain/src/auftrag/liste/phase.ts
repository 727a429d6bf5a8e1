import { anzeigeErfasst, anzeigeUebertragen, type Statusfarbe } from '../../stammdaten/sendungsstatus.js';
import { Status } from '../auftrag-status.js';

/** How far a shipment is, in few words: lists filter by them, the overview counts them. */
export const phasen = ['erfasst', 'abgeholt', 'umschlag', 'zustellung', 'zugestellt', 'problem'] as const;

export type Phase = (typeof phasen)[number];

/** The words for them. */
export const phasentexte = {
  erfasst: 'auftrag.phase.erfasst',
  abgeholt: 'auftrag.phase.abgeholt',
  umschlag: 'auftrag.phase.umschlag',
  zustellung: 'auftrag.phase.zustellung',
  zugestellt: 'auftrag.phase.zugestellt',
  problem: 'auftrag.phase.problem',
} as const satisfies Record<Phase, string>;

/** The shipped status of a delivered shipment; most orders have it, so that indexes leave them out. */
export const statusZugestellt = 10;

/** What the shipped display statuses stand for. */
const ausgeliefert: Readonly<Record<number, Phase>> = {
  [anzeigeErfasst]: 'erfasst',
  [anzeigeUebertragen]: 'erfasst',
  1000010: 'erfasst',
  1000011: 'erfasst',
  1000012: 'abgeholt',
  1000013: 'umschlag',
  1000014: 'umschlag',
  1000015: 'umschlag',
  1000016: 'zustellung',
  1000017: 'umschlag',
  1000018: 'zugestellt',
  1000019: 'problem',
  1000020: 'problem',
  1000021: 'problem',
};

const nachFarbe: Readonly<Record<Statusfarbe, Phase>> = {
  neutral: 'umschlag',
  info: 'umschlag',
  ok: 'zugestellt',
  warn: 'problem',
  err: 'problem',
};

/**
 * The phase of a status: the portal's own are captured, of the others counts what users are shown; a display status that
 * is not a shipped one says by its colour whether the shipment has arrived, has a problem, or is on its way.
 */
export function phaseVon(
  statusId: number,
  anzeige: { id: number; farbe: Statusfarbe } | null | undefined,
): Phase {
  if (statusId <= Status.uebertragen) return 'erfasst';
  if (statusId === statusZugestellt) return 'zugestellt';
  return anzeige ? (ausgeliefert[anzeige.id] ?? nachFarbe[anzeige.farbe]) : 'umschlag';
}
