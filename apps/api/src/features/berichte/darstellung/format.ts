/** German notation on paper: comma, dot, TT.MM.JJJJ. */

const formate = [0, 1, 2, 3].map(
  (n) => new Intl.NumberFormat('de-DE', { minimumFractionDigits: n, maximumFractionDigits: n }),
);

/** A number with exactly `dezimal` places, empty where there is none. */
export function zahl(wert: unknown, dezimal: 0 | 1 | 2 | 3 = 0): string {
  return typeof wert === 'number' && Number.isFinite(wert) ? formate[dezimal]!.format(wert) : '';
}

/** A number with its unit, empty where there is none. */
export function menge(wert: unknown, dezimal: 0 | 1 | 2 | 3, einheit: string): string {
  const text = zahl(wert, dezimal);
  return text && `${text} ${einheit}`;
}

/** `YYYY-MM-DD`, or a moment in UTC, as TT.MM.JJJJ. */
export function tag(wert: unknown): string {
  const treffer = typeof wert === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(wert) : null;
  return treffer ? `${treffer[3]}.${treffer[2]}.${treffer[1]}` : '';
}

/** A moment in UTC as TT.MM.JJJJ, HH:mm Uhr. */
export function zeitpunkt(wert: unknown): string {
  const uhr = typeof wert === 'string' ? /T(\d\d:\d\d)/.exec(wert)?.[1] : undefined;
  return uhr ? `${tag(wert)}, ${uhr} Uhr` : tag(wert);
}

/** A window of time: "08:00–12:00 Uhr", "ab 08:00 Uhr", "bis 12:00 Uhr"; 00:00 counts as not given. */
export function zeitfenster(von: unknown, bis: unknown): string {
  const [a, b] = [uhrzeit(von), uhrzeit(bis)];
  if (a && b) return `${a}–${b} Uhr`;
  if (a) return `ab ${a} Uhr`;
  return b && `bis ${b} Uhr`;
}

function uhrzeit(wert: unknown): string {
  return typeof wert === 'string' && /^\d\d:\d\d$/.test(wert) && wert !== '00:00' ? wert : '';
}
