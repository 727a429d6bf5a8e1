import { suchform } from '../texte/suchform.js';

/** What somebody who types a place means: postal codes to begin with, a name to begin with, or both. */
export interface Ortsfrage {
  /** Ways to write the beginning of the postal code. */
  plz: string[];
  /** Beginning of the name, as searched for. */
  name: string;
  /** A postal code of four digits and letters, whose letters only the addressee knows (Netherlands). */
  vierstellig: { ziffern: string; plz: string } | null;
}

const postleitzahl = /^([a-z]{1,3}-?)?\d[\da-z-]*( \d[\da-z]*| [a-z]{1,2})?$/;

/** "28195", "Brem", "28195 Bremen", "Bremen 28195" and "1012 JS" in their parts. */
export function zerlegeOrtssuche(text: string): Ortsfrage {
  const form = suchform(text).replace(/ +/g, ' ');
  if (postleitzahl.test(form)) return frage(form, '');
  const vorn = /^(\d[\d-]*(?: \d+)?(?: [a-z]{2})?) (\D+)$/.exec(form);
  if (vorn?.[1] && vorn[2]) return frage(vorn[1], vorn[2]);
  const hinten = /^(\D+) (\d[\d -]*)$/.exec(form);
  if (hinten?.[1] && hinten[2]) return frage(hinten[2], hinten[1]);
  return frage('', form);
}

function frage(plz: string, name: string): Ortsfrage {
  return { plz: schreibweisen(plz), name, vierstellig: vierstellig(plz) };
}

/** Digits alone also as countries separate them: 110 00, 00-950, 1000-001. */
export function schreibweisen(plz: string): string[] {
  if (!plz) return [];
  const gross = plz.toUpperCase();
  const ziffern = gross.replace(/[ -]/g, '');
  if (!/^\d+$/.test(ziffern)) return [gross];
  const getrennt = [
    [3, ' '],
    [2, '-'],
    [4, '-'],
  ] as const;
  const mehr = getrennt
    .filter(([stelle]) => ziffern.length > stelle)
    .map(([stelle, zeichen]) => `${ziffern.slice(0, stelle)}${zeichen}${ziffern.slice(stelle)}`);
  return [...new Set([gross, ziffern, ...mehr])];
}

function vierstellig(plz: string): Ortsfrage['vierstellig'] {
  const treffer = /^(\d{4}) ?([a-z]{1,2})$/.exec(plz);
  return treffer?.[1] && treffer[2]
    ? { ziffern: treffer[1], plz: `${treffer[1]} ${treffer[2].toUpperCase()}` }
    : null;
}
