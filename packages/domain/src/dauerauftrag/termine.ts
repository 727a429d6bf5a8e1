import rrule from 'rrule';
import { alleFeiertage } from '../kalender/alle-feiertage.js';
import { feiertag, werktagNach } from '../kalender/feiertage.js';
import type { Dauerregel, Dauertermin, Wochentag } from './dauerauftrag.js';

const { RRule } = rrule;

const tage: Record<Wochentag, number> = {
  mo: RRule.MO.weekday,
  di: RRule.TU.weekday,
  mi: RRule.WE.weekday,
  do: RRule.TH.weekday,
  fr: RRule.FR.weekday,
  sa: RRule.SA.weekday,
  so: RRule.SU.weekday,
};

/** Most days of a rule that are looked at from `ab` on: ten years of every day. */
const hoechstens = 3653;

const alsDatum = (tag: string) => new Date(`${tag}T00:00:00Z`);
const alsTag = (datum: Date) => datum.toISOString().slice(0, 10);

/**
 * The days of a rule (RFC 5545, weekly) from `ab` on, as many as asked for of those that are not left out, each once.
 * A holiday moves a pickup to the next working day, or leaves it out.
 * @param region whose holidays count (`DE-BY`)
 */
export function termine(regel: Dauerregel, region: string, ab: string, anzahl: number): Dauertermin[] {
  const vergeben = new Set<string>();
  const gefunden: Dauertermin[] = [];
  let noch = anzahl;
  let gesehen = 0;
  // A day before `ab` may be moved to one after it, hence all are looked at from the first on.
  wiederholung(regel).all((datum) => {
    const termin = zu(alsTag(datum), regel, region);
    const neu = termin.faelltAus || !vergeben.has(termin.tag);
    if (!termin.faelltAus) vergeben.add(termin.tag);
    if (termin.tag >= ab) gesehen++;
    if (neu && termin.tag >= ab) {
      gefunden.push(termin);
      if (!termin.faelltAus) noch--;
    }
    return noch > 0 && gesehen < hoechstens;
  });
  return gefunden.toSorted((a, b) => a.tag.localeCompare(b.tag));
}

const wiederholung = ({ wochentage, wochen, von, bis }: Dauerregel) =>
  new RRule({
    freq: RRule.WEEKLY,
    interval: wochen,
    wkst: RRule.MO,
    byweekday: wochentage.map((t) => tage[t]),
    dtstart: alsDatum(von),
    until: bis ? alsDatum(bis) : null,
  });

function zu(tag: string, regel: Dauerregel, region: string): Dauertermin {
  const name = regel.feiertage === 'trotzdem' ? undefined : feiertag(tag, region, alleFeiertage);
  if (!name) return { tag, statt: null, feiertag: null, faelltAus: false };
  if (regel.feiertage === 'auslassen') return { tag, statt: null, feiertag: name, faelltAus: true };
  return { tag: werktagNach(tag, 0, region, alleFeiertage), statt: tag, feiertag: name, faelltAus: false };
}
