import { Dateifehler } from './dateifehler.js';

const bytefolgen: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file, whatever it was written with: UTF-8, else Windows-1252, as German spreadsheets write it; UTF-16
 * where its mark says so. @throws Dateifehler for what is no text
 */
export function alsText(datei: Uint8Array): string {
  const kennung = kodierung(datei);
  const text = new TextDecoder(kennung, { fatal: kennung !== 'windows-1252' }).decode(datei);
  if (hatSteuerzeichen(text)) throw new Dateifehler('datei.keinText');
  return text;
}

/** Which encoding a file, or its beginning, is written in. */
export function kodierung(datei: Uint8Array): string {
  const marke = bytefolgen.find(([, bytes]) => bytes.every((b, i) => datei[i] === b));
  if (marke) return marke[0];
  return istUtf8(datei) ? 'utf-8' : 'windows-1252';
}

function istUtf8(datei: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(datei);
    return true;
  } catch {
    return false;
  }
}

/** Texts have tabs and line ends, but no other control characters. */
export function hatSteuerzeichen(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x08\x0e-\x1f\ufffd]/.test(text);
}
