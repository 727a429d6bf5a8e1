import iconv from 'iconv-lite';

/** The levels of syntax that UNB may name, each with its character set; ASCII is a part of all of them. */
const stufen = {
  UNOA: 'ascii',
  UNOB: 'ascii',
  UNOC: 'iso-8859-1',
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOW: 'utf-8',
  UNOY: 'utf-8',
} as const;
export type Stufe = keyof typeof stufen;

/** Why a message is refused, by the codes of data element 0085. */
export const gruende = {
  stufe: 2,
  wert: 12,
  fehlt: 13,
  unerwartet: 15,
  zuViele: 16,
  unbestimmt: 18,
  zeichen: 21,
  test: 25,
  bezug: 28,
  anzahl: 29,
  leer: 32,
  art: 37,
  zuLang: 39,
} as const;
export type Grund = keyof typeof gruende;

export interface Dienstzeichen {
  komponente: string;
  element: string;
  dezimal: string;
  freigabe: string;
  ende: string;
}

const ueblich: Dienstzeichen = { komponente: ':', element: '+', dezimal: '.', freigabe: '?', ende: "'" };

/** What separates what, as UNA says or as is usual. */
export function dienstzeichen(anfang: string): Dienstzeichen {
  if (!anfang.startsWith('UNA')) return ueblich;
  const [komponente = ':', element = '+', dezimal = '.', freigabe = '?', , ende = "'"] = anfang.slice(3, 9);
  return { komponente, element, dezimal, freigabe, ende };
}

/** The text of an interchange in the character set that its UNB names. */
export function alsText(
  bytes: Buffer,
): { text: string; stufe: Stufe } | { grund: 'stufe' | 'zeichen'; stelle: string } {
  const anfang = bytes.toString('latin1', 0, 300).trimStart();
  const { element } = dienstzeichen(anfang);
  const stelle = anfang.indexOf(`UNB${element}`);
  const name = stelle < 0 ? '' : anfang.slice(stelle + 4, stelle + 8);
  if (!Object.hasOwn(stufen, name)) return { grund: 'stufe', stelle: name };
  const stufe = name as Stufe;
  const satz = stufen[stufe];
  const text = satz === 'ascii' ? ascii(bytes) : iconv.decode(bytes, satz, { stripBOM: true });
  return text.includes('\ufffd') ? { grund: 'zeichen', stelle: name } : { text, stufe };
}

/** In the character set of its level, as an answer is sent. */
export const alsBytes = (text: string, stufe: Stufe): Buffer =>
  iconv.encode(text, stufen[stufe] === 'ascii' ? 'iso-8859-1' : stufen[stufe]);

const ascii = (bytes: Buffer) => (bytes.some((b) => b > 0x7f) ? '\ufffd' : bytes.toString('latin1'));
