import { easter } from 'date-easter';
import { plusTage, wochentag } from '../feld/tag.js';
import { deutscheFeiertage, type Feiertagsliste } from './feiertage.generated.js';

const ostern = (jahr: number) => {
  const { month, day } = easter(jahr);
  return `${jahr}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The day that a note of the list means in a year: month and day, days from Easter Sunday, or that very day. */
function tagVon(notiz: string, jahr: number): string {
  if (notiz.startsWith('O')) return plusTage(ostern(jahr), Number(notiz.slice(1)));
  return notiz.length === 5 ? `${jahr}-${notiz}` : notiz;
}

type Tage = Map<string, { name: string; regionen: string[] }[]>;
const jahre = new Map<Feiertagsliste, Map<number, Tage>>();

/** All holidays of a year by day. */
function feiertage(liste: Feiertagsliste, jahr: number): Tage {
  const bekannte = jahre.get(liste) ?? new Map<number, Tage>();
  jahre.set(liste, bekannte);
  let tage = bekannte.get(jahr);
  if (!tage) {
    const alle = liste.flatMap(([name, notizen, regionen]) =>
      notizen.split(' ').map((notiz) => ({ tag: tagVon(notiz, jahr), name, regionen: regionen.split(' ') })),
    );
    tage = Map.groupBy(alle, ({ tag }) => tag);
    bekannte.set(jahr, tage);
  }
  return tage;
}

/**
 * The name of the public holiday that the day is in a region: a country, a state or canton, or some communities of one
 * (`DE`, `DE-BY`, `DE-BY-KATH`, `CH-ZH`). An unknown region has none.
 */
export function feiertag(
  tag: string,
  region: string,
  liste: Feiertagsliste = deutscheFeiertage,
): string | undefined {
  const liegtIn = (r: string) => region === r || region.startsWith(`${r}-`);
  return feiertage(liste, Number(tag.slice(0, 4)))
    .get(tag)
    ?.find(({ regionen }) => regionen.some(liegtIn))?.name;
}

/** Does nobody pick up or deliver on this day: a Saturday, a Sunday or a public holiday? */
export function istFrei(tag: string, region: string, liste?: Feiertagsliste): boolean {
  return wochentag(tag) > 5 || feiertag(tag, region, liste) !== undefined;
}

/** The working day `versatz` days on; with 0 the day itself, or the next working day where it is off. */
export function werktagNach(tag: string, versatz: number, region: string, liste?: Feiertagsliste): string {
  let ergebnis = tag;
  for (let rest = versatz; rest > 0 || istFrei(ergebnis, region, liste); ) {
    const naechster = plusTage(ergebnis, 1);
    // There is no day after the last one.
    if (naechster === ergebnis) break;
    ergebnis = naechster;
    if (rest > 0 && !istFrei(ergebnis, region, liste)) rest--;
  }
  return ergebnis;
}
