import { Uhrzeit } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { wochentag } from '../feld/tag.js';
import { alleFeiertage } from './alle-feiertage.js';
import { feiertag, istFrei, werktagNach } from './feiertage.js';

/** Until when orders are accepted for pickup on the same day, by weekday; a day without time accepts none. */
export class Annahmeschluss {
  @Uhrzeit({ label: 'beschriftung.montag' }) montag!: string | null;
  @Uhrzeit({ label: 'beschriftung.dienstag' }) dienstag!: string | null;
  @Uhrzeit({ label: 'beschriftung.mittwoch' }) mittwoch!: string | null;
  @Uhrzeit({ label: 'beschriftung.donnerstag' }) donnerstag!: string | null;
  @Uhrzeit({ label: 'beschriftung.freitag' }) freitag!: string | null;
}

const wochentage = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'] as const;

/** All days; null where none has a time: then nothing of its own is set. */
export function eigenerSchluss(roh: Partial<Annahmeschluss>): Annahmeschluss | null {
  const tage = wochentage.map((tag) => [tag, roh[tag] ?? null] as const);
  if (!tage.some(([, zeit]) => zeit)) return null;
  return Object.assign(new Annahmeschluss(), Object.fromEntries(tage));
}

/** A moment where the forwarder is. */
export interface Augenblick {
  tag: string;
  /** HH:mm, empty at midnight. */
  uhrzeit: string;
}

/** The day a new order is picked up, and why not today. */
export interface Abholvorschlag {
  tag: string;
  grund: Meldung | null;
}

/** Today where that is a working day at the pickup place and orders are still accepted, else the next working day. */
export function abholvorschlag(
  jetzt: Augenblick,
  region: string,
  annahmeschluss: Annahmeschluss | null,
): Abholvorschlag {
  const hindernis = warumNichtHeute(jetzt, region, annahmeschluss);
  if (!hindernis) return { tag: jetzt.tag, grund: null };
  const tag = werktagNach(jetzt.tag, 1, region, alleFeiertage);
  const params = {
    ...hindernis.params,
    wochentag: `beschriftung.wochentag.${nameVon(tag)}`,
    datum: kurz(tag),
  };
  return { tag, grund: { ...hindernis, params } };
}

const nameVon = (werktag: string) => wochentage[wochentag(werktag) - 1] ?? 'montag';

/** `24.11.` */
const kurz = (tag: string) => `${tag.slice(8)}.${tag.slice(5, 7)}.`;

function warumNichtHeute(
  { tag, uhrzeit }: Augenblick,
  region: string,
  annahmeschluss: Annahmeschluss | null,
): Meldung | null {
  const name = feiertag(tag, region, alleFeiertage);
  if (name) return fehler('auftrag.abholungNachFeiertag', 'beladedatum', { name });
  if (istFrei(tag, region, alleFeiertage)) return fehler('auftrag.abholungNachWochenende', 'beladedatum');
  if (!annahmeschluss) return null;
  const zeit = annahmeschluss[nameVon(tag)];
  if (!zeit) return fehler('auftrag.abholungOhneAnnahme', 'beladedatum');
  return uhrzeit >= zeit ? fehler('auftrag.annahmeschlussVorbei', 'beladedatum', { zeit }) : null;
}
