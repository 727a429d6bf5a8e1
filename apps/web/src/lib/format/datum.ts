import { istTag, plusTage, wochentag } from '@frachtportal/domain/feld/tag';
import { tagVon, uhrzeitVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';

const tage = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

let zeitzone: string = zeitzoneVorgabe;

/** From now on moments are shown in this time zone: the one of the main client, wherever the user sits. */
export function zeigeIn(neu: string): void {
  zeitzone = neu;
}

/** Today's calendar day. */
export function heute(jetzt = new Date()): string {
  return tagVon(jetzt, zeitzone);
}

/** `2026-11-23` as `23.11.2026`; what is no day stays as it is. */
export function formatiereTag(tag: string | null | undefined): string {
  if (!tag) return '';
  return istTag(tag) ? `${tag.slice(8)}.${tag.slice(5, 7)}.${tag.slice(0, 4)}` : tag;
}

/** `2026-11-23` as `Mo 23.11.2026`. */
export function formatiereTagMitWochentag(tag: string | null | undefined): string {
  return istTag(tag) ? `${tage[wochentag(tag) - 1]} ${formatiereTag(tag)}` : formatiereTag(tag);
}

/** A moment's time of day: `08:12`. */
export const formatiereUhrzeit = (zeitpunkt: Date): string => uhrzeitVon(zeitpunkt, zeitzone) || '00:00';

/** A moment: `20.11.2026 08:12`; where only its day is known (`nurTag`), that. */
export function formatiereZeitpunkt(zeitpunkt: string | null | undefined, nurTag = false): string {
  if (!zeitpunkt) return '';
  if (nurTag) return formatiereTag(zeitpunkt.slice(0, 10));
  return [formatiereTag(tagVon(zeitpunkt, zeitzone)), uhrzeitVon(zeitpunkt, zeitzone)]
    .filter(Boolean)
    .join(' ');
}

/** The same without the year, for narrow columns: `20.11. 08:12`. */
export function formatiereZeitpunktKurz(zeitpunkt: string | null | undefined, nurTag = false): string {
  const text = formatiereZeitpunkt(zeitpunkt, nurTag);
  return text && `${text.slice(0, 6)}${text.slice(10)}`;
}

/** To the second, midnight too, for what is looked into closely. */
export function formatiereZeitpunktGenau(zeitpunkt: string | null | undefined): string {
  if (!zeitpunkt) return '';
  const uhrzeit = uhrzeitVon(zeitpunkt, zeitzone) || '00:00';
  return `${formatiereTag(tagVon(zeitpunkt, zeitzone))} ${uhrzeit}:${zeitpunkt.slice(17, 19)}`;
}

const worte: Record<string, number> = { h: 0, heute: 0, morgen: 1, übermorgen: 2, gestern: -1 };

/**
 * Reads a day as people type it: `1.3`, `1.3.26`, `0103`, `010326`, `01032026`, `1` (of this month), `h` (heute),
 * `morgen`, `fr` (the next Friday), `+1`, `-3` (days from today), `2026-03-01`. Empty text is null, what is no day is
 * undefined. With `voraus` a day is yet to come: in November `15.1` is the one of next year.
 */
export function leseTag(text: string, jetzt = new Date(), voraus = false): string | null | undefined {
  const roh = text
    .trim()
    .toLowerCase()
    .replace(/^(mo|di|mi|do|fr|sa|so)\.?\s+/, '');
  if (roh === '') return null;
  const basis = heute(jetzt);
  if (Object.hasOwn(worte, roh)) return plusTage(basis, worte[roh] as number);
  const gemeint = tage.findIndex((t) => t.toLowerCase() === roh.replace(/\.$/, ''));
  if (gemeint >= 0) return plusTage(basis, ((gemeint + 7 - wochentag(basis)) % 7) + 1);
  if (/^[+-]\d{1,4}$/.test(roh)) return plusTage(basis, Number(roh));
  if (/^\d{4}-\d\d-\d\d$/.test(roh)) return gueltig(roh);
  const teile = zerlege(roh);
  if (!teile) return undefined;
  const [tag, monat, jahr] = teile;
  if (jahr !== undefined) return alsTag(jahr.length === 2 ? `20${jahr}` : jahr, monat as string, tag);
  return ohneJahr(tag, monat, basis, voraus);
}

const halbesJahr = 182;

/** A day of this month or this year; one that is yet to come may be of the next. */
function ohneJahr(tag: string, monat: string | undefined, basis: string, voraus: boolean) {
  const [jahr, dieser] = basis.split('-') as [string, string];
  const hier = alsTag(jahr, monat ?? dieser, tag);
  const vergangen = voraus && hier !== undefined && hier < (monat ? plusTage(basis, -halbesJahr) : basis);
  if (!vergangen) return hier;
  const naechster = monat ?? String((Number(dieser) % 12) + 1);
  return alsTag(monat || dieser === '12' ? `${Number(jahr) + 1}` : jahr, naechster, tag);
}

function alsTag(jahr: string, monat: string, tag: string): string | undefined {
  return gueltig(`${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`);
}

function gueltig(tag: string): string | undefined {
  return istTag(tag) ? tag : undefined;
}

function zerlege(roh: string): [string, string?, string?] | undefined {
  const getrennt = /^(\d{1,2})(?:[.,/ -](\d{1,2}))?(?:[.,/ -](\d{2}|\d{4}))?\.?$/.exec(roh);
  const blank = /^(\d\d)(\d\d)(\d\d|\d{4})?$/.exec(roh);
  const treffer = getrennt ?? blank;
  return treffer ? [treffer[1] as string, treffer[2], treffer[3]] : undefined;
}
