import { phasen } from '@frachtportal/domain/auftrag/liste/phase';
import {
  type Uebersicht,
  type Wochenstand,
  wochenanzahl,
} from '@frachtportal/domain/auftrag/liste/uebersicht';
import { plusTage, wochentag } from '@frachtportal/domain/feld/tag';
import type { Phasenstati } from '../suche/listenfilter.read-model.js';

/** How many orders have a status. */
interface Stand {
  status: number;
  anzahl: number;
  verspaetet: number;
  heute: number;
}

/** The figures of each phase from those of the statuses, and how many are late in all; what is delivered is not late. */
export function jePhase(
  staende: readonly Stand[],
  stati: Phasenstati,
): Pick<Uebersicht, 'phasen' | 'verspaetet'> {
  const je = phasen.map((phase) => {
    const dieser = staende.filter((s) => stati[phase].includes(s.status));
    const summe = (was: keyof Stand) => dieser.reduce((s, stand) => s + stand[was], 0);
    const heute = summe('heute');
    if (phase === 'zugestellt') return { phase, anzahl: heute, verspaetet: 0, heute };
    return { phase, anzahl: summe('anzahl'), verspaetet: summe('verspaetet'), heute };
  });
  return { phasen: je, verspaetet: je.reduce((s, { verspaetet }) => s + verspaetet, 0) };
}

/** The Mondays of the weeks that are shown; the last is that of the week of this day. */
export function montageBis(tag: string): string[] {
  const letzter = plusTage(tag, 1 - wochentag(tag));
  return Array.from({ length: wochenanzahl }, (_, i) => plusTage(letzter, 7 * (i + 1 - wochenanzahl)));
}

export const leereWoche = (montag: string): Wochenstand => ({
  montag,
  auftraege: 0,
  puenktlich: 0,
  zuSpaet: 0,
});
