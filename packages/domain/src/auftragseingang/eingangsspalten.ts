import type { Schluessel } from '@frachtportal/texte/katalog';
import { AuftragAdresse } from '../adresse/adresse.js';
import { Auftrag } from '../auftrag/auftrag.js';
import { AuftragLademittel } from '../auftrag/auftrag-teile.js';
import { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { felder, type Klasse } from '../feld/feld.js';
import { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { wortform } from '../texte/wortform.js';
import { type Masseinheit, mitEinheit, zehnerpotenz } from './masseinheiten.js';
import { gefahrgutworte, lademittelworte, positionsworte } from './positionsworte.js';
import { adressworte, kopfworte, rollenworte } from './spaltenworte.js';

/** The addresses that a file can name, in the order in which they are offered. */
export const adressrollen = [
  'empfaengerAdresse',
  'absenderAdresse',
  'abweichendeAbholerAdresse',
  'abweichendeEmpfaengerAdresse',
  'neutralerAbsenderAdresse',
] as const;
export type Adressrolle = (typeof adressrollen)[number];

export type Eingangsgruppe =
  | 'kopf'
  | Adressrolle
  | 'auftragspositionen'
  | 'auftragsgefahrgueter'
  | 'auftragZusLademittel';

/** How the text of a cell becomes a value. */
export type Wertart = 'text' | 'zahl' | 'tag' | 'uhrzeit' | 'wahrheit' | 'land' | 'plz' | 'code';

/** What a column of an order file can mean. */
export interface Eingangsspalte {
  /** `empfaengerAdresse.plz`; of a field of the order's head its name alone. */
  name: string;
  gruppe: Eingangsgruppe;
  feld: string;
  art: Wertart;
  label: Schluessel;
  /** What a column is called that we name ourselves; by this word it is known again. */
  titel: string;
  worte: readonly string[];
  /** What its numbers count, where it is not numbers alone. */
  mass?: Masseinheit | undefined;
}

const codes = new Set([
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'packmittel',
  'lademittel',
  'nachnahmeWaehrung',
]);
const besondere: Record<string, Wertart> = { lkz: 'land', plz: 'plz' };
const masse: Record<string, Masseinheit> = {
  bruttoGewicht: 'kg',
  nettoGewicht: 'kg',
  laengeCM: 'cm',
  breiteCM: 'cm',
  hoeheCM: 'cm',

  volumenCBM: 'cbm',
  lademeter: 'ldm',
  liter: 'l',
  nettoexplosivmasse: 'kg',
  warenwert: 'eur',
  stellplaetze: 'stueck',
  anzahl: 'stueck',
  packmittelAnzahl: 'stueck',
  lademittelAnzahl: 'stueck',
};
const labels: Record<string, Schluessel> = {
  packmittel: 'beschriftung.verpackung',
  packmittelAnzahl: 'beschriftung.anzahl',
};

function artVon(klassen: readonly Klasse[], feld: string): Wertart {
  if (codes.has(feld)) return 'code';
  const art = klassen.map((k) => felder(k).get(feld)?.art).find(Boolean);
  if (art === 'zahl' || art === 'tag' || art === 'uhrzeit' || art === 'wahrheit') return art;
  return feld === 'packmittelAnzahl' ? 'zahl' : (besondere[feld] ?? 'text');
}

function spalte(
  gruppe: Eingangsgruppe,
  feld: string,
  worte: readonly string[],
  klassen: readonly Klasse[],
  titel = worte[0] ?? feld,
): Eingangsspalte {
  const label = klassen.map((k) => felder(k).get(feld)?.label).find(Boolean) as Schluessel | undefined;
  return {
    name: gruppe === 'kopf' ? feld : `${gruppe}.${feld}`,
    gruppe,
    feld,
    art: artVon(klassen, feld),
    label: labels[feld] ?? label ?? 'beschriftung.feld',
    titel,
    worte: [...worte, feld],
    mass: masse[feld],
  };
}

/** "PLZ" alone is the consignee's; "Absender PLZ" and "PLZ Absender" say whose it is, "Empfänger" alone is a name. */
function mitRolle(rolle: keyof typeof rollenworte, feld: string, worte: readonly string[]): string[] {
  const genannt = rollenworte[rolle].flatMap((r) => worte.flatMap((w) => [`${r} ${w}`, `${w} ${r}`]));
  const allein = feld === 'name' ? rollenworte[rolle] : [];
  return [...(rolle === 'empfaengerAdresse' ? worte : []), ...genannt, ...allein, `${rolle}.${feld}`];
}

const gefahrgutklassen = [Gefahrgutzeile, Gefahrgutklasse];

/** Everything a column can mean, in the order in which it is offered. */
export const eingangsspalten: readonly Eingangsspalte[] = [
  ...Object.entries(kopfworte).map(([feld, worte]) => spalte('kopf', feld, worte, [Auftrag])),
  ...adressrollen.flatMap((rolle) =>
    Object.entries(adressworte).map(([feld, worte]) =>
      spalte(
        rolle,
        feld,
        mitRolle(rolle, feld, worte),
        [AuftragAdresse],
        `${rollenworte[rolle][0]} ${worte[0]}`,
      ),
    ),
  ),
  ...Object.entries(positionsworte).map(([feld, worte]) =>
    spalte('auftragspositionen', feld, worte, [Auftragsposition]),
  ),
  ...Object.entries(gefahrgutworte).map(([feld, worte]) =>
    spalte('auftragsgefahrgueter', feld, worte, gefahrgutklassen),
  ),
  ...Object.entries(lademittelworte).map(([feld, worte]) =>
    spalte('auftragZusLademittel', feld, worte, [AuftragLademittel]),
  ),
];

export const eingangsspalte = new Map(eingangsspalten.map((s) => [s.name, s]));

/** What each word means; of two columns with one word the first counts. */
const nachWort = new Map(
  eingangsspalten.toReversed().flatMap((s) => s.worte.map((w): [string, string] => [wortform(w), s.name])),
);
/** Where a word alone is taken by an earlier list: a date is the order's, an "Empfänger" a name. */
for (const { worte, name } of eingangsspalten.filter((s) => s.gruppe === 'kopf'))
  for (const w of worte) nachWort.set(wortform(w), name);

/** All words by which a head line is known. */
export const kopfwoerter: readonly string[] = [...nachWort.keys()];
/** Those of columns whose numbers are added up. */
export const mengenwoerter: readonly string[] = [...nachWort].flatMap(([wort, name]) =>
  eingangsspalte.get(name)?.art === 'zahl' ? [wort] : [],
);

/** What each column of a head line means, null where nobody knows; where two mean the same the first counts. */
export function erkenneEingangsspalten(kopf: readonly string[]): (string | null)[] {
  const vergeben = new Set<string>();
  return kopf.map((titel) => {
    const name = bedeutung(titel);
    if (!name || vergeben.has(name)) return null;
    vergeben.add(name);
    return name;
  });
}

/** A head in a unit that its numbers cannot be computed from is left to whoever knows better. */
function bedeutung(titel: string): string | undefined {
  const ganz = nachWort.get(wortform(titel)) ?? nachWort.get(wortform(titel.replace(/[([].*?[)\]]/g, '')));
  const { titel: ohne, einheit } = mitEinheit(titel);
  const name = ganz ?? (einheit === null ? undefined : nachWort.get(wortform(ohne)));
  const mass = name === undefined ? undefined : eingangsspalte.get(name)?.mass;
  return mass && einheit !== null && zehnerpotenz(mass, einheit) === undefined ? undefined : name;
}

/** The power of ten that makes of the unit in a column's head that of the field. */
export function kopfpotenz(titel: string, { mass }: Eingangsspalte): number {
  const { einheit } = mitEinheit(titel);
  return mass && einheit !== null ? (zehnerpotenz(mass, einheit) ?? 0) : 0;
}

/** Groups of columns of which an order needs one each. */
const noetige = [
  ['empfaengerAdresse.name', 'empfaengerAdresse.fremdnummer', 'empfaengerAdresse.matchcode'],
  ['auftragspositionen.warengutBezeichnung'],
  ['auftragspositionen.bruttoGewicht'],
];

/** Columns without which no line can be an order. */
export function fehlendeSpalten(zuordnung: readonly (string | null)[]): string[] {
  return noetige.filter((namen) => !namen.some((n) => zuordnung.includes(n))).map(([erste = '']) => erste);
}
