import type { Lademittel, Verpackung } from '../stammdaten/ladeeinheiten.js';
import { wortform } from '../texte/wortform.js';
import { alltagsworte } from './packmittelworte.js';

export interface Packlisten {
  verpackungen: readonly Pick<
    Verpackung,
    'id' | 'kurzBezeichnung' | 'bezkurz' | 'langBezeichnung' | 'ggvs' | 'awSperre'
  >[];
  lademittel: readonly Pick<
    Lademittel,
    | 'id'
    | 'kurzBezeichnung'
    | 'bezkurz'
    | 'langBezeichnung'
    | 'awSperre'
    | 'laengeCM'
    | 'breiteCM'
    | 'eigengewichtKg'
  >[];
}

export type Packmittel =
  | { art: 'verpackung'; eintrag: Packlisten['verpackungen'][number] }
  | { art: 'lademittel'; eintrag: Packlisten['lademittel'][number] };

const endungen = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es'];

/** Words for a piece of whatever is counted. */
const stueckworte = new Set([
  'stuck',
  'stk',
  'stck',
  'st',
  'packstuck',
  'colli',
  'kolli',
  'collo',
  'einheit',
]);
const palettenworte = new Set(['palette', 'paletten', 'pal', 'pallet', 'pallets']);

export const istStueckwort = (wort: string) => stueckworte.has(wortform(wort));
export const istPalettenwort = (wort: string) => palettenworte.has(wortform(wort));

/** Finds an entry by what people call it; null where it may be one of several. */
export type Packmittelsuche = (wort: string) => Packmittel | null | undefined;

/**
 * The look-up of a client's lists. What an entry is called itself goes before everyday words, packagings before load
 * units of the same name, as in files.
 */
export function packmittelsuche({ verpackungen, lademittel }: Packlisten): Packmittelsuche {
  const alle: Packmittel[] = [
    ...verpackungen.map((eintrag) => ({ art: 'verpackung', eintrag }) as const),
    ...lademittel.map((eintrag) => ({ art: 'lademittel', eintrag }) as const),
  ].filter((p) => !p.eintrag.awSperre);
  const stufen = [kuerzel, name, alltag].map((formen) => verzeichnis(alle, formen));
  return (wort) => {
    const form = wortform(wort);
    for (const stufe of stufen) {
      const treffer = stufe.get(form);
      if (treffer !== undefined) return treffer;
    }
    return undefined;
  };
}

const kuerzel = ({ eintrag }: Packmittel) =>
  [eintrag.kurzBezeichnung, eintrag.bezkurz].flatMap((k) => (k ? [wortform(k)] : []));
const gebeugt = (wort: string) => endungen.map((endung) => wortform(wort) + endung);
const name = ({ eintrag }: Packmittel) => gebeugt(eintrag.langBezeichnung);
const alltag = ({ eintrag }: Packmittel) =>
  alltagsworte
    .filter(([deutsch, englisch]) => [deutsch, englisch].includes(eintrag.langBezeichnung))
    .flatMap(([deutsch, , worte]) => [deutsch, ...worte.split(' ')].flatMap(gebeugt));

function verzeichnis(alle: readonly Packmittel[], formen: (p: Packmittel) => string[]) {
  const gefunden = new Map<string, Packmittel | null>();
  for (const packmittel of alle) {
    for (const form of new Set(formen(packmittel))) {
      const vorher = gefunden.get(form);
      if (vorher === undefined) gefunden.set(form, packmittel);
      else if (vorher?.art === packmittel.art) gefunden.set(form, null);
    }
  }
  return gefunden;
}
