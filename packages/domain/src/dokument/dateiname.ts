import { type Dokumentart, dokumentarten } from './dokument.js';

const hoechstens = 255;

/**
 * A file name that is one anywhere: no path, no control characters, nothing that a file system refuses, and an ending
 * that says what the file is.
 */
export function sichererDateiname(name: string, art: Dokumentart): string {
  const letzter = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const sauber = letzter
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const [endung] = dokumentarten[art];
  const hatEndung = dokumentarten[art].some((e) => sauber.toLowerCase().endsWith(`.${e}`));
  if (!sauber) return `Dokument.${endung}`;
  if (hatEndung) return kurz(sauber, sauber.slice(sauber.lastIndexOf('.')));
  return kurz(`${sauber}.${endung}`, `.${endung}`);
}

function kurz(name: string, endung: string): string {
  return name.length <= hoechstens
    ? name
    : `${name.slice(0, hoechstens - endung.length).toWellFormed()}${endung}`;
}

/** The ending of a media type's files, without dot. */
export function endungZu(art: string): string {
  return (dokumentarten as Record<string, readonly string[]>)[art]?.[0] ?? 'bin';
}
