import { getHolidays } from 'feiertagejs';
import { naechsterWerktag, plusTage, wochentag } from '../feld/tag.js';
import { type FeiertageRegion, istFeiertageRegion } from './feiertage-regionen.js';

const bekannt = new Map<string, ReadonlySet<string>>();

function feiertage(jahr: number, region: Exclude<FeiertageRegion, ''>): ReadonlySet<string> {
  const schluessel = `${region}${jahr}`;
  let tage = bekannt.get(schluessel);
  if (!tage) {
    // The library's days are noons in UTC; what it makes of them in local time is another day in New Zealand.
    tage = new Set(getHolidays(jahr, region).map(({ date }) => date.toISOString().slice(0, 10)));
    bekannt.set(schluessel, tage);
  }
  return tage;
}

/** Is the day a public holiday there? An unknown region has none. */
export function istFeiertag(tag: string, region: string): boolean {
  if (!istFeiertageRegion(region) || region === '') return false;
  return feiertage(Number(tag.slice(0, 4)), region).has(tag);
}

/** Does nobody deliver on this day: a Saturday, a Sunday or a public holiday? */
export function istFrei(tag: string, region: string): boolean {
  return wochentag(tag) > 5 || istFeiertag(tag, region);
}

/** The working day `versatz` days on; with 0 the day itself, or the next working day where it is off. */
export function werktagNach(tag: string, versatz: number, region: string): string {
  if (region === '') {
    return versatz === 0 && wochentag(tag) <= 5 ? tag : naechsterWerktag(tag, Math.max(versatz, 1));
  }
  let ergebnis = tag;
  for (let rest = versatz; rest > 0 || istFrei(ergebnis, region); ) {
    const naechster = plusTage(ergebnis, 1);
    // There is no day after the last one.
    if (naechster === ergebnis) break;
    ergebnis = naechster;
    if (rest > 0 && !istFrei(ergebnis, region)) rest--;
  }
  return ergebnis;
}
