import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';

/** What of the marked orders an action can be done with. */
export function was(markiert: readonly Auftragszeile[]) {
  const imStatus = (status: number) => markiert.filter((z) => z.status.id === status);
  const uebertragbar = imStatus(Status.erfasst);
  return {
    uebertragbar,
    zuruecknehmbar: imStatus(Status.zurUebertragung),
    loeschbar: markiert.length === 1 && uebertragbar.length === 1,
  };
}
