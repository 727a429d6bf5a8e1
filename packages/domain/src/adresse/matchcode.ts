import { suchform } from '../texte/suchform.js';
import type { Anschrift } from './anschrift.js';

/** Lengths of the columns. */
const hoechstens = { matchcode: 35, ort: 12, suchname: 60, suchtext: 400 } as const;

/**
 * What people call an entry of the address book: its name and town in capitals. Where both do not fit, the town
 * keeps its first twelve characters and the name gives way, so that two branches of one firm stay apart.
 */
export function matchcode({ name, ort }: Pick<Anschrift, 'name' | 'ort'>): string {
  const stadt = gekuerzt(gross(ort), hoechstens.ort);
  if (!stadt) return gekuerzt(gross(name), hoechstens.matchcode);
  return `${gekuerzt(gross(name), hoechstens.matchcode - 1 - Array.from(stadt).length)} ${stadt}`;
}

/** What address lists are sorted by and what suggestions compare the beginning of. */
export function adressSuchname({ name }: Pick<Anschrift, 'name'>): string {
  return gekuerzt(suchform(name), hoechstens.suchname);
}

type Suchangaben = Partial<
  Pick<
    Anschrift,
    'name' | 'fremdnummer' | 'zeile2' | 'zeile3' | 'strasse' | 'hausnummer' | 'plz' | 'ort' | 'ortsteil'
  >
>;

/** What an entry is found by: name, number, lines, street, postal code and town, without accents. */
export function adressSuchtext(a: Suchangaben): string {
  const teile = [
    a.name,
    a.fremdnummer,
    a.zeile2,
    a.zeile3,
    a.strasse,
    a.hausnummer,
    a.plz,
    a.ort,
    a.ortsteil,
  ];
  return gekuerzt(suchform(teile.filter(Boolean).join(' ')), hoechstens.suchtext);
}

function gross(text: string | null | undefined): string {
  return (text ?? '').trim().toLocaleUpperCase('de-DE');
}

/** By characters, as the database counts them; no space is left at the end. */
function gekuerzt(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('').trim();
}
