import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { istTag } from '../../feld/tag.js';
import type { ServiceDefinition } from '../../stammdaten/service-definition.js';

type Typ = ServiceDefinition['typ'];

/** A flag without a value; everything else carries one. */
export function istLogisch(definition: { typ: string }): boolean {
  return definition.typ.toLowerCase() === 'logisch';
}

/**
 * How a value is stored: a moment as local `YYYY-MM-DDTHH:mm`, a number with a point, else as typed. A measure may lie
 * below zero: frozen goods travel at -18 °C.
 */
const formen: Partial<Record<Typ, RegExp>> = {
  Integer: /^\d{1,8}$/,
  Dezimal: /^-?\d{1,8}(\.\d{1,2})?$/,
};

/** Does a text say what a service of this type needs? A blank one says nothing. */
export function istServicewert(typ: Typ, wert: string | null | undefined): boolean {
  const text = wert?.trim() ?? '';
  if (typ === 'Datum') return istZeitpunkt(text);
  return text !== '' && (formen[typ]?.test(text) ?? true);
}

/** A day there is, with or without a time of day. */
function istZeitpunkt(text: string): boolean {
  const [tag, zeit = '00:00', ...rest] = text.split('T');
  return istTag(tag) && /^([01]\d|2[0-3]):[0-5]\d$/.test(zeit) && rest.length === 0;
}

const wertmeldungen: Partial<Record<Typ, Meldungsschluessel>> = {
  Datum: 'feld.tag',
  Integer: 'feld.zahl',
  Dezimal: 'feld.zahl',
  Logisch: 'feld.wahrheit',
};

/** Is a service on? A flag is only where it says `true`, every other only with a value of its type. */
export function istAn({ typ }: { typ: Typ }, wert: string | null | undefined): boolean {
  return istLogisch({ typ }) ? wert === 'true' : istServicewert(typ, wert);
}

/** Key of what is wrong with the value of a service, if anything. Without a value it is off, a flag also with `false`. */
export function servicefehler(definition: Pick<ServiceDefinition, 'typ'>, wert: string | null | undefined) {
  const aus = !wert?.trim() || (istLogisch(definition) && wert === 'false');
  if (aus || istAn(definition, wert)) return null;
  return wertmeldungen[definition.typ] ?? 'feld.text';
}

/** A stored value as people read it: `2026-11-23T14:30` as `23.11.2026 14:30`, `12.5` as `12,5`. */
export function serviceAnzeige(typ: string, wert: string | null | undefined): string {
  if (!wert || istLogisch({ typ })) return '';
  const tag = typ === 'Datum' ? /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(wert) : null;
  if (tag) return [`${tag[3]}.${tag[2]}.${tag[1]}`, tag[4]].filter(Boolean).join(' ');
  return typ === 'Dezimal' && istServicewert('Dezimal', wert) ? wert.replace('.', ',') : wert;
}
