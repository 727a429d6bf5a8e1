/** What a field of a record may hold. */
export type Feldart =
  | 'text'
  | 'zahl'
  | 'zahlOderLeer'
  | 'lfd'
  | 'tag'
  | 'tagOderLeer'
  | 'zeitOderLeer'
  | 'zeitpunkt';

/** Where a field stands in its record, from 1, and what it holds. */
export interface Feldform {
  von: number;
  laenge: number;
  art: Feldart;
  /** How many of the digits of a number stand behind its invisible point. */
  dezimal: number;
}

/** The fields of a record by their names. */
export type Satzform = Readonly<Record<string, Feldform>>;

const feld =
  (art: Feldart) =>
  (von: number, laenge: number, dezimal = 0): Feldform => ({ von, laenge, art, dezimal });

export const text = feld('text');
/** Digits that must be there. */
export const zahl = feld('zahl');
export const zahlOderLeer = feld('zahlOderLeer');
/** 001 to 999. */
export const lfd = feld('lfd');
export const tag = (von: number): Feldform => feld('tag')(von, 8);
export const tagOderLeer = (von: number): Feldform => feld('tagOderLeer')(von, 8);
export const zeitOderLeer = (von: number): Feldform => feld('zeitOderLeer')(von, 4);
/** HHMMSS. */
export const zeitpunkt = (von: number): Feldform => feld('zeitpunkt')(von, 6);

const noetige: ReadonlySet<Feldart> = new Set(['zahl', 'lfd', 'tag', 'zeitpunkt']);

/** Is a record without it no record of its kind? */
export const istNoetig = ({ art }: Feldform): boolean => noetige.has(art);

/** The last position of a field. */
export const bis = ({ von, laenge }: Feldform): number => von + laenge - 1;

type Leser = (roh: string, form: Feldform) => string | undefined;

const istLeer = (roh: string) => roh.trim() === '';
const oderLeer =
  (leser: Leser, leer: (roh: string) => boolean): Leser =>
  (roh, form) =>
    leer(roh) ? '' : leser(roh, form);
const zeit: Leser = (roh) =>
  /^([01]\d|2[0-3])([0-5]\d){1,2}$/.test(roh) ? `${roh.slice(0, 2)}:${roh.slice(2, 4)}` : undefined;
const leerOderNullen = (roh: string) => istLeer(roh) || /^0+$/.test(roh);

const leser: Record<Feldart, Leser> = {
  text: (roh) => roh.trim(),
  zahl: dezimalzahl,
  zahlOderLeer: oderLeer(dezimalzahl, istLeer),
  lfd: (roh) => (/^\d+$/.test(roh) && Number(roh) > 0 ? String(Number(roh)) : undefined),
  tag: kalendertag,
  tagOderLeer: oderLeer(kalendertag, leerOderNullen),
  zeitOderLeer: oderLeer(zeit, istLeer),
  zeitpunkt: zeit,
};

/** The value of a field; undefined where its characters are none. Numbers are exact decimals with a point. */
export const wertVon = (roh: string, form: Feldform): string | undefined => leser[form.art](roh, form);

function dezimalzahl(roh: string, { dezimal }: Feldform): string | undefined {
  if (!/^\d+$/.test(roh)) return undefined;
  const stelle = roh.length - dezimal;
  const ganz = roh.slice(0, stelle).replace(/^0+(?=\d)/, '') || '0';
  const rest = roh.slice(stelle).replace(/0+$/, '');
  return rest ? `${ganz}.${rest}` : ganz;
}

/** DDMMYYYY as YYYY-MM-DD. */
function kalendertag(roh: string): string | undefined {
  const [, tt, mm, jjjj] = /^(\d{2})(\d{2})(\d{4})$/.exec(roh) ?? [];
  const tag = `${jjjj}-${mm}-${tt}`;
  const datum = new Date(`${tag}T00:00:00Z`);
  return !Number.isNaN(datum.getTime()) && datum.toISOString().startsWith(tag) ? tag : undefined;
}
