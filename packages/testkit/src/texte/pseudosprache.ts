import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kataloge = fileURLToPath(new URL('../../../texte/kataloge/', import.meta.url));

/** ICU's name for a language with accents that nobody speaks. */
export const pseudosprache = { iso: 'en-XA', id: 60, name: 'Pseudo' };

const von = 'acegiklnorsuyzACEGIKLNORSUYZ';
const nach = 'áçéğíķłñóřšúýžÁÇÉĞÍĶŁÑÓŘŠÚÝŽ';
const dehnung = 'õ';
const laenger = 0.35;

/** A text that shows whether it came from a catalogue and whether it is cut: accents, longer words, in brackets; placeholders stay. */
export function pseudotext(text: string): string {
  const kern = text.trim();
  return text.replace(kern, () => `⟦${kern.replace(/\{\w+\}|\p{L}+/gu, gedehnt)}⟧`);
}

function gedehnt(wort: string): string {
  if (wort.startsWith('{')) return wort;
  const fremd = [...wort].map((b) => nach[von.indexOf(b)] ?? b).join('');
  return fremd + dehnung.repeat(Math.floor(wort.length * laenger));
}

/** Copies the catalogues into this folder and puts one more language beside them, made of the German one. */
export function legePseudospracheAn(ordner: string): void {
  cpSync(kataloge, ordner, { recursive: true });
  const { iso, id, name } = pseudosprache;
  mkdirSync(join(ordner, iso));
  for (const datei of readdirSync(join(ordner, 'de'))) {
    const texte: Record<string, string> = JSON.parse(readFileSync(join(ordner, 'de', datei), 'utf8'));
    const pseudo = Object.fromEntries(Object.entries(texte).map(([k, t]) => [k, pseudotext(t)]));
    const eigenes = datei === 'sprache.json' ? { 'sprache.kennung': String(id), 'sprache.name': name } : {};
    writeFileSync(join(ordner, iso, datei), JSON.stringify({ ...pseudo, ...eigenes }));
  }
}
