import type { Option } from '../spalte';

/** Most entries a list shows at once. */
export const hoechstensGezeigt = 50;

export function optionstext(option: Option): string {
  return option.kurz ? `${option.kurz} ${option.text}` : option.text;
}

function klein(text: string): string {
  return text.trim().toLocaleLowerCase('de-DE');
}

/** Entries whose key, words or shown text start with what was typed; an exact key comes first. */
export function beginntMit(optionen: readonly Option[], text: string): Option[] {
  const gesucht = klein(text);
  if (gesucht === '') return optionen.slice(0, hoechstensGezeigt);
  const treffer = optionen.filter((o) =>
    [o.kurz ?? '', o.text, optionstext(o)].some((t) => klein(t).startsWith(gesucht)),
  );
  const genau = treffer.filter((o) => klein(o.kurz ?? '') === gesucht || klein(optionstext(o)) === gesucht);
  return [...genau, ...treffer.filter((o) => !genau.includes(o))].slice(0, hoechstensGezeigt);
}
