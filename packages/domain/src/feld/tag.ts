/** Calendar days as `YYYY-MM-DD`, without clock and time zone. */

const form = /^(\d{4})-(\d\d)-(\d\d)$/;

/** True for an existing calendar day from 1970 on. */
export function istTag(wert: unknown): wert is string {
  const treffer = typeof wert === 'string' ? form.exec(wert) : null;
  if (!treffer) return false;
  const [jahr, monat, tag] = treffer.slice(1).map(Number) as [number, number, number];
  const datum = new Date(Date.UTC(jahr, monat - 1, tag));
  return jahr >= 1970 && datum.getUTCMonth() === monat - 1 && datum.getUTCDate() === tag;
}

/** The last day that `YYYY-MM-DD` can say; a Friday, so looking for a working day ends there. */
export const letzterTag = '9999-12-31';

/** The day `anzahl` days later (or earlier when negative), at most the last day there is. */
export function plusTage(tag: string, anzahl: number): string {
  const datum = new Date(`${tag}T00:00:00Z`);
  datum.setUTCDate(datum.getUTCDate() + anzahl);
  return datum.getUTCFullYear() > 9999 ? letzterTag : datum.toISOString().slice(0, 10);
}

/** 1 = Monday … 7 = Sunday. */
export function wochentag(tag: string): number {
  return new Date(`${tag}T00:00:00Z`).getUTCDay() || 7;
}

/** The working day `versatz` days on; Saturdays and Sundays do not count (specification of orders, section 9). */
export function naechsterWerktag(tag: string, versatz = 1): string {
  let ergebnis = tag;
  for (let rest = versatz; rest > 0; ) {
    ergebnis = plusTage(ergebnis, 1);
    if (wochentag(ergebnis) <= 5) rest--;
  }
  return ergebnis;
}
