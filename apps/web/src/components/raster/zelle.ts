import { t } from '@frachtportal/texte/t';
import { formatiereZahl, leseZahl } from '../../lib/format/zahlen';
import type { Option, Spalte, Treffer } from './spalte';
import type { Zeile } from './zeile';
import { beginntMit, optionstext } from './zustand/auswahl';
import type { Entwurf } from './zustand/entwurf';

/** What a typed text means in a column. `roh` keeps what could not be understood, so that nothing typed is lost. */
export interface Zellwert {
  wert: unknown;
  roh?: string;
}

const ja = new Set(['ja', 'j', 'x', 'wahr', 'true', '1', '✓']);

export function liesZelle<T>(spalte: Spalte<T>, eingabe: string): Zellwert {
  const getrimmt = eingabe.trim();
  if (spalte.art === 'schalter') return { wert: ja.has(getrimmt.toLowerCase()) };
  if (getrimmt === '') return { wert: null };
  if (spalte.art === 'zahl') {
    const zahl = leseZahl(ohneEinheit(getrimmt, spalte.einheit));
    return Number.isNaN(zahl) ? { wert: null, roh: getrimmt } : { wert: zahl };
  }
  // What the text stands for only the server knows: it is kept until the look-up has answered.
  if (spalte.art === 'suche') return { wert: null, roh: getrimmt };
  if (spalte.art === 'auswahl') {
    const [treffer] = beginntMit(spalte.optionen, getrimmt);
    return treffer ? { wert: { id: treffer.id } } : { wert: null, roh: getrimmt };
  }
  return { wert: getrimmt };
}

/** `1.234,50 kg` is a weight where weights are in kg; the unit alone is no number. */
function ohneEinheit(text: string, einheit = ''): string {
  const hat = text.length > einheit.length && text.toLowerCase().endsWith(einheit.toLowerCase());
  return hat ? text.slice(0, text.length - einheit.length) : text;
}

/** What the text being typed in a cell means, or the entry it stands for. */
export function liesEntwurf<T>(spalte: Spalte<T>, { text: getippt, wahl, treffer }: Entwurf): Zellwert {
  if (treffer) return { wert: treffer };
  return typeof wahl === 'number' ? { wert: { id: wahl } } : liesZelle(spalte, getippt);
}

/** The message for a text that could not be understood. */
export function rohMeldung<T>(spalte: Spalte<T>): string {
  return t(spalte.art === 'zahl' ? 'meldung.feld.zahl' : 'meldung.feld.auswahl');
}

/** Words of a reference: those of the list, else those that came with the object (an entry meanwhile blocked). */
export function verweistext(optionen: readonly Option[], wert: unknown): string {
  const verweis = wert as
    | { id?: number; langBezeichnung?: string; bezeichnungKurz?: string }
    | null
    | undefined;
  if (verweis?.id === undefined) return '';
  const option = optionen.find((o) => o.id === verweis.id);
  return option
    ? optionstext(option)
    : (verweis.langBezeichnung ?? verweis.bezeichnungKurz ?? `${verweis.id}`);
}

function wertVon<T>(zeile: Zeile<T>, name: string): unknown {
  return (zeile.daten as Record<string, unknown>)[name];
}

/** The text of a cell while reading. */
export function zelltext<T>(spalte: Spalte<T>, zeile: Zeile<T>): string {
  const roh = zeile.roh?.[spalte.name];
  if (roh !== undefined) return roh;
  if (spalte.art === 'anzeige') return spalte.text(zeile.daten);
  const wert = wertVon(zeile, spalte.name);
  if (spalte.art === 'schalter') return wert ? '✓' : '';
  if (spalte.art === 'auswahl') return verweistext(spalte.optionen, wert);
  if (spalte.art === 'suche') return wert ? spalte.text(wert as Treffer) : '';
  if (spalte.art === 'text') return (wert as string | null | undefined) ?? '';
  const zahl = spalte.berechne ? spalte.berechne(zeile.daten) : wert;
  return typeof zahl === 'number' ? formatiereZahl(zahl, spalte.stellen ?? spalte.dezimal, 6) : '';
}

/** Is the number shown another than the one entered? */
export function istBerechnet<T>(spalte: Spalte<T>, zeile: Zeile<T>): boolean {
  if (spalte.art !== 'zahl' || !spalte.berechne) return false;
  return spalte.berechne(zeile.daten) !== (wertVon(zeile, spalte.name) ?? null);
}

/** The text an editor starts with: a number without thousands marks, so that digits can be changed. */
export function editiertext<T>(spalte: Spalte<T>, zeile: Zeile<T>): string {
  const wert = wertVon(zeile, spalte.name);
  if (spalte.art !== 'zahl' || zeile.roh?.[spalte.name] !== undefined) return zelltext(spalte, zeile);
  return typeof wert === 'number' ? formatiereZahl(wert, 0, 6).replaceAll('.', '') : '';
}
