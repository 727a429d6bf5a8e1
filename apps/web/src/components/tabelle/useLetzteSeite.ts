import { useEffect } from 'react';

/**
 * Answers the last page there is, and turns to it where the present one no longer exists, e.g. after deletions or from
 * an old link. Without a total, as while another page is on its way, it waits.
 */
export function useLetzteSeite(
  gesamt: number | undefined,
  { seite, zeilen }: { seite: number; zeilen: number },
  aendere: (neu: { seite: number }) => void,
): number {
  const letzte = Math.max(1, Math.ceil((gesamt ?? 0) / zeilen));
  const dahinter = gesamt !== undefined && seite > letzte;
  useEffect(() => {
    if (dahinter) aendere({ seite: letzte });
  }, [dahinter, letzte, aendere]);
  return letzte;
}
