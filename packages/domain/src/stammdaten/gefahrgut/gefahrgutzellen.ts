import type { Zelle } from '../../auftragseingang/zellwerte.js';
import type { Gefahrgutklasse } from './gefahrgut.js';
import { bereinigterName } from './gefahrgutnamen.js';
import type { Gefahrgutfeld } from './gefahrgutspalten.js';

type Werte = Partial<Record<Gefahrgutfeld | 'keine', unknown>>;

const verboten = /BEF(Ö|OE)RDERUNG VERBOTEN/i;
const frei = /UNTERLIEG\w+ NICHT (DEM ADR|DEN VORSCHRIFTEN DES ADR)|NICHT UNTERSTELLT/i;

/** The cells of a row in the form of their fields: left out where it says nothing, null where there is none. */
export function zeilenwerte(
  stellen: readonly (readonly [Gefahrgutfeld, number])[],
  zellen: readonly Zelle[],
): Werte {
  const werte: Werte = {};
  for (const [feld, i] of stellen) {
    const text = alsText(zellen[i]);
    // Where carriage is forbidden or free, words take the place of columns.
    if (feld !== 'zulassung' && (verboten.test(text) || frei.test(text))) continue;
    const wert = text === '' ? undefined : wertVon(feld, text);
    if (wert !== undefined) werte[feld] = wert;
  }
  const worte = zellen.map(alsText).join(' ');
  if (verboten.test(worte)) werte.zulassung = 'verboten';
  else if (frei.test(worte)) werte.zulassung = 'frei';
  const keine = stellen.map(([feld]) => feld).filter((feld) => werte[feld] === null);
  if (keine.length) werte.keine = keine.join(',');
  return werte;
}

/** Does the cell hold category and tunnel code, as column 15 of the printed table does? */
export const hatTunnelcode = (zelle: Zelle | undefined) => /\([^)]+\)/.test(alsText(zelle));

const alsText = (zelle: Zelle | undefined) =>
  String(zelle ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const keines = (text: string) => text === '-' || text === '–';

/** A cell that is not empty in the form of its field: undefined where it says nothing, null where there is none. */
function wertVon(feld: Gefahrgutfeld, text: string): unknown {
  switch (feld) {
    case 'unnr':
      return text.replace(/^UN ?/i, '').padStart(4, '0');
    case 'bezeichnung':
      return bereinigterName(text);
    case 'abfall':
    case 'umweltgefaehrdend':
      return /^(ja|j|x|1|true|wahr|yes)$/i.test(text);
    case 'befoerderungskategorie':
      return kategorie(text);
    case 'tunnelcode':
      return tunnelcode(text);
    case 'gefahrzettel':
      return keines(text)
        ? null
        : text.replace(/\s*\(\+\s*([\d.]+)\)/g, '+$1').replace(/\s*([+,;])\s*/g, '+');
    case 'aggregatzustand':
      return zustand(text);
    case 'zulassung':
      return /^(1|ja|x|true|verboten)$/i.test(text) ? 'verboten' : /^frei/i.test(text) ? 'frei' : undefined;
    default:
      return keines(text) ? null : text;
  }
}

/** "2 (D/E)" is 2, "- (-)" none; "siehe SV 671 (E)" names no number; footnotes follow. */
function kategorie(text: string): unknown {
  const davor = text.replace(/\(.*$/, '').trim();
  if (davor === '' || /^siehe/i.test(davor)) return undefined;
  if (keines(davor)) return null;
  return /^\d+$/.test(davor) ? Number(davor) : davor;
}

/** Tables write the code in brackets; none is a dash. */
function tunnelcode(text: string): string | undefined {
  const code = (/\(([^)]*)\)/.exec(text)?.[1] ?? text).replace(/\s+/g, '');
  if (/^\d$|siehe/i.test(code)) return undefined;
  return keines(code) ? '-' : code.toUpperCase();
}

/** A word, or the code of an ADR tank: L for liquids, S for solids, C, P and R for gases. */
function zustand(text: string): Gefahrgutklasse['aggregatzustand'] | string | undefined {
  if (keines(text)) return undefined;
  if (/^(fl(ü|ue)ssig|liquid|L[A-Z0-9.]{2,3}[A-Z]?\b)/i.test(text)) return 'fluessig';
  if (/^(fest|solid|S[GL][A-Z]{2}\b)/i.test(text)) return 'fest';
  return /^(gas|[CPR][x\d]+[A-Z]{2}\b)/i.test(text) ? 'gas' : undefined;
}
