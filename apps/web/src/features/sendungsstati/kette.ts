import { festePlaetze, type Kettenglied } from '@frachtportal/domain/sendungsstatus/status.rules';

/** The chain with one of its statuses at another place; nothing gets in front of the fixed places, nor from there. */
export function verschiebe<T>(kette: readonly T[], von: number, nach: number): readonly T[] {
  const ziel = Math.min(Math.max(nach, festePlaetze), kette.length - 1);
  if (von < festePlaetze || von >= kette.length || ziel === von) return kette;
  return kette.toSpliced(von, 1).toSpliced(ziel, 0, kette[von] as T);
}

/** The order as it is sent: the same order numbers, exchanged so that they rise along the chain. */
export function alsWunsch(kette: readonly { id: number; anzeigefolge: number | null }[]): Kettenglied[] {
  const folgen = kette.map((s) => s.anzeigefolge ?? 0).toSorted((a, b) => a - b);
  return kette.map(({ id }, i) => ({ id, anzeigefolge: folgen[i] ?? 0 }));
}
