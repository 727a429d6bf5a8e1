import iconv from 'iconv-lite';

/** What partners write their files in. */
export const zeichensaetze = ['utf-8', 'iso-8859-1', 'windows-1252', 'cp850'] as const;
export type Zeichensatz = (typeof zeichensaetze)[number];

/** The text of a file in a known character set; undefined where a byte has no meaning in it. */
export function dekodiere(bytes: Buffer, zeichensatz: Zeichensatz): string | undefined {
  const text = iconv.decode(bytes, zeichensatz, { stripBOM: true });
  return text.includes('\ufffd') ? undefined : text;
}

/** In UTF-8 if it is, else in Windows-1252, of which the first 256 characters of Unicode are nearly all. */
export function errateZeichensatz(bytes: Buffer): Zeichensatz {
  return dekodiere(bytes, 'utf-8') === undefined ? 'windows-1252' : 'utf-8';
}

/** A text as the bytes of a character set; undefined where it has one of its characters not. */
export function kodiere(text: string, zeichensatz: Zeichensatz): Buffer | undefined {
  const bytes = iconv.encode(text, zeichensatz);
  return dekodiere(bytes, zeichensatz) === text ? bytes : undefined;
}
