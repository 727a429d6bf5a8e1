import { feld } from '../../feld/feld.js';
import { Gefahrgutklasse, istKeine } from './gefahrgut.js';
import { mitAbleitungen, zustandAus } from './gefahrgutableitung.js';
import { bessererName, gleichBenannt } from './gefahrgutnamen.js';
import { type Gefahrgutfeld, gefahrgutfelder } from './gefahrgutspalten.js';

/** Says the label of a field. */
type Sage = (label: string) => string;

/** A row of a file as it becomes one of the table, and the one whose place it takes. */
export interface Abgleichzeile {
  gelesen: Gefahrgutklasse;
  alt: Gefahrgutklasse | null;
  neu: Gefahrgutklasse;
  /** The fields that differ. */
  anders: Gefahrgutfeld[];
  /** Fields of which the file says nothing where the table knows something: it stays. */
  behalten: Gefahrgutfeld[];
}

export interface Abgleich {
  zeilen: Abgleichzeile[];
  entfallen: Gefahrgutklasse[];
}

/** What tells the rows of one number apart besides their names. */
type Merkmal = 'variante' | 'klassifizierung' | 'befoerderungskategorie' | 'tunnelcode' | 'sondervorschrift';

/**
 * Brings a file together with the rows that are there. Rows belong together by UN number and packing group, and never
 * against a classification code or a variant that both of them name; of several such rows those that are equal, then
 * those of the same variant, then those of the same name and marks, then the only one that is left.
 * What the file says nothing of is kept from the row that was there.
 */
export function gleicheAb(
  bisher: readonly Gefahrgutklasse[],
  neu: readonly Gefahrgutklasse[],
  felder: readonly Gefahrgutfeld[],
): Abgleich {
  const gruppe = (g: Gefahrgutklasse) =>
    felder.includes('verpackungsgruppe') ? `${g.unnr}|${g.verpackungsgruppe ?? ''}` : g.unnr;
  const alte = Map.groupBy(bisher, gruppe);
  const neue = Map.groupBy(neu, gruppe);
  const ergebnis: Abgleich = { zeilen: [], entfallen: [] };
  for (const k of [...new Set([...alte.keys(), ...neue.keys()])].sort())
    gleicheGruppeAb(alte.get(k) ?? [], neue.get(k) ?? [], ergebnis);
  return ergebnis;
}

function gleicheGruppeAb(
  alte: readonly Gefahrgutklasse[],
  neue: readonly Gefahrgutklasse[],
  ergebnis: Abgleich,
): void {
  const offen = [...alte];
  let rest = [...neue];
  const paare = (passt: (a: Gefahrgutklasse, n: Gefahrgutklasse) => boolean) => {
    rest = rest.filter((n) => {
      const i = offen.findIndex((a) => vereinbar(a, n) && passt(a, n));
      const [a] = i < 0 ? [] : offen.splice(i, 1);
      if (a) ergebnis.zeilen.push(abgeglichen(a, n));
      return !a;
    });
  };
  const einig = (a: Gefahrgutklasse, n: Gefahrgutklasse, ...merkmale: Merkmal[]) =>
    merkmale.every((m) => gibt(a[m]) && a[m] === n[m]);
  paare((a, n) => andere(a, mit(a, n)).length === 0);
  paare((a, n) => einig(a, n, 'variante'));
  paare(
    (a, n) => gleichBenannt(a, n) && einig(a, n, 'klassifizierung', 'befoerderungskategorie', 'tunnelcode'),
  );
  paare((a, n) => gleichBenannt(a, n) && einig(a, n, 'befoerderungskategorie', 'tunnelcode'));
  paare((a, n) => gleichBenannt(a, n));
  // Of several that are left nobody can tell which is which.
  const [a, weitere] = offen;
  if (a && !weitere && rest.length === 1) paare(() => true);
  for (const n of rest)
    ergebnis.zeilen.push({ gelesen: n, alt: null, neu: mit(null, n), anders: [], behalten: [] });
  ergebnis.entfallen.push(...offen);
}

const gibt = (wert: unknown) => wert !== null && wert !== undefined;

/** Rows that name two variants or two classification codes are two entries, whatever their names are. */
function vereinbar(a: Gefahrgutklasse, n: Gefahrgutklasse): boolean {
  return (['variante', 'klassifizierung'] as const).every((m) => !gibt(a[m]) || !gibt(n[m]) || a[m] === n[m]);
}

function abgeglichen(alt: Gefahrgutklasse, gelesen: Gefahrgutklasse): Abgleichzeile {
  const neu = mit(alt, gelesen);
  const behalten = gefahrgutfelder.filter(
    (f) =>
      gelesen[f] === undefined && hat(alt[f]) && !(f === 'aggregatzustand' && zustandAus(neu) === alt[f]),
  );
  return { gelesen, alt, neu, anders: andere(alt, neu), behalten };
}

const hat = (wert: unknown) => wert !== null && wert !== undefined && wert !== false;

/** What the file says, over what was there, and what follows from both. */
function mit(alt: Gefahrgutklasse | null, gelesen: Gefahrgutklasse): Gefahrgutklasse {
  const gesagt = gefahrgutfelder.filter((f) => gelesen[f] !== undefined).map((f) => [f, gelesen[f]]);
  const bisher = gefahrgutfelder.map((f) => [f, alt?.[f] ?? null]);
  const ohne = { abfall: alt?.abfall ?? false, umweltgefaehrdend: alt?.umweltgefaehrdend ?? false };
  const neu: Gefahrgutklasse = Object.assign(
    new Gefahrgutklasse(),
    { technischerName: alt?.technischerName ?? null },
    Object.fromEntries([...bisher, ...Object.entries(ohne), ...gesagt]),
  );
  const { bezeichnung, nameGekuerzt = false } = alt ? bessererName(alt, gelesen) : gelesen;
  const keine = gefahrgutfelder.filter(
    (f) => neu[f] === null && (gelesen[f] === null || (alt !== null && istKeine(alt, f))),
  );
  return mitAbleitungen(Object.assign(neu, { bezeichnung, nameGekuerzt, keine: keine.join(',') || null }));
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
