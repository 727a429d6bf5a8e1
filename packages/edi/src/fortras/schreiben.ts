import { bis, type Feldform, istNoetig } from './felder.js';
import { bord512, type Satzart, type Sendungsart } from './saetze.js';

/** What is said in a record; the rest of it is empty. Days as YYYY-MM-DD, times as HH:MM, numbers as exact decimals. */
export type Satzwerte<A extends Satzart = Satzart> = {
  readonly [F in keyof (typeof bord512)[A]]?: string | number | null | undefined;
};

/** A record to be written. */
export type Satzangabe<A extends Satzart = Satzart> = { [K in A]: { art: K; werte: Satzwerte<K> } }[A];

/** All records of one consignment, without its running number. */
export interface Sendungsangabe {
  saetze: readonly Satzangabe<Sendungsart>[];
  /** Euros to be collected. */
  nachnahme: number;
  /** How many of its packages stand on which exchangeable load unit. */
  europaletten: number;
  gitterboxen: number;
}

export interface Borderoangabe {
  absender: string;
  empfaenger: string;
  kopf: Satzwerte<'A00'>;
  sendungen: readonly Sendungsangabe[];
  /** The day and HH:MM:SS at which it is written. */
  erstellt: { tag: string; zeit: string };
}

/** Something does not fit into its field; nothing is ever cut. */
export class Feldfehler extends Error {
  constructor(
    readonly satz: Satzart,
    readonly feld: string,
    readonly wert: string,
  ) {
    super(`${satz} ${feld}: „${wert}“ passt nicht in das Feld.`);
  }
}

/** Mailboxes in the head: seven characters, or the long form. */
const kurzesPostfach = 7;
export const laengstePostfachkennung = 16;

/** One record at its exact positions, as long as what is said in it. @throws Feldfehler */
export function schreibeSatz<A extends Satzart>(art: A, werte: Satzwerte<A>): string {
  let zeile: string = art;
  let mindestens = art.length;
  for (const [name, form] of Object.entries<Feldform>(bord512[art])) {
    const roh = werte[name as keyof Satzwerte<A>];
    const text = roh === null || roh === undefined ? '' : String(roh);
    const zeichen = schreiber[form.art](text, form);
    if (zeichen === undefined) throw new Feldfehler(art, name, text);
    zeile += zeichen.padEnd(form.laenge);
    if (istNoetig(form)) mindestens = bis(form);
  }
  return zeile.trimEnd().padEnd(mindestens);
}

/** A consignment file as lines; sums and counts are those of its records. @throws Feldfehler */
export function schreibeBordero({
  absender,
  empfaenger,
  kopf,
  sendungen,
  erstellt,
}: Borderoangabe): string[] {
  const saetze = [
    schreibeSatz('A00', { releaseVersion: '100', ...kopf }),
    ...sendungen.flatMap((sendung, i) => sendung.saetze.map((s) => schreibeSendungssatz(s, i + 1))),
    schreibeSatz('J00', summen(sendungen)),
  ];
  const { tag: dateOfCreation, zeit: timeOfCreation } = erstellt;
  // Of all records without head, end and itself.
  const ende = schreibeSatz('Z00', { recordNumber: saetze.length, dateOfCreation, timeOfCreation });
  return [dateikopf(absender, empfaenger), ...saetze, ende, '@@PT'];
}

function schreibeSendungssatz({ art, werte }: Satzangabe<Sendungsart>, nummer: number): string {
  return schreibeSatz(art, { ...werte, sequentialWaybillItem: nummer } as Satzwerte<typeof art>);
}

function dateikopf(absender: string, empfaenger: string): string {
  const lang = Math.max(absender.length, empfaenger.length);
  if (lang > laengstePostfachkennung) throw new Feldfehler('A00', 'mailbox', absender);
  const [stelle, laenge] = lang > kurzesPostfach ? [44, '18'] : [35, '7'];
  const bisAbsender = `@@PHBORD512 051200${stelle}0010${laenge.padEnd(2)}${absender}`;
  return `${bisAbsender.padEnd(stelle - 1)}${empfaenger}`;
}

function summen(sendungen: readonly Sendungsangabe[]): Satzwerte<'J00'> {
  const alle = sendungen.flatMap(({ saetze }) => saetze);
  const zaehle = <A extends Sendungsart>(art: A, feld: keyof Satzwerte<A>) =>
    alle.flatMap((s) => (s.art === art ? [Number((s.werte as Satzwerte<A>)[feld] ?? 0)] : []));
  const insgesamt = (werte: readonly number[]) => werte.reduce((a, b) => a + b, 0);
  // Whole grams and cents, so that no sum has a rest that its parts have not.
  const genau = (werte: readonly number[], teile: number) =>
    insgesamt(werte.map((wert) => Math.round(wert * teile))) / teile;
  return {
    totalNumberOfConsignments: sendungen.length,
    totalNumberOfPackages: insgesamt(zaehle('D00', 'numberOfPackages')),
    actualGrossWeightInKg: genau(zaehle('G00', 'actualConsignmentGrossWeightInKg'), 1000),
    numberOfBoxPallets: insgesamt(sendungen.map((s) => s.gitterboxen)),
    numberOfEuroFlatPallets: insgesamt(sendungen.map((s) => s.europaletten)),
    totalsOfProductValueCOD: genau(
      sendungen.map((s) => s.nachnahme),
      100,
    ),
  };
}

type Schreiber = (text: string, form: Feldform) => string | undefined;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const steuerzeichen = /[\0-\x1f\x7f]/;
const einText: Schreiber = (text, { laenge }) =>
  text.length > laenge || steuerzeichen.test(text) ? undefined : text;
/** DDMMYYYY. */
const einTag: Schreiber = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('') : undefined;
const eineUhrzeit =
  (form: RegExp): Schreiber =>
  (text) =>
    form.test(text) ? text.replaceAll(':', '') : undefined;
const oder =
  (leer: (form: Feldform) => string, schreibe: Schreiber): Schreiber =>
  (text, form) =>
    text ? schreibe(text, form) : leer(form);
const nullen = ({ laenge }: Feldform) => '0'.repeat(laenge);
const luecke = () => '';

const schreiber: Record<Feldform['art'], Schreiber> = {
  text: einText,
  zahl: oder(nullen, ziffern),
  zahlOderLeer: oder(luecke, ziffern),
  lfd: (text, form) => (Number(text) > 0 ? ziffern(text, form) : undefined),
  tag: einTag,
  tagOderLeer: oder(nullen, einTag),
  zeitOderLeer: oder(nullen, eineUhrzeit(/^([01]\d|2[0-3]):[0-5]\d$/)),
  zeitpunkt: eineUhrzeit(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
};

/** Digits with leading zeros and an invisible point; undefined where the number is too large or too fine for them. */
function ziffern(text: string, { laenge, dezimal }: Feldform): string | undefined {
  const [, ganz = '', rest = ''] = /^(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  if (!ganz || rest.length > dezimal) return undefined;
  const alle = `${ganz}${rest.padEnd(dezimal, '0')}`.replace(/^0+(?=\d)/, '');
  return alle.length > laenge ? undefined : alle.padStart(laenge, '0');
}
