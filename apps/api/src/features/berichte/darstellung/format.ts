/** German notation on paper: comma, dot, TT.MM.JJJJ. */

import { tagVon, uhrzeitVon } from '@frachtportal/domain/feld/zeitpunkt';
import { sage } from './papiersprache.js';
import { verbunden } from './schrift/klartext.js';

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

/** A calendar day `YYYY-MM-DD` as TT.MM.JJJJ; a moment is none, its day depends on the time zone. */
export function tag(wert: unknown): string {
  const treffer = typeof wert === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(wert) : null;
  return treffer ? `${treffer[3]}.${treffer[2]}.${treffer[1]}` : '';
}

/** A moment as TT.MM.JJJJ, HH:mm Uhr in a time zone; without one, only its day is known. */
export function zeitpunkt(wert: string | null, zeitzone: string | null): string {
  if (!wert || !zeitzone) return tag(wert?.slice(0, 10));
  const uhr = uhrzeitVon(wert, zeitzone);
  return verbunden(', ', tag(tagVon(wert, zeitzone)), uhr && sage('papier.zeit.um', { zeit: uhr }));
}

/** A window of time: "08:00–12:00 Uhr", "ab 08:00 Uhr", "bis 12:00 Uhr"; 00:00 counts as not given. */
export function zeitfenster(von: unknown, bis: unknown): string {
  const [a, b] = [uhrzeit(von), uhrzeit(bis)];
  if (a && b) return sage('papier.zeit.vonBis', { von: a, bis: b });
  if (a) return sage('papier.zeit.ab', { von: a });
  return b && sage('papier.zeit.bis', { bis: b });
}

function uhrzeit(wert: unknown): string {
  return typeof wert === 'string' && /^\d\d:\d\d$/.test(wert) && wert !== '00:00' ? wert : '';
}
