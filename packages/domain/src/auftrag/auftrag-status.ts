/** Status ids of an order that the portal itself sets; 4 and above come from the dispatch system. */
export const Status = { erfasst: 1, zurUebertragung: 2, uebertragen: 3, ausDispo: 4 } as const;

export type StatusId = (typeof Status)[keyof typeof Status];

/**
 * What can happen to an order. `abholen` (the order has been fetched), `melden` (a status has been reported) and
 * `preisMelden` (a price request is answered) are the dispatch system's.
 */
export const aktionen = [
  'bearbeiten',
  'loeschen',
  'uebertragen',
  'zuruecknehmen',
  'preisanfragen',
  'preisMelden',
  'abholen',
  'melden',
] as const;

export type Aktion = (typeof aktionen)[number];

type Uebergaenge = Partial<Record<Aktion, StatusId | null>>;

/**
 * From each status the actions that are allowed and the status they lead to; null: the order is gone.
 * `ausDispo` stands for every status from 4 on; what `melden` leads to is the status that was reported.
 */
export const uebergaenge = {
  [Status.erfasst]: {
    bearbeiten: Status.erfasst,
    loeschen: null,
    uebertragen: Status.zurUebertragung,
    preisanfragen: Status.zurUebertragung,
  },
  [Status.zurUebertragung]: {
    zuruecknehmen: Status.erfasst,
    preisMelden: Status.erfasst,
    abholen: Status.uebertragen,
  },
  [Status.uebertragen]: { melden: Status.ausDispo },
  [Status.ausDispo]: { melden: Status.ausDispo },
} as const satisfies Record<StatusId, Uebergaenge>;

function zeile(statusId: number): Uebergaenge {
  if (statusId >= Status.ausDispo) return uebergaenge[Status.ausDispo];
  return (uebergaenge as Record<number, Uebergaenge>)[statusId] ?? {};
}

/** May this happen to an order in this status? */
export function darf(aktion: Aktion, statusId: number): boolean {
  return Object.hasOwn(zeile(statusId), aktion);
}

/** The status after the action, null when the order is gone, undefined when the action is not allowed. */
export function folgestatus(aktion: Aktion, statusId: number): StatusId | null | undefined {
  return zeile(statusId)[aktion];
}
