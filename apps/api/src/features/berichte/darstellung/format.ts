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

/** A paper is read where it is printed: all countries of its forwarders (D, A, CH, NL) share this time. */
const timeZone = 'Europe/Berlin';
const amTag = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const umUhr = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** `YYYY-MM-DD`, or a moment, as TT.MM.JJJJ. */
export function tag(wert: unknown): string {
  const treffer = typeof wert === 'string' ? /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d)?/.exec(wert) : null;
  if (!treffer) return '';
  return treffer[4] ? amTag.format(new Date(wert as string)) : `${treffer[3]}.${treffer[2]}.${treffer[1]}`;
}

/** A moment as TT.MM.JJJJ, HH:mm Uhr; midnight in UTC is a day without time, as on the screen. */
export function zeitpunkt(wert: unknown): string {
  const uhr = typeof wert === 'string' ? /T(\d\d:\d\d)/.exec(wert)?.[1] : undefined;
  if (!uhr || uhr === '00:00') return tag(wert);
  return `${tag(wert)}, ${umUhr.format(new Date(wert as string))} Uhr`;
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
