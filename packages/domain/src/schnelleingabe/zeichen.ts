import { type Dezimal, liesDezimal } from './dezimal.js';
import { einheitVon } from './einheit.js';

/** A piece of what was typed: a number, or a word; `unlesbar` has digits that are neither. */
export interface Stueck {
  readonly text: string;
  readonly zahl: Dezimal | undefined;
  readonly unlesbar?: true;
}

const wort = (text: string): Stueck => ({ text, zahl: undefined });
const zahl = (text: string): Stueck => ({ text, zahl: liesDezimal(text) });

/** "120x80x110cm": numbers with a cross between them, and what is behind. */
const kreuz = /^(\d[\d.,]*)(?:[x×*](\d[\d.,]*))(?:[x×*](\d[\d.,]*))?([a-zäöü]*)\.?$/i;
/** "450kg", "3epal", "20l-Kanister", "150kg/Palette" */
const mitZahl = /^(\d+(?:[.,]\d+)*)(?:-)?(.*)$/;

/** The pieces of a part of the line; `istPackmittel` tells whether a word stands for packaging. */
export function zerlege(text: string, istPackmittel: (wort: string) => boolean): Stueck[] {
  return text
    .split(/\s+/)
    .map((teil) => teil.replace(/^[–—-]+$|[:;,]+$/g, ''))
    .filter(Boolean)
    .flatMap((teil) => stuecke(teil, istPackmittel));
}

function stuecke(teil: string, istPackmittel: (wort: string) => boolean): Stueck[] {
  const masse = kreuz.exec(teil);
  if (masse && (!masse[4] || einheitVon(masse[4])))
    return [
      ...masse.slice(1, 4).flatMap((m, i) => (m ? [...(i ? [wort('x')] : []), zahl(m)] : [])),
      ...(masse[4] ? [wort(masse[4])] : []),
    ];
  const [, ziffern, rest = ''] = mitZahl.exec(teil) ?? [];
  if (!ziffern)
    return /^[\p{P}\p{S}\p{N}]*\p{N}[\p{P}\p{S}\p{N}]*$/u.test(teil) ? [unlesbar(teil)] : bruch(teil);
  if (!rest) return liesDezimal(ziffern) ? [zahl(ziffern)] : [unlesbar(teil)];
  if (/^[.)]$/.test(rest)) return [zahl(ziffern)];
  const hinten = gelesenerRest(rest, istPackmittel);
  if (hinten && liesDezimal(ziffern)) return [zahl(ziffern), ...hinten];
  const wieMenge = !/\p{L}/u.test(rest) || (/^[a-zäöü]{1,4}\.?$/.test(rest) && !/^er/.test(rest));
  return [wieMenge ? unlesbar(teil) : wort(teil)];
}

const unlesbar = (text: string): Stueck => ({ text, zahl: undefined, unlesbar: true });

/** "kg/Palette" is a unit for each of something. */
function bruch(teil: string): Stueck[] {
  const [einheit = '', je] = teil.split('/');
  return je && einheitVon(einheit) ? [wort(einheit), wort('je'), wort(je)] : [wort(teil)];
}

/** What stands behind the digits of a word, where it is a unit, a packaging, or one with a dash between. */
function gelesenerRest(rest: string, istPackmittel: (wort: string) => boolean): Stueck[] | undefined {
  if (/^[x×*]$/i.test(rest)) return [wort('x')];
  if (einheitVon(rest) || istPackmittel(rest)) return [wort(rest)];
  const geteilt = bruch(rest);
  if (geteilt.length > 1) return geteilt;
  const [, einheit = '', packmittel = ''] = /^([^-]+)-(.+)$/.exec(rest) ?? [];
  return einheitVon(einheit) && istPackmittel(packmittel) ? [wort(einheit), wort(packmittel)] : undefined;
}
