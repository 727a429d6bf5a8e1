import { adressworte } from '../auftragseingang/spaltenworte.js';
import { feld, felder } from '../feld/feld.js';
import { wortform } from '../texte/wortform.js';
import { Adressimportzeile } from './adressimport.js';

export type Adressspalte = keyof Adressimportzeile & string;

/** The columns of an import by the contract, in its order; the template has these. */
export const vorlagenspalten = [
  'fremdnummer',
  'name',
  'zeile2',
  'zeile3',
  'strasse',
  'hausnummer',
  'zusatz',
  'ortsteil',
  'ort',
  'plz',
  'lkz',
  'kontakt',
  'telefon',
] as const satisfies readonly Adressspalte[];

/** All columns of an address book as a table: those of the template, then the rest. */
export const buchspalten: readonly Adressspalte[] = [
  ...vorlagenspalten,
  ...[...felder(Adressimportzeile).keys()].filter((n) => !(vorlagenspalten as readonly string[]).includes(n)),
] as Adressspalte[];

/** Says the label of a field. */
type Sage = (label: string) => string;

/** How a column is headed: as its field is labelled on the screen. */
export function spaltentitel(spalte: Adressspalte, sage: Sage): string {
  return sage(feld(Adressimportzeile, spalte).label);
}

/** A value as it stands in a cell. */
export function adresszelle(wert: unknown): string {
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
  return wert === null || wert === undefined ? '' : String(wert);
}

/** Usual words for columns beside the labels of their fields and what files of orders call them. */
const ueblicheWorte: Partial<Record<Adressspalte, readonly string[]>> = {
  zusatz: ['Hausnummernzusatz', 'Hausnr.-Zusatz'],
  telefon: ['Tel.Nr., eMail, Website', 'Phone number', 'Mobile'],
  kurzname: ['Short name'],
  usteuerid: ['USt-Id', 'USt-ID-Nr.', 'VAT', 'VAT ID', 'VAT number'],
  postfach: ['PO box', 'P.O. box'],
};

/** All words by which a head line is known, whatever the labels of the fields are. */
export const adresskopfworte: readonly string[] = [
  ...buchspalten,
  ...Object.values(adressworte).flat(),
  ...Object.values(ueblicheWorte).flat(),
].map(wortform);

function spaltenworte(sage: Sage): Map<string, Adressspalte> {
  const uebliche = [...Object.entries(adressworte), ...Object.entries(ueblicheWorte)];
  return new Map([
    ...buchspalten.flatMap((s) =>
      uebliche
        .filter(([name]) => name === s)
        .flatMap(([, worte]) => worte.map((w): [string, Adressspalte] => [wortform(w), s])),
    ),
    ...buchspalten.map((s): [string, Adressspalte] => [wortform(s), s]),
    ...buchspalten.map((s): [string, Adressspalte] => [wortform(spaltentitel(s, sage)), s]),
  ]);
}

/**
 * Which column of the address book each head cell means, by label, field name or a usual word for it; null for one
 * that is none of ours. Where two mean the same the first counts.
 */
export function erkenneSpalten(kopf: readonly string[], sage: Sage): (Adressspalte | null)[] {
  const nachWort = spaltenworte(sage);
  const vergeben = new Set<Adressspalte>();
  return kopf.map((titel) => {
    const spalte = nachWort.get(wortform(titel));
    if (!spalte || vergeben.has(spalte)) return null;
    vergeben.add(spalte);
    return spalte;
  });
}

type Zellwert = string | number | boolean | null;

const wahrheiten: Record<string, boolean> = {
  ja: true,
  nein: false,
  '1': true,
  '0': false,
  true: true,
  false: false,
};

/** The cells of a line as a row of an import; what is not understood stays text, which the row's rules refuse. */
export function alsImportzeile(
  zellen: readonly string[],
  spalten: readonly (Adressspalte | null)[],
): Record<string, Zellwert> {
  const zeile: Record<string, Zellwert> = {};
  for (const [i, spalte] of spalten.entries()) {
    if (spalte) zeile[spalte] = zellwert(spalte, zellen[i]?.trim() ?? '');
  }
  return zeile;
}

function zellwert(spalte: Adressspalte, text: string): Zellwert {
  const { art } = feld(Adressimportzeile, spalte);
  if (art === 'text') return text;
  if (text === '') return null;
  if (art === 'wahrheit') return wahrheiten[text.toLowerCase()] ?? text;
  return /^\d+$/.test(text) ? Number(text) : text;
}
