import { useState } from 'react';

/**
 * The marked row of a list that changes by itself; while a dialog about it is open, as it was when that opened. Else a
 * row that somebody else deletes would take along what is being entered, and the next one marked would get it.
 *
 * @param dialog which one is open, if any
 */
export function useFesteZeile<T>(
  dialog: string | object | null,
  zeilen: readonly T[] | undefined,
  istMarkiert: (zeile: T) => boolean,
): T | undefined {
  const markiert = zeilen?.find(istMarkiert);
  const offen = dialog !== null;
  const [stand, setStand] = useState({ markiert, offen });
  const neu = offen !== stand.offen || (!offen && markiert !== stand.markiert);
  if (neu) setStand({ markiert, offen });
  return neu ? markiert : stand.markiert;
}
