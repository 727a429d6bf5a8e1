/** Files that were dropped on an order whose papers are not in sight yet. */
const abgelegtes = new Map<number, File[]>();

export function legeAb(auftragId: number, dateien: readonly File[]): void {
  abgelegtes.set(auftragId, [...(abgelegtes.get(auftragId) ?? []), ...dateien]);
}

/** Each is taken once. */
export function nimmAbgelegtes(auftragId: number): File[] {
  const dateien = abgelegtes.get(auftragId) ?? [];
  abgelegtes.delete(auftragId);
  return dateien;
}
