import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { positionen } from './positionen.js';

/** What shares a page with the place to sign: less than half a page of text. */
const hoechstens = { zeilen: 20, zeichen: 1500 };

const istKurz = (zeilen: readonly string[]): boolean =>
  zeilen.length <= hoechstens.zeilen && zeilen.join('\n').length <= hoechstens.zeichen;

/** A text in one part, or in a long one and an end that is low enough to share a page with what follows. */
export function mitEnde(zeilen: readonly string[]): string[][] {
  if (istKurz(zeilen)) return [[...zeilen]];
  const ende: string[] = [];
  const anfang = [...zeilen];
  for (let letzte = anfang.pop(); letzte !== undefined; letzte = anfang.pop()) {
    if (istKurz([letzte, ...ende])) ende.unshift(letzte);
    else {
      const [davor, rest] = geteilt(letzte, ende);
      return [[...anfang, ...davor], rest].filter((teil) => teil.length);
    }
  }
  return [ende];
}

/** The line over the end, cut at a blank where the end has no room for all of it. */
function geteilt(zeile: string, ende: readonly string[]): [string[], string[]] {
  if (ende.length) return [[zeile], [...ende]];
  const ab = zeile.length - hoechstens.zeichen;
  const luecke = zeile.indexOf(' ', ab);
  const schnitt = luecke < 0 ? ab : luecke + 1;
  return [[zeile.slice(0, schnitt).trimEnd()], [zeile.slice(schnitt)]];
}

/** The goods, what is to be said beside them, and where to sign: nobody signs on a page that says nothing else. */
export function gueterUndSchluss(
  auftrag: Berichtsauftrag,
  angaben: readonly Content[],
  unterschriften: Content,
): Content[] {
  const letzte = angaben.at(-1);
  if (!letzte) return positionen(auftrag, [unterschriften]);
  const schluss = { unbreakable: true, stack: [letzte, unterschriften] };
  return [...positionen(auftrag), ...angaben.slice(0, -1), schluss];
}
