import { feld } from '../../feld/feld.js';
import { Gefahrgutklasse } from './gefahrgut.js';
import type { Gefahrgutunterschied } from './gefahrgutimport.js';
import { type Gefahrgutfeld, gefahrgutfelder } from './gefahrgutspalten.js';

/** Says the label of a field. */
type Sage = (label: string) => string;

/** A row of a file as it becomes one of the table, and the one whose place it takes. */
export interface Abgleichzeile {
  alt: Gefahrgutklasse | null;
  neu: Gefahrgutklasse;
  gleich: boolean;
}

export interface Abgleich {
  zeilen: Abgleichzeile[];
  neu: Gefahrgutunterschied[];
  geaendert: Gefahrgutunterschied[];
  entfallen: Gefahrgutunterschied[];
  /** Fields of which the file says nothing where the table knows something: it stays. */
  behalten: Gefahrgutfeld[];
}

/**
 * Brings a file together with the rows that are there. Rows belong together by UN number, packing group and, where the
 * file has it, classification code; of several such rows those that are equal, then those of the same name, then the
 * only one that is left.
 * What the file says nothing of is kept from the row that was there.
 */
export function gleicheAb(
  bisher: readonly Gefahrgutklasse[],
  neu: readonly Gefahrgutklasse[],
  felder: readonly Gefahrgutfeld[],
  sage: Sage,
): Abgleich {
  const merkmale = (['unnr', 'verpackungsgruppe', 'klassifizierung'] as const).filter((m) =>
    felder.includes(m),
  );
  const schluessel = (g: Gefahrgutklasse) => merkmale.map((m) => g[m] ?? '').join('|');
  const alte = Map.groupBy(bisher, schluessel);
  const neue = Map.groupBy(neu, schluessel);
  const ergebnis: Abgleich = { zeilen: [], neu: [], geaendert: [], entfallen: [], behalten: [] };
  for (const k of [...new Set([...alte.keys(), ...neue.keys()])].sort())
    gleicheGruppeAb(alte.get(k) ?? [], neue.get(k) ?? [], ergebnis, sage);
  ergebnis.behalten = gefahrgutfelder.filter((f) => ergebnis.behalten.includes(f));
  return ergebnis;
}

function gleicheGruppeAb(
  alte: readonly Gefahrgutklasse[],
  neue: readonly Gefahrgutklasse[],
  ergebnis: Abgleich,
  sage: Sage,
): void {
  const offen = [...alte];
  let rest = [...neue];
  const paare = (passt: (a: Gefahrgutklasse, n: Gefahrgutklasse) => boolean) => {
    rest = rest.filter((n) => {
      const i = offen.findIndex((a) => passt(a, n));
      const [a] = i < 0 ? [] : offen.splice(i, 1);
      if (a) merke(ergebnis, a, n, sage);
      return !a;
    });
  };
  paare((a, n) => andere(a, mit(a, n)).length === 0);
  paare((a, n) => a.bezeichnung === n.bezeichnung);
  // Of several that are left nobody can tell which is which.
  const [a, weitere] = offen;
  if (a && !weitere && rest.length === 1) paare(() => true);
  for (const n of rest) ergebnis.zeilen.push({ alt: null, neu: mit(null, n), gleich: false });
  ergebnis.neu.push(...rest.map((n) => zeile('neu', n, null)));
  ergebnis.entfallen.push(...offen.map((a) => zeile('entfallen', a, null)));
}

function merke(ergebnis: Abgleich, alt: Gefahrgutklasse, gelesen: Gefahrgutklasse, sage: Sage): void {
  const neu = mit(alt, gelesen);
  const anders = aenderungen(alt, neu, sage);
  if (anders) ergebnis.geaendert.push(zeile('geaendert', neu, anders));
  ergebnis.zeilen.push({ alt, neu, gleich: anders === null });
  ergebnis.behalten.push(...gefahrgutfelder.filter((f) => gelesen[f] === undefined && hat(alt[f])));
}

const hat = (wert: unknown) => wert !== null && wert !== undefined && wert !== false;

/** What the file says, over what was there. */
function mit(alt: Gefahrgutklasse | null, gelesen: Gefahrgutklasse): Gefahrgutklasse {
  const gesagt = gefahrgutfelder.filter((f) => gelesen[f] !== undefined).map((f) => [f, gelesen[f]]);
  const bisher = gefahrgutfelder.map((f) => [f, alt?.[f] ?? null]);
  const ohne = { abfall: alt?.abfall ?? false, umweltgefaehrdend: alt?.umweltgefaehrdend ?? false };
  return Object.assign(new Gefahrgutklasse(), Object.fromEntries(bisher), ohne, Object.fromEntries(gesagt));
}

/** The fields that differ. */
const andere = (a: Gefahrgutklasse, n: Gefahrgutklasse) =>
  gefahrgutfelder.filter((f) => (a[f] ?? null) !== (n[f] ?? null));

/** What differs in words: "Tunnelcode: D/E → E"; null where nothing does. */
export function aenderungen(a: Gefahrgutklasse, n: Gefahrgutklasse, sage: Sage): string | null {
  const teile = andere(a, n).map(
    (f) => `${sage(feld(Gefahrgutklasse, f).label)}: ${wort(a[f])} → ${wort(n[f])}`,
  );
  return teile.length ? teile.join('; ').slice(0, 2000) : null;
}

function wort(wert: unknown): string {
  if (wert === null || wert === undefined) return 'leer';
  return typeof wert === 'boolean' ? (wert ? 'ja' : 'nein') : String(wert);
}

function zeile(
  art: Gefahrgutunterschied['art'],
  { unnr, verpackungsgruppe, bezeichnung }: Gefahrgutklasse,
  aenderungen: string | null,
): Gefahrgutunterschied {
  return { art, unnr, verpackungsgruppe: verpackungsgruppe ?? null, bezeichnung, aenderungen };
}
